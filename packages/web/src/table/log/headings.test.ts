import type { SeenEvent } from '@kronika/kernel';
import type { LogEntry } from '@kronika/protocol';
import { expect, test } from 'vitest';
import type { LogHeading } from '../board-module.ts';
import { type Filter, logRows } from './headings.ts';

const event = (is: string, more: object = {}): LogEntry => ({
  is: 'event',
  after: 0,
  text: { pl: is, en: is },
  event: { is, ...more },
});
const headingOf = ({ is }: SeenEvent): LogHeading | undefined => {
  if (is === 'phase') return { level: 1, text: 'phase' };
  return is === 'conflict' ? { level: 2, text: 'conflict' } : undefined;
};
const resultOf = (event: SeenEvent, headed: SeenEvent): string | undefined =>
  event.is === 'decided' ? `${Reflect.get(headed, 'attacker')}: won` : undefined;
let log: readonly LogEntry[] = [
  event('phase'),
  event('phase'),
  event('gain', { seat: 0 }),
  event('conflict', { attacker: 1 }),
  event('lose', { seat: 1 }),
  { is: 'said', after: 0, by: 'Hoshiko', seat: 1, text: 'hello' },
];

const shown = (filter: Filter) =>
  logRows(log, { lang: 'en', filter, own: 0, headingOf, resultOf }).map((row) => {
    if (row.is === 'heading') return ['#', row.heading.text, row.heading.result ?? ''].join(' ').trim();
    if (row.is === 'passes') return `${row.entries.length} passes`;
    return row.entry.is === 'said' ? row.entry.text : row.entry.text.en;
  });

test('lines stand under their headings, and an empty heading is left out', () => {
  expect(shown('everything')).toEqual(['# phase', 'gain', '# conflict', 'conflict', 'lose', 'hello']);
});

test('the filter leaves one\u2019s own lines, or what was said', () => {
  expect(shown('mine')).toEqual(['# phase', 'gain', '# conflict', 'hello']);
  expect(shown('chatOnly')).toEqual(['hello']);
});

test('with the rules everything is shown, too', () => {
  expect(shown('rulesToo')).toEqual(shown('everything'));
});

test('a heading is completed by what came of it, and only that one', () => {
  log = [event('conflict', { attacker: 1 }), event('decided'), event('conflict', { attacker: 0 }), event('lose')];
  expect(shown('everything')).toEqual(['# conflict 1: won', 'conflict', 'decided', '# conflict', 'conflict', 'lose']);

  log = [event('conflict', { attacker: 1 }), event('phase'), event('decided')];
  expect(shown('everything')).toEqual(['# conflict', 'conflict', '# phase', 'decided']);
});

test('a heading that says all has no line of its own', () => {
  const speeds = [event('speed'), event('lose', { seat: 1 })];
  const rows = logRows(speeds, {
    lang: 'en',
    filter: 'everything',
    own: 0,
    headingOf: ({ is }) => (is === 'speed' ? { level: 2, text: 'speed 5', line: 'none' } : undefined),
  });

  expect(rows.map(({ is }) => is)).toEqual(['heading', 'entry']);
});

test('passes in a row are one line, a single one is an ordinary line', () => {
  log = [event('passed', { seat: 0 }), event('passed', { seat: 1 }), event('gain'), event('passed', { seat: 0 })];

  expect(shown('everything')).toEqual(['2 passes', 'gain', 'passed']);
});
