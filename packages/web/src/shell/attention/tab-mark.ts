import { createStore, type Store } from '../../table/session/store.ts';
import plain from '../icons/favicon.svg';
import marked from '../icons/favicon-asked.svg';

/** Whether the window says that somebody is waited for here. */
export type TabMark = 'none' | 'asked';

export const tabMarkNow: Store<TabMark> = createStore<TabMark>('none');

/** Puts a dot on the icon of the window, or takes it away; its name follows by itself. */
export function markTab(mark: TabMark): void {
  tabMarkNow.set(mark);
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const icon = mark === 'asked' ? marked : plain;
  if (link !== null && link.getAttribute('href') !== icon) link.setAttribute('href', icon);
}
