import { chooseNumber, distribute, order, type Question, randomOf } from '@kronika/kernel';
import { byChance, playedOut } from '@kronika/testkit';
import { describe, expect, test } from 'vitest';
import { READY_DECKS } from '../decks/ready/decks.ts';
import { agot } from '../game.ts';
import { actions } from '../testing/card-table.ts';
import { view } from '../view.ts';
import { thumb } from './thumb.ts';

const deckAt = (place: number): string => READY_DECKS[place % READY_DECKS.length]?.id ?? 'starter-stark';

describe('by rules of thumb', () => {
  test('nearly every joust against chance is won, with whatever deck', () => {
    const wins = Array.from({ length: 5 }, (_, game) => {
      const decks = [deckAt(2 * game), deckAt(2 * game + 3)];
      const bots = game % 2 === 0 ? [thumb, byChance] : [byChance, thumb];
      const match = playedOut(agot, { decks, bots, seed: `thumb/${game}` });
      return match.outcome?.winners[0] === game % 2;
    });

    expect(wins.filter(Boolean).length).toBeGreaterThanOrEqual(4);
  });

  test('a melee of three comes to an end, and the same seed to the same one', () => {
    const pairing = { decks: [0, 3, 6].map(deckAt), bots: [thumb, thumb, thumb], seed: 'three' };
    const match = playedOut(agot, pairing);

    expect(match.outcome?.winners).toHaveLength(1);
    expect(playedOut(agot, pairing)).toEqual(match);
  });
});

describe('a question nobody foresaw', () => {
  const common = { seat: 0, message: { key: 'unheardOf' }, because: { is: 'rule', rule: 'TEST-a' } } as const;
  const options = [{ is: 'one' }, { is: 'two' }, { is: 'three' }];
  const table = actions({ seats: [{ hand: ['hear-me-roar'], play: ['arya-stark'] }, {}] });

  const answered = (question: Question) =>
    thumb.answer({
      view: view(table.state, 0),
      question,
      nodes: 1,
      random: randomOf('1'),
      imagine: () => table.match,
    });

  test.each<[string, Question, unknown]>([
    ['the least number', chooseNumber({ ...common, min: 2, max: 5 }), 2],
    ['the given order', order({ ...common, options }), [0, 1, 2]],
    ['the first places', distribute({ ...common, options, total: 3, most: [2, 2, 2] }), [2, 1, 0]],
    [
      'no, to what is not of its own cards',
      { ...common, is: 'choose', options: [{ is: 'accept' }, { is: 'decline' }] },
      1,
    ],
    [
      'what the budget allows',
      { ...common, is: 'pick', options, min: 1, max: 3, budget: { weights: [3, 2, 1], most: 1 } },
      [2],
    ],
  ])('gets a harmless answer: %s', (_, question, answer) => {
    expect(answered(question)).toEqual(answer);
  });
});
