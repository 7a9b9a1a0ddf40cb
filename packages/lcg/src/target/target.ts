import type { CardId, Message, SeatId } from '@kronika/kernel';
import type { Use } from '../ability/use.ts';
import type { LcgEvent, LcgState } from '../state.ts';

/** What "choose" asks for. Cards the effect would not change are left out by the layer. */
export interface TargetSpec<S extends LcgState, E extends LcgEvent> {
  readonly message: Message;
  readonly from: (state: S, use: Use<E>) => readonly CardId[];
  /** Whether there is a legal target, where that can be told faster than by judging all of them. */
  readonly exists?: (state: S, use: Use<E>) => boolean;
  /** At least so many; without it, one. Zero stands for "any number" and "up to". */
  readonly min?: number;
  /** At most so many; without it, one. */
  readonly max?: number;
  /** What each card weighs, and what all that are chosen may weigh together. */
  readonly budget?: { readonly most: number; readonly of: (state: S, card: CardId) => number };
  /** Who chooses; without it, the user of the ability. */
  readonly chooser?: (state: S, use: Use<E>) => SeatId;
  /** Chosen only as a point of reference, so the effect need not change it. */
  readonly reference?: true;
}

export function boundsOf(spec: { readonly min?: number; readonly max?: number }): {
  readonly min: number;
  readonly max: number;
} {
  return { min: spec.min ?? 1, max: spec.max ?? 1 };
}
