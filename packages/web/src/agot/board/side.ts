import { type Faction, factOf, type SeatView } from '@kronika/agot';
import { boardScope } from '../../table/board-scope.ts';
import { BOARD_WORDS, type BoardWords } from './words.ts';

export const { BoardScopeProvider, useBoard } = boardScope<BoardWords>(BOARD_WORDS);

/** The faction of a seat, by its faction card, which everybody sees. */
export function factionOf({ faction }: Pick<SeatView, 'faction'>): Faction | 'neutral' {
  return faction?.sight.face === 'up' ? factOf(faction.sight.printed).faction : 'neutral';
}
