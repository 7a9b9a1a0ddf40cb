import type { LogEntry } from '@kronika/protocol';
import { expect, test } from 'vitest';
import type { EventSound } from '../../sound/kinds.ts';
import { type Glance, Watch } from './watch.ts';

const SOUNDS: Readonly<Record<string, EventSound>> = { declared: 'clash', honor: 'standing', broken: 'fall' };

function lines(...events: readonly string[]): readonly LogEntry[] {
  return events.map((is) => ({ is: 'event', after: 0, text: { pl: is, en: is }, event: { is } }));
}

const START: Glance = { log: lines('declared'), status: 'playing', asked: 'others', page: 'shown', at: 0 };

function watching(start = START) {
  const watch = new Watch(({ is }) => SOUNDS[is]);
  expect(watch.look(start)).toEqual([]);
  return (change: Partial<Glance>) => watch.look({ ...start, ...change });
}

test('what happened before one came is not heard', () => {
  expect(watching()({})).toEqual([]);
});

test('each kind of event is heard once of what happened at once', () => {
  const look = watching();

  expect(look({ log: lines('declared', 'honor', 'honor', 'nothing', 'broken') })).toEqual(['standing', 'fall']);
  expect(look({ log: lines('declared', 'honor', 'honor', 'nothing', 'broken') })).toEqual([]);
});

test('what is taken back is not heard, what follows is', () => {
  const look = watching({ ...START, log: lines('declared', 'honor') });

  expect(look({ log: lines('declared') })).toEqual([]);
  expect(look({ log: lines('declared', 'broken') })).toEqual(['fall']);
});

test('one hears of one’s turn after a long wait, or while one looks elsewhere', () => {
  const look = watching();

  expect(look({ asked: 'me', at: 500 })).toEqual([]);
  expect(look({ asked: 'others', at: 1_000 })).toEqual([]);
  expect(look({ asked: 'me', at: 3_500 })).toEqual(['turn']);
  expect(look({ asked: 'me', at: 9_000 })).toEqual([]);
  expect(look({ asked: 'others', at: 9_100 })).toEqual([]);
  expect(look({ asked: 'me', at: 9_200, page: 'hidden' })).toEqual(['turn']);
});

test('the end is heard once', () => {
  const look = watching();

  expect(look({ status: 'over', log: lines('declared', 'honor', 'broken') })).toEqual(['fall', 'end']);
  expect(look({ status: 'over' })).toEqual([]);
});

test('a match that is over already is silent', () => {
  expect(watching({ ...START, status: 'over' })({ status: 'over' })).toEqual([]);
});
