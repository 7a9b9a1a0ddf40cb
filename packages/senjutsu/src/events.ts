import type { EventRules, SeenEvent } from '@kronika/kernel';
import type { SenjutsuEvent } from './event.ts';
import { cardEvents } from './events/card-events.ts';
import { fieldEvents } from './events/field-events.ts';
import { fighterEvents } from './events/fighter-events.ts';
import { foeEvents } from './events/foe-events.ts';
import { turnEvents } from './events/turn-events.ts';
import type { Senjutsu } from './state.ts';

/** The one place that changes the state. */
export const events: EventRules<Senjutsu, SenjutsuEvent> = {
  ...turnEvents,
  ...fieldEvents,
  ...fighterEvents,
  ...cardEvents,
  ...foeEvents,
};

/** Every event of this game is one of these. */
export function isSenjutsuEvent(event: SeenEvent): event is SenjutsuEvent {
  return Object.hasOwn(events, event.is);
}
