import { cardOf } from '@kronika/kernel';
import { type Piled, pileOrderFor } from '@kronika/lcg';
import type { AgotEvent } from '../event.ts';
import type { AgotState } from '../state.ts';
import { deadOf, discardOf } from '../zones.ts';

/** The card that the event puts onto a discard pile or a dead pile. */
function piled(state: AgotState, event: AgotEvent): Piled | undefined {
  switch (event.is) {
    case 'cardDiscarded':
      return onto(state, event.card, discardOf);
    case 'leftPlay':
      if (event.to === 'discard') return onto(state, event.card, discardOf);
      return event.to === 'dead' ? onto(state, event.card, deadOf) : undefined;
    default:
      return undefined;
  }
}

function onto(state: AgotState, card: Piled['card'], pileOf: typeof discardOf): Piled {
  const { owner } = cardOf(state.table, card);
  return { card, owner, pile: pileOf(owner) };
}

/** Whose cards reach a pile at the same moment picks the order in which they are stacked (AGOT-ZONE-n). */
export const { ordering: orderPiles, arranging: pileOrder } = pileOrderFor<AgotState, AgotEvent>({
  flow: 'agot/order-piles',
  rule: 'AGOT-ZONE-n',
  piled,
});
