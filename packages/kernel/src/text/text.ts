import type { Answer } from '../decision/answer.ts';
import type { Option } from '../decision/option.ts';
import type { Message, Question } from '../decision/question.ts';
import type { SeenEvent } from '../event/event.ts';
import type { Lang } from '../lang.ts';
import type { Outcome } from '../match/match.ts';
import type { SpanKind, SpanWords } from '../match/span.ts';
import type { SeatId } from '../seat.ts';
import type { Thing } from '../thing/thing.ts';
import type { Prompt, Tip } from './prompt.ts';
import type { Reader } from './reader.ts';

/** How a game speaks in one language. Everything it says is about what the view shows, and for its reader. */
export interface GameText<V> {
  readonly name: string;
  /** How its sentences call a seat, wherever they do: who shows them may put the name of a person there. */
  seat?(seat: SeatId): string;
  /**
   * What the question asks of its seat, and what will happen. `marked` is what the seat has marked so far, in the form of
   * an answer that need not be whole.
   */
  prompt(question: Question, view: V, marked?: Answer): Prompt;
  /** The button that sends what is marked, as a verb with its number: "Defend: 5"; absent where "Confirm" says enough. */
  confirm?(question: Question, view: V, marked: Answer): string | undefined;
  option(option: Option, view: V): string;
  /** What choosing the option does now, in one line. */
  hint?(option: Option, question: Question, view: V): string | undefined;
  /** What a thing on the table does now: a ring, a title, a cell. Cards speak for themselves. */
  tip?(thing: Thing, view: V): Tip | undefined;
  /** What the seat throws away if it passes: "You have 3 fate and 2 characters to play". */
  waste?(question: Question, view: V): string | undefined;
  /** What a kind of window is called, for whoever sets what to be asked about; its message names no cards. */
  window?(message: Message, view: V): string;
  /** A line of the log; `undefined` for events that are not worth one. */
  event(event: SeenEvent, view: V, reader: Reader): string | undefined;
  outcome(outcome: Outcome, view: V, reader: Reader): string;
  /** The board as plain text, for a terminal and for a screen reader. */
  board(view: V): string;
  /** Where the match stands, in a few words for a list of matches: "round 3, conflict phase". */
  moment?(view: V): string;
  /** How it speaks of what can be passed through; for games with such spans. */
  span?(span: SpanKind): SpanWords;
  /** What a reader may want to look up beside the board, e.g. the texts of the cards; absent where there is nothing. */
  details?(view: V): string;
}

type Forms = { readonly one: string; readonly few?: string; readonly many?: string; readonly other: string };

const plurals: Readonly<Record<Lang, Intl.PluralRules>> = {
  pl: new Intl.PluralRules('pl'),
  en: new Intl.PluralRules('en'),
};

/** The category of numbers that were asked for, in each language: lines of a log count small things, again and again. */
const categories: Readonly<Record<Lang, Map<number, Intl.LDMLPluralRule>>> = { pl: new Map(), en: new Map() };

/** More numbers than that are no small things, and are not kept. */
const MOST_KEPT = 1000;

function categoryOf(lang: Lang, count: number): Intl.LDMLPluralRule {
  const known = categories[lang].get(count);
  if (known !== undefined) return known;
  const category = plurals[lang].select(count);
  if (categories[lang].size < MOST_KEPT) categories[lang].set(count, category);
  return category;
}

/** The form of a word that goes with the number: `plural('pl', 3, { one: 'karta', few: 'karty', many: 'kart', other: 'karty' })`. */
export function plural(lang: Lang, count: number, forms: Forms): string {
  switch (categoryOf(lang, count)) {
    case 'one':
      return forms.one;
    case 'few':
      return forms.few ?? forms.other;
    case 'many':
      return forms.many ?? forms.other;
    default:
      return forms.other;
  }
}
