import type { Answer } from '../decision/answer.ts';
import type { Message, Question } from '../decision/question.ts';
import type { RandomState } from '../random/random.ts';
import type { RuleId } from '../rule.ts';
import type { SeatId } from '../seat.ts';
import type { Frame } from './frame.ts';
import type { Offer } from './offer.ts';

/** How a match ended. No winner means a draw. */
export interface Outcome {
  readonly winners: readonly SeatId[];
  readonly reason: Message;
  readonly rule?: RuleId;
}

/** A question somebody has to answer. The answer of a seat asked together with others waits here, sealed. */
export interface Asked {
  readonly question: Question;
  readonly answer?: Answer;
}

/** `everything`: questions that have only one answer are asked, too; usually the kernel answers them itself. */
export type Asks = 'everything';

/**
 * A game in progress: a value, all JSON. Nothing in it is ever changed; the next match shares what
 * stayed the same. So a copy is the match itself, and an earlier one is there for as long as it is kept.
 */
export interface Match<S = unknown> {
  readonly game: string;
  /** The version of the game's rules it is played by. */
  readonly rules: number;
  /** How many seats the table has. */
  readonly seats: number;
  /** Present if even questions that have one answer are asked. */
  readonly asks?: Asks;
  readonly state: S;
  /** What is going on; the last frame is the one that runs. */
  readonly stack: readonly Frame[];
  /** What is being asked now; empty only when the match is over. */
  readonly open: readonly Asked[];
  /** The offer that `open` puts to its seats. */
  readonly offer?: Offer;
  /** How often somebody was asked. Answers name it, so that a late one is not taken for another question. */
  readonly asked: number;
  /** How many decisions were taken. */
  readonly decisions: number;
  /** How often hidden information came out or chance was used. */
  readonly revelations: number;
  readonly random: RandomState;
  readonly outcome?: Outcome;
}

/**
 * The question the seat can answer now: the one the match waits for, or whether to withdraw the offer it has made.
 * `waitingFor` tells the two apart.
 */
export function questionFor(match: Match, seat: SeatId): Question | undefined {
  if (match.offer?.by === seat) return match.offer.withdraw;
  return match.open.find((asked) => asked.question.seat === seat && asked.answer === undefined)?.question;
}

/** The seats the match is waiting for. A seat that could withdraw its offer is not among them. */
export function waitingFor(match: Match): readonly SeatId[] {
  const waiting: SeatId[] = [];
  for (const { question, answer } of match.open) if (answer === undefined) waiting.push(question.seat);
  return waiting;
}
