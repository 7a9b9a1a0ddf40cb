import {
  type CardId,
  cardOf,
  cardsIn,
  mayKnow,
  type PrintedId,
  type Table,
  type Viewer,
  type ZoneId,
} from '@kronika/kernel';
import type { Pile } from './face.ts';
import { DECK, HUNDRED_SEATS, type Hundred, handZone, PILE_ZONES } from './state.ts';

export type CardView =
  | { readonly face: 'up'; readonly card: CardId; readonly printed: PrintedId }
  | { readonly face: 'down' };

/** What a viewer sees of the table. */
export interface HundredView {
  readonly deck: number;
  readonly hands: readonly (readonly CardView[])[];
  readonly piles: Readonly<Record<Pile, readonly CardView[]>>;
  readonly scores: readonly number[];
}

export function view({ table, scores }: Hundred, viewer: Viewer): HundredView {
  return {
    deck: cardsIn(table, DECK).length,
    hands: HUNDRED_SEATS.map((seat) => zoneView(table, handZone(seat), viewer)),
    piles: { left: zoneView(table, PILE_ZONES.left, viewer), right: zoneView(table, PILE_ZONES.right, viewer) },
    scores,
  };
}

function zoneView(table: Table, zone: ZoneId, viewer: Viewer): readonly CardView[] {
  return cardsIn(table, zone).map((card) =>
    mayKnow(table, card, viewer) ? { face: 'up', card, printed: cardOf(table, card).printed } : { face: 'down' },
  );
}
