import { cardsIn, type Sight, sightsIn, type Viewer } from '@kronika/kernel';
import type { Pile } from './face.ts';
import { DECK, HUNDRED_SEATS, type Hundred, handZone, PILE_ZONES } from './state.ts';

/** What a viewer sees of the table. */
export interface HundredView {
  readonly deck: number;
  readonly hands: readonly (readonly Sight[])[];
  readonly piles: Readonly<Record<Pile, readonly Sight[]>>;
  readonly scores: readonly number[];
}

export function view({ table, scores }: Hundred, viewer: Viewer): HundredView {
  return {
    deck: cardsIn(table, DECK).length,
    hands: HUNDRED_SEATS.map((seat) => sightsIn(table, handZone(seat), viewer)),
    piles: { left: sightsIn(table, PILE_ZONES.left, viewer), right: sightsIn(table, PILE_ZONES.right, viewer) },
    scores,
  };
}
