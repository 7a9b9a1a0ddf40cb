import { expect, test } from 'vitest';
import { canonicalJson, fingerprint } from './fingerprint.ts';

test('the order of keys does not matter, at any depth', () => {
  const one = { b: [{ y: 1, x: 2 }], a: undefined, c: null };
  const other = { c: null, b: [{ x: 2, y: 1 }] };

  expect(canonicalJson(one)).toBe('{"b":[{"x":2,"y":1}],"c":null}');
  expect(fingerprint(one)).toBe(fingerprint(other));
});

test('the order of a list and every value do matter', () => {
  expect(fingerprint([1, 2])).not.toBe(fingerprint([2, 1]));
  expect(fingerprint({ a: 1 })).not.toBe(fingerprint({ a: '1' }));
});

test('a fingerprint is the same everywhere', () => {
  expect(fingerprint({ game: 'tictactoe' })).toMatchInlineSnapshot(
    `"8147880b9c22953a6f06d2e9c78b46771ddc768e2b772f7e1e58ac33dd2028b9"`,
  );
});
