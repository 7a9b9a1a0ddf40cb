import { type SeatId, type SpotName, seatsOf, type ZoneId } from '@kronika/kernel';
import { isSiteName } from '../facts/library.ts';
import { REGIONS, RELIQUARY, type Region, type ReliquarySlot, SLOTS, type Slot } from '../places.ts';
import type { Draft, DraftPlayer, DraftSite } from '../situation/draft.ts';
import { colourAt } from '../situation/table.ts';
import {
  advisersOf,
  cardsZone,
  DISPOSSESSED,
  discardOf,
  handOf,
  RELIC_DECK,
  relicsOf,
  relicsZone,
  reliquaryZone,
  SITE_DECK,
  siteZone,
  visionOf,
  WORLD_DECK,
} from '../zones.ts';

/** A place for cards in a situation. */
export type Place =
  | { readonly is: 'world' | 'relicDeck' | 'siteDeck' | 'dispossessed' }
  | { readonly is: 'discard'; readonly region: Region }
  | { readonly is: 'reliquary'; readonly covers: ReliquarySlot }
  | { readonly is: 'site' | 'cards' | 'relics'; readonly slot: Slot }
  | { readonly is: 'advisers' | 'held' | 'vision' | 'hand'; readonly seat: SeatId };

/** Every place, in the order in which they are listed. */
export function placesIn({ seats }: Draft): readonly Place[] {
  return [
    ...SLOTS.flatMap((slot): readonly Place[] => [
      { is: 'site', slot },
      { is: 'cards', slot },
      { is: 'relics', slot },
    ]),
    { is: 'world' },
    ...REGIONS.map((region): Place => ({ is: 'discard', region })),
    { is: 'dispossessed' },
    { is: 'relicDeck' },
    ...RELIQUARY.map((covers): Place => ({ is: 'reliquary', covers })),
    { is: 'siteDeck' },
    ...seatsOf(seats.length).flatMap((seat): readonly Place[] => [
      { is: 'advisers', seat },
      { is: 'vision', seat },
      { is: 'held', seat },
      { is: 'hand', seat },
    ]),
  ];
}

/** The zone of the table that the place is. */
export function zoneAt(place: Place): ZoneId {
  switch (place.is) {
    case 'world':
      return WORLD_DECK;
    case 'relicDeck':
      return RELIC_DECK;
    case 'siteDeck':
      return SITE_DECK;
    case 'dispossessed':
      return DISPOSSESSED;
    case 'discard':
      return discardOf(place.region);
    case 'reliquary':
      return reliquaryZone(place.covers);
    case 'site':
      return siteZone(place.slot);
    case 'cards':
      return cardsZone(place.slot);
    case 'relics':
      return relicsZone(place.slot);
    case 'advisers':
      return advisersOf(place.seat);
    case 'held':
      return relicsOf(place.seat);
    case 'vision':
      return visionOf(place.seat);
    case 'hand':
      return handOf(place.seat);
  }
}

export function spotOfPlace(place: Place): SpotName {
  return zoneAt(place);
}

export function siteOf({ sites }: Draft, slot: Slot): DraftSite {
  const site = sites[String(slot)];
  if (site === undefined) throw new Error(`a draft says what lies at place ${slot}`);
  return site;
}

export function withSite(draft: Draft, slot: Slot, changed: Partial<DraftSite>): Draft {
  return { ...draft, sites: { ...draft.sites, [String(slot)]: { ...siteOf(draft, slot), ...changed } } };
}

export function playerAt({ seats, players }: Draft, seat: SeatId): DraftPlayer {
  const player = players[colourAt(seats, seat)];
  if (player === undefined) throw new Error(`a draft says what seat ${seat} has`);
  return player;
}

export function withPlayer(draft: Draft, seat: SeatId, changed: Partial<DraftPlayer>): Draft {
  const colour = colourAt(draft.seats, seat);
  return { ...draft, players: { ...draft.players, [colour]: { ...playerAt(draft, seat), ...changed } } };
}

export const UNCOVERED = 'uncovered';

/** The cards of a place, top first, as they are noted. */
export function notesAt(draft: Draft, place: Place): readonly string[] {
  switch (place.is) {
    case 'world':
    case 'relicDeck':
    case 'siteDeck':
      return draft[place.is].only;
    case 'dispossessed':
      return draft.dispossessed;
    case 'discard':
      return draft.discards[place.region];
    case 'reliquary': {
      const relic = draft.reliquary[place.covers];
      return relic === UNCOVERED ? [] : [relic];
    }
    case 'site':
      return [siteOf(draft, place.slot).site];
    case 'cards':
    case 'relics':
      return siteOf(draft, place.slot)[place.is];
    case 'advisers':
    case 'hand':
      return playerAt(draft, place.seat)[place.is];
    case 'held':
      return playerAt(draft, place.seat).relics;
    case 'vision': {
      const { vision } = playerAt(draft, place.seat);
      return vision === undefined ? [] : [vision];
    }
  }
}

/** The same with other cards in a place; of a place for one card the first counts. */
export function withNotes(draft: Draft, place: Place, notes: readonly string[]): Draft {
  const [first] = notes;
  switch (place.is) {
    case 'world':
    case 'relicDeck':
    case 'siteDeck':
      return { ...draft, [place.is]: { only: notes } };
    case 'dispossessed':
      return { ...draft, dispossessed: notes };
    case 'discard':
      return { ...draft, discards: { ...draft.discards, [place.region]: notes } };
    case 'reliquary':
      return { ...draft, reliquary: { ...draft.reliquary, [place.covers]: first ?? UNCOVERED } };
    case 'site':
      return first !== undefined && isSiteName(first) ? withSite(draft, place.slot, { site: first }) : draft;
    case 'cards':
    case 'relics':
      return withSite(draft, place.slot, { [place.is]: notes });
    case 'advisers':
    case 'hand':
      return withPlayer(draft, place.seat, { [place.is]: notes });
    case 'held':
      return withPlayer(draft, place.seat, { relics: notes });
    case 'vision': {
      const { vision: _, ...player } = playerAt(draft, place.seat);
      const colour = colourAt(draft.seats, place.seat);
      const next: DraftPlayer = first === undefined ? player : { ...player, vision: first };
      return { ...draft, players: { ...draft.players, [colour]: next } };
    }
  }
}
