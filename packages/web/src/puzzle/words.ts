import type { Lang } from '@kronika/kernel';

/** What is said beside a puzzle that lies on its table. */
export interface PuzzleWords {
  readonly puzzle: string;
  readonly where: (number: number, of: number) => string;
  readonly difficulty: (level: 1 | 2 | 3) => string;
  readonly solve: string;
  readonly watch: string;
  readonly wrongBest: (solution: number, next: number) => string;
  readonly wrongWin: (next: number) => string;
  readonly wrongLater: string;
  readonly lookHere: string;
  readonly lookAtPrompt: string;
  readonly answerIs: string;
  readonly nothing: string;
  readonly showing: string;
  readonly solved: string;
  readonly shown: string;
  readonly played: string;
  readonly hint: string;
  readonly moreHint: string;
  readonly show: string;
  readonly stop: string;
  readonly again: string;
  readonly playOn: string;
  readonly next: string;
  readonly toList: string;
  /** What the prompt says while nothing is asked. */
  readonly over: string;
  readonly goesOn: string;
}

export const PUZZLE_WORDS: Readonly<Record<Lang, PuzzleWords>> = {
  pl: {
    puzzle: 'Łamigłówka',
    where: (number, of) => `Łamigłówka ${number} z ${of}`,
    difficulty: (level) => ['łatwa', 'średnia', 'trudna'][level - 1] ?? '',
    solve: 'Zagraj na planszy. Zły ruch nic nie kosztuje: próbuj, ile chcesz.',
    watch: 'Dobrze! Teraz odpowiadają inni.',
    wrongBest: (solution, next) =>
      `To nie to. Właściwy ruch daje ${solution}% szans na wygraną, każdy inny najwyżej ${next}%.`,
    wrongWin: (next) => `To nie to: wygrana nie jest już pewna. Każdy inny ruch daje najwyżej ${next}% szans.`,
    wrongLater: 'Nie tędy. Nic się nie stało, spróbuj inaczej.',
    lookHere: 'Spójrz tam, gdzie pada światło.',
    lookAtPrompt: 'Nie szukaj na planszy: odpowiedź jest wśród tego, co podsuwa pytanie.',
    answerIs: 'Odpowiedź:',
    nothing: 'nic',
    showing: 'Tak wygląda rozwiązanie',
    solved: 'Rozwiązane!',
    shown: 'To było rozwiązanie',
    played: 'Co już zagrano',
    hint: 'Podpowiedź',
    moreHint: 'Pokaż ruch',
    show: 'Rozwiązanie',
    stop: 'Przerwij',
    again: 'Jeszcze raz',
    playOn: 'Graj dalej',
    next: 'Następna',
    toList: 'Wszystkie łamigłówki',
    over: 'Łamigłówka skończona',
    goesOn: 'Partia toczy się dalej…',
  },
  en: {
    puzzle: 'Puzzle',
    where: (number, of) => `Puzzle ${number} of ${of}`,
    difficulty: (level) => ['easy', 'medium', 'hard'][level - 1] ?? '',
    solve: 'Play it on the board. A wrong move costs nothing: try as often as you like.',
    watch: 'Right! Now the others answer.',
    wrongBest: (solution, next) =>
      `Not this one. The right move wins ${solution}% of the time, any other at most ${next}%.`,
    wrongWin: (next) => `Not this one: the win is no longer certain. Any other move wins at most ${next}% of the time.`,
    wrongLater: 'Not this way. No harm done, try another.',
    lookHere: 'Look where the light falls.',
    lookAtPrompt: 'No need to search the board: the answer is among what the question offers.',
    answerIs: 'The answer:',
    nothing: 'nothing',
    showing: 'This is the solution',
    solved: 'Solved!',
    shown: 'That was the solution',
    played: 'Played so far',
    hint: 'Hint',
    moreHint: 'Show the move',
    show: 'Solution',
    stop: 'Stop',
    again: 'Again',
    playOn: 'Play on',
    next: 'Next puzzle',
    toList: 'All puzzles',
    over: 'The puzzle is over',
    goesOn: 'The match goes on…',
  },
};
