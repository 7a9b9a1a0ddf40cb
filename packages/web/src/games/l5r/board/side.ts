import { type Clan, factOf, type SeatView } from '@kronika/l5r';
import { boardScope } from '../../../table/board-scope.ts';
import { BOARD_WORDS, type BoardWords } from './words.ts';

export const { BoardScopeProvider, useBoard } = boardScope<BoardWords>(BOARD_WORDS);

/** The clan of a seat, by its stronghold, which everybody sees. */
export function clanOf({ stronghold }: Pick<SeatView, 'stronghold'>): Clan | 'neutral' {
  const sight = stronghold[0]?.sight;
  return sight?.face === 'up' ? factOf(sight.printed).clan : 'neutral';
}
