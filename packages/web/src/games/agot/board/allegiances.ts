import type { AgotView, SeatView } from '@kronika/agot';
import { createContext, useContext, useRef } from 'react';

type Allegiances = readonly SeatView['allegiance'][];

/** Whose colours the seats play, for things that lie with somebody else. */
const Context = createContext<Allegiances>([]);

export const AllegiancesProvider = Context.Provider;

export function useAllegiances(): Allegiances {
  return useContext(Context);
}

/** The same list as long as nobody changes colours, so that nothing is drawn again for it. */
export function useSeatColours({ seats }: Pick<AgotView, 'seats'>): Allegiances {
  const now = seats.map(({ allegiance }) => allegiance);
  const kept = useRef(now);
  if (now.join() !== kept.current.join()) kept.current = now;
  return kept.current;
}
