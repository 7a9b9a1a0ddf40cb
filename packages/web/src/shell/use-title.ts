import { useEffect } from 'react';
import { nameTab } from './attention/tab.ts';

/** Calls the window so while the component is there. */
export function useTitle(title: string): void {
  useEffect(() => nameTab(title), [title]);
}
