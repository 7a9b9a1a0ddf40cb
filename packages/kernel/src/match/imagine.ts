import { branchLine } from '../cache/line.ts';
import { decline, type Option, pass } from '../decision/option.ts';
import type { Game } from '../game.ts';
import { present } from '../invariant.ts';
import type { Random, RandomState } from '../random/random.ts';
import type { SeatId } from '../seat.ts';
import { redeal } from '../table/shuffle.ts';
import type { Asked, Match } from './match.ts';
import { type Offer, randomSealedAnswer } from './offer.ts';
import { openQuestions } from './run.ts';

/** How often a deal is tried again because it would not have led to the question that is open. */
const DEALS = 8;

/**
 * A match that agrees with all the seat may know: hidden cards are dealt anew, sealed answers drawn
 * anew, and what chance will bring is forgotten. Two matches that look the same to the seat give, with
 * the same chance, the same imagined match.
 */
export function imagine(game: Game, match: Match, seat: SeatId, random: Random): Match {
  return { ...redealt(game, match, seat, random), random: freshState(random) };
}

/** The same match with everything the seat may not know dealt anew, but with its future chance kept. */
export function redealt(game: Game, real: Match, seat: SeatId, random: Random): Match {
  const stack = game.stackFor?.(real.stack, seat) ?? real.stack;
  const match = stack === real.stack ? real : { ...real, stack };
  let state = match.state;
  let asking: Asking = match;
  for (let deal = 0; deal < DEALS; deal += 1) {
    state = imagineState(game, match.state, seat, random);
    branchLine(state, match.state);
    const asked = askedAgain(game, { ...match, state });
    if (asked !== undefined && sameSeats(asked, match)) {
      asking = asked;
      break;
    }
    // On a table with brief windows the others are asked only if they can act. What cannot be dealt
    // so that they could is left open for their seats, with nothing of what they really hold.
    asking = withoutSecrets(match, seat);
  }
  return {
    ...match,
    ...asking,
    state,
    open: asking.open.map((asked, i) =>
      sealed(asked, present(match.open[i], 'a question'), { seat, random, offer: asking.offer }),
    ),
  };
}

/** What is being asked, as a match says it. */
type Asking = Pick<Match, 'open' | 'offer'>;

function imagineState(game: Game, state: unknown, seat: SeatId, random: Random): unknown {
  const access = game.cards;
  const dealt =
    access === undefined
      ? state
      : access.withTable(
          state,
          redeal(access.table(state), seat, random, (card) => access.back(card)),
        );
  return game.imagine?.(dealt, seat, random) ?? dealt;
}

/** Lets the step that asked ask again, of the state as it is now. */
function askedAgain(game: Game, match: Match): Asking | undefined {
  const frame = match.stack.at(-1);
  if (frame === undefined) return { open: [] };
  const steps = present(game.flows.get(frame.flow), `flow ${frame.flow}`);
  const instruction = steps.step(frame.step).run(match.state, frame.vars, () => match.stack.slice(0, -1));
  if (!instruction || !('do' in instruction)) return undefined;
  const circumstances = { gone: game.conceded?.(match.state), asks: match.asks };
  switch (instruction.do) {
    case 'ask':
      return { open: openQuestions(instruction.questions, circumstances) };
    case 'offer':
      return { open: openQuestions(instruction.questions, circumstances), offer: instruction.offer };
    default:
      return undefined;
  }
}

function sameSeats(one: Asking, other: Asking): boolean {
  return (
    one.offer?.by === other.offer?.by &&
    one.open.length === other.open.length &&
    one.open.every((asked, i) => asked.question.seat === other.open[i]?.question.seat)
  );
}

function withoutSecrets({ open, offer }: Asking, seat: SeatId): Asking {
  return {
    open: open.map((asked) => (asked.question.seat === seat ? asked : onlyAnswering(asked, idleOption(asked, offer)))),
    ...(offer === undefined ? {} : { offer }),
  };
}

/** What a seat that holds nothing would say. A sealed answer cannot be one that settles an offer. */
function idleOption({ answer }: Asked, offer: Offer | undefined): Option {
  return offer === undefined || (answer !== undefined && offer.settledBy.includes(decline.is)) ? pass : decline;
}

function onlyAnswering({ question, answer }: Asked, option: Option): Asked {
  const only: Asked = {
    question: {
      is: 'choose',
      seat: question.seat,
      message: question.message,
      because: question.because,
      options: [option],
      evenIfForced: true,
    },
  };
  return answer === undefined ? only : { ...only, answer: 0 };
}

/** Who guesses, by which chance, about the answers to which offer. */
interface Guess {
  readonly seat: SeatId;
  readonly random: Random;
  readonly offer: Offer | undefined;
}

/** Another seat's sealed answer is there, but what it says is anybody's guess. */
function sealed(imagined: Asked, real: Asked, { seat, random, offer }: Guess): Asked {
  if (real.question.seat === seat) return real.answer === undefined ? imagined : { ...imagined, answer: real.answer };
  if (real.answer === undefined) return imagined.answer === undefined ? imagined : { question: imagined.question };
  return {
    question: imagined.question,
    answer: imagined.answer ?? randomSealedAnswer(imagined.question, offer, random),
  };
}

function freshState(random: Random): RandomState {
  return [0, 0, 0, 0].map(() => random.int(-0x80000000, 0x7fffffff));
}
