import { expect, test } from 'vitest';
import { isNearEnd, stillFollows } from './following.ts';

const atEnd = { top: 700, height: 1000, room: 300 };

test('a list that grows under its reader is still followed', () => {
  const grown = { ...atEnd, height: 1400 };

  expect(isNearEnd(grown)).toBe(false);
  expect(stillFollows(atEnd, grown)).toBe(true);
});

test('who scrolls up reads what was', () => {
  expect(stillFollows(atEnd, { ...atEnd, top: 500 })).toBe(false);
});

test('the end is the end, even when the list became shorter', () => {
  expect(isNearEnd({ top: 300, height: 600, room: 300 })).toBe(true);
});
