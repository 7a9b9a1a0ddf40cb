import type { Option, Phrase, SeatId } from '@kronika/kernel';
import type { PlaceName } from '../table/choosing/controls.ts';

/** One option that a script means, told by what it is and not by its place in a list. */
export interface Which<V = unknown> {
  fits(option: Option, view: V): boolean;
}

/** An answer as a script says it. */
export type Wanted<V = unknown> =
  | { readonly is: 'pass' }
  | { readonly is: 'number'; readonly value: number }
  /** Everything in the order in which it is offered. */
  | { readonly is: 'asOffered' }
  /** These options and no others; none of them at all is an answer, too. */
  | { readonly is: 'options'; readonly each: readonly Which<V>[] };

/** What somebody tries that the step did not ask for. */
export type Attempt =
  | { readonly is: 'option'; readonly option: Option }
  | { readonly is: 'number'; readonly value: number }
  /** The move is confirmed although something is missing, or something is too much. */
  | { readonly is: 'unfinished' };

/** What the coach says of one wrong attempt. */
export interface Wrong<V = unknown> {
  fits(attempt: Attempt, view: V): boolean;
  readonly say: Phrase;
}

/** What a seat does by itself between two steps. Whatever may be passed and has no reply here is passed. */
export interface Reply<V = unknown> {
  readonly seat: SeatId;
  /** The name of the question; see `nameOfQuestion`. */
  readonly asked: string;
  readonly wants: Wanted<V>;
}

/** A small sum beside the words: numbers, and what stands between them. */
export interface Sum {
  readonly title: Phrase;
  readonly parts: readonly SumPart[];
}

export type SumPart =
  | { readonly is: 'number'; readonly value: string; readonly name: Phrase }
  | { readonly is: 'between'; readonly text: Phrase };

/** What every step says. Words in `**` are stressed. */
interface Told<V> {
  readonly id: string;
  /** What is done, for the list of steps. */
  readonly task: Phrase;
  /** What to do, as one imperative. */
  readonly title: Phrase;
  /** At most three sentences. */
  say(view: V): Phrase;
  sum?(view: V): Sum | undefined;
}

/** Something to look at; the match does not go on. */
export interface LookStep<V = unknown> extends Told<V> {
  readonly is: 'look';
  /** The thing, or the part of the board, that is spoken of. */
  at(view: V): PlaceName | undefined;
  /** Shown before the replies to the last move come; without it the match has gone on to the next question. */
  readonly comes?: 'beforeReplies';
}

/** A move to make. The coach points at what is to be pressed next. */
export interface MoveStep<V = unknown> extends Told<V> {
  readonly is: 'move';
  /** The name of the question it answers. */
  readonly asked: string;
  /** Every answer that will do; the first is the one that is shown to who asks for it. */
  readonly accepts: readonly [Wanted<V>, ...Wanted<V>[]];
  /** What is said of attempts that are worth a word of their own. */
  readonly wrong?: readonly Wrong<V>[];
  /** What is said of all the others. */
  readonly otherwise: Phrase;
  /** What follows by itself. */
  readonly replies?: readonly Reply<V>[];
}

export type Step<V = unknown> = LookStep<V> | MoveStep<V>;

export interface Lesson<V = unknown> {
  /** Stands in the address. */
  readonly id: string;
  readonly title: Phrase;
  /** What it is about, in one line. */
  readonly about: Phrase;
  /** What one can do afterwards. */
  readonly learnt: Phrase;
  readonly steps: readonly Step<V>[];
}

/** What is said behind the last lesson, besides what is said of every course. */
export interface Afterwards {
  /** What is behind who played all lessons. */
  readonly lead: Phrase;
  /** How the match stands that can be played on. */
  readonly playOn: Phrase;
  /** What there is to choose from among the decks, in a game that has some. */
  readonly decks?: Phrase;
}

/**
 * A first game: one match with fixed decks and a fixed seed, told in lessons. It is played by the engine on the board,
 * so everything in it follows the rules; what the other seat does stands in the script.
 */
export interface Course<V = unknown> {
  readonly game: string;
  /** Who learns, and what both are called; who has said a name keeps it. */
  readonly own: SeatId;
  readonly learner: string;
  readonly opponent: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  /** What each seat brings. */
  readonly brings: readonly unknown[];
  /** What happens before the first step. */
  readonly before: readonly Reply<V>[];
  readonly lessons: readonly [Lesson<V>, ...Lesson<V>[]];
  /** The question at which the match stands still for good. */
  readonly endsAt: string;
  readonly afterwards: Afterwards;
}
