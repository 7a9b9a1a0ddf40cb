import type { Senjutsu } from '../state.ts';

/**
 * Works something out once for a state. States never change, and the steps of a procedure ask for the same thing one
 * after the other.
 */
export function remembered<T>(): (state: Senjutsu, key: string, workOut: () => T) => T {
  const byState = new WeakMap<Senjutsu, Map<string, T>>();
  return (state, key, workOut) => {
    const known = byState.get(state);
    const found = known?.get(key);
    if (found !== undefined) return found;
    const fresh = workOut();
    if (known === undefined) byState.set(state, new Map([[key, fresh]]));
    else known.set(key, fresh);
    return fresh;
  };
}
