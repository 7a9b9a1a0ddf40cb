import { describe, expect, test } from 'vitest';
import { accept, decline } from '../decision/option.ts';
import { choose, chooseNumber } from '../decision/question.ts';
import type { Game } from '../game.ts';
import { flow } from '../match/flow.ts';
import { ask, byChance, emit, goTo } from '../match/instruction.ts';
import { accepted, common, type Said, say, smallGame } from '../testing/small-game.ts';
import type { MatchRecord } from './record.ts';
import { Recorder } from './recorder.ts';
import { watched } from './watch.ts';

interface Round {
  readonly said?: typeof accept | typeof decline;
  readonly number?: number;
}

/** Seat 0 says yes or no, seat 1 a number, which is told together with a die; again and again. */
const rounds = (bonus: number) =>
  flow<Said, Round>()('small/rounds', {
    begin: () => ask('said', choose({ ...common, seat: 0, options: [accept, decline] })),
    number: () => ask('number', chooseNumber({ ...common, seat: 1, min: 0, max: 9 })),
    tell: (_, { number }) => byChance((random) => emit(say((number ?? 0) + bonus + random.int(1, 6) * 100))),
    again: () => goTo('begin'),
  });
const gameOf = (rules: number, bonus: number): Game<Said> => {
  const flowOf = rounds(bonus);
  return { ...smallGame(flowOf({}), [flowOf]), rules };
};
const game = gameOf(1, 0);

function played(decisions: number, by: Game<Said> = game): Recorder {
  const { recorder } = accepted(Recorder.begin(by, { is: 'setup', setup: {} }, 'seed'));
  go(recorder, decisions);
  return recorder;
}

function go(recorder: Recorder, decisions: number): void {
  for (let more = 0; more < decisions; more += 1) {
    const seat = recorder.match.open[0]?.question.seat ?? 0;
    accepted(recorder.decide({ seat, asked: recorder.match.asked, answer: 1 }));
  }
}

const counts = (record: MatchRecord, by: Game<Said>) =>
  accepted(watched(by, record)).moments.map(({ match }) => match.decisions);

describe('a record is watched', () => {
  test('with one moment for each number of decisions, also behind what was taken back and branched off', () => {
    const recorder = played(4);
    accepted(recorder.takeBack(1, [0, 2]));
    go(recorder, 3);
    const branch = accepted(Recorder.branch(game, recorder.record(), 5, 'branch')).recorder;
    go(branch, 2);

    expect(counts(branch.record(), game)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(accepted(watched(game, branch.record()))).toMatchObject({ first: 0 });
    expect(accepted(watched(game, branch.record())).moments.at(-1)?.match).toStrictEqual(branch.match);
  });

  test('whole, when the corrected rules still lead where it led', () => {
    const recorder = accepted(Recorder.resume(gameOf(2, 0), played(4).record({ match: 'stored' })));
    go(recorder, 2);

    expect(counts(recorder.record(), gameOf(2, 0))).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(watched(gameOf(2, 0), played(4).record())).not.toHaveProperty('missing');
  });

  test('from where the new rules began, when the old part leads elsewhere now', () => {
    const corrected = gameOf(2, 50);
    const recorder = accepted(Recorder.resume(corrected, played(4).record({ match: 'stored' })));
    go(recorder, 3);
    const shown = accepted(watched(corrected, recorder.record()));

    expect(shown).toMatchObject({ first: 4, missing: { rules: 1, now: 2 } });
    expect(shown.moments.map(({ match }) => match.decisions)).toEqual([4, 5, 6, 7]);
    expect(shown.moments.at(-1)?.match).toStrictEqual(recorder.match);
  });

  test('only at its end, when that is all that was written down', () => {
    const record = played(4).record({ match: 'stored' });

    expect(watched(gameOf(2, 50), record)).toMatchObject({ first: 4, moments: [{}], missing: { rules: 1, now: 2 } });
  });
});

describe('a record is not watched', () => {
  test('when nothing of it leads anywhere any more', () => {
    expect(watched(gameOf(2, 50), played(4).record())).toMatchObject({ refused: 'invalid' });
  });

  test('when it is damaged, or of another game', () => {
    const record = played(4).record();

    expect(watched(game, { ...record, seed: 'another' })).toMatchObject({ problems: [{ at: 'end.fingerprint' }] });
    expect(watched(game, { ...record, game: 'chess' })).toMatchObject({ problems: [{ at: 'game' }] });
  });
});
