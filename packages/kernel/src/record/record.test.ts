import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isRefusal } from '../refusal.ts';
import versionOne from './examples/v1-tictactoe.json' with { type: 'json' };
import versionTwo from './examples/v2-tictactoe.json' with { type: 'json' };
import versionThree from './examples/v3-tictactoe.json' with { type: 'json' };
import versionFour from './examples/v4-tictactoe.json' with { type: 'json' };
import versionFive from './examples/v5-tictactoe.json' with { type: 'json' };
import { parseRecord, RECORD_VERSION, readRecord, writeRecord } from './record.ts';

const current = { format: 'kronika-record', version: 5, game: 'g', seed: 's', start: { is: 'setup', setup: {} } };
const first = { because: 'start', rules: 1, from: 0, decisions: [] };
const end = { decisions: 0, fingerprint: 'f' };

describe('a record is read', () => {
  test('as it was written', () => {
    const record = parseRecord(versionFive);
    if (isRefusal(record)) throw new Error('the kept example was refused');

    expect(record).toEqual(versionFive);
    expect(readRecord(writeRecord(record))).toEqual(record);
  });

  test.each([versionTwo, versionThree, versionFour])('from version $version, as it is', (kept) => {
    expect(parseRecord(kept)).toEqual({ ...kept, version: RECORD_VERSION });
  });

  test('from version 1, as one stretch begun by a setup', () => {
    const { rules, setup, decisions, ...rest } = versionOne;

    expect(parseRecord(versionOne)).toEqual({
      ...rest,
      version: RECORD_VERSION,
      start: { is: 'setup', setup },
      stretches: [{ because: 'start', rules, from: 0, decisions }],
    });
  });
});

describe('a record is refused', () => {
  const snapshot = versionTwo.end.match;
  const second = { because: 'takeBack', rules: 1, from: 0, snapshot: { ...snapshot, decisions: 0 }, decisions: [] };

  test.each([
    ['of a newer version', { ...current, version: 6, chapters: [] }, 'version', 'it is of version 6, and this program'],
    ['of another format', { format: 'pgn' }, 'format', ''],
    [
      'with a decision of nobody',
      { ...current, stretches: [{ ...first, decisions: [[9, 0]] }], end },
      'stretches.0.decisions.0.0',
      '',
    ],
    [
      'with an answer that is no answer',
      { ...current, stretches: [{ ...first, decisions: [[0, 'x']] }], end },
      'stretches.0.decisions.0.1',
      '',
    ],
    ['with something nobody knows', { ...current, stretches: [first], end, more: 1 }, '', ''],
    ['without a stretch', { ...current, stretches: [], end }, 'stretches', ''],
    [
      'that does not begin at the start',
      { ...current, stretches: [{ ...first, because: 'rules' }], end },
      'stretches.0.because',
      'only the first',
    ],
    ['that begins twice', { ...current, stretches: [first, first], end }, 'stretches.1.because', 'only the first'],
    [
      'that leaves decisions out',
      { ...current, stretches: [{ ...first, from: 2 }], end },
      'stretches.0.from',
      'expected 0',
    ],
    [
      'that takes back more than there is',
      { ...current, stretches: [first, { ...second, from: 5 }], end },
      'stretches.1.from',
      'expected at most 0',
    ],
    [
      'without a snapshot where one is needed',
      { ...current, stretches: [first, { ...first, because: 'rules' }], end },
      'stretches.1.snapshot',
      'because of "rules" needs it',
    ],
    [
      'that does not say how it goes on after taking back',
      { ...current, stretches: [first, { ...first, because: 'takeBack' }], end },
      'stretches.1.anew',
      'because of "takeBack" needs it',
    ],
    [
      'that branches off without a seed',
      { ...current, stretches: [first, { ...first, because: 'branch', anew: { asked: 1, revelations: 1 } }], end },
      'stretches.1.anew.seed',
      'because of "branch" needs it',
    ],
    [
      'that branches off from behind its end',
      {
        ...current,
        stretches: [first, { ...first, because: 'branch', from: 2, anew: { asked: 1, revelations: 1, seed: 's' } }],
        end,
      },
      'stretches.1.from',
      'expected 0',
    ],
    [
      'with a snapshot of another moment',
      { ...current, stretches: [first, { ...second, snapshot }], end },
      'stretches.1.snapshot.decisions',
      'expected 0',
    ],
    [
      'that counts wrongly',
      { ...current, stretches: [first], end: { ...end, decisions: 3 } },
      'end.decisions',
      'says 3',
    ],
  ])('%s', (_, input, at, problem) => {
    expect(parseRecord(input)).toMatchObject({
      refused: 'invalid',
      what: 'the record',
      problems: expect.arrayContaining([{ at, problem: expect.stringContaining(problem) }]),
    });
  });

  test('that is no JSON', () => {
    expect(readRecord('{')).toMatchObject({
      problems: [{ at: '', problem: expect.stringContaining('it is no JSON') }],
    });
  });

  test('whatever it is, without an error', async () => {
    await fc.assert(
      fc.property(
        fc.oneof(
          fc.anything(),
          fc.json().map((text) => JSON.parse(text)),
        ),
        (input) => {
          expect(isRefusal(parseRecord(input))).toBe(true);
        },
      ),
    );
  });

  test('cut off anywhere, without an error', () => {
    const text = JSON.stringify(versionTwo);
    for (let length = 0; length < text.length; length += 7)
      expect(isRefusal(readRecord(text.slice(0, length)))).toBe(true);
  });
});
