import type { Viewer } from '../seat.ts';
import { type Card, type CardId, FIRST_CARD, type PrintedId, type Zone, type ZoneId } from '../table/card.ts';
import { isKnownIn } from '../table/knowledge.ts';
import { cardOf, type Table, zoneIn } from '../table/table.ts';

/** What a viewer sees of a card. A hidden one has no id: there is nothing to follow through a shuffle. */
export type Sight =
  | { readonly face: 'up'; readonly card: CardId; readonly printed: PrintedId }
  | { readonly face: 'down' };

const HIDDEN: Sight = Object.freeze({ face: 'down' });

/**
 * What is seen of known cards, by their print and label. A known card looks the same to everybody and at all times, so
 * there is one such value: views that follow each other share it, and are compared without looking into it.
 */
const known = new Map<PrintedId, Sight[]>();

function sightOfKnown({ id, printed }: Card): Sight {
  let copies = known.get(printed);
  if (copies === undefined) {
    copies = [];
    known.set(printed, copies);
  }
  let sight = copies[id - FIRST_CARD];
  if (sight === undefined) {
    sight = Object.freeze({ face: 'up', card: id, printed });
    copies[id - FIRST_CARD] = sight;
  }
  return sight;
}

export function sightOf(table: Table, id: CardId, viewer: Viewer): Sight {
  const card = cardOf(table, id);
  return isKnownIn(zoneIn(table, card.zone), card, viewer) ? sightOfKnown(card) : HIDDEN;
}

/** What a viewer sees of several cards, in their order. */
export function sightsOf(table: Table, ids: readonly CardId[], viewer: Viewer): readonly Sight[] {
  return ids.map((id) => sightOf(table, id, viewer));
}

/**
 * What is seen of zones where all cards lie open. Everybody sees the same, and a zone is another object as soon as one
 * of its cards is: so the list is made once, and views with the same list are compared without looking into it.
 */
const open = new WeakMap<Zone, readonly Sight[]>();

/** What is seen of an empty zone: most are, and need not be kept. */
const NOTHING: readonly Sight[] = [];

/** What a viewer sees of the cards in a zone, from top to bottom. */
export function sightsIn(table: Table, zone: ZoneId, viewer: Viewer): readonly Sight[] {
  const place = zoneIn(table, zone);
  if (place.cards.length === 0) return NOTHING;
  const known = open.get(place);
  if (known !== undefined) return known;
  const sights: Sight[] = [];
  let isOpen = place.kind === 'open';
  for (const id of place.cards) {
    const card = cardOf(table, id);
    if (isOpen && card.face === 'up') sights.push(sightOfKnown(card));
    else {
      isOpen = false;
      sights.push(isKnownIn(place, card, viewer) ? sightOfKnown(card) : HIDDEN);
    }
  }
  if (isOpen) open.set(place, sights);
  return sights;
}

/** The cards in a zone that the viewer knows, from top to bottom; mostly none, where the zone is a deck. */
export function knownIn(table: Table, zone: ZoneId, viewer: Viewer): readonly Sight[] {
  const place = zoneIn(table, zone);
  const sights: Sight[] = [];
  for (const id of place.cards) {
    const card = cardOf(table, id);
    if (isKnownIn(place, card, viewer)) sights.push(sightOfKnown(card));
  }
  return sights;
}
