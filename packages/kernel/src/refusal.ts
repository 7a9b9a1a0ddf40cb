import type { Lang } from './lang.ts';
import type { SeatId } from './seat.ts';
import type { Phrase } from './text/phrase.ts';

/** Why something was not done. A value, not an exception: the match it was meant for is unchanged. */
export type Refusal =
  | { readonly refused: 'matchOver' }
  | { readonly refused: 'notAsked'; readonly seat: SeatId }
  | { readonly refused: 'alreadyAnswered'; readonly seat: SeatId }
  | { readonly refused: 'stale'; readonly asked: number; readonly now: number }
  | { readonly refused: 'notAnOption'; readonly expected: Expected }
  | { readonly refused: 'cannotConcede'; readonly seat: SeatId }
  | { readonly refused: 'nothingToTakeBack'; readonly seat: SeatId }
  | { readonly refused: 'consentNeeded'; readonly of: readonly SeatId[] }
  | { readonly refused: 'noNextMatch'; readonly because: NoNextMatch }
  | {
      readonly refused: 'unknown';
      readonly what: 'game' | 'bot';
      readonly name: string;
      readonly known: readonly string[];
    }
  | { readonly refused: 'invalid'; readonly what: string; readonly problems: readonly Problem[] };

/** Why no match can follow another. */
export type NoNextMatch = 'noSeries' | 'notOver' | 'situation' | 'branch';

/** What a fitting answer would have looked like. */
export type Expected =
  | { readonly is: 'choose'; readonly options: number }
  | {
      readonly is: 'pick';
      readonly options: number;
      readonly min: number;
      readonly max: number;
      /** What they may weigh together. */
      readonly most?: number;
    }
  | { readonly is: 'order'; readonly options: number }
  | { readonly is: 'number'; readonly min: number; readonly max: number }
  | { readonly is: 'distribute'; readonly options: number; readonly total: number };

/** One thing that is wrong with an input: where, and what would be right. */
export interface Problem {
  readonly at: string;
  readonly problem: string;
}

/** Tells a refusal from the result that was hoped for. */
export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refused' in value;
}

/** The other way round, for filtering. */
export function isAccepted<T>(value: T | Refusal): value is T {
  return !isRefusal(value);
}

/** A refusal of an input that does not have the right form. */
export function invalid(what: string, ...problems: readonly Problem[]): Refusal {
  return { refused: 'invalid', what, problems };
}

/** The refusal as a sentence for a person. */
export function refusalText(refusal: Refusal, lang: Lang): string {
  return lang === 'pl' ? polish(refusal) : english(refusal);
}

function english(r: Refusal): string {
  switch (r.refused) {
    case 'matchOver':
      return 'The match is over; no further decision is taken.';
    case 'notAsked':
      return `Seat ${r.seat + 1} is not being asked now.`;
    case 'alreadyAnswered':
      return `Seat ${r.seat + 1} has already answered this question.`;
    case 'stale':
      return `The answer is for question ${r.asked}, but question ${r.now} is open now.`;
    case 'notAnOption':
      return `This answer was not offered; ${expectedEnglish(r.expected)}.`;
    case 'cannotConcede':
      return `Seat ${r.seat + 1} cannot give up: it is out of the game already, or the game cannot go on without it.`;
    case 'nothingToTakeBack':
      return `Seat ${r.seat + 1} has no decision to take back.`;
    case 'consentNeeded':
      return `Taking this back needs the consent of seat ${r.of.map((seat) => seat + 1).join(', ')}.`;
    case 'noNextMatch':
      return NO_NEXT_MATCH[r.because].en;
    case 'unknown':
      return `There is no ${r.what} called "${r.name}". Known: ${r.known.join(', ') || 'none'}.`;
    case 'invalid':
      return `${r.what} cannot be used: ${problemList(r.problems)}.`;
  }
}

