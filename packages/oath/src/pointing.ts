import { type CardId, cardOf, cardsIn, type SeatId, seatsOf } from '@kronika/kernel';
import type { ReliquarySlot, Slot } from './places.ts';
import { RELIQUARY } from './places.ts';
import type { Oath } from './state.ts';
import { advisersOf, relicsZone, reliquaryZone, slotIn } from './zones.ts';

/**
 * Where a facedown card lies. Who may not know a card never sees its id: a card that lay faceup before may come back
 * facedown, and its id would tell. Facedown advisers keep their places, so a place is enough to point at one (OATH-9.4-b).
 */
export type FacedownPlace =
  | { readonly is: 'adviser'; readonly seat: SeatId; readonly at: number }
  | { readonly is: 'relicAt'; readonly slot: Slot; readonly at: number }
  | { readonly is: 'reliquary'; readonly covers: ReliquarySlot }
  | { readonly is: 'site'; readonly slot: Slot }
  | { readonly is: 'elsewhere' };

export function placeOf(state: Oath, card: CardId): FacedownPlace {
  const { zone } = cardOf(state.table, card);
  for (const seat of seatsOf(state.players.length))
    if (zone === advisersOf(seat)) return { is: 'adviser', seat, at: cardsIn(state.table, zone).indexOf(card) };
  for (const covers of RELIQUARY) if (zone === reliquaryZone(covers)) return { is: 'reliquary', covers };
  const slot = slotIn(zone);
  if (slot === undefined) return { is: 'elsewhere' };
  if (zone === relicsZone(slot)) return { is: 'relicAt', slot, at: cardsIn(state.table, zone).indexOf(card) };
  return { is: 'site', slot };
}
