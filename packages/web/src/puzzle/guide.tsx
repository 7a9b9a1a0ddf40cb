import type { Phrase } from '@kronika/kernel';
import { Pointer } from '../lesson/coach/Pointer.tsx';
import type { Guide } from '../table/guide.ts';
import { PuzzleCoach, type PuzzleWays } from './coach/PuzzleCoach.tsx';
import type { GamePuzzles } from './game-puzzles.ts';
import type { PuzzleMatch } from './puzzle-match.ts';
import { PUZZLE_WORDS } from './words.ts';

const OVER: Phrase = { pl: PUZZLE_WORDS.pl.over, en: PUZZLE_WORDS.en.over };
const GOES_ON: Phrase = { pl: PUZZLE_WORDS.pl.goesOn, en: PUZZLE_WORDS.en.goesOn };

/** Who stands beside a puzzle: everything may be tried, and the worker judges what was answered. */
export function puzzleGuide(match: PuzzleMatch, of: GamePuzzles, ways: PuzzleWays): Guide {
  const aim = () => match.aim;
  return {
    is: 'judging',
    title: { pl: PUZZLE_WORDS.pl.puzzle, en: PUZZLE_WORDS.en.puzzle },
    resting: (waitsFor) => {
      const now = match.store.get();
      if (now.is === 'open' && now.turn === 'over') return OVER;
      return waitsFor === 'others' ? undefined : GOES_ON;
    },
    allows: () => 'allowed',
    means: () => true,
    hint: () => void match.hint(),
    Coach: ({ layout }) => <PuzzleCoach match={match} of={of} ways={ways} layout={layout} />,
    Pointer: ({ layout }) => <Pointer aim={aim} layout={layout} />,
  };
}
