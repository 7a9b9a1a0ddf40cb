import {
  attachmentsOn,
  type CardId,
  cardOf,
  cardsIn,
  hostOf,
  InvariantError,
  type SeatId,
  seatsOf,
  sharedZone,
  type ZoneId,
  zonesCalled,
} from '@kronika/kernel';
import { charactersIn } from '@kronika/lcg';
import { type CardType, printOf } from './cards/fact.ts';
import type { AgotState } from './state.ts';

export const deckOf = zonesCalled('deck');
export const handOf = zonesCalled('hand');
export const discardOf = zonesCalled('discard');
export const deadOf = zonesCalled('dead');

/** The piles in which no card of the game looks at the order. */
export const PILES: readonly ZoneId[] = seatsOf(6).flatMap((seat) => [discardOf(seat), deadOf(seat)]);

/** Characters, locations, attachments and duplicates, by who controls them. */
export const playOf = zonesCalled('play');
export const factionOf = zonesCalled('faction');
export const agendaOf = zonesCalled('agenda');

/** Setup cards that are not turned up yet: others see how many there are (AGOT-INFO-i). */
export const setupOf = zonesCalled('setup');

/** A plot deck, which its owner may inspect (AGOT-INFO-c). */
export const plotDeckOf = zonesCalled('plot-deck');
/** The plot that was chosen and is not revealed yet. */
export const chosenPlotOf = zonesCalled('chosen-plot');
/** The revealed plot. */
export const plotOf = zonesCalled('plot');
export const usedOf = zonesCalled('used');

/** The title a player has taken and not shown yet. */
export const chosenTitleOf = zonesCalled('chosen-title');
export const titleOf = zonesCalled('title');

/** The titles that nobody holds, facedown. */
export const TITLE_POOL: ZoneId = sharedZone('title-pool');
/** The titles that are handed round to choose from. */
export const TITLES_OFFERED: ZoneId = sharedZone('titles-offered');

/** Where a card lies while it is played or marshaled. */
export const ASIDE: ZoneId = sharedZone('aside');
export const REMOVED: ZoneId = sharedZone('removed');

const SIX = seatsOf(6);
const PLAY: ReadonlySet<ZoneId> = new Set(SIX.map(playOf));
const IN_PLAY: ReadonlySet<ZoneId> = new Set(
  SIX.flatMap((seat) => [playOf(seat), factionOf(seat), plotOf(seat), titleOf(seat)]),
);
const AGENDAS: ReadonlySet<ZoneId> = new Set(SIX.map(agendaOf));
const HANDS: ReadonlySet<ZoneId> = new Set(SIX.map(handOf));

/** In play are what lies in the play areas, faction cards, revealed plots, and titles that are held (AGOT-ZONE-a). */
export function isInPlay(state: AgotState, card: CardId): boolean {
  return IN_PLAY.has(cardOf(state.table, card).zone);
}

/** Whether the card lies in a play area, as a character, location, attachment or duplicate. */
export function isInPlayArea(state: AgotState, card: CardId): boolean {
  return PLAY.has(cardOf(state.table, card).zone);
}

/** Texts work from play, and those of agendas from beside the faction card (AGOT-TYPE-e). */
export function isActive(state: AgotState, card: CardId): boolean {
  const { zone } = cardOf(state.table, card);
  return IN_PLAY.has(zone) || AGENDAS.has(zone);
}

export function isInHand(state: AgotState, card: CardId): boolean {
  return HANDS.has(cardOf(state.table, card).zone);
}

/** What the card is now: a duplicate is nothing else (AGOT-DUP-e), and a card that became an attachment is one (AGOT-TYPE-b). */
export function typeOf(state: AgotState, card: CardId): CardType | 'duplicate' {
  const { as, printed } = cardOf(state.table, card);
  return as === 'printed' ? printOf(printed).type : as;
}

export function isCharacter(state: AgotState, card: CardId): boolean {
  return isInPlayArea(state, card) && typeOf(state, card) === 'character';
}

