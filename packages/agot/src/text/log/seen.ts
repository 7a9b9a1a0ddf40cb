import type { CardId, SeatId } from '@kronika/kernel';
import type { AgotEvent } from '../../event.ts';

/** What a viewer may see of an event: the event itself, or what its rule leaves of it. */
export type Seen =
  | (AgotEvent & { readonly cards?: readonly CardId[] })
  | { readonly is: 'cardsLooked'; readonly seat: SeatId; readonly count: number }
  | { readonly is: 'setupPlaced'; readonly seat: SeatId; readonly count: number }
  | { readonly is: 'cardTaken'; readonly seat: SeatId }
  | { readonly is: 'cardWithdrawn'; readonly seat: SeatId }
  | { readonly is: 'cardPlaced'; readonly seat: SeatId; readonly at: 'top' | 'bottom' }
  | { readonly is: 'passed'; readonly seat: SeatId; readonly window: string }
  | {
      readonly is: 'cardEntered';
      readonly seat: SeatId;
      readonly as: 'duplicate' | 'printed' | 'attachment';
      readonly how: string;
      readonly host?: CardId;
    };
