import { expect, test } from 'vitest';
import { NetworkAllowance } from './network-allowance.ts';

test('addresses of one network share what it may do', () => {
  const allowance = new NetworkAllowance({ burst: 2, perSecond: 1 });

  expect(allowance.take('2001:db8:1:1::1', 0)).toBe(true);
  expect(allowance.take('2001:db8:1:1::2', 0)).toBe(true);
  expect(allowance.take('2001:db8:1:1::3', 0)).toBe(false);
  expect(allowance.take('2001:db8:1:2::1', 0)).toBe(true);
  expect(allowance.take('192.0.2.1', 0)).toBe(true);
  expect(allowance.take('2001:db8:1:1::3', 1_000)).toBe(true);
});

test('a larger network may do eight times as much, however many networks are in it', () => {
  const allowance = new NetworkAllowance({ burst: 1, perSecond: 0 });
  const taken = Array.from({ length: 20 }, (_, network) => allowance.take(`2001:db8:1:${network}::1`, 0));

  expect(taken.filter(Boolean)).toHaveLength(8);
  expect(allowance.take('2001:db8:2:1::1', 0)).toBe(true);
});

test('a network that asks too often uses up nothing of its neighbours', () => {
  const allowance = new NetworkAllowance({ burst: 1, perSecond: 0 });
  for (let i = 0; i < 50; i += 1) allowance.take('2001:db8:1:1::1', 0);

  expect(allowance.take('2001:db8:1:2::1', 0)).toBe(true);
});
