import { boardScope } from '../../../table/board-scope.ts';
import { BOARD_WORDS, type BoardWords } from './words.ts';

export const { BoardScopeProvider, useBoard } = boardScope<BoardWords>(BOARD_WORDS);
