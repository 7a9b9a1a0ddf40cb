// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { forgetSeats, myTables, rememberSeats, seatsAt } from './my-tables.ts';

beforeEach(() => myTables.set([]));

test('seats are remembered by table, the latest table first', () => {
  rememberSeats('one', [{ seat: 0, token: 'a' }]);
  rememberSeats('two', [{ seat: 1, token: 'b' }]);
  rememberSeats('one', [{ seat: 1, token: 'c' }]);

  expect(myTables.get().map(({ table }) => table)).toEqual(['one', 'two']);
  expect(seatsAt(myTables.get(), 'one')).toEqual([
    { seat: 0, token: 'a' },
    { seat: 1, token: 'c' },
  ]);
});

test('a forgotten table is gone', () => {
  rememberSeats('one', [{ seat: 0, token: 'a' }]);

  forgetSeats('one');

  expect(seatsAt(myTables.get(), 'one')).toEqual([]);
});

test('another window is heard', () => {
  let heard = 0;
  myTables.subscribe(() => {
    heard += 1;
  });
  const newValue = JSON.stringify([{ table: 'three', seats: [{ seat: 0, token: 'z' }] }, { nonsense: true }]);

  window.dispatchEvent(new StorageEvent('storage', { key: 'kronika.tables', newValue }));

  expect(heard).toBe(1);
  expect(myTables.get()).toEqual([{ table: 'three', seats: [{ seat: 0, token: 'z' }] }]);
});
