import { useSyncExternalStore } from 'react';

/** A value that can be watched. */
export interface Store<T> {
  get(): T;
  set(next: T): void;
  update(change: (now: T) => T): void;
  subscribe(listener: () => void): () => void;
}

export function createStore<T>(initial: T): Store<T> {
  let now = initial;
  const listeners = new Set<() => void>();
  const set = (next: T): void => {
    if (Object.is(now, next)) return;
    now = next;
    for (const listener of [...listeners]) listener();
  };
  return {
    get: () => now,
    set,
    update: (change) => set(change(now)),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * A part of a store. Draws again only when that part changes, so the part has to be a plain value or one that the
 * store shares from one state to the next.
 */
export function useSelected<T, P>(store: Store<T>, part: (value: T) => P): P {
  const read = () => part(store.get());
  return useSyncExternalStore(store.subscribe, read, read);
}
