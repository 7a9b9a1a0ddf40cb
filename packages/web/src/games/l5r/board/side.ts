import type { SeatId } from '@kronika/kernel';
import { type Clan, factOf, type SeatView } from '@kronika/l5r';
import { createContext, useContext } from 'react';
import { boardScope } from '../../../table/board-scope.ts';
import { BOARD_WORDS, type BoardWords } from './words.ts';

export type { BoardWords } from './words.ts';

export const { BoardScopeProvider, useBoard } = boardScope<BoardWords>(BOARD_WORDS);

/** The clan of a seat, by its stronghold, which everybody sees. */
export function clanOf({ stronghold }: Pick<SeatView, 'stronghold'>): Clan | 'neutral' {
  const sight = stronghold[0]?.sight;
  return sight?.face === 'up' ? factOf(sight.printed).clan : 'neutral';
}

const Clans = createContext<readonly (Clan | 'neutral')[]>([]);

/** Tells all parts of a board which clan sits where. */
export const ClansProvider = Clans.Provider;

/** The clan of a seat, for parts that do not see the seat. */
export function useClanOf(seat: SeatId): Clan | 'neutral' {
  return useContext(Clans)[seat] ?? 'neutral';
}
