import { expect, test } from 'vitest';
import { holderOf, isHeldBy, newSeed, newTableId, newToken } from './token.ts';

test('a token is known again by its hash alone', () => {
  const token = newToken();

  expect(isHeldBy(token, holderOf(token))).toBe(true);
  expect(isHeldBy(newToken(), holderOf(token))).toBe(false);
  expect(isHeldBy('', holderOf(token))).toBe(false);
  expect(isHeldBy(token, '')).toBe(false);
  expect(holderOf(token)).not.toContain(token);
});

test('nothing can be guessed: 256 bits for a token, 128 for a table, and never the same twice', () => {
  const bits = (text: string) => Buffer.from(text, 'base64url').length * 8;

  expect([newToken(), newTableId(), newSeed()].map(bits)).toEqual([256, 128, 192]);
  expect(new Set(Array.from({ length: 1000 }, newTableId)).size).toBe(1000);
});
