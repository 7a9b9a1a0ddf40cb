import type { SeenEvent } from '@kronika/kernel';
import type { EventSound } from '../../../sound/kinds.ts';

const SOUNDS: Readonly<Record<string, EventSound>> = {
  conflictDeclared: 'clash',
  honorGained: 'standing',
  honorLost: 'standing',
  honorGiven: 'standing',
  honored: 'standing',
  dishonored: 'standing',
  provinceBroken: 'fall',
};

/** What one hears of an event. */
export function eventSound({ is }: SeenEvent): EventSound | undefined {
  return SOUNDS[is];
}
