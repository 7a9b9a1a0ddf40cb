import { describe, expect, test } from 'vitest';
import { accept, decline, type Option } from '../decision/option.ts';
import { choose } from '../decision/question.ts';
import { randomOf } from '../random/random.ts';
import { Recorder } from '../record/recorder.ts';
import { replay } from '../record/replay.ts';
import { verify } from '../record/verify.ts';
import type { SeatId } from '../seat.ts';
import { accepted, after, begun, common, type Said, say, smallGame } from '../testing/small-game.ts';
import { viewOf, withoutQuestions } from '../view/view.ts';
import { concede, decide } from './decide.ts';
import { flow } from './flow.ts';
import { imagine } from './imagine.ts';
import { ask, emit, end, goTo } from './instruction.ts';
import { questionFor, waitingFor } from './match.ts';
import { type Offering, type OfferReply, offer } from './offer.ts';

const counter = { is: 'counter', coins: 3 } as const;

type Reply = typeof accept | typeof counter;

interface Vars {
  readonly ready?: Option;
  readonly reply?: OfferReply<Reply>;
}

const over = end({ winners: [0], reason: { key: 'over' } });

/** The first seat makes an offer to the other two as soon as it says so. */
function offering(more: Partial<Offering<Reply>> = {}, options: readonly Reply[] = [accept, counter]) {
  return flow<Said, Vars>()('small/offering', {
    prepare: () => ask('ready', choose({ ...common, seat: 0, options: [accept, decline] })),
    offer: () =>
      offer('reply', {
        by: 0,
        to: ([1, 2] as const).map((seat) => ({ ...common, message: { key: `to ${seat}` }, seat, options })),
        withdraw: common,
        ...more,
      }),
    tell: (_, { reply }) => emit(say(reply)),
    again: ({ said }) => said.length < 3 && goTo('prepare'),
    end: () => over,
  });
}

function gameOf(more: Partial<Offering<Reply>> = {}, options?: readonly Reply[]) {
  const procedure = offering(more, options);
  return smallGame(procedure({}), [procedure], {
    concede: (_, seat) => ({ events: [say(`gone ${seat}`)] }),
    conceded: ({ said }) => ([0, 1, 2] as const).filter((seat) => said.includes(`gone ${seat}`)),
  });
}

/** The match of a game where the offer is open. */
function offered(game = gameOf()) {
  return after(game, begun(game).match, [0, 0]);
}

describe('an open offer', () => {
  test('waits for the seats it is made to, and lets the one that made it withdraw', () => {
    const match = offered();

    expect(waitingFor(match)).toEqual([1, 2]);
    expect(questionFor(match, 0)).toMatchObject({ is: 'choose', seat: 0, options: [{ is: 'withdraw' }] });
    expect(questionFor(match, 1)).toMatchObject({ options: [accept, counter, decline], message: { key: 'to 1' } });
  });

  test('is withdrawn although nobody waits for that', () => {
    const game = gameOf();

    expect(after(game, offered(game), [1, 0], [0, 0])).toMatchObject({
      state: { said: [{ is: 'withdrawn' }] },
      open: [{ question: { seat: 0 } }],
    });
    expect(after(game, offered(game), [0, 0])).not.toHaveProperty('offer');
  });

  test('waits for everybody, with sealed answers, unless one settles it', () => {
    const game = gameOf();
    const half = after(game, offered(game), [2, 2]);

    expect(half.state.said).toEqual([]);
    expect(waitingFor(half)).toEqual([1]);
    expect(after(game, half, [1, 0]).state.said).toEqual([{ is: 'answered', answers: { 1: accept, 2: decline } }]);
  });

  test('is closed at once by an answer of a kind that settles it', () => {
    const game = gameOf({ settledBy: ['decline', 'counter'] });

    expect(after(game, offered(game), [2, 1]).state.said).toEqual([{ is: 'answered', answers: { 2: counter } }]);
    expect(after(game, offered(game), [1, 0], [2, 2]).state.said).toEqual([
      { is: 'answered', answers: { 1: accept, 2: decline } },
    ]);
    expect(waitingFor(after(game, offered(game), [1, 0]))).toEqual([2]);
  });

  test('is put even to a seat that can only decline', () => {
    const game = gameOf({ settledBy: ['decline'] }, []);

    expect(waitingFor(offered(game))).toEqual([1, 2]);
  });
});

