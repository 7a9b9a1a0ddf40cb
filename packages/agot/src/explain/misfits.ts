import { type CardId, cardOf, type Reason } from '@kronika/kernel';
import { forbid, type Reading, reason } from '@kronika/lcg';
import type { AgotEvent } from '../event.ts';
import { layer } from '../rules/layer.ts';
import type { AgotState } from '../state.ts';
import { PLAIN } from '../text/explain/reasons.ts';
import { isActive, isInHand } from '../zones.ts';
import { verdictReason } from './reason.ts';

/** Why a card has nothing that could be used where it lies, or in a window like this. */

export const notYours: Reason = verdictReason(forbid('notYours', 'AGOT-WIN-c'));

/** Why the text does not work where the card lies. */
export function misplaced(state: AgotState, card: CardId, { from }: Reading<AgotState, AgotEvent>): Reason {
  if (from === 'hand') return reason(PLAIN.onlyFromHand, 'AGOT-EVENT-a');
  return isInHand(state, card) ? reason(PLAIN.notFromHand, 'AGOT-ABIL-a') : reason(PLAIN.notFromThere, 'AGOT-ABIL-a');
}

/** A card without any text that is used. */
export function idle(state: AgotState, card: CardId): Reason {
  const { printed, as } = cardOf(state.table, card);
  if (as === 'duplicate') return reason(PLAIN.isDuplicate, 'AGOT-DUP-e');
  if (!isActive(state, card) && !isInHand(state, card)) return reason(PLAIN.notFromThere, 'AGOT-MARSH-a');
  return layer.texts.constants(printed).length > 0
    ? reason(PLAIN.worksByItself, 'AGOT-ABIL-a')
    : reason(PLAIN.nothingToUse, 'AGOT-WIN-a');
}
