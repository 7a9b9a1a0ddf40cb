import type { Lang, SeatId } from '@kronika/kernel';
import type { TableDocument } from '@kronika/protocol';
import { createContext, useContext } from 'react';
import type { PlaceName } from '../choosing/controls.ts';
import type { Guide } from '../guide.ts';
import type { TableMode } from '../props.ts';
import type { StagePlayer } from '../staging/stage-player.ts';
import type { Tempo } from '../staging/tempo.ts';
import type { TableWords } from '../text/words.ts';
import type { TableSession } from './session.ts';
import { type PlaceState, placeState, type SessionState } from './session-state.ts';
import { useSelected } from './store.ts';

/** Pointing at things of the board, whatever is asked. */
export interface Pointing {
  readonly at: PlaceName | undefined;
  point(place: PlaceName): void;
}

/** What every part of the table may ask for; it stays the same while the table is open. */
export interface TableScope {
  readonly session: TableSession;
  readonly lang: Lang;
  readonly words: TableWords;
  /** Who leads through the match, in a lesson. */
  readonly guide?: Guide | undefined;
  /** Where things are pointed at to be changed, not to be chosen. */
  readonly pointing?: Pointing | undefined;
  /** Played, if nothing is said. */
  readonly mode?: TableMode | undefined;
  /** Shows what others do, one step after the other; nothing where a match is led or watched again. */
  readonly staging?: StagePlayer | undefined;
  /** How fast that goes. */
  readonly tempo?: Tempo | undefined;
  /** Changes whose eyes a spectator looks through, where the page around the table can. */
  readonly lookThrough?: ((seat: SeatId | undefined) => void) | undefined;
}

const Scope = createContext<TableScope | undefined>(undefined);

export const TableScopeProvider = Scope.Provider;

export function useTable(): TableScope {
  const scope = useContext(Scope);
  if (scope === undefined) throw new Error('this part stands outside of a table');
  return scope;
}

/** A part of the session's state. */
export function useSession<P>(part: (state: SessionState) => P): P {
  return useSelected(useTable().session.store, part);
}

/** What the question means for a place. */
export function usePlaceState(place: PlaceName): PlaceState {
  const { guide } = useTable();
  return useSession((state) => {
    const means = placeState(state, place);
    if (guide === undefined || means !== 'may') return means;
    return guide.means(state.controls.places.get(place) ?? [], state) ? 'may' : 'plain';
  });
}

/** The name of who sits there. */
export function useSeatName(seat: SeatId): string {
  return useSession(({ known }) => known?.document.seats[seat]?.name ?? '');
}

/** What a seat is called where it stands by itself: the reader's own is "you". */
export function useSeatTitle(seat: SeatId): string {
  const { words } = useTable();
  const name = useSeatName(seat);
  const isOwn = useSession(({ known }) => ownSeat(known?.document) === seat && known?.document.sight !== 'all');
  return isOwn ? words.you : name;
}

/** The seat of who looks; nothing for a spectator. */
export function ownSeat(document: TableDocument | undefined): SeatId | undefined {
  const role = document?.you.role;
  return role?.is === 'seat' ? role.seat : undefined;
}
