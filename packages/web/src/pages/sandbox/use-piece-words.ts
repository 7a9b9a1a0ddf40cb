import { useWords } from '../../shell/use-words.ts';
import { useEditor } from './scope.ts';
import { type PieceWords, SANDBOX_WORDS } from './words.ts';

/** The words for what the game puts on its table. */
export function usePieceWords(): PieceWords {
  return useWords(SANDBOX_WORDS)[useEditor().module.board.pieces];
}
