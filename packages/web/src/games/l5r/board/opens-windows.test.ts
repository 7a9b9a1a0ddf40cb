import { printedId } from '@kronika/kernel';
import { expect, test } from 'vitest';
import { opensWindows } from './opens-windows.ts';

test.each([
  ['an action', 'miya-mystic', true],
  ['a reaction', 'honored-general', true],
  ['a card of the hand without a text', 'fine-katana', true],
  ['a province that is only strong', 'ancestral-lands', false],
] as const)('%s', (_, name, opens) => {
  expect(opensWindows(printedId(name))).toBe(opens);
});
