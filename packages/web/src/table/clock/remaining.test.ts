import type { ClockDocument } from '@kronika/protocol';
import { expect, test } from 'vitest';
import { remaining, timeText } from './remaining.ts';

const chess: ClockDocument = {
  plan: { is: 'chess', seconds: 60, delay: 5 },
  left: [60_000, 50_000],
  running: [1],
  since: 1000,
};

test('a running clock loses time after its delay, another one does not', () => {
  expect(remaining(chess, 1, 4000)).toBe(50_000);
  expect(remaining(chess, 1, 16_000)).toBe(40_000);
  expect(remaining(chess, 1, 999_000)).toBe(0);
  expect(remaining(chess, 0, 999_000)).toBe(60_000);
});

test('times are told as people read them', () => {
  expect(timeText(65_000)).toBe('1:05');
  expect(timeText(3_725_000)).toBe('1:02:05');
  expect(timeText(3 * 86_400_000)).toBe('3 d');
});
