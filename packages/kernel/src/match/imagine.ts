import { randomAnswer } from '../decision/random-answer.ts';
import type { Game } from '../game.ts';
import { present } from '../invariant.ts';
import type { Random, RandomState } from '../random/random.ts';
import type { SeatId } from '../seat.ts';
import { redeal } from '../table/shuffle.ts';
import type { Asked, Match } from './match.ts';
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
export function redealt(game: Game, match: Match, seat: SeatId, random: Random): Match {
  let state = match.state;
  let open = match.open;
  for (let deal = 0; deal < DEALS; deal += 1) {
    state = imagineState(game, match.state, seat, random);
    const asked = askedAgain(game, { ...match, state });
    if (asked !== undefined && sameSeats(asked, match.open)) {
      open = asked;
      break;
    }
    // On a table with brief windows the others are asked only if they can act. What cannot be dealt
    // so that they could is left open for their seats, with nothing of what they really hold.
    open = match.open.map((asking) => (asking.question.seat === seat ? asking : withoutSecrets(asking)));
  }
  return {
    ...match,
    state,
    open: open.map((asking, i) => sealed(asking, present(match.open[i], 'a question'), seat, random)),
  };
}

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
function askedAgain(game: Game, match: Match): readonly Asked[] | undefined {
  const frame = match.stack.at(-1);
  if (frame === undefined) return [];
  const steps = present(game.flows.get(frame.flow), `flow ${frame.flow}`);
  const instruction = steps.step(frame.step).run(match.state, frame.vars, () => match.stack.slice(0, -1));
  if (!instruction || !('do' in instruction) || instruction.do !== 'ask') return undefined;
  return openQuestions(instruction.questions, game.conceded?.(match.state));
}

function sameSeats(a: readonly Asked[], b: readonly Asked[]): boolean {
  return a.length === b.length && a.every((asked, i) => asked.question.seat === b[i]?.question.seat);
}

function withoutSecrets({ question, answer }: Asked): Asked {
  const passing: Asked = {
    question: {
      is: 'choose',
      seat: question.seat,
      message: question.message,
      because: question.because,
      options: [{ is: 'pass' }],
      evenIfForced: true,
    },
  };
  return answer === undefined ? passing : { ...passing, answer: 0 };
}

/** Another seat's sealed answer is there, but what it says is anybody's guess. */
function sealed(imagined: Asked, real: Asked, seat: SeatId, random: Random): Asked {
  if (real.question.seat === seat) return real.answer === undefined ? imagined : { ...imagined, answer: real.answer };
  if (real.answer === undefined) return imagined.answer === undefined ? imagined : { question: imagined.question };
  return { question: imagined.question, answer: imagined.answer ?? randomAnswer(imagined.question, random) };
}

function freshState(random: Random): RandomState {
  return [0, 0, 0, 0].map(() => random.int(-0x80000000, 0x7fffffff));
}
