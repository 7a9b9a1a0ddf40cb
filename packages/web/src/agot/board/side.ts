import { type Faction, factOf, type SeatView } from '@kronika/agot';
import type { Lang, SeatId } from '@kronika/kernel';
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

/** The faction of a seat, by its faction card, which everybody sees. */
export function factionOf({ faction }: Pick<SeatView, 'faction'>): Faction | 'neutral' {
  return faction?.sight.face === 'up' ? factOf(faction.sight.printed).faction : 'neutral';
}
