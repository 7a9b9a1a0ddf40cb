import { cachePerLine } from '@kronika/kernel';
import type { Senjutsu } from '../state.ts';
import type { Progress } from './duty-here.ts';

/**
 * Remembers what was worked out last. States never change, and the steps of a procedure ask for the same thing one
 * after the other: whether a move matters, where it may go, how one may face there, and the way that leads there.
 */
export function remembered<T>(workOut: (state: Senjutsu, on: Progress) => T): (state: Senjutsu, on: Progress) => T {
  const lastFound = cachePerLine<{
    last: { readonly state: Senjutsu; readonly on: Progress; readonly found: T } | undefined;
  }>({ empty: () => ({ last: undefined }) });
  return (state, on) => {
    const cache = lastFound();
    const { last } = cache;
    if (last !== undefined && last.state === state && isSame(last.on, on)) return last.found;
    const found = workOut(state, on);
    cache.last = { state, on, found };
    return found;
  };
}

function isSame(one: Progress, other: Progress): boolean {
  return (
    one.line === other.line &&
    one.fighter === other.fighter &&
    one.printed === other.printed &&
    one.as === other.as &&
    one.bar === other.bar &&
    one.success === other.success
  );
}