describe('a decision about an offer is refused', () => {
  const game = gameOf();
  const match = offered(game);

  test('when it is no withdrawal', () => {
    expect(decide(game, match, { seat: 0, asked: match.asked, answer: 1 })).toMatchObject({ refused: 'notAnOption' });
  });

  test('when the offer was withdrawn before', () => {
    const withdrawn = after(game, match, [0, 0]);

    expect(decide(game, withdrawn, { seat: 1, asked: match.asked, answer: 0 })).toMatchObject({ refused: 'stale' });
  });

  test('when the offer was settled before', () => {
    const settled = after(game, match, [1, 0], [2, 0]);

    expect(decide(game, settled, { seat: 0, asked: match.asked, answer: 0 })).toMatchObject({ refused: 'stale' });
  });

  test('when the seat has answered', () => {
    expect(decide(game, after(game, match, [1, 0]), { seat: 1, asked: match.asked, answer: 0 })).toEqual({
      refused: 'alreadyAnswered',
      seat: 1,
    });
  });
});

test('an offer to nobody, or to the seat that makes it, is a bug of the game', () => {
  const toItself = { to: [{ ...common, seat: 0 as SeatId, options: [accept] }] };

  expect(() => offered(gameOf({ to: [] }))).toThrow('asks nothing');
  expect(() => offered(gameOf(toItself))).toThrow('asks one seat two questions at once');
});

describe('who concedes', () => {
  test('declines what it was offered', () => {
    const game = gameOf();
    const { match } = accepted(concede(game, offered(game), 1));

    expect(waitingFor(match)).toEqual([2]);
    expect(after(game, match, [2, 0]).state.said.at(-1)).toEqual({
      is: 'answered',
      answers: { 1: decline, 2: accept },
    });
  });

  test('settles the offer by that, where one refusal does', () => {
    const game = gameOf({ settledBy: ['decline'] });

    expect(accepted(concede(game, offered(game), 1)).match.state.said).toEqual([
      'gone 1',
      { is: 'answered', answers: { 1: decline } },
    ]);
  });

  test('withdraws what it has offered, and offers nothing any more', () => {
    const game = gameOf();

    expect(accepted(concede(game, offered(game), 0)).match.state.said).toEqual([
      'gone 0',
      { is: 'withdrawn' },
      { is: 'withdrawn' },
    ]);
  });

  test('declines every later offer without being asked', () => {
    const game = gameOf();
    const gone = accepted(concede(game, begun(game).match, 2)).match;

    expect(waitingFor(after(game, gone, [0, 0]))).toEqual([1]);
  });
});

