import type { SeenEvent } from '@kronika/kernel';
import type { EventSound } from '../../../sound/kinds.ts';

const SOUNDS: Readonly<Record<string, EventSound>> = {
  challengeInitiated: 'clash',
  powerGained: 'standing',
  powerMoved: 'standing',
  powerDiscarded: 'standing',
  eliminated: 'fall',
};

/** What one hears of an event. Who dies leaves play, as many others do: it is heard where the reason says so. */
export function eventSound(event: SeenEvent): EventSound | undefined {
  if (event.is === 'leftPlay') return Reflect.get(event, 'how') === 'killed' ? 'fall' : undefined;
  return SOUNDS[event.is];
}
