import { tictactoe } from '@kronika/examples';
import {
  type Bot,
  begin,
  decide,
  type Game,
  InvariantError,
  isRefusal,
  type Match,
  randomOf,
  type SeatId,
} from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { playMatch } from '../arena/match.ts';
import { thoughtOf } from '../arena/thought.ts';
import { randomBot } from '../random/random-bot.ts';
import { searchBot } from './search-bot.ts';

const game: Game = tictactoe;
const effort = { nodes: 3_000, seconds: 1 };
const bot = searchBot({ game, policy: randomBot, judge: {} }, effort);

function after(answers: readonly number[]): Match {
  const begun = begin(game, { seats: 2 }, '1');
  if (isRefusal(begun)) throw new Error(begun.refused);
  let { match } = begun;
  for (const answer of answers) {
    const seat = match.open[0]?.question.seat ?? 0;
    const next = decide(game, match, { seat, asked: match.asked, answer });
    if (isRefusal(next)) throw new Error(next.refused);
    match = next.match;
  }
  return match;
}

const cells = (match: Match): readonly unknown[] => {
  const question = match.open[0]?.question;
  return question !== undefined && 'options' in question ? question.options : [];
};

function asked(match: Match, seat: SeatId, which: Bot = bot, nodes = effort.nodes) {
  const thought = thoughtOf({ seat, random: randomOf('thought'), nodes }, game, match);
  return which.advise?.(thought) ?? { answer: which.answer(thought), prospects: [], reason: { pl: '', en: '' } };
}

describe('looking ahead', () => {
  // Cells left over are numbered from 0, so after 0, 0 the third cell is option 0 of what is left.
  test('takes the win that is there', () => {
    // Seat 0 has the cells 0 and 1, seat 1 has 3 and 4: cell 2 wins.
    const match = after([0, 2, 0, 1]);
    const { answer, prospects, reason } = asked(match, 0);

    expect(cells(match)[Number(answer)]).toEqual(cells(match)[0]);
    expect(prospects[0]).toEqual({ answer, chance: 1 });
    expect(reason.en).toContain('Wins about 100% of the time');
    expect(reason.pl).toContain('100%');
  });

  test('prevents the loss that threatens', () => {
    // Seat 0 has the cells 0 and 1 and threatens 2; seat 1 has only 3.
    const match = after([0, 2, 0]);

    expect(asked(match, 1).answer).toBe(0);
  });

  test('answers the same to the same thought, and stays within its positions', () => {
    let looked = 0;
    const counting: Game = { ...game, view: (...seen) => game.view(...seen) };
    const counted: Bot = {
      answer(thought) {
        looked += 1;
        return randomBot.answer(thought);
      },
    };
    const counter = searchBot({ game: counting, policy: counted, judge: {} }, effort);

    expect(asked(after([]), 0)).toEqual(asked(after([]), 0));
    asked(after([]), 0, counter, 500);
    // A last round of candidates is played to its end.
    expect(looked).toBeLessThan(500 + 9 * 9);
  });

  test('passes over deals that contradict themselves, and falls back on the rule of thumb where all do', () => {
    const sound = asked(after([0, 2, 0, 1]), 0);
    let calls = 0;
    const looking: Bot = { answer: (thought) => (thought.view === undefined ? 0 : randomBot.answer(thought)) };
    const brittle = (broken: (call: number) => boolean): Bot =>
      searchBot(
        {
          game: {
            ...game,
            view(...seen) {
              calls += 1;
              if (broken(calls)) throw new InvariantError('a deal that cannot be');
              return game.view(...seen);
            },
          },
          policy: looking,
          judge: {},
        },
        effort,
      );

    expect(
      asked(
        after([0, 2, 0, 1]),
        0,
        brittle((call) => call % 5 === 0),
      ).answer,
    ).toEqual(sound.answer);
    const { answer, prospects } = asked(
      after([]),
      0,
      brittle(() => true),
      40,
    );
    expect(answer).toBe(
      randomBot.answer(thoughtOf({ seat: 0, random: randomOf('thought'), nodes: 40 }, game, after([]))),
    );
    expect(prospects).toEqual([]);
  });

  test('never loses to somebody who plays by chance', () => {
    for (const seed of ['1', '2', '3', '4', '5', '6']) {
      const match = playMatch(game, { seed, bots: [randomBot, bot], nodes: 600 });
      expect(isRefusal(match) ? [0] : match.outcome?.winners).not.toEqual([0]);
    }
  });
});
