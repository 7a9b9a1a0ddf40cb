import { describe, expect, test } from 'vitest';
import { pass } from '../decision/option.ts';
import { choose, chooseNumber } from '../decision/question.ts';
import { randomOf } from '../random/random.ts';
import { after, begun, common, type Said, smallGame, threeSeats } from '../testing/small-game.ts';
import { flow } from './flow.ts';
import { imagine, redealt } from './imagine.ts';
import { type Answers, ask, askTogether, end, goTo } from './instruction.ts';

interface Vars {
  readonly bids?: Answers<number>;
  readonly said?: typeof pass;
}

const bidding = flow<Said, Vars>()('small/bidding', {
  bid: () =>
    askTogether(
      'bids',
      threeSeats.map((seat) => chooseNumber({ ...common, seat, min: 0, max: 1000 })),
    ),
  end: () => end({ winners: [], reason: { key: 'over' } }),
});
const game = smallGame(bidding({}), [bidding]);
const match = after(game, begun(game).match, [0, 400], [1, 500]);

function answersIn({ open }: typeof match): readonly unknown[] {
  return open.map(({ answer }) => answer);
}

describe('a seat imagines', () => {
  test('its own sealed answer as it is, and those of the others anew', () => {
    const bids = ['a', 'b', 'c'].map((seed) =>
      imagine(game, match, 0, randomOf(seed)).open.map(({ answer }) => answer),
    );

    expect(bids.map(([own]) => own)).toEqual([400, 400, 400]);
    expect(new Set(bids.map(([, other]) => other)).size).toBe(3);
    expect(bids.map(([, , waiting]) => waiting)).toEqual([undefined, undefined, undefined]);
  });

  test('the same whatever the others have really answered', () => {
    const twin = after(game, begun(game).match, [0, 400], [1, 7]);

    expect(imagine(game, twin, 0, randomOf('x'))).toStrictEqual(imagine(game, match, 0, randomOf('x')));
    expect(answersIn(match)).toEqual([400, 500, undefined]);
  });

  test('another future chance, while a new deal keeps it', () => {
    expect(imagine(game, match, 0, randomOf('x')).random).not.toEqual(match.random);
    expect(redealt(game, match, 0, randomOf('x')).random).toEqual(match.random);
  });

  test('what is hidden and no card, by the rules of the game', () => {
    const hiding = smallGame(bidding({}), [bidding], {
      imagine: (_, seat, random) => ({ said: [`seat ${seat} guesses`, random.int(0, 9)] }),
    });

    expect(imagine(hiding, match, 2, randomOf('x')).state).toMatchObject({
      said: ['seat 2 guesses', expect.any(Number)],
    });
  });
});

describe('on a table where only those are asked who can act', () => {
  const reacting = flow<Said, Vars>()('small/reacting', {
    begin: () => ask('said', choose({ ...common, seat: 0, options: [pass], evenIfForced: true })),
    react: ({ said }) =>
      said[0] === 'able'
        ? ask('said', choose({ ...common, seat: 1, options: [pass, { ...pass, card: 'secret' }] }))
        : goTo('end'),
    end: () => end({ winners: [], reason: { key: 'over' } }),
  });
  const able = { start: () => ({ seats: 3, state: { said: ['able'] }, stack: [reacting({})] }) };

  test('a deal that would not have led to the question is tried again', () => {
    const sometimes = smallGame(reacting({}), [reacting], {
      ...able,
      imagine: (_, __, random) => ({ said: [random.int(0, 1) === 0 ? 'able' : 'unable'] }),
    });
    const asked = after(sometimes, begun(sometimes).match, [0, 0]);

    expect(imagine(sometimes, asked, 0, randomOf('x')).state).toEqual({ said: ['able'] });
  });

  test('what cannot be dealt so shows nothing of what the other seat holds', () => {
    const never = smallGame(reacting({}), [reacting], { ...able, imagine: () => ({ said: ['unable'] }) });
    const asked = after(never, begun(never).match, [0, 0]);

    expect(imagine(never, asked, 0, randomOf('x')).open).toMatchObject([{ question: { seat: 1, options: [pass] } }]);
    expect(JSON.stringify(imagine(never, asked, 0, randomOf('x')))).not.toContain('secret');
  });
});
