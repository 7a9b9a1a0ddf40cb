import { printedId } from '@kronika/kernel';
import { expect, test } from 'vitest';
import { opensWindows } from './opens-windows.ts';

test.each([
  ['an ability that may be used', 'the-kingsroad', true],
  ['an ambush', 'areo-hotah', true],
  ['only what is always on', 'the-roseroad', false],
] as const)('%s', (_, name, opens) => {
  expect(opensWindows(printedId(name))).toBe(opens);
});
