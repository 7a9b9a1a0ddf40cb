import { type CardId, cardsIn } from '@kronika/kernel';
import { RELIQUARY, type ReliquarySlot } from '../places.ts';
import type { Oath } from '../state.ts';
import { reliquaryZone } from '../zones.ts';

export function relicIn(state: Oath, slot: ReliquarySlot): CardId | undefined {
  return cardsIn(state.table, reliquaryZone(slot))[0];
}

/** Whether the slot's modifier binds the Chancellor: its relic is gone (OATH-2.3-a). */
export function isUncovered(state: Oath, slot: ReliquarySlot): boolean {
  return relicIn(state, slot) === undefined;
}

export function coveredSlots(state: Oath): readonly ReliquarySlot[] {
  return RELIQUARY.filter((slot) => !isUncovered(state, slot));
}