describe('taking back around an offer', () => {
  const game = gameOf();

  function recorded(...answers: readonly (readonly [SeatId, number])[]): Recorder {
    const { recorder } = accepted(Recorder.begin(game, { is: 'setup', setup: {} }, 'test'));
    for (const [seat, answer] of answers) accepted(recorder.decide({ seat, asked: recorder.match.asked, answer }));
    return recorder;
  }

  test('is free before it is made, and needs consent as soon as others have seen it', () => {
    expect(recorded([0, 0]).undoCase(0)).toEqual({ is: 'consent', of: [1, 2] });
  });

  test('is free for an answer that is still sealed', () => {
    const recorder = recorded([0, 0], [1, 0]);

    expect(recorder.undoCase(1)).toEqual({ is: 'free', because: 'stillSealed' });
    expect(recorder.undoCase(0)).toEqual({ is: 'consent', of: [1, 2] });
    expect(waitingFor(accepted(recorder.takeBack(1, [])))).toEqual([1, 2]);
  });

  test('needs consent once it is withdrawn or answered', () => {
    expect(recorded([0, 0], [0, 0]).undoCase(0)).toEqual({ is: 'consent', of: [1, 2] });
    expect(recorded([0, 0], [1, 0], [2, 0]).undoCase(2)).toEqual({ is: 'consent', of: [0, 1] });
  });

  test('by consent opens the offer again', () => {
    const recorder = recorded([0, 0], [1, 0], [0, 0]);

    expect(accepted(recorder.takeBack(0, [1, 2]))).toMatchObject({ offer: { by: 0 }, open: [{ answer: 0 }, {}] });
    expect(verify(game, recorder.record({ match: 'stored' }))).not.toHaveProperty('refused');
  });

  test('leaves a record of ordinary decisions that replays', () => {
    const recorder = recorded([0, 0], [1, 0], [0, 0], [0, 0], [2, 1], [1, 2]);

    expect(recorder.record().stretches[0]?.decisions).toEqual([
      [0, 0],
      [1, 0],
      [0, 0],
      [0, 0],
      [2, 1],
      [1, 2],
    ]);
    expect([...replay(game, recorder.record())].at(-1)).toMatchObject({ match: recorder.match });
  });
});

describe('of an open offer', () => {
  test('everybody sees who made it to whom, and only its maker how to withdraw it', () => {
    const game = gameOf();
    const match = offered(game);

    expect(viewOf(game, match, 0)).toMatchObject({ waiting: [1, 2], offer: { by: 0, to: [1, 2], withdraw: {} } });
    expect(viewOf(game, match, 0)).not.toHaveProperty('question');
    expect(viewOf(game, match, 1)).toMatchObject({ offer: { by: 0, to: [1, 2] }, question: { seat: 1 } });
    expect(viewOf(game, match, 1).offer).not.toHaveProperty('withdraw');
    expect(viewOf(game, match, 'spectator').offer).toEqual({ by: 0, to: [1, 2] });
  });

  test('who looks through the eyes of its maker sees no way to withdraw it', () => {
    const game = gameOf();

    expect(withoutQuestions(viewOf(game, offered(game), 0)).offer).toEqual({ by: 0, to: [1, 2] });
    expect(withoutQuestions(viewOf(game, offered(game), 1))).not.toHaveProperty('question');
  });

  test('only the seats concerned see anything if it is made privately', () => {
    const game = gameOf({ privately: true, to: [{ ...common, seat: 1, options: [accept] }] });
    const match = offered(game);

    expect(viewOf(game, match, 0).offer).toMatchObject({ by: 0, to: [1] });
    expect(viewOf(game, match, 1).offer).toEqual({ by: 0, to: [1] });
    expect(viewOf(game, match, 'arbiter').offer).toEqual({ by: 0, to: [1] });
    for (const viewer of [2, 'spectator'] as const) expect(viewOf(game, match, viewer)).not.toHaveProperty('offer');
  });
});

describe('a seat imagines an open offer', () => {
  const game = gameOf({ settledBy: ['counter', 'decline'] });
  const half = after(game, offered(game), [1, 0]);

  test('as it is open, for whoever may answer it', () => {
    const imagined = imagine(game, half, 0, randomOf('x'));

    expect(imagined).toMatchObject({ offer: half.offer, open: [{ question: half.open[0]?.question }, {}] });
    expect(accepted(decide(game, imagined, { seat: 0, asked: imagined.asked, answer: 0 })).match.state).toEqual({
      said: [{ is: 'withdrawn' }],
    });
  });

  test('with sealed answers that leave it open', () => {
    for (const seed of 'abcdefgh') expect(imagine(game, half, 0, randomOf(seed)).open[0]?.answer).toBe(0);
  });
});
