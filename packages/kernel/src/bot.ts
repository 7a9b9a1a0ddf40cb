import type { Answer } from './decision/answer.ts';
import type { Question } from './decision/question.ts';
import type { Match } from './match/match.ts';
import type { Random } from './random/random.ts';

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

/** Somebody who answers. Same thought and same chance: same answer. */
export interface Bot {
  answer(thought: Thought): Answer;
}
