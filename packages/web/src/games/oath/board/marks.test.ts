import { oath } from '@kronika/oath';
import { expect, test } from 'vitest';
import { eventSound } from './marks.ts';

const heard = (sound: string): readonly string[] =>
  Object.keys(oath.events)
    .filter((is) => eventSound({ is }) === sound)
    .toSorted();

test('dice, losses and changes of power are heard, and all of them are events of the game', () => {
  expect(heard('clash')).toEqual(['attackRolled', 'defenceRolled']);
  expect(heard('standing')).toEqual(['bannerTaken', 'roleChanged', 'titleTaken', 'titleTurned', 'visionRevealed']);
  expect(heard('fall')).toEqual(['warbandsKilled']);
});
