import { expect, test } from 'vitest';
import { Addressing } from './addressing.ts';

test('a sentence reads alike to everybody but the seats it may call "you"', () => {
  const reader = new Addressing(0);

  expect(reader.is(1)).toBe(false);

  expect(reader.readsAlikeTo('spectator')).toBe(true);
  expect(reader.readsAlikeTo(2)).toBe(true);
  expect(reader.readsAlikeTo(1)).toBe(false);
});

test('a sentence that calls its reader "you" is nobody else\'s', () => {
  const reader = new Addressing(0);

  expect(reader.is(0)).toBe(true);

  expect(reader.readsAlikeTo(0)).toBe(true);
  expect(reader.readsAlikeTo('spectator')).toBe(false);
  expect(reader.readsAlikeTo(1)).toBe(false);
});
