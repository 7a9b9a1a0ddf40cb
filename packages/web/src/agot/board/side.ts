import type { Faction, SeatView } from '@kronika/agot';
import { boardScope } from '../../table/board-scope.ts';
import { BOARD_WORDS, type BoardWords } from './words.ts';

export const { BoardScopeProvider, useBoard } = boardScope<BoardWords>(BOARD_WORDS);

/** The faction of a seat, also of one that is out of the game. */
export function factionOf({ allegiance }: Pick<SeatView, 'allegiance'>): Faction | 'neutral' {
  return allegiance;
}
