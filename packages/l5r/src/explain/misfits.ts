import { type CardId, cardOf, type Reason } from '@kronika/kernel';
import { forbid, reason } from '@kronika/lcg';
import { layer } from '../rules/layer.ts';
import type { L5rState } from '../state.ts';
import { PLAIN } from '../text/explain/reasons.ts';
import { handOf, isInPlay } from '../zones.ts';
import { verdictReason } from './reason.ts';
import type { Text } from './texts.ts';

/** Why a card has nothing that could be used where it lies, or in a window like this. */

export const notYours: Reason = verdictReason(forbid('notYours', 'L5R-AW-i'));

/** Why the text does not work where the card lies. */
export function misplaced(state: L5rState, card: CardId, { from }: Text): Reason {
  const { condition } = cardOf(state.table, card);
  if (condition === 'broken') return reason(PLAIN.brokenProvince, 'L5R-PROV-c');
  if (from === 'hand') return reason(PLAIN.onlyFromHand, 'L5R-EVENT-a');
  return isInHand(state, card) ? reason(PLAIN.notFromHand, 'L5R-ABIL-c') : reason(PLAIN.notFromThere, 'L5R-ABIL-c');
}

/** A card without any text that is used. */
export function idle(state: L5rState, card: CardId): Reason {
  if (!isInPlay(state, card) && !isInHand(state, card)) return reason(PLAIN.notFromThere, 'L5R-PLAY-a');
  const { printed } = cardOf(state.table, card);
  return layer.texts.constants(printed).length > 0
    ? reason(PLAIN.worksByItself, 'L5R-CONST-a')
    : reason(PLAIN.nothingToUse, 'L5R-AW-h');
}

export function isInHand(state: L5rState, card: CardId): boolean {
  const { zone, controller } = cardOf(state.table, card);
  return zone === handOf(controller);
}
