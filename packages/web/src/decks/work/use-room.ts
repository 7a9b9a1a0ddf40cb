import { useSyncExternalStore } from 'react';

/** How much of the page is seen at once: grid only, grid and deck, or filters as well. */
export type Room = 'phone' | 'tablet' | 'desktop';

const QUERIES = { phone: '(max-width: 719px)', tablet: '(max-width: 1099px)' } as const;

function room(): Room {
  if (matchMedia(QUERIES.phone).matches) return 'phone';
  return matchMedia(QUERIES.tablet).matches ? 'tablet' : 'desktop';
}

function subscribe(listener: () => void): () => void {
  const lists = Object.values(QUERIES).map((query) => matchMedia(query));
  for (const list of lists) list.addEventListener('change', listener);
  return () => {
    for (const list of lists) list.removeEventListener('change', listener);
  };
}

export function useRoom(): Room {
  return useSyncExternalStore(subscribe, room);
}
