import type { SeatId } from '@kronika/kernel';
import type { Use } from '../ability/use.ts';
import type { Layer } from '../layer.ts';
import { perState } from '../per-state.ts';
import type { LcgEvent, LcgState } from '../state.ts';
import { actionsOf } from './candidates.ts';

/** The actions a seat can take in a window of that kind, worked out once for a state: a window seeks, offers and takes out of one list. */
export function rememberedActions<E extends LcgEvent, S extends LcgState<E>>(
  layer: Layer<S, E>,
): (state: S, seat: SeatId, window: string) => readonly Use<E>[] {
  const remembered = perState((_: S) => new Map<string, readonly Use<E>[]>());
  return (state, seat, window) => {
    const known = remembered(state);
    const key = `${seat}/${window}`;
    const found = known.get(key) ?? actionsOf(layer, state, seat, window);
    known.set(key, found);
    return found;
  };
}
