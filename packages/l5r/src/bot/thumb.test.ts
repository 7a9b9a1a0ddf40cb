import { chooseNumber, distribute, order, type Question, randomOf } from '@kronika/kernel';
import { byChance, playedOut } from '@kronika/testkit';
import { describe, expect, test } from 'vitest';
import { READY_DECKS } from '../decks/ready/decks.ts';
import { l5r } from '../game.ts';
import { actions } from '../testing/card-table.ts';
import { view } from '../view.ts';
import { thumb } from './thumb.ts';

const deckAt = (place: number): string => READY_DECKS[place % READY_DECKS.length]?.id ?? 'crane-starter';

describe('by rules of thumb', () => {
  test('nearly every game against chance is won, with whatever deck', () => {
    const wins = Array.from({ length: 10 }, (_, game) => {
      const decks = [deckAt(game), deckAt(game + 3)] as const;
      const match =
        game % 2 === 0
          ? playedOut(l5r, { decks, bots: [thumb, byChance], seed: `thumb/${game}` })
          : playedOut(l5r, { decks, bots: [byChance, thumb], seed: `thumb/${game}` });
      return match.outcome?.winners[0] === game % 2;
    });

    expect(wins.filter(Boolean).length).toBeGreaterThanOrEqual(8);
  });

  test('two of them come to an end, and the same seed to the same one', () => {
    const pairing = { decks: ['scorpion-secrets', 'phoenix-rings'], bots: [thumb, thumb], seed: 'two' } as const;
    const match = playedOut(l5r, pairing);

    expect(match.outcome).toBeDefined();
    expect(playedOut(l5r, pairing)).toEqual(match);
  });
});

describe('a question nobody foresaw', () => {
  const common = { seat: 0, message: { key: 'unheardOf' }, because: { is: 'rule', rule: 'TEST-a' } } as const;
  const options = [{ is: 'one' }, { is: 'two' }, { is: 'decline' }];
  const table = actions({ seats: [{ play: ['doji-whisperer'] }, {}] });

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
    ['nothing, where nothing will do', { ...common, is: 'pick', options, min: 0, max: 2 }, []],
    [
      'what the budget allows',
      { ...common, is: 'pick', options, min: 1, max: 3, budget: { weights: [3, 2, 1], most: 1 } },
      [2],
    ],
  ])('gets a harmless answer: %s', (_, question, answer) => {
    expect(answered(question)).toEqual(answer);
  });
});
