import type { Bot } from './bot.ts';
import type { Answer } from './decision/answer.ts';
import type { Evaluation } from './evaluation.ts';
import type { EventRules, GameEvent } from './event/event.ts';
import type { Explanation } from './explain/explanation.ts';
import type { Foresight } from './explain/foresight.ts';
import type { Lang } from './lang.ts';
import type { Flows } from './match/flow.ts';
import type { Frame } from './match/frame.ts';
import type { Call } from './match/instruction.ts';
import type { Match, Outcome } from './match/match.ts';
import type { Span } from './match/span.ts';
import type { Random } from './random/random.ts';
import type { Refusal } from './refusal.ts';
import type { SeatId, Viewer } from './seat.ts';
import type { SetupForm, Teams } from './setup/form.ts';
import type { SandboxProblem } from './situation/sandbox.ts';
import type { Card } from './table/card.ts';
import type { Table } from './table/table.ts';
import type { GameText } from './text/text.ts';
import type { NamedThing, Thing } from './thing/thing.ts';

/** Everything a game needs to begin: how many seats, what each brings, the options of the table. */
export interface Setup {
  readonly seats: number;
  /** Which of the game's formats, where the number of seats does not tell it. */
  readonly format?: string;
  /** The team of each seat, in formats with teams. */
  readonly teams?: Teams;
}

/**
 * A position: a state and what is going on in it, outermost flow first. What a flow gives back lands in the variable of
 * the flow around it that its call names.
 */
export interface Position<S> {
  readonly seats: number;
  readonly state: S;
  readonly stack: readonly Call[];
}

/** What is told of a match when one looks back at it. Only what everybody at the table may know. */
export interface MatchFacts {
  /** What each seat plays as, e.g. the id of its clan. */
  readonly sides?: readonly string[];
  /** What each seat plays with besides, e.g. its weapon; several are joined by `+`. */
  readonly gear?: readonly string[];
  /** What each seat has of what the game is won by, e.g. its power. */
  readonly scores?: readonly number[];
  readonly rounds?: number;
  /** The seat that went first. */
  readonly first?: SeatId;
}

/** What makes matches of a game continue each other. */
export interface Series<S = unknown, P extends Setup = Setup> {
  /**
   * The property of the setup that holds what the match before handed on. No client may set it. Everybody may read the
   * record of that match, so what has to stay hidden in the next one is for `start` to deal anew.
   */
  readonly carries: string;
  /** The setup that follows from a finished match. Plain data, which `parseSetup` checks like any other. */
  next(setup: P, match: Match<S>): unknown;
  /** What a history of the series tells of a finished match: plain data, and only what everybody may know by then. */
  annal?(match: Match<S>): unknown;
}

/** A seat gives up: what happens with it, and perhaps the end of the match. */
export interface Concession {
  readonly events: readonly GameEvent[];
  readonly outcome?: Outcome;
}

/** Lets the kernel see the cards of a game's state. */
export interface CardAccess<S, C extends Card = Card> {
  table(state: S): Table<C>;
  withTable(state: S, table: Table<C>): S;
  /** What the back of a card shows, where a game has several kinds of backs. */
  back(card: C): string;
}

/**
 * What every game is. Methods, not function properties: the registry holds games of any state,
 * and the kernel hands each game only the states it made itself.
 */
export interface Game<S = unknown, P extends Setup = Setup, V = unknown> {
  readonly id: string;
  /** Raised whenever a correction makes the same decisions lead elsewhere. */
  readonly rules: number;

  /** For how many it is, what can be chosen before a match, and what each seat brings. */
  readonly setup: SetupForm;
  /** How the next match follows from a finished one, for games whose matches form a series. */
  readonly series?: Series<S, P>;

  /** Checks a setup, by its form and by what only the game knows; what is missing gets its default. */
  parseSetup(input: unknown): P | Refusal;
  start(setup: P, random: Random): Position<S>;
  readonly flows: Flows<S>;
  /**
   * The state without what neither a rule nor a player can tell apart, such as in which order limits were used up: a
   * match goes on alike from two states of the same essence. Without it nothing in a state is taken to be like that.
   */
  essence?(state: S): unknown;
  /** The one place that changes the state. */
  readonly events: EventRules<S, GameEvent>;

  /** What the viewer may know, built up from nothing; the stack says what is going on besides. */
  view(state: S, viewer: Viewer, stack?: readonly Frame[]): V;
  /** What is told of the match later, by what a spectator sees of it. */
  facts?(view: V): MatchFacts;
  /** What goes on now that a seat may pass for the rest of. Rests on nothing but what everybody knows. */
  spans?(state: S): readonly Span[];
  /** Whether a seat that passes until something happens is asked again after that; without it, after anything but a pass. */
  stirs?(event: GameEvent): boolean;
  /** The kinds of events that the log has no words for, but that a board follows to show what goes on, step by step. */
  readonly beats?: ReadonlySet<string>;
  readonly cards?: CardAccess<S>;
  /**
   * The procedures as the viewer may know them: what a seat has begun without showing it is left out, and the procedure
   * below asks again. Imagining begins there. Without it everybody may know all of them.
   */
  stackFor?(stack: readonly Frame[], viewer: Viewer): readonly Frame[];
  /** Deals anew what the seat may not know and that is no card of the table. */
  imagine?(state: S, seat: SeatId, random: Random): S;
  /** Explains a thing as far as the viewer may know; `UNEXPLAINED` for what the viewer may not know or the game lacks. */
  explain?(match: Match<S>, viewer: Viewer, thing: Thing): Explanation;
  /**
   * What cards would count if what the seat has marked in answer to its question were declared. By what the seat may know
   * alone; nothing for questions that declare nothing.
   */
  foresee?(match: Match<S>, seat: SeatId, marked: Answer): Foresight | undefined;
  /** The things besides cards that are explained to who has this view. */
  things?(view: V): readonly NamedThing[];

  /**
   * What it means that a seat gives up while others play on, and the end if that leaves nobody to play with; nothing for
   * a seat that is out already. A game without it cannot be played on without one of its seats.
   */
  concede?(state: S, seat: SeatId): Concession | undefined;
  /** The seats that gave up: what they are asked until they are out of the game is answered for them. */
  conceded?(state: S): readonly SeatId[];

  /** Makes a match out of the description of a position. */
  situation(description: unknown): Position<S> | Refusal;
  /**
   * What in a description contradicts the rules, so that no table may begin there. `situation` takes it all the same:
   * tests and examples describe no more than they are about.
   */
  problems?(description: unknown): readonly SandboxProblem[];
  /** What contradicts the rules in a state; none, unless there is a bug. */
  faults(state: S): readonly string[];

  readonly text: Readonly<Record<Lang, GameText<V>>>;
  readonly bots: Readonly<Record<string, Bot>>;
  /** How bots judge a position that they have played on to. */
  readonly evaluation?: Evaluation<S>;
}