function polish(r: Refusal): string {
  switch (r.refused) {
    case 'matchOver':
      return 'Partia jest zakończona; nie można już podejmować decyzji.';
    case 'notAsked':
      return `Miejsce ${r.seat + 1} nie jest teraz pytane o decyzję.`;
    case 'alreadyAnswered':
      return `Miejsce ${r.seat + 1} już odpowiedziało na to pytanie.`;
    case 'stale':
      return `Odpowiedź dotyczy pytania ${r.asked}, a teraz zadane jest pytanie ${r.now}.`;
    case 'notAnOption':
      return `Takiej odpowiedzi nie było do wyboru; ${expectedPolish(r.expected)}.`;
    case 'cannotConcede':
      return `Miejsce ${r.seat + 1} nie może się poddać: nie ma go już w grze albo gra nie może się bez niego toczyć.`;
    case 'nothingToTakeBack':
      return `Miejsce ${r.seat + 1} nie ma decyzji, którą mogłoby cofnąć.`;
    case 'consentNeeded':
      return `Cofnięcie wymaga zgody miejsca ${r.of.map((seat) => seat + 1).join(', ')}.`;
    case 'noNextMatch':
      return NO_NEXT_MATCH[r.because].pl;
    case 'unknown':
      return `Nie ma ${r.what === 'game' ? 'gry' : 'bota'} o nazwie „${r.name}”. Dostępne: ${r.known.join(', ') || 'brak'}.`;
    case 'invalid':
      return `Nie można użyć: ${r.what}: ${problemList(r.problems)}.`;
  }
}

const NO_NEXT_MATCH: Readonly<Record<NoNextMatch, Phrase>> = {
  noSeries: {
    pl: 'W tej grze każda partia jest osobna; nie ma następnej, która by ją kontynuowała.',
    en: 'Matches of this game do not continue each other, so there is no next one.',
  },
  notOver: {
    pl: 'Partia nie została rozegrana do końca, więc następna nie ma z czego wyniknąć.',
    en: 'The match was not played to its end, so the next one has nothing to follow from.',
  },
  situation: {
    pl: 'Partia zaczęła się od ustawionej sytuacji, a nie od zwykłego rozstawienia, więc nie należy do żadnej serii.',
    en: 'The match began at a situation rather than with a setup, so it belongs to no series.',
  },
  branch: {
    pl: 'Partia odgałęzia się od zapisu innej, więc seria nie toczy się dalej od niej.',
    en: 'The match branches off from the record of another one, so a series does not go on from it.',
  },
};

function problemList(problems: readonly Problem[]): string {
  return problems.map(({ at, problem }) => (at === '' ? problem : `${at}: ${problem}`)).join('; ');
}

function expectedEnglish(e: Expected): string {
  switch (e.is) {
    case 'choose':
      return `expected one number from 0 to ${e.options - 1}`;
    case 'pick':
      return `expected a list of ${e.min === e.max ? e.min : `${e.min} to ${e.max}`} different numbers from 0 to ${e.options - 1}, in rising order${e.most === undefined ? '' : `, that weigh ${e.most} at most together`}`;
    case 'order':
      return `expected the numbers from 0 to ${e.options - 1}, each once`;
    case 'number':
      return `expected a whole number from ${e.min} to ${e.max}`;
    case 'distribute':
      return `expected ${e.options} whole numbers that add up to ${e.total}, none above its limit`;
  }
}

function expectedPolish(e: Expected): string {
  switch (e.is) {
    case 'choose':
      return `potrzebna jest jedna liczba od 0 do ${e.options - 1}`;
    case 'pick':
      return `potrzebna jest lista różnych liczb od 0 do ${e.options - 1}, rosnąco; ile ich ma być: ${e.min === e.max ? e.min : `od ${e.min} do ${e.max}`}${e.most === undefined ? '' : `; razem mogą ważyć najwyżej ${e.most}`}`;
    case 'order':
      return `potrzebne są liczby od 0 do ${e.options - 1}, każda jeden raz`;
    case 'number':
      return `potrzebna jest liczba całkowita od ${e.min} do ${e.max}`;
    case 'distribute':
      return `potrzebne są liczby całkowite o sumie ${e.total}, żadna ponad swój limit; ile ich ma być: ${e.options}`;
  }
}

/** A refusal that passes on what a schema found. */
export function invalidBecause(
  what: string,
  error: { readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[] },
): Refusal {
  return invalid(
    what,
    ...error.issues.slice(0, MOST_PROBLEMS).map(({ path, message }) => ({ at: path.join('.'), problem: message })),
  );
}

/** More would not help anybody to see what is wrong. */
const MOST_PROBLEMS = 5;
