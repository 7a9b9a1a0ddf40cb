import { cardOf } from '@kronika/kernel';
import { type Piled, pileOrderFor } from '@kronika/lcg';
import type { L5rEvent } from '../event.ts';
import type { L5rState } from '../state.ts';
import { discardOf } from '../zones.ts';

/** The card that the event puts onto a discard pile. */
function discarded(state: L5rState, event: L5rEvent): Piled | undefined {
  const isDiscard = event.is === 'cardDiscarded' || (event.is === 'leftPlay' && event.to === 'discard');
  if (!isDiscard) return undefined;
  const { card } = event;
  return { card, owner: cardOf(state.table, card).owner, pile: discardOf(state, card) };
}

/** The owner picks the order in which cards that are discarded at once go onto the pile (L5R-ZONE-j). */
export const { ordering: orderDiscards, arranging: discardOrder } = pileOrderFor<L5rState, L5rEvent>({
  flow: 'l5r/order-discards',
  rule: 'L5R-ZONE-j',
  piled: discarded,
});
