import { skirmish, tictactoe } from '@kronika/examples';
import { type Bot, type Game, isRefusal, type Match, present } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { botCalled } from '../bots-of.ts';
import { botPlayer } from './bot-player.ts';
import {
  type Bout,
  type BoutResult,
  type ContestPlan,
  Forfeit,
  type Player,
  playBout,
  type Seated,
} from './contest.ts';
import { standingsOf } from './standings.ts';
import { seated } from './thought.ts';

const noClock = () => 0;

function sitting(game: Game, clock: () => number = noClock) {
  return ({ name, ...place }: Seated): Player => {
    const bot = botCalled(game, name);
    if (isRefusal(bot)) throw new Error(bot.refused);
    return botPlayer(game, seated({ bot, ...place }), clock);
  };
}

async function bout(
  game: Game,
  { number = 0, a = 'random', b = 'random' }: Partial<Bout>,
  plan: Partial<ContestPlan> = {},
  seat = sitting(game),
): Promise<BoutResult> {
  const result = await playBout(game, { seed: '1', seats: 2, ...plan }, { a, b, number }, seat);
  if (isRefusal(result)) throw new Error(result.refused);
  return result;
}

describe('a game of a contest', () => {
  test('is the same for the same plan and number', async () => {
    expect(await bout(skirmish, { number: 3 })).toEqual(await bout(skirmish, { number: 3 }));
    expect(await bout(skirmish, { number: 3 })).not.toEqual(await bout(skirmish, { number: 5 }));
  });

  test('is played again with the seats exchanged', async () => {
    const [one, other] = await Promise.all([0, 1].map((number) => bout(skirmish, { number })));

    expect([one?.place, other?.place]).toEqual([0, 1]);
    // The same bot in both seats, from the same seed: the same game.
    expect({ ...other, moves: undefined }).toEqual({ ...one, number: 1, place: 1, moves: undefined });
    expect(other?.moves).toEqual({ a: one?.moves.b, b: one?.moves.a });
  });

  test('gives `a` one seat of a larger table, another in each game', async () => {
    const names: string[][] = [];
    for (const number of [0, 1, 2]) {
      const seats: string[] = [];
      const noting = (one: Seated): Player => {
        seats.push(one.name);
        return sitting(threeInARow)(one);
      };
      await bout(threeInARow, { number, a: 'random', b: 'thumb' }, { seats: 3 }, noting).catch(() => undefined);
      names.push(seats);
    }

    expect(names).toEqual([
      ['random', 'thumb', 'thumb'],
      ['thumb', 'random', 'thumb'],
      ['thumb', 'thumb', 'random'],
    ]);
  });

  test('counts the answers of each, and the time they took', async () => {
    let now = 0;
    const clock = () => {
      now += 1;
      return now;
    };
    const { moves, seconds, decisions } = await bout(tictactoe, {}, {}, sitting(tictactoe, clock));

    expect(moves.a + moves.b).toBe(decisions);
    // Between two looks at this clock one second passes.
    expect(seconds).toEqual(moves);
  });

  test('tells each bot how many positions it may look at', async () => {
    const budgets: number[] = [];
    const curious: Bot = {
      answer({ nodes }) {
        budgets.push(nodes);
        return 0;
      },
    };
    const game = { ...tictactoe, bots: { curious } };
    await bout(game, { a: 'curious', b: 'curious' }, { nodes: 17 });

    expect(new Set(budgets)).toEqual(new Set([17]));
  });
});

/** More seats than the rules of the game allow are refused when it begins, but for that it may be set up. */
const threeInARow: Game = {
  ...tictactoe,
  parseSetup: () => ({ seats: 2 }),
};

describe('who gives up', () => {
  const failing = (fail: (match: Match) => never) => (one: Seated) => {
    const player = sitting(tictactoe)(one);
    return one.seat === 1 ? { ...player, answer: fail, refused: (problem: string) => new Forfeit(problem) } : player;
  };

  test('has lost, and it is said why', async () => {
    const result = await bout(
      tictactoe,
      { number: 1 },
      {},
      failing(() => {
        throw new Forfeit('took too long');
      }),
    );

    expect(result).toMatchObject({ place: 1, winners: [0], fault: { seat: 1, problem: 'took too long' } });
  });

  test('but an error of our own is none of the players', async () => {
    const broken = failing(() => {
      throw new Error('a bug');
    });

    await expect(bout(tictactoe, {}, {}, broken)).rejects.toThrow(/game tictactoe, decision 2, seat 1: a bug/);
  });

  test('so has who answers what was not asked', async () => {
    const wrong = (one: Seated): Player => ({
      ...sitting(tictactoe)(one),
      answer: () => (one.seat === 0 ? 99 : 0),
      refused: (problem) => new Forfeit(problem),
    });

    const { winners, fault } = await bout(tictactoe, {}, {}, wrong);

    expect(winners).toEqual([1]);
    expect(present(fault, 'the fault').problem).toMatch(/0 to 8|99/);
  });
});

test('standings add up the games of two bots only', () => {
  const result = (a: string, winners: BoutResult['winners'], place: 0 | 1): BoutResult => ({
    ...{ a, b: 'y', number: 0, place, decisions: 9, moves: { a: 5, b: 4 }, seconds: { a: 10, b: 2 }, decks: [] },
    ...(winners === undefined ? {} : { winners }),
  });
  const results = [
    result('x', [0], 0),
    result('x', [0], 1),
    result('x', [1], 1),
    result('x', [], 0),
    result('x', undefined, 0),
    result('z', [0], 0),
  ];

  expect(standingsOf('x', 'y', results)).toMatchObject({
    games: 5,
    wins: { a: 2, b: 1, others: 2 },
    rate: 0.4,
    secondsPerMove: { a: 2, b: 0.5 },
  });
});
