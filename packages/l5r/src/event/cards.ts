import type { CardId, SeatId } from '@kronika/kernel';
import type { LcgEvent } from '@kronika/lcg';
import type { Place, Spot } from '../zones.ts';

/** A card that nobody else could see is shown because it is played or used; it lies aside until that is over. */
export interface EventShown extends LcgEvent {
  readonly is: 'eventShown';
  readonly card: CardId;
}

/** A shown card that could not be paid for after all, or never left, goes back to where it was (L5R-COST-f). */
export interface EventWithdrawn extends LcgEvent {
  readonly is: 'eventWithdrawn';
  readonly card: CardId;
}

/** A player has played a card: an event that resolved or was cancelled, or a card that entered play. */
export interface CardPlayed extends LcgEvent {
  readonly is: 'cardPlayed';
  readonly card: CardId;
  readonly seat: SeatId;
  /** Where it was played from; what is played as if it were in hand counts as played from there. */
  readonly from: 'hand' | 'province' | 'discard';
  /** The provinces out of which a card was chosen to pay for it: they are refilled now, if they are still empty. */
  readonly emptied?: readonly Spot[];
}

/** A player looks at cards without showing them to anybody else. */
export interface CardsLooked extends LcgEvent {
  readonly is: 'cardsLooked';
  readonly seat: SeatId;
  readonly cards: readonly CardId[];
}

/** Cards are shown to everybody where they are. */
export interface CardsShown extends LcgEvent {
  readonly is: 'cardsShown';
  readonly cards: readonly CardId[];
}

/** A card of a deck goes to its owner's hand, which is not drawing. */
export interface CardTaken extends LcgEvent {
  readonly is: 'cardTaken';
  readonly card: CardId;
}

/** A card that is not in play goes to the bottom of its deck. */
export interface CardBottomed extends LcgEvent {
  readonly is: 'cardBottomed';
  readonly card: CardId;
}

/** A deck is shuffled; `order` is where each face comes from. */
export interface DeckShuffled extends LcgEvent {
  readonly is: 'deckShuffled';
  readonly seat: SeatId;
  readonly side: 'dynasty' | 'conflict';
  readonly order: readonly number[];
}

/** A dynasty card in a province is put into its deck, which is then shuffled. */
export interface CardShuffledIn extends LcgEvent {
  readonly is: 'cardShuffledIn';
  readonly card: CardId;
}

/** Two dynasty cards in provinces change places. */
export interface CardsSwitched extends LcgEvent {
  readonly is: 'cardsSwitched';
  readonly card: CardId;
  readonly other: CardId;
}

/** A holding is put into play in a province. */
export interface HoldingEntered extends LcgEvent {
  readonly is: 'holdingEntered';
  readonly card: CardId;
  readonly seat: SeatId;
  readonly place: Place;
}

/** Events of cards outside the play area: playing, looking, searching, shuffling. */
export type CardEvent =
  | EventShown
  | EventWithdrawn
  | CardPlayed
  | CardsLooked
  | CardsShown
  | CardTaken
  | CardBottomed
  | DeckShuffled
  | CardShuffledIn
  | CardsSwitched
  | HoldingEntered;
