import type { CardId, PrintedId, SeatId, ZoneId } from '@kronika/kernel';
import type { LcgEvent } from '@kronika/lcg';
import type { CardType } from '../cards/fact.ts';
import type { Status } from '../state.ts';

export interface Bowed extends LcgEvent {
  readonly is: 'bowed';
  readonly card: CardId;
  /** Said of what a ring effect bows: that is neither a card effect nor a framework step (L5R-RINGFX-f). */
  readonly by?: 'ring';
}

export interface Readied extends LcgEvent {
  readonly is: 'readied';
  readonly card: CardId;
}

export interface Honored extends LcgEvent {
  readonly is: 'honored';
  readonly card: CardId;
}

export interface Dishonored extends LcgEvent {
  readonly is: 'dishonored';
  readonly card: CardId;
}

/** A change of status as it is seen: whether the character has none any more (L5R-STATUS-c). */
export type SeenStatus<E extends Honored | Dishonored = Honored | Dishonored> = E & { readonly becomes?: 'ordinary' };

/** A character loses its status token without becoming the opposite. */
export interface StatusDiscarded extends LcgEvent {
  readonly is: 'statusDiscarded';
  readonly card: CardId;
}

export interface MovedToConflict extends LcgEvent {
  readonly is: 'movedToConflict';
  readonly card: CardId;
}

export interface MovedHome extends LcgEvent {
  readonly is: 'movedHome';
  readonly card: CardId;
}

/** A character enters play: played for its cost, or put into play by an effect. */
export interface CharacterEntered extends LcgEvent {
  readonly is: 'characterEntered';
  readonly card: CardId;
  /** Who controls it from now on. */
  readonly seat: SeatId;
  /** Where it came from. */
  readonly from: ZoneId;
  readonly how: 'played' | 'put';
  readonly at: 'home' | 'conflict';
  /** What its player has placed on it from the own pool; only a played character may get some (L5R-FATE-c). */
  readonly fate: number;
}

/** An attachment enters play on a character; a character played as an attachment does too. */
export interface AttachmentEntered extends LcgEvent {
  readonly is: 'attachmentEntered';
  readonly card: CardId;
  readonly host: CardId;
  readonly seat: SeatId;
}

/** An attachment in play goes to another character, perhaps under another player's control. */
export interface AttachmentMoved extends LcgEvent {
  readonly is: 'attachmentMoved';
  readonly card: CardId;
  readonly host: CardId;
  readonly seat: SeatId;
}

/** A player takes control of a character; everything else about it stays as it is (L5R-CTRL-e). */
export interface ControlTaken extends LcgEvent {
  readonly is: 'controlTaken';
  readonly card: CardId;
  readonly seat: SeatId;
}

/** A card leaves play; the event says what it was, because afterwards nothing on the table does. */
export interface LeftPlay extends LcgEvent {
  readonly is: 'leftPlay';
  readonly card: CardId;
  /** Its face, which everybody has seen in play, wherever it goes. */
  readonly printed: PrintedId;
  readonly to: 'discard' | 'hand' | 'deckTop' | 'deckBottom' | 'removed';
  /** A sacrifice is no discard (L5R-SAC-c). */
  readonly how: 'discarded' | 'sacrificed' | 'returned' | 'removed';
  /** What it was: a character card may have been an attachment. */
  readonly type: CardType;
  readonly controller: SeatId;
  readonly status: Status;
}

/** The skills of two duelists are compared; with equal skills nobody wins and nobody loses. */
export interface DuelDecided extends LcgEvent {
  readonly is: 'duelDecided';
  readonly winner?: CardId;
  readonly loser?: CardId;
}

/** Events of characters and of what leaves play. */
export type CharacterEvent =
  | Bowed
  | Readied
  | Honored
  | Dishonored
  | StatusDiscarded
  | MovedToConflict
  | MovedHome
  | CharacterEntered
  | AttachmentEntered
  | AttachmentMoved
  | ControlTaken
  | LeftPlay
  | DuelDecided;
