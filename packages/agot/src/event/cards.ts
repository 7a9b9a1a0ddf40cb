import type { CardId, SeatId } from '@kronika/kernel';
import type { LcgEvent } from '@kronika/lcg';

/** A card of a hand is shown because it is played or marshaled; it lies aside until that is over. */
export interface CardDeclared extends LcgEvent {
  readonly is: 'cardDeclared';
  readonly card: CardId;
}

/** A declared card that could not be paid for after all goes back to the hand (AGOT-COST-f). */
export interface CardWithdrawn extends LcgEvent {
  readonly is: 'cardWithdrawn';
  readonly card: CardId;
}

/** A player has played an event, whether or not it was cancelled (AGOT-EVENT-e). */
export interface CardPlayed extends LcgEvent {
  readonly is: 'cardPlayed';
  readonly card: CardId;
  readonly seat: SeatId;
}

export interface CardsDrawn extends LcgEvent {
  readonly is: 'cardsDrawn';
  readonly seat: SeatId;
  readonly count: number;
}

/** A card that is not in play goes to its owner's discard pile (AGOT-ZONE-k). */
export interface CardDiscarded extends LcgEvent {
  readonly is: 'cardDiscarded';
  readonly card: CardId;
  /** The character whose pillage discards it. */
  readonly pillager?: CardId;
}

/** A card in a discard pile is put into its owner's dead pile. */
export interface CardBuried extends LcgEvent {
  readonly is: 'cardBuried';
  readonly card: CardId;
}

/** A player looks at cards without showing them to anybody else (AGOT-LOOK-a). */
export interface CardsLooked extends LcgEvent {
  readonly is: 'cardsLooked';
  readonly seat: SeatId;
  readonly cards: readonly CardId[];
}

/** Cards are shown to everybody where they are (AGOT-REVEAL-a). */
export interface CardsShown extends LcgEvent {
  readonly is: 'cardsShown';
  readonly cards: readonly CardId[];
}

/** A card that is not in play goes to its owner's hand, which is not drawing. */
export interface CardTaken extends LcgEvent {
  readonly is: 'cardTaken';
  readonly card: CardId;
}

/** A card that is not in play goes to the top or the bottom of its owner's deck. */
export interface CardPlaced extends LcgEvent {
  readonly is: 'cardPlaced';
  readonly card: CardId;
  readonly at: 'top' | 'bottom';
}

/** A deck is shuffled; `order` is where each face comes from. */
export interface DeckShuffled extends LcgEvent {
  readonly is: 'deckShuffled';
  readonly seat: SeatId;
  readonly order: readonly number[];
}

/** Events of cards that are not in play. */
export type CardEvent =
  | CardDeclared
  | CardWithdrawn
  | CardPlayed
  | CardsDrawn
  | CardDiscarded
  | CardBuried
  | CardsLooked
  | CardsShown
  | CardTaken
  | CardPlaced
  | DeckShuffled;
