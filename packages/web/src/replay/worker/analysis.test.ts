import { imagine, isRefusal, present, randomOf, watched } from '@kronika/kernel';
import { l5r } from '@kronika/l5r';
import { describe, expect, test } from 'vitest';
import { playedByBots } from '../testing/played.ts';
import { mistakesIn } from './analysis.ts';
import { choicesIn, reviewOf } from './review.ts';

const shown = watched(l5r, playedByBots(l5r, 40).record());
if (isRefusal(shown)) throw new Error('the record was refused');
const { moments } = shown;
const choices = choicesIn(moments);
const how = { nodes: 60, names: ['Ala', 'Ola'] };

describe('a review of a decision', () => {
  const reviews = choices.slice(0, 8).flatMap((taken) => reviewOf(l5r, taken, how) ?? []);

  test('is there only where something could be chosen', () => {
    expect(choices.length).toBeGreaterThan(5);
    expect(choices.length).toBeLessThanOrEqual(moments.length);
  });

  test('tells what was played, what would have been better and why, in both languages', () => {
    expect(reviews.length).toBeGreaterThan(0);
    for (const review of reviews)
      for (const phrase of [review.asked, review.played, review.better, review.reason])
        expect(phrase).toEqual({ pl: expect.stringMatching(/\S/), en: expect.stringMatching(/\S/) });
  });

  test('costs nothing where the same would have been played', () => {
    for (const { played, better, loss } of reviews) {
      expect(loss).toBeGreaterThanOrEqual(0);
      if (played.en === better.en) expect(loss).toBe(0);
    }
  });

  test('is the same every time, and whatever the seat could not know', () => {
    const taken = present(choices[6], 'a decision');
    const { seat } = taken.question;
    const otherwise = { ...taken, before: imagine(l5r, taken.before, seat, randomOf('otherwise')) };

    expect(reviewOf(l5r, taken, how)).toEqual(reviewOf(l5r, taken, how));
    expect(reviewOf(l5r, otherwise, how)).toEqual(reviewOf(l5r, taken, how));
  });
});

test('the analysis tells how far it has come, and at most three mistakes of each seat, in their order', () => {
  const steps = [...mistakesIn(l5r, moments.slice(0, 14), how.names)];
  const last = present(steps.at(-1), 'the end');

  expect(last.share).toBe(1);
  expect(steps.map(({ share }) => share)).toEqual(steps.map(({ share }) => share).toSorted((a, b) => a - b));
  expect(last.mistakes.map(({ move }) => move)).toEqual(
    last.mistakes.map(({ move }) => move).toSorted((a, b) => a - b),
  );
  for (const seat of [0, 1]) expect(last.mistakes.filter((one) => one.seat === seat).length).toBeLessThanOrEqual(3);
  for (const { loss, played, better } of last.mistakes) {
    expect(loss).toBeGreaterThanOrEqual(0.03);
    expect(played).not.toEqual(better);
  }
});
