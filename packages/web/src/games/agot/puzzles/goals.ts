import type { PuzzleGoals } from '../../../puzzle/game-puzzles.ts';

/** What the puzzles of A Game of Thrones ask for. */
export const AGOT_PUZZLE_GOALS: PuzzleGoals = {
  win: {
    pl: 'Wygraj grę o tron: nikt już tego nie powstrzyma',
    en: 'Win the game of thrones: nobody can stop you now',
  },
  best: {
    pl: 'Znajdź posunięcie dużo lepsze od innych',
    en: 'Find the move far better than all others',
  },
};
