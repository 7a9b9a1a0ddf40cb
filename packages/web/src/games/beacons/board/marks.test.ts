import { beacons } from '@kronika/examples';
import { expect, test } from 'vitest';
import { eventIcon, eventSound } from './marks.ts';

const EVENTS = Object.keys(beacons.events);

test('what is heard are events of the game', () => {
  const heard = EVENTS.filter((is) => eventSound({ is }) !== undefined);

  expect(heard.toSorted()).toEqual(['bought', 'emberTaken', 'lit', 'putOut']);
});

test('every event that has a line of the log has a picture', () => {
  const without = EVENTS.filter((is) => eventIcon({ is }) === undefined);

  // A round is a heading, and the end of a turn is not told.
  expect(without.toSorted()).toEqual(['roundBegan', 'turnEnded']);
});
