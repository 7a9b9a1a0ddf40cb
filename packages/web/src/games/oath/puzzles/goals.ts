import type { PuzzleGoals } from '../../../puzzle/game-puzzles.ts';

/** What the puzzles of Oath ask for. */
export const OATH_PUZZLE_GOALS: PuzzleGoals = {
  win: {
    pl: 'Wygraj grę: nikt nie zdoła Ci w tym przeszkodzić',
    en: 'Win the game: nobody can keep you from it',
  },
  best: {
    pl: 'Znajdź działanie dużo lepsze od innych',
    en: 'Find the action far better than all others',
  },
};
