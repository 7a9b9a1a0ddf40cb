import type { CardId, PrintedId, SeatId, ZoneId } from '@kronika/kernel';
import type { LcgEvent } from '@kronika/lcg';
import type { CardType } from '../cards/fact.ts';
import type { AgotCard } from '../state.ts';

export interface Knelt extends LcgEvent {
  readonly is: 'knelt';
  readonly card: CardId;
}

export interface Stood extends LcgEvent {
  readonly is: 'stood';
  readonly card: CardId;
}

/** A card enters play: marshaled, ambushed, or put into play by an effect; or it goes under its copy as a duplicate. */
export interface CardEntered extends LcgEvent {
  readonly is: 'cardEntered';
  readonly card: CardId;
  /** Who controls it from now on. */
  readonly seat: SeatId;
  /** Where it came from. */
  readonly from: ZoneId;
  readonly how: Exclude<AgotCard['entered'], 'before'>;
  readonly as: AgotCard['as'];
  /** What it is attached to, or the card it is a duplicate of. */
  readonly host?: CardId;
  readonly stance: AgotCard['stance'];
  /** Only a duplicate lies facedown, where a text says so. */
  readonly face: 'up' | 'down';
}

/** A player takes control of a card; everything else about it stays as it is (AGOT-OWN-b). */
export interface ControlTaken extends LcgEvent {
  readonly is: 'controlTaken';
  readonly card: CardId;
  readonly seat: SeatId;
}

/** A card leaves play; the event says what it was, because afterwards nothing on the table does. */
export interface LeftPlay extends LcgEvent {
  readonly is: 'leftPlay';
  readonly card: CardId;
  /** Its face, which everybody has seen in play, wherever it goes; nothing is known of a facedown duplicate. */
  readonly printed: PrintedId | null;
  readonly to: 'discard' | 'dead' | 'hand' | 'deckTop' | 'deckBottom' | 'removed';
  /** A sacrifice is neither a kill nor a discard (AGOT-SAC-b). */
  readonly how: 'killed' | 'discarded' | 'sacrificed' | 'returned' | 'removed';
  /** What it was: an event may have been an attachment. */
  readonly type: CardType | 'duplicate';
  readonly controller: SeatId;
  /** `helpful`: something keeps removing it, so only a save that ends this is one (AGOT-SAVE-c). */
  readonly save: 'possible' | 'helpful' | 'impossible';
}

/** A card effect makes a character stronger than it did before. */
export interface StrengthRaised extends LcgEvent {
  readonly is: 'strengthRaised';
  readonly card: CardId;
}

/** Events of cards in play. */
export type PlayEvent = Knelt | Stood | CardEntered | ControlTaken | LeftPlay | StrengthRaised;
