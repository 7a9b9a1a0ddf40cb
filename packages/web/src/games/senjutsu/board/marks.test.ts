import { senjutsu } from '@kronika/senjutsu';
import { expect, test } from 'vitest';
import { eventSound } from './marks.ts';

const heard = (sound: string): readonly string[] =>
  Object.keys(senjutsu.events)
    .filter((is) => eventSound({ is }) === sound)
    .toSorted();

test('blows, revealed cards and defeats are heard, and all of them are events of the game', () => {
  expect(heard('clash')).toEqual(['collided', 'stopped', 'wounded']);
  expect(heard('standing')).toEqual(['revealed', 'waveBeaten']);
  expect(heard('fall')).toEqual(['defeated']);
});
