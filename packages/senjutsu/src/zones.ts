import {
  type CardId,
  cardOf,
  cardsIn,
  type NewZone,
  type SeatId,
  seatsOf,
  sharedZone,
  type ZoneId,
  type ZoneKind,
  zonesCalled,
} from '@kronika/kernel';
import type { Senjutsu, SenjutsuCard } from './state.ts';

export const deckOf = zonesCalled('deck');
/** The hand without core cards and stuns. */
export const handOf = zonesCalled('hand');
/** Core cards that are not played this turn: by the rules they are in hand, but everybody knows them. */
export const coreOf = zonesCalled('core');
/** The card of the turn, and the instants and counters beside it. */
export const playedOf = zonesCalled('played');
/** Cards that remain in play, and poisons. */
export const playOf = zonesCalled('play');
/** Each card with the side it was discarded with; the newest is the last one (SEN-DISC-6). */
export const discardOf = zonesCalled('discard');
/** The poisons a hero has to give (SEN-XPOIS-a). */
export const poisonOf = zonesCalled('poison');

/** What is out of the game. */
export const OUT: ZoneId = sharedZone('out');

/** The poisons that AI opponents have to give (SEN-SOLO-ST-pois-a). */
export const FOE_POISON: ZoneId = sharedZone('foePoison');

/** The zones of a seat, in the order in which they are laid out. */
export const SEAT_ZONES = ['deck', 'hand', 'core', 'played', 'play', 'discard', 'poison'] as const;
export type SeatZone = (typeof SEAT_ZONES)[number];

/** Which poisons somebody brings follows from the options of the match, so that they lie open. */
const KINDS: Readonly<Record<SeatZone, ZoneKind>> = {
  deck: 'deck',
  hand: 'hand',
  core: 'open',
  played: 'open',
  play: 'open',
  discard: 'open',
  poison: 'open',
};

const BY_NAME: Readonly<Record<SeatZone, (seat: SeatId) => ZoneId>> = {
  deck: deckOf,
  hand: handOf,
  core: coreOf,
  played: playedOf,
  play: playOf,
  discard: discardOf,
  poison: poisonOf,
};

export function zoneCalled(seat: SeatId, name: SeatZone): ZoneId {
  return BY_NAME[name](seat);
}

type NewCards = NewZone<SenjutsuCard>['cards'];

/** All zones of a table, with the cards of each seat in them, and those of AI opponents. */
export function newZones(
  seats: readonly Readonly<Record<SeatZone, NewCards>>[],
  foePoisons: NewCards = [],
  out: NewCards = [],
): readonly NewZone<SenjutsuCard>[] {
  const owned = seatsOf(seats.length).flatMap((seat) =>
    SEAT_ZONES.map((name) => ({
      id: zoneCalled(seat, name),
      kind: KINDS[name],
      seat,
      cards: seats[seat]?.[name] ?? [],
    })),
  );
  return [...owned, { id: FOE_POISON, kind: 'open', cards: foePoisons }, { id: OUT, kind: 'open', cards: out }];
}

export function deckSize(state: Senjutsu, seat: SeatId): number {
  return cardsIn(state.table, deckOf(seat)).length;
}

/** The cards in hand that are no core cards: ability cards, and perhaps a poison that has to be chosen. */
export function handCards(state: Senjutsu, seat: SeatId): readonly CardId[] {
  return cardsIn(state.table, handOf(seat));
}

/** The cards that remain in play before a seat, poisons included. */
export function cardsInPlay(state: Senjutsu, seat: SeatId): readonly SenjutsuCard[] {
  return cardsIn(state.table, playOf(seat)).map((card) => cardOf(state.table, card));
}
