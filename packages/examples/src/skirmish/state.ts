import type { Card, CardId, RuleId, SeatId, Table } from '@kronika/kernel';
import type { DelayedSet, Initiating, LcgEvent, LcgState, PlainLayerEvent } from '@kronika/lcg';

/** A card of the miniature game: fighters and gear are ready or spent. */
export interface SkirmishCard extends Card {
  readonly stance: 'ready' | 'spent';
}

/** The state of the miniature game. */
export interface Skirmish extends LcgState<SkirmishEvent> {
  readonly table: Table<SkirmishCard>;
  readonly gold: readonly number[];
  readonly renown: readonly number[];
  readonly round: number;
}

interface Said extends LcgEvent {
  readonly rule?: RuleId;
}

export interface CardsDrawn extends Said {
  readonly is: 'cardsDrawn';
  readonly seat: SeatId;
  readonly count: number;
}

export interface GoldGained extends Said {
  readonly is: 'goldGained';
  readonly seat: SeatId;
  readonly amount: number;
}

export interface GoldSpent extends Said {
  readonly is: 'goldSpent';
  readonly seat: SeatId;
  readonly amount: number;
}

export interface RenownGained extends Said {
  readonly is: 'renownGained';
  readonly seat: SeatId;
  readonly amount: number;
}

export interface BidsRevealed extends Said {
  readonly is: 'bidsRevealed';
  readonly bids: readonly number[];
  /** Who is the first player from now on. */
  readonly first: SeatId;
}

/** A card goes from the hand to the field, gear onto its host. */
export interface Entered extends Said {
  readonly is: 'entered';
  readonly card: CardId;
  readonly host?: CardId;
}

/** A fighter leaves the field beaten. */
export interface Defeated extends Said {
  readonly is: 'defeated';
  readonly card: CardId;
  /** Whose fighter it is that falls: when it has fallen, nothing on the table tells it any more. */
  readonly seat: SeatId;
}

/** A card goes to its owner's discard pile. */
export interface Discarded extends Said {
  readonly is: 'discarded';
  readonly card: CardId;
}

/** A card goes back to its owner's hand. */
export interface Returned extends Said {
  readonly is: 'returned';
  readonly card: CardId;
}

export interface Spent extends Said {
  readonly is: 'spent';
  readonly card: CardId;
}

export interface Readied extends Said {
  readonly is: 'readied';
  readonly card: CardId;
}

/** A card that is played is shown, and laid aside until it resolves. */
export interface Shown extends Said {
  readonly is: 'shown';
  readonly card: CardId;
}

/** A seat looks at the top cards of its deck. */
export interface Looked extends Said {
  readonly is: 'looked';
  readonly seat: SeatId;
  readonly count: number;
}

/** A seat takes a card it looked at into its hand. */
export interface Taken extends Said {
  readonly is: 'taken';
  readonly seat: SeatId;
  readonly card: CardId;
}

/** A seat puts cards it looked at under its deck, the first one first. */
export interface Bottomed extends Said {
  readonly is: 'bottomed';
  readonly seat: SeatId;
  readonly cards: readonly CardId[];
}

/** A fighter changes sides. It keeps its stance and its gear, and its owner stays its owner. */
export interface ControlTaken extends Said {
  readonly is: 'controlTaken';
  readonly card: CardId;
  readonly seat: SeatId;
}

export interface ClashFought extends Said {
  readonly is: 'clashFought';
  readonly strengths: readonly number[];
  readonly winner?: SeatId;
}

export interface RoundBegan extends Said {
  readonly is: 'roundBegan';
  readonly round: number;
}

export type SkirmishEvent =
  | CardsDrawn
  | GoldGained
  | GoldSpent
  | RenownGained
  | BidsRevealed
  | Entered
  | Defeated
  | Discarded
  | Returned
  | Spent
  | Readied
  | Shown
  | Looked
  | Taken
  | Bottomed
  | ControlTaken
  | ClashFought
  | RoundBegan
  | PlainLayerEvent
  | Initiating<SkirmishEvent>
  | DelayedSet<SkirmishEvent>;
