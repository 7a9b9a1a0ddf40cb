import { perState, type SeatId } from '@kronika/kernel';
import type { Use } from '../ability/use.ts';
import type { Layer } from '../layer.ts';
import type { LcgEvent, LcgState } from '../state.ts';
import { actionsOf } from './candidates.ts';

interface Remembered<E extends LcgEvent> {
  readonly seat: SeatId;
  readonly window: string;
  readonly uses: readonly Use<E>[];
}

/** The actions a seat can take in a window of that kind, worked out once for a state: a window seeks, offers and takes out of one list. */
export function rememberedActions<E extends LcgEvent, S extends LcgState<E>>(
  layer: Layer<S, E>,
): (state: S, seat: SeatId, window: string) => readonly Use<E>[] {
  const remembered = perState((_: S): Remembered<E>[] => []);
  return (state, seat, window) => {
    const known = remembered(state);
    for (const one of known) if (one.seat === seat && one.window === window) return one.uses;
    const uses = actionsOf(layer, state, seat, window);
    known.push({ seat, window, uses });
    return uses;
  };
}
