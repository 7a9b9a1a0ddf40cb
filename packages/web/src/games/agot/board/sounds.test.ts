import { agot } from '@kronika/agot';
import { expect, test } from 'vitest';
import { eventSound } from './sounds.ts';

test('what is heard are events of the game, and of all that leaves play only who dies', () => {
  const heard = Object.keys(agot.events).filter((is) => eventSound({ is, ...{ how: 'killed' } }) !== undefined);

  expect(heard.toSorted()).toEqual([
    'challengeInitiated',
    'eliminated',
    'leftPlay',
    'powerDiscarded',
    'powerGained',
    'powerMoved',
  ]);
  expect(eventSound({ is: 'leftPlay', ...{ how: 'returned' } })).toBeUndefined();
});
