import { describe, expect, test } from 'vitest';
import { accept, decline } from '../decision/option.ts';
import { choose, chooseNumber } from '../decision/question.ts';
import type { Game } from '../game.ts';
import { flow } from '../match/flow.ts';
import { type Answers, ask, askTogether, byChance, emit, end, goTo } from '../match/instruction.ts';
import type { Match } from '../match/match.ts';
import { isRefusal } from '../refusal.ts';
import type { SeatId } from '../seat.ts';
import { accepted, common, type Said, say, smallGame, threeSeats } from '../testing/small-game.ts';
import { type MatchRecord, parseRecord } from './record.ts';
import { RecordedLoopError, Recorder } from './recorder.ts';
import { replay } from './replay.ts';
import { verify } from './verify.ts';

interface Round {
  readonly said?: typeof accept | typeof decline;
  readonly number?: number;
  readonly bids?: Answers<number>;
}

/** Two small decisions of seat 0, one of seat 1, sealed bids of all three, a die, and again. */
const rounds = flow<Said, Round>()('small/rounds', {
  begin: () => ask('said', choose({ ...common, seat: 0, options: [accept, decline] })),
  number: () => ask('number', chooseNumber({ ...common, seat: 0, min: 0, max: 9 })),
  tell: (_, { number }) => emit(say(number)),
  other: () => ask('number', chooseNumber({ ...common, seat: 1, min: 0, max: 9 })),
  bid: () =>
    askTogether(
      'bids',
      threeSeats.map((seat) => chooseNumber({ ...common, seat, min: 0, max: 9 })),
    ),
  roll: (_, { bids }) => (bids?.[0] === 9 ? goTo('spin') : byChance((random) => emit(say(random.int(1, 1_000_000))))),
  stop: ({ said }) => said.length > 20 && end({ winners: [], reason: { key: 'over' } }),
  again: () => goTo('begin'),
  spin: () => goTo('spin'),
});
const game = smallGame(rounds({}), [rounds]);

/** A match in which these seats have answered so, one after another. */
function played(...answers: readonly (readonly [SeatId, number])[]): Recorder {
  const { recorder } = accepted(Recorder.begin(game, { is: 'setup', setup: {} }, 'seed'));
  go(recorder, ...answers);
  return recorder;
}

function go(recorder: Recorder, ...answers: readonly (readonly [SeatId, number])[]): void {
  for (const [seat, answer] of answers) accepted(recorder.decide({ seat, asked: recorder.match.asked, answer }));
}

function resumed(recorder: Recorder): Recorder {
  return accepted(Recorder.resume(game, accepted(parseRecord(JSON.parse(JSON.stringify(recorder.record()))))));
}

/** Whatever was done, the record leads to the match, and nothing is lost by saving and loading. */
function expectWhole(recorder: Recorder): void {
  expect(verify(game, recorder.record({ match: 'stored' }))).not.toHaveProperty('refused');
  const copy = resumed(recorder);
  expect(copy.match).toStrictEqual(recorder.match);
  for (const seat of threeSeats) expect(copy.undoCase(seat)).toEqual(recorder.undoCase(seat));
}

