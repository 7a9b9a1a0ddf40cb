import type { TableSummary } from '@kronika/protocol';
import { expect, test } from 'vitest';
import type { MyMatch } from '../lobby/my-match.ts';
import { latestOf } from './latest.ts';

const match = (table: string, more: Partial<TableSummary> = {}): MyMatch => ({
  at: 'device',
  seats: [0],
  summary: {
    table,
    game: 'oath',
    status: 'over',
    seats: [],
    clock: { is: 'none' },
    windows: 'brief',
    visibility: 'invitation',
    waiting: [],
    result: { how: 'played', decisions: 1, began: 0, ended: 0, annal: {} },
    created: 0,
    updated: Number(table.slice(1)),
    ...more,
  },
});

test('a chronicle is found by its last finished match, the newest chronicle first', () => {
  const { result: _, ...running } = match('t4', { status: 'playing', follows: 't2' }).summary;
  const matches = [
    match('t1'),
    match('t2', { follows: 't1' }),
    match('t3'),
    { ...match('t4'), summary: running },
    match('t5', { result: { how: 'resigned', decisions: 1, began: 0, ended: 0 } }),
  ];

  expect(latestOf(matches).map(({ summary }) => summary.table)).toEqual(['t3', 't2']);
});
