import type { Metrics } from '../metrics.ts';
import type { Store } from './port.ts';

/** The store, with the time it takes counted. */
export function measured(store: Store, metrics: Metrics): Store {
  return {
    create: (table) => store.create(table),
    append: async (append) => {
      const began = performance.now();
      await store.append(append);
      metrics.stored(began);
    },
    load: (table) => store.load(table),
    list: (listing) => store.list(listing),
    anonymise: (table, seats) => store.anonymise(table, seats),
    setAside: (table) => store.setAside(table),
    due: (before, most) => store.due(before, most),
    close: () => store.close(),
  };
}
