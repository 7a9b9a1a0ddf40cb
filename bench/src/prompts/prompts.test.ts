import { begin, isRefusal, type Match, present, type Question } from '@kronika/kernel';
import { CLAN_DECKS, l5r } from '@kronika/l5r';
import { describe, expect, test } from 'vitest';
import { clicksFor } from './clicks.ts';
import { isMeaningful } from './meaning.ts';
import { promptsOf } from './person.ts';

const about = { seat: 0, message: { key: 'test' }, because: { is: 'rule', rule: 'L5R-1.1-a' } } as const;
const options = [{ is: 'one' }, { is: 'two' }, { is: 'three' }];
const picking = (min: number, max: number): Question => ({ ...about, is: 'pick', options, min, max });

describe('an answer', () => {
  test.each<readonly [string, Question, number | readonly number[], number]>([
    ['choosing', { ...about, is: 'choose', options }, 2, 1],
    ['picking exactly one', picking(1, 1), [2], 1],
    ['picking some', picking(0, 3), [0, 2], 3],
    ['picking none', picking(0, 3), [], 1],
    ['the number that is set already', { ...about, is: 'number', min: 0, max: 3 }, 0, 1],
    ['another number', { ...about, is: 'number', min: 0, max: 3 }, 2, 2],
    ['the order as it is listed', { ...about, is: 'order', options }, [0, 1, 2], 1],
    ['another order', { ...about, is: 'order', options }, [1, 0, 2], 4],
  ])('by %s takes its clicks', (_, question, answer, clicks) => {
    expect(clicksFor(question, answer)).toBe(clicks);
  });
});

const decks = CLAN_DECKS.slice(0, 2).map(({ id }) => id);

function begun(): Match {
  const first = begin(l5r, { seats: 2, windows: 'brief', decks }, 'meaning');
  if (isRefusal(first)) throw new Error(first.refused);
  return first.match;
}

test('a question means something where two answers lead to matches that differ', () => {
  const match = begun();
  const question = present(match.open[0], 'a question').question;

  expect(isMeaningful(l5r, match, question)).toBe(true);
  expect(isMeaningful(l5r, match, { ...about, is: 'choose', options: options.slice(0, 1) })).toBe(false);
});

test('every prompt of a match is counted once, with its round', () => {
  const course = { game: l5r, setup: { seats: 2, windows: 'brief', decks }, seed: 'counting' } as const;
  const prompts = promptsOf({ ...course, round: ({ round }) => round });

  expect(prompts.filter(({ key }) => key === 'chooseStrongholdProvince')).toHaveLength(1);
  expect(new Set(prompts.map(({ round }) => round)).size).toBeGreaterThan(2);
  expect(promptsOf({ ...course, round: ({ round }) => round })).toEqual(prompts);
});