describe('taking back', () => {
  test('is nothing for a seat that has not decided', () => {
    const recorder = played([0, 0]);

    expect(recorder.undoCase(1)).toEqual({ is: 'nothing' });
    expect(recorder.takeBack(1, threeSeats)).toEqual({ refused: 'nothingToTakeBack', seat: 1 });
  });

  test('is a step back while nothing has happened', () => {
    const recorder = played();
    const { match } = recorder;
    go(recorder, [0, 1]);

    expect(recorder.undoCase(0)).toEqual({ is: 'free', because: 'nothingHappened' });
    expect(recorder.takeBack(0, [])).toBe(match);
    expect(recorder.record().stretches).toMatchObject([{ decisions: [] }]);
    expectWhole(recorder);
  });

  test('is free while nothing was revealed', () => {
    const recorder = played([0, 1]);
    const { match } = recorder;
    go(recorder, [0, 5]);

    expect(recorder.undoCase(0)).toEqual({ is: 'free', because: 'nothingRevealed' });
    expect(recorder.takeBack(0, [])).toBe(match);
    expectWhole(recorder);
  });

  test('is not free once another seat has moved on', () => {
    const recorder = played([0, 1], [0, 5], [1, 3]);

    expect(recorder.undoCase(0)).toEqual({ is: 'consent', of: [1, 2] });
  });

  test('is free for an answer that is still sealed, and leaves the answers of the others alone', () => {
    const recorder = played([0, 1], [0, 5], [1, 3], [0, 1], [1, 2]);

    expect(recorder.undoCase(0)).toEqual({ is: 'free', because: 'stillSealed' });
    recorder.takeBack(0, []);

    expect(recorder.match.open.map(({ answer }) => answer)).toEqual([undefined, 2, undefined]);
    expect(recorder.undoCase(1)).toEqual({ is: 'free', because: 'stillSealed' });
    expectWhole(recorder);
    recorder.takeBack(1, []);
    expect(recorder.match).toStrictEqual(played([0, 1], [0, 5], [1, 3]).match);
    expectWhole(recorder);
    recorder.takeBack(1, []);
    expect(recorder.match).toStrictEqual(played([0, 1], [0, 5]).match);
    expectWhole(recorder);
  });

  test('needs consent once chance was used, and then brings new chance', () => {
    const recorder = played([0, 1], [0, 5], [1, 3], [0, 1], [1, 2], [2, 3]);
    const { match } = recorder;

    expect(recorder.undoCase(2)).toEqual({ is: 'consent', of: [0, 1] });
    expect(recorder.takeBack(2, [0])).toEqual({ refused: 'consentNeeded', of: [1] });
    expect(recorder.match).toBe(match);
    accepted(recorder.takeBack(2, [0, 1]));
    go(recorder, [2, 3]);

    expect(recorder.match.state).not.toEqual(match.state);
    expect(recorder.match.decisions).toBe(match.decisions);
    expectWhole(recorder);
  });

  test('by consent makes the questions asked before it stale', () => {
    const recorder = played([0, 1], [0, 5], [1, 3], [0, 1], [1, 2], [2, 3]);
    const { asked } = recorder.match;
    accepted(recorder.takeBack(2, [0, 1]));

    expect(recorder.decide({ seat: 2, asked, answer: 3 })).toMatchObject({ refused: 'stale' });
  });

  test('by consent can go on behind what was taken back', () => {
    const recorder = played([0, 1], [0, 5], [1, 3], [0, 1], [1, 2], [2, 3]);
    accepted(recorder.takeBack(2, [0, 1]));
    accepted(recorder.takeBack(1, [0, 2]));
    go(recorder, [1, 8]);
    expect(recorder.undoCase(0)).toEqual({ is: 'consent', of: [1, 2] });
    accepted(recorder.takeBack(0, [1, 2]));

    expect(recorder.match.decisions).toBe(3);
    expectWhole(recorder);
  });
});

