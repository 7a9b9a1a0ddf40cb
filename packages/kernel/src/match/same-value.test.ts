import { expect, test } from 'vitest';
import { sameValue } from './same-value.ts';

test.each([
  { one: { a: 1, b: [{ c: 'x' }] }, other: { b: [{ c: 'x' }], a: 1 }, why: 'the order of keys' },
  { one: { a: 1, b: undefined }, other: { a: 1 }, why: 'what is undefined' },
  { one: { a: 1 }, other: { a: 1, b: undefined }, why: 'what is undefined in the other' },
  { one: null, other: null, why: 'nothing' },
])('$why makes no difference', ({ one, other }) => {
  expect(sameValue(one, other)).toBe(true);
});

test.each([
  { one: { a: 1 }, other: { a: 2 }, why: 'another value' },
  { one: { a: 1 }, other: { a: 1, b: 1 }, why: 'a property more' },
  { one: { a: 1, b: 1 }, other: { a: 1 }, why: 'a property less' },
  { one: { a: 1, b: undefined }, other: { a: 1, c: 1 }, why: 'another property' },
  { one: [1, 2], other: [2, 1], why: 'another order' },
  { one: [1], other: [1, 2], why: 'an item more' },
  { one: ['x'], other: { 0: 'x' }, why: 'a list that is none' },
  { one: { a: null }, other: { a: {} }, why: 'something instead of nothing' },
  { one: { a: [{ b: [1] }] }, other: { a: [{ b: ['1'] }] }, why: 'a difference deep inside' },
])('$why makes a difference', ({ one, other }) => {
  expect(sameValue(one, other)).toBe(false);
});
