import type { PuzzleGoals } from '../../../puzzle/game-puzzles.ts';

/** What the puzzles of Legend of the Five Rings ask for. */
export const L5R_PUZZLE_GOALS: PuzzleGoals = {
  win: {
    pl: 'Wygraj partię: rywal nie ma na to odpowiedzi',
    en: 'Win the match: your rival has no answer',
  },
  best: {
    pl: 'Znajdź zagranie dużo lepsze od innych',
    en: 'Find the play far better than all others',
  },
};
