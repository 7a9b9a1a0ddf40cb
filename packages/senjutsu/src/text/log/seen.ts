import type { CardId, SeatId } from '@kronika/kernel';
import type { Cause, FoeEvent, SenjutsuEvent } from '../../event.ts';
import type { Cell, Direction } from '../../hex/index.ts';
import type { FoeKind } from '../../solo/foe.ts';
import type { FighterId } from '../../state.ts';

/** Events of which others see less than happened. */
type Shy =
  | 'drew'
  | 'discarded'
  | 'cardTaken'
  | 'lookedAt'
  | 'shuffledIn'
  | 'deckShuffled'
  | 'foeEntered'
  | 'foeDiscarded'
  | 'foeDeckShuffled';

/** What a viewer may see of an event: the event itself, or what its rule leaves of it. */
export type Seen =
  | Exclude<SenjutsuEvent, { readonly is: Shy }>
  | { readonly is: 'drew'; readonly seat: SeatId; readonly cards?: readonly CardId[]; readonly count?: number }
  | {
      readonly is: 'discarded';
      readonly seat: SeatId;
      readonly face: 'up' | 'down';
      readonly cause: Cause;
      readonly cards?: readonly CardId[];
      readonly count?: number;
    }
  | { readonly is: 'cardTaken'; readonly seat: SeatId; readonly from: 'deck' | 'discard'; readonly card?: CardId }
  | {
      readonly is: 'lookedAt';
      readonly seat: SeatId;
      readonly of: FighterId;
      readonly cards?: readonly CardId[];
      readonly count?: number;
    }
  | { readonly is: 'shuffledIn'; readonly seat: SeatId; readonly cards?: readonly CardId[]; readonly count?: number }
  | { readonly is: 'deckShuffled'; readonly seat: SeatId }
  | {
      readonly is: 'foeEntered';
      readonly foe: {
        readonly id: FighterId;
        readonly kind: FoeKind;
        readonly cell: Cell | null;
        readonly facing: Direction;
      };
    }
  | {
      readonly is: 'foeDiscarded';
      readonly fighter: FighterId;
      readonly face: 'up' | 'down';
      readonly cards?: Extract<FoeEvent, { readonly is: 'foeDiscarded' }>['cards'];
      readonly count?: number;
    }
  | { readonly is: 'foeDeckShuffled'; readonly fighter: FighterId; readonly how: 'shuffled' | 'reset' };

/** How many cards an event is about, known or not. */
export function countOf({ cards, count }: { readonly cards?: readonly unknown[]; readonly count?: number }): number {
  return cards?.length ?? count ?? 0;
}
