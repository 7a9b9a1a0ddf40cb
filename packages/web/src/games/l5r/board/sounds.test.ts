import { l5r } from '@kronika/l5r';
import { expect, test } from 'vitest';
import { eventSound } from './sounds.ts';

test('what is heard are events of the game', () => {
  const heard = Object.keys(l5r.events).filter((is) => eventSound({ is }) !== undefined);

  expect(heard.toSorted()).toEqual([
    'conflictDeclared',
    'dishonored',
    'honorGained',
    'honorGiven',
    'honorLost',
    'honored',
    'provinceBroken',
  ]);
});