describe('a record', () => {
  test('replays to the same match, moment by moment', () => {
    const recorder = played([0, 1], [0, 5], [1, 3]);
    const moments = [...replay(game, recorder.record())].map(accepted);

    expect(moments.map(({ decision }) => decision?.seat)).toEqual([undefined, 0, 0, 1]);
    expect(moments.at(-1)?.match).toStrictEqual(recorder.match);
  });

  test('begins at a situation as well', () => {
    const { recorder } = accepted(Recorder.begin(game, { is: 'situation', situation: {} }, 'seed'));
    go(recorder, [0, 1]);

    expect(recorder.match.state).toEqual({ said: ['situation'] });
    expectWhole(recorder);
  });

  test('of a refused decision is the record before it', () => {
    const recorder = played([0, 1]);
    const before = recorder.record();

    expect(isRefusal(recorder.decide({ seat: 0, asked: recorder.match.asked, answer: 99 }))).toBe(true);
    expect(recorder.record()).toEqual(before);
  });

  test('of another game is refused', () => {
    const record: MatchRecord = { ...played().record(), game: 'chess' };

    expect(Recorder.resume(game, record)).toMatchObject({ refused: 'invalid', problems: [{ at: 'game' }] });
    expect(verify(game, record)).toMatchObject({ refused: 'invalid', problems: [{ at: 'game' }] });
  });

  test('that leads elsewhere is refused', () => {
    const record = played([0, 1], [0, 5]).record();
    const end = { ...record.end, fingerprint: 'another' };

    expect(Recorder.resume(game, { ...record, end })).toMatchObject({ problems: [{ at: 'end.fingerprint' }] });
    expect(verify(game, { ...record, end })).toMatchObject({ problems: [{ at: 'end.fingerprint' }] });
    expect(verify(game, { ...record, seed: 'another' })).toMatchObject({ problems: [{ at: 'end.fingerprint' }] });
  });

  test('that was played by older rules is whole as long as it leads to the same match', () => {
    const corrected: Game<Said> = { ...game, rules: 2 };
    const record = played([0, 1], [0, 5]).record({ match: 'stored' });

    expect(verify(corrected, record)).toMatchObject({ decisions: record.end.decisions });
    expect(verify(corrected, { ...record, seed: 'another' })).toMatchObject({ problems: [{ at: 'end.fingerprint' }] });
  });

  test('with an impossible decision is refused with its place', () => {
    const record = played([0, 1], [0, 5]).record();
    const stretches = [
      {
        because: 'start',
        rules: 1,
        from: 0,
        decisions: [
          [0, 1],
          [0, 77],
        ],
      } as const,
    ];

    expect(verify(game, { ...record, stretches })).toMatchObject({
      problems: [{ at: 'decision 2', problem: 'it is not possible there; the record is damaged' }],
    });
  });

  test('with another stored match than its decisions lead to is refused', () => {
    const record = played([0, 1]).record({ match: 'stored' });
    const match = played([0, 0]).match;

    expect(verify(game, { ...record, end: { ...record.end, match } })).toMatchObject({
      problems: [{ at: 'end.match' }],
    });
  });

  test('with a snapshot of what was taken back, as version 2 had it, leads to the same match', () => {
    const { recorder, record } = withSnapshot();

    expect(verify(game, record)).not.toHaveProperty('refused');
    expect(accepted(Recorder.resume(game, record)).match).toStrictEqual(recorder.match);
  });

  test('with a forged snapshot is refused', () => {
    const { record } = withSnapshot({ random: [1, 2, 3, 4] });

    expect(verify(game, record)).toMatchObject({ problems: [{ at: 'stretches.1.snapshot' }] });
  });
});

/** A record in which decisions were taken back, with the match as it was then written out. */
function withSnapshot(forged: Partial<Match> = {}): { readonly recorder: Recorder; readonly record: MatchRecord } {
  const recorder = played([0, 1], [0, 5], [1, 3], [0, 1], [1, 2], [2, 3]);
  const before = accepted(recorder.takeBack(2, [0, 1]));
  go(recorder, [2, 4]);
  const record = recorder.record();
  const stretches = record.stretches.map(({ anew, ...stretch }) =>
    anew === undefined ? stretch : { ...stretch, snapshot: { ...before, ...forged } },
  );
  return { recorder, record: { ...record, stretches } };
}

