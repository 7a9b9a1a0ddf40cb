import type { Answer } from './decision/answer.ts';
import type { Question } from './decision/question.ts';
import type { Match } from './match/match.ts';
import type { Random } from './random/random.ts';
import type { Phrase } from './text/phrase.ts';

/** What a bot gets: exactly what a person in that seat gets, and a way to imagine the rest. */
export interface Thought<V = unknown> {
  readonly view: V;
  readonly question: Question;
  /** How many positions it may look at. A count, not a time, so that a game with bots replays. */
  readonly nodes: number;
  readonly random: Random;
  /** A whole match that agrees with all the seat may know, and with nothing else. */
  imagine(): Match;
}

/** An answer that was looked at, and the chance to win that it promises. */
export interface Prospect {
  readonly answer: Answer;
  readonly chance: number;
}

/** What a bot would do, and why. */
export interface Advice {
  readonly answer: Answer;
  readonly reason: Phrase;
  /** What was looked at, the best first; empty where only one answer came into question. */
  readonly prospects: readonly Prospect[];
}

/** How much a bot may think about one answer. */
export interface Effort {
  /** Positions, where the same answer is wanted on every machine. */
  readonly nodes: number;
  /** Seconds on one core, where somebody waits for it: the number of positions is then adapted to the machine. */
  readonly seconds: number;
}

/** Somebody who answers. Same thought and same chance: same answer. */
export interface Bot {
  answer(thought: Thought): Answer;
  /** The same answer with its reason, from bots that weigh their answers. */
  advise?(thought: Thought): Advice;
  /** Bots that do not look ahead need none. */
  readonly effort?: Effort;
}
