import {
  afterThat,
  byChance,
  type CardId,
  cardOf,
  emit,
  type Random,
  type SeatId,
  shuffledOrder,
} from '@kronika/kernel';
import type { CardType, Wanted } from '../../cards/pictograms.ts';
import type { SenjutsuEvent } from '../../event.ts';
import { abilityCardsInHand } from '../../fighters.ts';
import { abilityOn } from '../../prints.ts';
import type { Senjutsu } from '../../state.ts';
import { deckOf } from '../../zones.ts';
import type { Deed } from './verb.ts';

/** Shuffles a deck as it lies then. */
export function shuffles(seat: SeatId, order = wholeDeck): Deed {
  return afterThat((state: Senjutsu) =>
    byChance((random) =>
      emit<SenjutsuEvent>({ is: 'deckShuffled', seat, order: order(state, seat, random), rule: 'SEN-SRCH-b' }),
    ),
  );
}

function wholeDeck({ table }: Senjutsu, seat: SeatId, random: Random): readonly number[] {
  return shuffledOrder(table, deckOf(seat), random);
}

/** Whether a card is what a search looks for. Core cards are in no pile, poisons are no ability cards. */
export function isWanted({ table }: Senjutsu, card: CardId, { ranks, type }: Wanted): boolean {
  const fact = abilityOn(cardOf(table, card).printed);
  if (fact === undefined) return false;
  return (ranks === undefined || ranks.includes(fact.rank)) && (type === undefined || fact.type === type);
}

/** The cards in hand that an effect may mean: ability cards, perhaps of one type (SEN-CARD-r). */
export function handCardsOfType(state: Senjutsu, seat: SeatId, type?: CardType): readonly CardId[] {
  const cards = abilityCardsInHand(state, seat);
  return type === undefined ? cards : cards.filter((card) => isWanted(state, card, { type }));
}
