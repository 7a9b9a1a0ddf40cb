import type { PuzzleGoals } from '../../../puzzle/game-puzzles.ts';

/** What the puzzles of Senjutsu ask for. */
export const SENJUTSU_PUZZLE_GOALS: PuzzleGoals = {
  win: {
    pl: 'Wygraj pojedynek: przeciwnik już się nie obroni',
    en: 'Win the duel: your opponent has no defense',
  },
  best: {
    pl: 'Znajdź ruch dużo lepszy od innych',
    en: 'Find the move far better than all others',
  },
};
