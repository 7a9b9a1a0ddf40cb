import type { PuzzleGoal } from '@kronika/bots';
import type { Lang } from '@kronika/kernel';
import type { SolvedWay } from '../../puzzle/progress.ts';

export interface PuzzlePageWords {
  readonly title: string;
  readonly lead: string;
  readonly leadOf: (game: string) => string;
  readonly solved: (solved: number, of: number) => string;
  readonly allSolved: string;
  readonly nextUnsolved: string;
  readonly show: string;
  readonly all: string;
  readonly levels: Readonly<Record<'1' | '2' | '3', string>>;
  readonly onlyUnsolved: string;
  readonly goals: Readonly<Record<PuzzleGoal, string>>;
  readonly ways: Readonly<Record<SolvedWay, string>>;
  readonly number: (number: number) => string;
  readonly against: (own: string, others: string) => string;
  readonly moves: (count: number) => string;
  readonly list: string;
  readonly noneLeft: string;
  readonly toAll: string;
  readonly noPuzzles: string;
  readonly noPuzzlesHint: string;
  readonly noPuzzle: string;
  readonly noPuzzleHint: string;
  readonly toList: string;
  readonly other: string;
}

const plMoves = (count: number): string => {
  const form = new Intl.PluralRules('pl').select(count);
  return `${count} ${form === 'one' ? 'ruch' : form === 'few' ? 'ruchy' : 'ruchów'}`;
};

export const PUZZLE_PAGE_WORDS: Readonly<Record<Lang, PuzzlePageWords>> = {
  pl: {
    title: 'Łamigłówki',
    lead: 'Pozycje z partii botów, w których da się wygrać na pewno albo jeden ruch jest dużo lepszy od innych. Rozwiązujesz je na prawdziwym stole.',
    leadOf: (game) => `${game}: pozycje z partii botów. Znajdź właściwy ruch i zagraj go na planszy.`,
    solved: (solved, of) => `Rozwiązane: ${solved} z ${of}`,
    allSolved: 'Wszystkie rozwiązane',
    nextUnsolved: 'Następna nierozwiązana',
    show: 'Trudność',
    all: 'wszystkie',
    levels: { '1': 'łatwe', '2': 'średnie', '3': 'trudne' },
    onlyUnsolved: 'Tylko nierozwiązane',
    goals: { win: 'Wygrana', best: 'Najlepszy ruch' },
    ways: { alone: 'rozwiązana', helped: 'rozwiązana z pomocą' },
    number: (number) => `Łamigłówka ${number}`,
    against: (own, others) => `${own} przeciw: ${others}`,
    moves: plMoves,
    list: 'Lista łamigłówek',
    noneLeft: 'Nic tu nie zostało. Zmień trudność albo pokaż też rozwiązane.',
    toAll: 'Wszystkie gry',
    noPuzzles: 'Ta gra nie ma jeszcze łamigłówek',
    noPuzzlesHint: 'Lista gier pokazuje te, które je mają.',
    noPuzzle: 'Nie ma takiej łamigłówki',
    noPuzzleHint: 'Może adres jest niepełny. Lista pokazuje wszystkie.',
    toList: 'Do listy łamigłówek',
    other: 'Bot',
  },
  en: {
    title: 'Puzzles',
    lead: 'Positions from bot games in which you can win by force or one move is far better than all others. You solve them on a real table.',
    leadOf: (game) => `${game}: positions from bot games. Find the right move and play it on the board.`,
    solved: (solved, of) => `Solved: ${solved} of ${of}`,
    allSolved: 'All solved',
    nextUnsolved: 'Next unsolved',
    show: 'Difficulty',
    all: 'all',
    levels: { '1': 'easy', '2': 'medium', '3': 'hard' },
    onlyUnsolved: 'Only unsolved',
    goals: { win: 'A win', best: 'The best move' },
    ways: { alone: 'solved', helped: 'solved with help' },
    number: (number) => `Puzzle ${number}`,
    against: (own, others) => `${own} against ${others}`,
    moves: (count) => `${count} ${count === 1 ? 'move' : 'moves'}`,
    list: 'List of puzzles',
    noneLeft: 'Nothing left here. Choose another difficulty, or show solved puzzles, too.',
    toAll: 'All games',
    noPuzzles: 'This game has no puzzles yet',
    noPuzzlesHint: 'The list of games shows those that have some.',
    noPuzzle: 'There is no such puzzle',
    noPuzzleHint: 'Perhaps the address is incomplete. The list shows them all.',
    toList: 'To the list of puzzles',
    other: 'Bot',
  },
};