export function controllerOf(state: AgotState, card: CardId): SeatId {
  return cardOf(state.table, card).controller;
}

export function ownerOf(state: AgotState, card: CardId): SeatId {
  return cardOf(state.table, card).owner;
}

const characters = charactersIn<AgotState>(playOf, (state, card) => typeOf(state, card) === 'character');

/** The characters a seat controls in play. */
export function charactersOf(state: AgotState, seat: SeatId): readonly CardId[] {
  return characters(state).bySeat[seat] ?? [];
}

/** The characters of all seats in play. */
export function allCharacters(state: AgotState): readonly CardId[] {
  return characters(state).all;
}

/** The cards of that type in the seat's play area. */
export function inPlayOf(state: AgotState, seat: SeatId, type: 'location' | 'attachment'): readonly CardId[] {
  return cardsIn(state.table, playOf(seat)).filter((card) => typeOf(state, card) === type);
}

/** The cards of that type in all play areas. */
export function allInPlay(state: AgotState, type: 'location' | 'attachment'): readonly CardId[] {
  return seatsOf(state.table.seats).flatMap((seat) => inPlayOf(state, seat, type));
}

/** The attachments on a card; duplicates are none (AGOT-DUP-e). */
export function attachedTo(state: AgotState, card: CardId): readonly CardId[] {
  return attachmentsOn(state.table, card).filter((one) => cardOf(state.table, one).as !== 'duplicate');
}

export function duplicatesOf(state: AgotState, card: CardId): readonly CardId[] {
  return attachmentsOn(state.table, card).filter((one) => cardOf(state.table, one).as === 'duplicate');
}

/** What the attachment is on, or the card a duplicate lies under. */
export function hostedBy(state: AgotState, card: CardId): CardId | undefined {
  return hostOf(state.table, card);
}

/**
 * A player's faction card, which never leaves play (AGOT-ZONE-e). That of a player who is out of the game lies among the
 * removed cards: an effect that was under way may still name it, but nothing can happen to it.
 */
export function factionCardOf(state: AgotState, seat: SeatId): CardId {
  const card = cardsIn(state.table, factionOf(seat))[0] ?? removedFactionOf(state, seat);
  if (card === undefined) throw new InvariantError(`seat ${seat} has no faction card`);
  return card;
}

function removedFactionOf({ table }: AgotState, seat: SeatId): CardId | undefined {
  return cardsIn(table, REMOVED).find((card) => {
    const { owner, printed } = cardOf(table, card);
    return owner === seat && printOf(printed).type === 'faction';
  });
}

/** A player's revealed plot; nobody has one before the first is revealed. */
export function revealedPlotOf(state: AgotState, seat: SeatId): CardId | undefined {
  return cardsIn(state.table, plotOf(seat))[0];
}

/** The title a player holds (AGOT-TITLE-f). */
export function titleHeldBy(state: AgotState, seat: SeatId): CardId | undefined {
  return cardsIn(state.table, titleOf(seat))[0];
}

/** Who holds a title: not everybody does, and in joust nobody. */
export function holderOf(state: AgotState, printed: string): SeatId | undefined {
  return state.seated.find((seat) => {
    const title = titleHeldBy(state, seat);
    return title !== undefined && cardOf(state.table, title).printed === printed;
  });
}

/** The seats in the game beside this one, in table order. */
export function opponentsOf(state: AgotState, seat: SeatId): readonly SeatId[] {
  return state.seated.filter((other) => other !== seat);
}

/** The first player, then the others clockwise (AGOT-FIRST-g). */
/** Whether the player is in the game and has not given up. */
export function isPlaying({ seated, conceded }: AgotState, seat: SeatId): boolean {
  return seated.includes(seat) && conceded?.includes(seat) !== true;
}

export function playerOrder({ seated, first }: AgotState): readonly SeatId[] {
  const at = Math.max(0, seated.indexOf(first));
  return [...seated.slice(at), ...seated.slice(0, at)];
}
