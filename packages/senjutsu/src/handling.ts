import {
  type CardId,
  type CardPlace,
  cardOf,
  handlingOf,
  type Move,
  type NewCard,
  replaceCard,
  type SeatId,
  type Table,
} from '@kronika/kernel';
import { copyOfZones } from './copy-of-zones.ts';
import type { SenjutsuCard } from './state.ts';
import { OUT } from './zones.ts';

/** A card that comes to lie there. Written out: see `handlingOf`. */
export function cardAt(card: NewCard<SenjutsuCard>, { id, zone, knownTo }: CardPlace): SenjutsuCard {
  const { printed, owner, controller, face, turnsLeft } = card;
  return { id, printed, owner, controller, zone, face, knownTo, turnsLeft };
}

const handling = handlingOf<SenjutsuCard>({ card: (card) => cardAt(card, card), zones: copyOfZones });

export const { mark, turn, look, shuffleZone } = handling;

/** Moves a card. What is out of the game stays there: an answer that is given for a defeated hero moves nothing. */
export function moveCard(table: Table<SenjutsuCard>, card: CardId, move: Move): Table<SenjutsuCard> {
  return cardOf(table, card).zone === OUT ? table : handling.moveCard(table, card, move);
}

/** Moves several cards, one after another. */
export function moveCards(table: Table<SenjutsuCard>, cards: readonly CardId[], move: Move): Table<SenjutsuCard> {
  return cards.reduce((before, card) => moveCard(before, card, move), table);
}

/** Gives a card to another seat for good, as a poison is given to its victim. */
export function giveCard(table: Table<SenjutsuCard>, card: CardId, to: SeatId): Table<SenjutsuCard> {
  const given = cardOf(table, card);
  return replaceCard(table, cardAt({ ...given, owner: to, controller: to }, given));
}
