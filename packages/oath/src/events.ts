import type { EventRules, SeenEvent } from '@kronika/kernel';
import type { OathEvent } from './event.ts';
import { campaignEvents } from './events/campaign-events.ts';
import { cardEvents } from './events/card-events.ts';
import { pieceEvents } from './events/piece-events.ts';
import { realmEvents } from './events/realm-events.ts';
import { turnEvents } from './events/turn-events.ts';
import type { Oath } from './state.ts';

/** The one place that changes the state. */
export const events: EventRules<Oath, OathEvent> = {
  ...pieceEvents,
  ...cardEvents,
  ...realmEvents,
  ...turnEvents,
  ...campaignEvents,
};

/** Whether it is an event of this game. */
export function isOathEvent(event: SeenEvent): event is SeenEvent & OathEvent {
  return Object.hasOwn(events, event.is);
}
