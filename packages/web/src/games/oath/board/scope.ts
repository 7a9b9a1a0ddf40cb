import { boardScope, type BoardScope as ScopeOf } from '../../../table/board-scope.ts';
import { BOARD_WORDS, type BoardWords } from './words.ts';

export const { BoardScopeProvider, useBoard } = boardScope<BoardWords>(BOARD_WORDS);

export type BoardScope = ScopeOf<BoardWords>;
