import { agot } from '@kronika/agot';
import { tictactoe } from '@kronika/examples';
import { type Game, isRefusal, type MatchRecord } from '@kronika/kernel';
import { l5r } from '@kronika/l5r';
import { describe, expect, test } from 'vitest';
import { agotStoryteller } from '../../games/agot/replay/storyteller.ts';
import { l5rStoryteller } from '../../games/l5r/replay/storyteller.ts';
import type { Storyteller } from '../story.ts';
import { playedByBots } from '../testing/played.ts';
import { chanceOfEnd, chancesOf, momentsToWeigh } from './chances.ts';
import { Screening } from './screening.ts';

const PLAIN: Storyteller = { tell: () => ({ chapters: [], marks: [] }) };

function opened(game: Game, record: MatchRecord, teller: Storyteller): Screening {
  const screening = Screening.open(game, record, teller);
  if (isRefusal(screening)) throw new Error('the record was refused');
  return screening;
}

describe('a match of l5r', () => {
  const screening = opened(l5r, playedByBots(l5r, 5_000).record(), l5rStoryteller);
  const { first, last, stops, story, winners } = screening.opened;

  test('is told in rounds, with its conflicts as marks', () => {
    expect(first).toBe(0);
    expect(winners).toHaveLength(1);
    expect(story.chapters.map(({ name }) => name.en)).toEqual(story.chapters.map((_, place) => `Round ${place + 1}`));
    expect(story.marks.length).toBeGreaterThan(2);
    for (const { move, icon, shape } of story.marks) {
      expect(move).toBeGreaterThan(first);
      expect(icon).toBe(shape === 'blade' ? 'katana' : 'handheld-fan');
    }
    expect(story.marks.some(({ blow }) => blow?.en.endsWith('is broken') === true)).toBe(true);
  });

  test('is stepped through where something happened', () => {
    expect(stops[0]).toBe(first);
    expect(stops.at(-1)).toBe(last);
    expect(stops.length).toBeLessThan(last - first + 1);
    expect([...stops].sort((one, other) => one - other)).toEqual(stops);
  });

  test('shows each viewer what they may know, and asks nobody', () => {
    const middle = Math.floor(last / 2);
    const hands = (viewer: 0 | 1 | 'arbiter') => JSON.stringify(screening.show(middle, viewer).board);

    expect(hands('arbiter')).not.toEqual(hands(0));
    expect(hands(0)).not.toEqual(hands(1));
    expect(screening.show(middle, 0)).not.toHaveProperty('question');
    expect(screening.linesFor('arbiter').length).toBeGreaterThan(100);
    expect(screening.linesFor(0)).not.toEqual(screening.linesFor(1));
  });
});

describe('a match of agot', () => {
  const screening = opened(agot, playedByBots(agot, 5_000, 3).record(), agotStoryteller);
  const { story } = screening.opened;

  test('is told in rounds, with its challenges as marks', () => {
    expect(story.chapters.map(({ name }) => name.pl)).toEqual(story.chapters.map((_, place) => `Runda ${place + 1}`));
    expect(story.marks.length).toBeGreaterThan(2);
    expect(new Set(story.marks.map(({ shape }) => shape))).toEqual(new Set(['blade', 'dome', 'square']));
    for (const { text } of story.marks) expect(text.en).toMatch(/^(military|intrigue|power) challenge → /);
  });

  test('says who died for good', () => {
    expect(story.marks.some(({ blow }) => blow?.en.endsWith('dies') === true)).toBe(true);
  });
});

describe('chances', () => {
  const screening = opened(tictactoe, playedByBots(tictactoe, 20).record(), PLAIN);
  const matches = momentsToWeigh(0, screening.opened.last, [3], 4).map((move) => screening.matchAt(move));

  test('are played out from moments over the whole match, and from the marked ones', () => {
    expect(momentsToWeigh(0, 100, [33, 200], 6)).toEqual([0, 25, 33, 50, 75]);
    expect(momentsToWeigh(4, 4, [], 6)).toEqual([4]);
  });

  test('are the same for the same seed, add up, and become finer', () => {
    const run = () => [...chancesOf(tictactoe, matches, 'seed')];
    const all = run();

    expect(run()).toEqual(all);
    expect(all.at(-1)?.share).toBe(1);
    expect(all).toHaveLength(matches.length * 3);
    for (const { chance } of all) expect(chance.chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
  });

  test('are certain at the end', () => {
    const { match } = playedByBots(tictactoe, 1);

    expect(chanceOfEnd(match, [1]).chances).toEqual([0, 1]);
    expect(chanceOfEnd(match, []).chances).toEqual([0.5, 0.5]);
  });
});
