import type { PuzzleDifficulty } from '@kronika/bots';
import { useWords } from '../shell/use-words.ts';
import './difficulty.css';
import { PUZZLE_WORDS } from './words.ts';

const LEVELS: readonly PuzzleDifficulty[] = [1, 2, 3];

/** How hard a puzzle is: three marks and a word. */
export function Difficulty({ level }: { readonly level: PuzzleDifficulty }) {
  const say = useWords(PUZZLE_WORDS);
  return (
    <span className="difficulty">
      <span aria-hidden="true">
        {LEVELS.map((mark) => (
          <i key={mark} className={mark <= level ? 'full' : ''} />
        ))}
      </span>
      {say.difficulty(level)}
    </span>
  );
}
