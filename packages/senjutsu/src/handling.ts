import {
  type CardId,
  type CardPlace,
  cardOf,
  handlingOf,
  type NewCard,
  replaceCard,
  type SeatId,
  type Table,
} from '@kronika/kernel';
import { copyOfZones } from './copy-of-zones.ts';
import type { SenjutsuCard } from './state.ts';

/** A card that comes to lie there. Written out: see `handlingOf`. */
export function cardAt(card: NewCard<SenjutsuCard>, { id, zone, knownTo }: CardPlace): SenjutsuCard {
  const { printed, owner, controller, face, turnsLeft } = card;
  return { id, printed, owner, controller, zone, face, knownTo, turnsLeft };
}

export const { mark, moveCard, moveCards, turn, look, shuffleZone } = handlingOf<SenjutsuCard>({
  card: (card) => cardAt(card, card),
  zones: copyOfZones,
});

/** Gives a card to another seat for good, as a poison is given to its victim. */
export function giveCard(table: Table<SenjutsuCard>, card: CardId, to: SeatId): Table<SenjutsuCard> {
  const given = cardOf(table, card);
  return replaceCard(table, cardAt({ ...given, owner: to, controller: to }, given));
}
