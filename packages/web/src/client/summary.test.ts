import type { TableSummary } from '@kronika/protocol';
import { describe, expect, test } from 'vitest';
import { readSummary } from './summary.ts';

const SUMMARY: TableSummary = {
  table: 'one',
  game: 'l5r',
  title: 'Szybka partia',
  status: 'playing',
  seats: [
    { is: 'person', name: 'Jadwiga' },
    { is: 'bot', name: 'Bot', bot: 'thumb' },
  ],
  clock: { is: 'chess', seconds: 1800, delay: 10 },
  windows: 'brief',
  inSeries: 2,
  visibility: 'public',
  waiting: [0],
  moment: { pl: 'runda 3', en: 'round 3' },
  winners: [1],
  result: {
    how: 'resigned',
    by: 0,
    decisions: 12,
    began: 1,
    ended: 2,
    sides: ['crab', 'lion'],
    gear: ['yari', 'katana'],
    scores: [15, 9],
    rounds: 3,
    first: 1,
  },
  created: 1,
  updated: 2,
};

describe('a summary', () => {
  test('is read as it was written', () => {
    expect(readSummary(JSON.parse(JSON.stringify(SUMMARY)))).toEqual(SUMMARY);
  });

  test('without what is optional has no such fields', () => {
    const { title: _, moment: __, winners: ___, result: ____, inSeries: _____, ...least } = SUMMARY;

    expect(readSummary(least)).toEqual(least);
  });

  test('of a newer server is read as far as it is understood', () => {
    expect(readSummary({ ...SUMMARY, clock: { is: 'sundial' }, waiting: [0, 9], more: 1 })).toEqual({
      ...SUMMARY,
      clock: { is: 'none' },
      waiting: [0],
    });
  });

  test('with a result that cannot be read has none', () => {
    const { result: _, ...rest } = SUMMARY;

    expect(readSummary({ ...SUMMARY, result: { how: 'magic' } })).toEqual(rest);
  });

  test.each([undefined, null, [], 'one', {}, { table: 'one' }, { ...SUMMARY, status: 'asleep' }])(
    '%j is none',
    (value) => {
      expect(readSummary(value)).toBeUndefined();
    },
  );
});
