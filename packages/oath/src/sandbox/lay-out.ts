import {
  cardsIn,
  cardThing,
  framesOf,
  keyOf,
  type LaidOut,
  TABLE_THING,
  type ThingKey,
  type ThingName,
} from '@kronika/kernel';
import { factOf } from '../facts/library.ts';
import { REGIONS } from '../places.ts';
import type { Draft } from '../situation/draft.ts';
import { meaningOf } from '../situation/state.ts';
import { END_DIE_THING, pileThing, TITLE } from '../things.ts';
import { view } from '../view.ts';
import { thingOfCard } from './lying.ts';
import { placesIn, spotOfPlace, zoneAt } from './places.ts';

/** The table of a situation. Piles stand for their cards, the round track and the title for what is set of the realm. */
export function laidOut(draft: Draft): LaidOut {
  const { state } = meaningOf(draft);
  const things = new Map<ThingKey, ThingName>([
    [keyOf(END_DIE_THING), TABLE_THING],
    [keyOf(TITLE), TABLE_THING],
    [keyOf(pileThing('world')), spotOfPlace({ is: 'world' })],
    ...REGIONS.map((region) => [keyOf(pileThing(region)), spotOfPlace({ is: 'discard', region })] as const),
  ]);
  for (const place of placesIn(draft))
    for (const [index, id] of cardsIn(state.table, zoneAt(place)).entries()) {
      const card = state.table.cards.find((one) => one.id === id);
      if (card === undefined) continue;
      const name = thingOfCard(place, factOf(card.printed).name);
      things.set(keyOf(cardThing(id)), name);
      // The board calls a relic at a site by its place there.
      if (place.is === 'relics') things.set(`relic:${place.slot}:${index}`, name);
    }
  const stack = draft.underway === undefined ? [] : framesOf(draft.underway.stack, state.table);
  return { view: view(state, 'arbiter', stack), things };
}
