import { expect, test } from 'vitest';
import { paintFor } from './paint.ts';

test('colours are for terminals that have them and people who want them', () => {
  expect(paintFor({ isTTY: true }, {}).key('1')).toBe('\u001b[36m1\u001b[39m');
  expect(paintFor({ isTTY: true }, { NO_COLOR: '1' }).key('1')).toBe('1');
  expect(paintFor({ isTTY: true }, { TERM: 'dumb' }).key('1')).toBe('1');
  expect(paintFor({}, {}).key('1')).toBe('1');
});
