import type { TableSummary } from '@kronika/protocol';
import { expect, test } from 'vitest';
import { addressOf, inOrder, type MyMatch, onThisDevice, turnOf } from './my-match.ts';

const summary = (table: string, change: Partial<TableSummary> = {}): TableSummary => ({
  table,
  game: 'l5r',
  status: 'playing',
  seats: [
    { is: 'person', name: 'Jadwiga' },
    { is: 'bot', name: 'Bot', bot: 'thumb' },
  ],
  clock: { is: 'none' },
  windows: 'brief',
  visibility: 'invitation',
  waiting: [0],
  created: 0,
  updated: 0,
  ...change,
});

const here = (table: string, change?: Partial<TableSummary>): MyMatch => onThisDevice(summary(table, change));

test('whose turn it is depends on where we sit', () => {
  expect(turnOf(here('a'))).toBe('mine');
  expect(turnOf(here('a', { waiting: [1] }))).toBe('theirs');
  expect(turnOf({ at: 'server', summary: summary('a'), seats: [1] })).toBe('theirs');
  expect(turnOf(here('a', { status: 'over', waiting: [0] }))).toBe('over');
});

test('what wants us comes first, then the latest', () => {
  const matches = [
    here('over', { status: 'over', updated: 9 }),
    here('theirs', { waiting: [1], updated: 8 }),
    here('old', { updated: 1 }),
    here('new', { updated: 2 }),
  ];

  expect(inOrder(matches).map((match) => match.summary.table)).toEqual(['new', 'old', 'theirs', 'over']);
});

test('a match is found where it is played', () => {
  expect(addressOf(here('a'))).toBe('/l/a');
  expect(addressOf({ at: 'server', summary: summary('b'), seats: [0] })).toBe('/t/b');
});