describe('a match that branches off', () => {
  const ROUND = [
    [0, 1],
    [0, 5],
    [1, 3],
    [0, 1],
    [1, 2],
    [2, 3],
  ] as const;

  function branched(record: MatchRecord, decisions: number, seed = 'another') {
    return accepted(Recorder.branch(game, record, decisions, seed));
  }

  test('begins at the moment, with what led there', () => {
    const { recorder, moments } = branched(played(...ROUND).record(), 3);

    expect(recorder.match.state).toEqual(played(...ROUND.slice(0, 3)).match.state);
    expect(moments.map(({ match }) => match.decisions)).toEqual([0, 1, 2, 3]);
    expectWhole(recorder);
    go(recorder, [0, 1], [1, 2]);
    expect([...replay(game, recorder.record())].map(accepted).at(-1)?.match).toStrictEqual(recorder.match);
    expectWhole(recorder);
  });

  test('has chance of its own, fixed by its seed', () => {
    const told = (recorder: Recorder) => {
      go(recorder, ...ROUND.slice(3));
      return recorder.match.state;
    };
    const record = played(...ROUND).record();
    const one = told(branched(record, 3, 'one').recorder);

    expect(told(branched(record, 3, 'one').recorder)).toEqual(one);
    expect(told(branched(record, 3, 'two').recorder)).not.toEqual(one);
    expect(one).not.toEqual(played(...ROUND).match.state);
  });

  test('can be taken back to where it branched off, with the chance of its seed, and no further', () => {
    const taken = (seed: string) => {
      const { recorder } = branched(played(...ROUND).record(), 3, seed);
      go(recorder, ...ROUND.slice(3));
      accepted(recorder.takeBack(2, [0, 1]));
      accepted(recorder.takeBack(1, [0, 2]));
      accepted(recorder.takeBack(0, [1, 2]));
      return recorder;
    };
    const recorder = taken('one');

    expect(recorder.match.decisions).toBe(3);
    expect(recorder.undoCase(0)).toEqual({ is: 'nothing' });
    expect(recorder.undoCase(1)).toEqual({ is: 'nothing' });
    expectWhole(recorder);
    expect(taken('two').match.random).not.toEqual(recorder.match.random);
  });

  test('keeps what was taken back before, and branches off again', () => {
    const { recorder } = withSnapshot();
    const once = branched(recorder.record(), 6).recorder;
    go(once, [0, 1], [0, 5]);
    const twice = branched(once.record(), 7, 'third').recorder;
    go(twice, [0, 2]);

    expect(twice.record().stretches.map(({ because }) => because)).toEqual(['start', 'takeBack', 'branch', 'branch']);
    expectWhole(twice);
    const early = branched(once.record(), 2).recorder;
    expect(early.record().stretches.map(({ because }) => because)).toEqual(['start', 'branch']);
    expectWhole(early);
  });

  test('with answers that are still sealed keeps them sealed', () => {
    const { recorder } = branched(played(...ROUND).record(), 5);

    expect(recorder.match.open.map(({ answer }) => answer)).toEqual([1, 2, undefined]);
    expectWhole(recorder);
  });

  test('needs a moment that there is', () => {
    expect(Recorder.branch(game, played(...ROUND).record(), 7, 'seed')).toMatchObject({
      refused: 'invalid',
      problems: [{ at: 'decisions', problem: 'expected 0 to 6, got 7' }],
    });
  });

  test('needs a moment where the match goes on', () => {
    const recorder = played();
    while (recorder.match.outcome === undefined) {
      const seat = recorder.match.open.find(({ answer }) => answer === undefined)?.question.seat ?? 0;
      go(recorder, [seat, 1]);
    }
    const { decisions } = recorder.match;

    expect(Recorder.branch(game, recorder.record(), decisions, 'seed')).toMatchObject({
      problems: [
        { at: 'decisions', problem: `the match is over after ${decisions} of them; choose an earlier moment` },
      ],
    });
    expect(Recorder.branch(game, recorder.record(), decisions - 1, 'seed')).not.toHaveProperty('refused');
  });

  test('takes no snapshot on trust', () => {
    const { record } = withSnapshot({ state: { said: ['forged'] } });

    expect(Recorder.branch(game, record, 6, 'seed')).toMatchObject({ problems: [{ at: 'stretches.1.snapshot' }] });
    expect(Recorder.branch(game, record, 4, 'seed')).not.toHaveProperty('refused');
  });

  test('needs the same game, and the rules of now', () => {
    const record = played(...ROUND).record();

    expect(Recorder.branch(game, { ...record, game: 'chess' }, 3, 'seed')).toMatchObject({
      problems: [{ at: 'game' }],
    });
    expect(Recorder.branch({ ...game, rules: 2 }, record, 3, 'seed')).toMatchObject({ problems: [{ at: 'rules' }] });
  });

  test('goes on behind corrected rules, if they lead to the same', () => {
    const corrected: Game<Said> = { ...game, rules: 2 };
    const recorder = accepted(Recorder.resume(corrected, played(...ROUND.slice(0, 3)).record({ match: 'stored' })));
    go(recorder, [0, 1]);

    expect(Recorder.branch(corrected, recorder.record(), 4, 'seed')).not.toHaveProperty('refused');
  });
});

