import {
  type Asked,
  forcedAnswer,
  type Game,
  type Match,
  type Offer,
  present,
  type Question,
  type Random,
  randomSealedAnswer,
  redeal,
  type SeatId,
  seatsOf,
} from '@kronika/kernel';
import type { Windows } from './check.ts';

/** Somebody who may not know everything. */
export type Looker = SeatId | 'spectator';

/** Everybody who looks at a match: its seats, and somebody without a seat. */
export function lookersAt(match: Match): readonly Looker[] {
  return [...seatsOf(match.seats), 'spectator'];
}

/**
 * The same match with everything the looker may not know dealt anew, once. Unlike the kernel's `redealt`
 * nothing is tried again to make it fit: with open windows, who is asked must not depend on the deal.
 * With brief windows it may, and then the questions stay as they are.
 */
export function otherDeal(
  game: Game,
  real: Match,
  looker: Looker,
  options: { readonly random: Random; readonly windows: Windows },
): Match {
  const { random, windows } = options;
  const match = { ...real, stack: game.stackFor?.(real.stack, looker) ?? real.stack };
  const state = otherState(game, match, looker, random);
  const { questions, offer } = askedAgain(game, { ...match, state });
  if (windows === 'brief' && !sameSeats(questions, match.open)) return { ...match, state };
  const { offer: _, ...rest } = match;
  return {
    ...rest,
    state,
    open: questions.map((question) => otherAsked(question, match, looker, random)),
    ...(offer === undefined ? {} : { offer }),
  };
}

/** A spectator knows no more than any seat: what one of the seats may not know, it may not know either. */
function asIgnorantAs(looker: Looker, match: Match): readonly SeatId[] {
  return looker === 'spectator' ? seatsOf(match.seats) : [looker];
}

function otherState(game: Game, match: Match, looker: Looker, random: Random): unknown {
  const dealt = otherCards(game, match.state, looker, random);
  return asIgnorantAs(looker, match).reduce((state, seat) => game.imagine?.(state, seat, random) ?? state, dealt);
}

function otherCards({ cards }: Game, state: unknown, looker: Looker, random: Random): unknown {
  if (cards === undefined) return state;
  const dealt = redeal(cards.table(state), looker, random, (card) => cards.back(card));
  return cards.withTable(state, dealt);
}

interface Asking {
  readonly questions: readonly Question[];
  readonly offer?: Offer;
}

function askedAgain(game: Game, match: Match): Asking {
  const frame = match.stack.at(-1);
  if (frame === undefined) return { questions: [] };
  const steps = present(game.flows.get(frame.flow), `flow ${frame.flow}`);
  const instruction = steps.step(frame.step).run(match.state, frame.vars, () => match.stack.slice(0, -1));
  if (!instruction || !('do' in instruction)) return { questions: [] };
  return instruction.do === 'ask' || instruction.do === 'offer' ? instruction : { questions: [] };
}

function sameSeats(questions: readonly Question[], open: readonly Asked[]): boolean {
  return questions.length === open.length && questions.every(({ seat }, i) => seat === open[i]?.question.seat);
}

function otherAsked(question: Question, match: Match, looker: Looker, random: Random): Asked {
  const real = match.open.find((asked) => asked.question.seat === question.seat);
  const forced = unasked(question);
  if (forced !== undefined) return { question, answer: forced };
  const given = real === undefined || unasked(real.question) !== undefined ? undefined : real.answer;
  if (given === undefined) return { question };
  return { question, answer: question.seat === looker ? given : randomSealedAnswer(question, match.offer, random) };
}

/** The answer the kernel gives itself, without asking the seat. */
function unasked(question: Question) {
  return question.evenIfForced ? undefined : forcedAnswer(question);
}
