import { type CardId, cardOf, cardsIn, type SeatId } from '@kronika/kernel';
import type { Suit } from '../facts/fact.ts';
import { type CardFact, type CardName, factOf, type SiteName } from '../facts/library.ts';
import { SLOTS, type Slot } from '../places.ts';
import type { Oath } from '../state.ts';
import { advisersOf, cardsZone, relicsOf, relicsZone, siteZone, slotIn } from '../zones.ts';
import { arrangementOf, holderOfZone, isAdviserZone } from './arrangement.ts';

export function factIn(state: Oath, card: CardId): CardFact {
  return factOf(cardOf(state.table, card).printed);
}

export function nameIn(state: Oath, card: CardId): CardName {
  return factIn(state, card).name;
}

/** The card lies faceup. */
export function isFaceup(state: Oath, card: CardId): boolean {
  return cardOf(state.table, card).face === 'up';
}

/** The suit a faceup card has; ruins and what lies facedown have none (OATH-2.9-b, OATH-5.1.4.II-b). */
export function suitOf(state: Oath, card: CardId): Suit | null {
  return isFaceup(state, card) ? factIn(state, card).suit : null;
}

/** The site at a place, faceup or not. */
export function siteCard(state: Oath, slot: Slot): CardId | undefined {
  return cardsIn(state.table, siteZone(slot))[0];
}

/** The name of the site, if it lies faceup. */
export function siteAt(state: Oath, slot: Slot): SiteName | null {
  return arrangementOf(state).sites[slot] ?? null;
}

export function isFaceupSite(state: Oath, slot: Slot): boolean {
  return siteAt(state, slot) !== null;
}

export function faceupSites(state: Oath): readonly Slot[] {
  return SLOTS.filter((slot) => isFaceupSite(state, slot));
}

/** Denizens, edifices and ruins at a site. */
export function cardsAt(state: Oath, slot: Slot): readonly CardId[] {
  return cardsIn(state.table, cardsZone(slot));
}

export function relicsAt(state: Oath, slot: Slot): readonly CardId[] {
  return cardsIn(state.table, relicsZone(slot));
}

export function advisers(state: Oath, seat: SeatId): readonly CardId[] {
  return cardsIn(state.table, advisersOf(seat));
}

export function faceupAdvisers(state: Oath, seat: SeatId): readonly CardId[] {
  return arrangementOf(state).advisers[seat] ?? [];
}

export function heldRelics(state: Oath, seat: SeatId): readonly CardId[] {
  return cardsIn(state.table, relicsOf(seat));
}

/** Who holds the card as an adviser or a relic. */
export function holderOf(state: Oath, card: CardId): SeatId | undefined {
  return holderOfZone(cardOf(state.table, card).zone);
}

export function isAdviser(state: Oath, card: CardId): boolean {
  return isAdviserZone(cardOf(state.table, card).zone);
}

/** The place of the site at which the card lies. */
export function slotOf(state: Oath, card: CardId): Slot | undefined {
  return slotIn(cardOf(state.table, card).zone);
}

/** All cards at sites, from the top of the Cradle down. */
export function allSiteCards(state: Oath): readonly CardId[] {
  return SLOTS.flatMap((slot) => cardsAt(state, slot));
}

/** Who holds that relic. */
export function relicHolder(state: Oath, name: CardName): SeatId | undefined {
  return arrangementOf(state).relicHolders.get(name);
}

/** Who has that card as a faceup adviser. */
export function adviserHolder(state: Oath, name: CardName): SeatId | undefined {
  return arrangementOf(state).advisedBy.get(name);
}

/** Relics and banners a player holds (OATH-2.11-a). */
export function treasures(state: Oath, seat: SeatId): number {
  const { peoplesFavor, darkestSecret } = state.banners;
  const banners = (peoplesFavor.holder === seat ? 1 : 0) + (darkestSecret.holder === seat ? 1 : 0);
  return heldRelics(state, seat).length + banners;
}
