import { describe, expect, test } from 'vitest';
import { accept, decline, type Option } from '../decision/option.ts';
import { choose } from '../decision/question.ts';
import type { Game } from '../game.ts';
import { flow } from '../match/flow.ts';
import { ask, emit, end } from '../match/instruction.ts';
import { invalid, isRefusal, refusalText } from '../refusal.ts';
import { accepted, common, type Said, say, smallGame } from '../testing/small-game.ts';
import { fingerprint } from './fingerprint.ts';
import { readRecord, writeRecord } from './record.ts';
import { Recorder } from './recorder.ts';
import { nextStart, numberInSeries } from './series.ts';
import { verify } from './verify.ts';

const round = flow<Said, { readonly said?: Option }>()('small/round', {
  ask: () => ask('said', choose({ ...common, seat: 0, options: [accept, decline] })),
  tell: (_, { said }) => emit(say(said?.is)),
  end: () => end({ winners: [0], reason: { key: 'over' } }),
});

/** A game that remembers what was said in all matches of its series. */
const chronicle: Game<Said, { readonly seats: number; readonly told: readonly string[] }, Said> = {
  ...smallGame(round({}), [round]),
  parseSetup: (input) => {
    const told = typeof input === 'object' && input !== null && 'told' in input ? input.told : [];
    if (!Array.isArray(told) || !told.every((word) => word === 'accept' || word === 'decline'))
      return invalid('the setup', { at: 'told', problem: 'expected what was said in the matches before' });
    return { seats: 3, told };
  },
  start: ({ seats, told }) => ({ seats, state: { said: told }, stack: [round({})] }),
  series: {
    carries: 'told',
    next: ({ seats }, { state }) => ({ seats, told: state.said }),
  },
};

function played(game: Game, start: Parameters<typeof Recorder.begin>[1], ...answers: readonly number[]): Recorder {
  const { recorder } = accepted(Recorder.begin(game, start, 'test'));
  for (const answer of answers) accepted(recorder.decide({ seat: 0, asked: recorder.match.asked, answer }));
  return recorder;
}

function refusalOf(result: unknown): string {
  return isRefusal(result) ? refusalText(result, 'en') : 'not refused';
}

const first = { is: 'setup', setup: { told: [] } } as const;

describe('the next match of a series', () => {
  const finished = played(chronicle, first, 1);
  const start = accepted(nextStart(chronicle, finished.course(), finished.match));

  test('begins with what the finished one hands on, and says which one it follows', () => {
    expect(start).toEqual({
      is: 'setup',
      setup: { seats: 3, told: ['decline'] },
      follows: { fingerprint: fingerprint(finished.match), number: 2 },
    });
    expect(start.follows.fingerprint).toBe(finished.record().end.fingerprint);
  });

  test('keeps its place in its record, and hands it on', () => {
    const second = played(chronicle, start, 0);
    const record = accepted(readRecord(writeRecord(second.record())));

    expect(record.start).toEqual(start);
    expect(verify(chronicle, record)).not.toHaveProperty('refused');
    const third = accepted(nextStart(chronicle, record, second.match));
    expect(third).toMatchObject({ setup: { told: ['decline', 'accept'] }, follows: { number: 3 } });
    expect([first, start, third].map(numberInSeries)).toEqual([1, 2, 3]);
  });

  test('asks as the one before did', () => {
    const asking = played(chronicle, { ...first, asks: 'everything' }, 0);

    expect(nextStart(chronicle, asking.course(), asking.match)).toMatchObject({ asks: 'everything' });
    expect(start).not.toHaveProperty('asks');
  });

  test('begins only with what the game accepts', () => {
    const record = { ...played(chronicle, start).record(), start: { ...start, setup: { told: ['tampered'] } } };

    expect(refusalOf(Recorder.resume(chronicle, record))).toBe(
      'the setup cannot be used: told: expected what was said in the matches before.',
    );
  });
});

describe('there is no next match', () => {
  test('of a match that was not played to its end', () => {
    const unfinished = played(chronicle, first);

    expect(nextStart(chronicle, unfinished.course(), unfinished.match)).toEqual({
      refused: 'noNextMatch',
      because: 'notOver',
    });
  });

  test('of a game without series', () => {
    const single = smallGame(round({}), [round]);
    const finished = played(single, first, 0);

    expect(nextStart(single, finished.course(), finished.match)).toEqual({
      refused: 'noNextMatch',
      because: 'noSeries',
    });
  });

  test('of a match that began at a situation', () => {
    const finished = played(chronicle, { is: 'situation', situation: {} }, 0);

    expect(nextStart(chronicle, finished.course(), finished.match)).toEqual({
      refused: 'noNextMatch',
      because: 'situation',
    });
  });

  test('of a match that branches off from the record of another', () => {
    const { recorder } = accepted(Recorder.branch(chronicle, played(chronicle, first, 0).record(), 0, 'branch'));
    accepted(recorder.decide({ seat: 0, asked: recorder.match.asked, answer: 0 }));

    expect(nextStart(chronicle, recorder.course(), recorder.match)).toEqual({
      refused: 'noNextMatch',
      because: 'branch',
    });
  });

  test('where the game refuses what it would begin with', () => {
    const broken = { ...chronicle, series: { carries: 'told', next: () => ({ told: ['nonsense'] }) } };

    const finished = played(broken, first, 0);

    expect(nextStart(broken, finished.course(), finished.match)).toMatchObject({ refused: 'invalid' });
  });
});
