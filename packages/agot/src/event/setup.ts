import type { CardId, SeatId } from '@kronika/kernel';
import type { LcgEvent } from '@kronika/lcg';

/** A whole opening hand goes back, the deck is shuffled, and a new hand is drawn (AGOT-SETUP-7-b). */
export interface Mulliganed extends LcgEvent {
  readonly is: 'mulliganed';
  readonly seat: SeatId;
  readonly order: readonly number[];
}

/** A player places setup cards facedown (AGOT-SETUP-8-a). */
export interface SetupPlaced extends LcgEvent {
  readonly is: 'setupPlaced';
  readonly seat: SeatId;
  readonly cards: readonly CardId[];
}

/** All setup cards are turned up at the same time; that is not entering play (AGOT-SETUP-9-b). */
export interface SetupRevealed extends LcgEvent {
  readonly is: 'setupRevealed';
}

/** A setup card goes onto another as attachment or under it as duplicate (AGOT-SETUP-9-a). */
export interface SetupAttached extends LcgEvent {
  readonly is: 'setupAttached';
  readonly card: CardId;
  readonly host: CardId;
  readonly as: 'printed' | 'duplicate';
}

/** Events of the set-up. */
export type SetupEvent = Mulliganed | SetupPlaced | SetupRevealed | SetupAttached;
