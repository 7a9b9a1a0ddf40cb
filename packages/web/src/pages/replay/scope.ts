import type { Phrase, SeatId } from '@kronika/kernel';
import { createContext, useContext } from 'react';
import type { Badge } from '../../cards/Mon.tsx';
import type { OpenReplay, Replay } from '../../replay/replay.ts';
import type { Found, Source } from '../../replay/source.ts';
import { useSelected } from '../../table/session/store.ts';

/** A side of the match, as it is told apart. */
export interface Side {
  readonly seat: SeatId;
  readonly name: string;
  readonly badge: Badge | undefined;
  readonly allegiance: Phrase | undefined;
}

/** What all parts of a replay share. */
export interface ReplayScope {
  readonly replay: Replay;
  readonly found: Found;
  readonly source: Source;
  readonly sides: readonly Side[];
  open(dialog: ReplayDialog): void;
}

/** What lies over a replay. */
export type ReplayDialog = 'share' | 'here' | 'report' | 'more';

const Scope = createContext<ReplayScope | undefined>(undefined);

export const ReplayScopeProvider = Scope.Provider;

export function useReplayScope(): ReplayScope {
  const scope = useContext(Scope);
  if (scope === undefined) throw new Error('this part stands outside of a replay');
  return scope;
}

/** How the replay stands; there is nothing to draw before it is open. */
export function useOpenReplay(): OpenReplay | undefined {
  const { replay } = useReplayScope();
  const state = useSelected(replay.store, (now) => now);
  return state.is === 'open' ? state : undefined;
}