describe('when the rules were corrected', () => {
  const corrected: Game<Said> = { ...game, rules: 2 };

  test('a record with its match goes on, by the rules of now, in a new stretch', () => {
    const old = played([0, 1], [0, 5], [1, 3]);
    const recorder = accepted(Recorder.resume(corrected, old.record({ match: 'stored' })));
    go(recorder, [0, 1]);

    expect(recorder.match).toMatchObject({ rules: 2, decisions: 4, state: old.match.state });
    expect(recorder.record().stretches).toMatchObject([
      { because: 'start', rules: 1, from: 0 },
      { because: 'rules', rules: 2, from: 3, decisions: [[0, 1]] },
    ]);
    expect(accepted(Recorder.resume(corrected, recorder.record())).match).toStrictEqual(recorder.match);
  });

  test('what is taken back goes back to the match as it was when the new rules began', () => {
    const old = played([0, 1], [0, 5], [1, 3]);
    const told: Game<Said> = {
      ...corrected,
      start: () => ({ ...game.start({ seats: 3 }, never), state: { said: ['new'] } }),
    };
    const recorder = accepted(Recorder.resume(told, old.record({ match: 'stored' })));
    go(recorder, [0, 1], [1, 1], [2, 1]);
    accepted(recorder.takeBack(0, [1, 2]));

    expect(recorder.match.state).toEqual(old.match.state);
  });

  test('a record that still leads to its end is sound, whichever rules it was played by', () => {
    const old = played([0, 1], [0, 5], [1, 3]);
    const otherwise: Game<Said> = {
      ...corrected,
      start: () => ({ ...game.start({ seats: 3 }, never), state: { said: ['new'] } }),
    };

    for (const record of [old.record(), old.record({ match: 'stored' })]) {
      expect(verify(corrected, record)).not.toHaveProperty('refused');
      expect(verify(otherwise, record)).toMatchObject({ problems: [{ at: 'end.fingerprint' }] });
    }
  });

  test('a record without its match is refused, and says why', () => {
    expect(Recorder.resume(corrected, played([0, 1]).record())).toMatchObject({
      refused: 'invalid',
      problems: [
        {
          at: 'end.match',
          problem:
            'it was played by rules version 1, this program has version 2, and the match itself is not stored in it',
        },
      ],
    });
  });

  test('a record with another match than its own is refused', () => {
    const record = played([0, 1]).record({ match: 'stored' });
    const match = played([0, 0]).match;

    expect(Recorder.resume(corrected, { ...record, end: { ...record.end, match } })).toMatchObject({
      problems: [{ at: 'end.match', problem: 'the stored match is not the one that was recorded' }],
    });
  });
});

test('an endless loop carries the record that leads into it', () => {
  const recorder = played([0, 1], [0, 5], [1, 3], [0, 9], [1, 2]);
  const { asked } = recorder.match;
  const before = recorder.record();

  const loop = caught(() => recorder.decide({ seat: 2, asked, answer: 0 }));

  expect(loop).toBeInstanceOf(RecordedLoopError);
  expect(recorder.record()).toEqual(before);
  const record = loop instanceof RecordedLoopError ? accepted(parseRecord(loop.record)) : before;
  expect(record.end.decisions).toBe(6);
  expect(() => [...replay(game, record)]).toThrow('last in small/rounds, step spin');
});

function caught(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    return error;
  }
}

const never = {
  int: () => 0,
  pick: () => {
    throw new Error('nothing is drawn here');
  },
  shuffled: <T>(list: readonly T[]) => list,
  state: () => [],
};
