import { type CardId, cardOf } from '@kronika/kernel';
import type { AbilityRef } from '@kronika/lcg';
import { type Print, printOf } from '../cards/fact.ts';
import type { AgotState } from '../state.ts';
import { isInHand } from '../zones.ts';
import { RULES } from './calls.ts';

/** What the rules let a player do with a card in hand. */
export const MARSHAL = 'marshal';
export const MARSHAL_ATTACHMENT = 'marshalAttachment';
export const DUPLICATE = 'duplicate';
export const AMBUSH = 'ambush';
export const AMBUSH_ATTACHMENT = 'ambushAttachment';

/** Whether the ability is that of an event card, whose use is playing it. */
export function isEvent({ printed }: AbilityRef): boolean {
  return printed !== RULES && printOf(printed).type === 'event';
}

/** Whether the use of the ability is marshaling a card (AGOT-DUP-h: a duplicate is something else). */
export function isMarshaling({ printed, key }: AbilityRef): boolean {
  return printed === RULES && (key === MARSHAL || key === MARSHAL_ATTACHMENT);
}

/** Whether the use of the ability is ambushing with a card. */
export function isAmbushing({ printed, key }: AbilityRef): boolean {
  return printed === RULES && (key === AMBUSH || key === AMBUSH_ATTACHMENT);
}

const NONE: readonly string[] = [];

/** What can be done with a card in hand by the rules. Whether it has ambush just now is asked when it is used. */
function keysFor({ type, unique }: Print): readonly string[] {
  switch (type) {
    case 'character':
    case 'location':
      return unique ? [MARSHAL, DUPLICATE, AMBUSH] : [MARSHAL, AMBUSH];
    case 'attachment':
      return unique
        ? [MARSHAL_ATTACHMENT, DUPLICATE, AMBUSH_ATTACHMENT, AMBUSH]
        : [MARSHAL_ATTACHMENT, AMBUSH_ATTACHMENT];
    default:
      return NONE;
  }
}

/** The abilities that the rules give a card in hand. */
export function gameAbilities(state: AgotState, card: CardId): readonly AbilityRef[] {
  if (!isInHand(state, card)) return [];
  return keysFor(printOf(cardOf(state.table, card).printed)).map((key) => ({ self: card, printed: RULES, key }));
}
