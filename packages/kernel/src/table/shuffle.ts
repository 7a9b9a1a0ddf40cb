import { changed } from '../changed.ts';
import type { Random } from '../random/random.ts';
import type { Viewer } from '../seat.ts';
import { type Card, type CardId, FIRST_CARD, type PrintedId, type Zone, type ZoneId } from './card.ts';
import { type CardCopy, plainCopy } from './copies.ts';
import { unknownTo } from './knowledge.ts';
import { cardOf, cardsIn, type Table, zoneWith } from './table.ts';

/** A new order for a zone: the place each face comes from. */
export function shuffledOrder(table: Table, zone: ZoneId, random: Random): readonly number[] {
  return random.shuffled(cardsIn(table, zone).map((_, place) => place));
}

/**
 * Shuffles a zone: the labels stay, the faces are dealt to them anew, and what anybody knew is gone.
 * So no label that was seen before the shuffle can be followed through it.
 */
export function shuffleZone<C extends Card>(
  table: Table<C>,
  zone: ZoneId,
  order: readonly number[],
  copy: CardCopy<C> = plainCopy,
): Table<C> {
  const ids = cardsIn(table, zone);
  const faces = order.map((place) => {
    const id = ids[place];
    return id === undefined ? undefined : cardOf(table, id);
  });
  const cards = table.cards.slice();
  ids.forEach((id, place) => {
    const face = faces[place];
    if (face !== undefined)
      cards[id - FIRST_CARD] = Object.assign(copy(cardOf(table, id)), {
        printed: face.printed,
        owner: face.owner,
        controller: face.controller,
        knownTo: [],
      });
  });
  const { seats, zones, hosts, revelations } = table;
  return { seats, cards, zones, hosts, revelations };
}

/**
 * The table as the viewer may imagine it: every face it does not know is dealt anew among the places
 * where it could be. `back` tells apart cards that a look at their backs tells apart.
 */
export function redeal<C extends Card>(
  table: Table<C>,
  viewer: Viewer,
  random: Random,
  back: (card: C) => string,
): Table<C> {
  const groups = new Map<string, CardId[]>();
  for (const id of unknownTo(table, viewer)) {
    const card = cardOf(table, id);
    const key = `${card.owner}/${back(card)}`;
    groups.set(key, [...(groups.get(key) ?? []), id]);
  }
  const cards = table.cards.slice();
  for (const ids of groups.values()) {
    // Sorted first: the result depends on what could be there, never on what really is.
    const faces: readonly PrintedId[] = ids.map((id) => cardOf(table, id).printed).sort();
    const dealt = random.shuffled(faces);
    ids.forEach((id, i) => {
      const printed = dealt[i];
      if (printed !== undefined) cards[id - FIRST_CARD] = changed<C, Card>(cardOf(table, id), { printed });
    });
  }
  return changed(table, { cards, zones: renewedZones(table) });
}

/** The same zones as other objects: what was said of their cards is not true any more. */
function renewedZones({ zones }: Table): Table['zones'] {
  const renewed: Record<ZoneId, Zone> = Object.assign({}, zones);
  for (const [name, zone] of Object.entries(zones)) Object.assign(renewed, { [name]: zoneWith(zone, zone.cards) });
  return renewed;
}
