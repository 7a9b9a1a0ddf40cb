import type { Lang, SeatId } from '@kronika/kernel';
import { type Clan, factOf, type SeatView } from '@kronika/l5r';
import { createContext, useContext } from 'react';
import { BOARD_WORDS, type BoardWords } from './words.ts';

/** What all parts of the board share. */
export interface BoardScope {
  readonly lang: Lang;
  readonly words: BoardWords;
  readonly near: SeatId;
}

const Scope = createContext<BoardScope>({ lang: 'en', words: BOARD_WORDS.en, near: 0 });

export const BoardScopeProvider = Scope.Provider;
export const useBoard = (): BoardScope => useContext(Scope);

/** The clan of a seat, by its stronghold, which everybody sees. */
export function clanOf({ stronghold }: Pick<SeatView, 'stronghold'>): Clan | 'neutral' {
  const sight = stronghold[0]?.sight;
  return sight?.face === 'up' ? factOf(sight.printed).clan : 'neutral';
}
