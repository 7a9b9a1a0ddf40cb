import type { AbilityRef } from '@kronika/lcg';
import { factOf } from '../cards/fact.ts';
import { RULES } from './calls.ts';

/** What the rules let a player do with a card in hand. */
export const MARSHAL = 'marshal';
export const MARSHAL_ATTACHMENT = 'marshalAttachment';
export const DUPLICATE = 'duplicate';
export const AMBUSH = 'ambush';
export const AMBUSH_ATTACHMENT = 'ambushAttachment';

/** Whether the ability is that of an event card, whose use is playing it. */
export function isEvent({ printed }: AbilityRef): boolean {
  return printed !== RULES && factOf(printed).type === 'event';
}

/** Whether the use of the ability is marshaling a card (AGOT-DUP-h: a duplicate is something else). */
export function isMarshaling({ printed, key }: AbilityRef): boolean {
  return printed === RULES && (key === MARSHAL || key === MARSHAL_ATTACHMENT);
}

/** Whether the use of the ability is ambushing with a card. */
export function isAmbushing({ printed, key }: AbilityRef): boolean {
  return printed === RULES && (key === AMBUSH || key === AMBUSH_ATTACHMENT);
}
