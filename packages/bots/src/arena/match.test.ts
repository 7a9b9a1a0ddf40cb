import { tictactoe } from '@kronika/examples';
import { type Bot, isRefusal, type Match, type Thought } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { botsOf } from '../bots-of.ts';
import { randomBot } from '../random/random-bot.ts';
import { type Pairing, playMatch } from './match.ts';

function played(pairing: Pairing): Match {
  const match = playMatch(tictactoe, pairing);
  if (isRefusal(match)) throw new Error(match.refused);
  return match;
}

describe('a match between bots', () => {
  test('comes to its end, and the same pairing to the same one', () => {
    const pairing = { seed: '1', bots: [randomBot, randomBot] };

    expect(played(pairing).outcome).toBeDefined();
    expect(played(pairing)).toEqual(played(pairing));
    expect(played(pairing)).not.toEqual(played({ ...pairing, seed: '2' }));
  });

  test('is left unfinished at the limit of decisions', () => {
    const match = played({ seed: '1', bots: [randomBot, randomBot], limit: 3 });

    expect(match.decisions).toBe(3);
    expect(match.outcome).toBeUndefined();
  });

  test('is refused when the game is for another number of seats', () => {
    expect(playMatch(tictactoe, { seed: '1', bots: [randomBot] })).toMatchObject({ refused: 'invalid' });
  });

  test('shows each bot its own view, its question and its budget', () => {
    const thoughts: Thought[] = [];
    const curious: Bot = {
      answer(thought) {
        thoughts.push(thought);
        return 0;
      },
    };

    played({ seed: '1', bots: [curious, randomBot], nodes: 7, limit: 1 });

    expect(thoughts).toHaveLength(1);
    expect(thoughts[0]).toMatchObject({ view: { cells: Array(9).fill(null) }, question: { seat: 0 }, nodes: 7 });
    expect(thoughts[0]?.imagine()).toMatchObject({ game: 'tictactoe', decisions: 0 });
  });

  test('names the bot whose answer does not fit', () => {
    const confused: Bot = { answer: () => 99 };

    expect(() => playMatch(tictactoe, { seed: '1', bots: [confused, randomBot] })).toThrow(
      /decision 1: the bot in seat 0 answered 99/,
    );
  });
});

test('a bot draws from its own chance: who sits opposite does not change what it draws', () => {
  const drawn: number[] = [];
  const drawing: Bot = {
    answer(thought) {
      drawn.push(thought.random.int(0, 1_000_000));
      return 0;
    },
  };
  const { thumb } = botsOf(tictactoe);
  if (thumb === undefined) throw new Error('tic-tac-toe lost its bot');

  played({ seed: '1', bots: [drawing, randomBot], limit: 3 });
  const againstRandom = drawn.splice(0);
  played({ seed: '1', bots: [drawing, thumb], limit: 3 });

  expect(drawn).toEqual(againstRandom);
});
