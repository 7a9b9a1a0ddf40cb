import { createStore, type Store } from '../../table/session/store.ts';

/** Whether all of the program is on this device, so that the server may go away. */
export type Copy = 'missing' | 'whole';

/** Whether whoever opens a page now gets the program this page is of, or a newer one. */
export type Freshness = 'current' | 'superseded';

export const copyNow: Store<Copy> = createStore<Copy>('missing');

export const freshnessNow: Store<Freshness> = createStore<Freshness>('current');
