import {
  type Answer,
  type Bot,
  decide,
  isRefusal,
  type Match,
  present,
  questionFor,
  type Random,
  type SeatId,
  waitingFor,
} from '@kronika/kernel';
import type { Senjutsu } from '../state.ts';
import type { Rules } from './rules.ts';

/** How many positions may still be looked at. */
export interface Positions {
  left: number;
}

/** An answer to try, and how everybody plays on from there. */
export interface Trial {
  readonly seat: SeatId;
  readonly answer: Answer;
  readonly byRule: Bot;
  readonly random: Random;
  readonly positions: Positions;
}

/** More questions than one turn asks. */
const MOST_QUESTIONS = 60;

/** Where a match stands when the cards of the next turn are to be chosen, or when it is over. */
export function toNextTurn(rules: Rules, from: Match<Senjutsu>, trial: Trial): Match<Senjutsu> {
  const { byRule, random, positions } = trial;
  const { number } = from.state.turn;
  let match = answered(rules, from, trial.seat, trial.answer);
  for (let asked = 0; asked < MOST_QUESTIONS && match.outcome === undefined; asked += 1) {
    const seat = present(waitingFor(match)[0], 'a seat that is asked');
    const question = present(questionFor(match, seat), 'its question');
    if (match.state.turn.number > number && question.message.key === 'chooseCard') break;
    const now = match;
    const view = rules.view(now.state, seat, now.stack);
    match = answered(rules, now, seat, byRule.answer({ view, question, nodes: 0, random, imagine: () => now }));
    positions.left -= 1;
  }
  return match;
}

function answered(rules: Rules, match: Match<Senjutsu>, seat: SeatId, answer: Answer): Match<Senjutsu> {
  const next = decide(rules, match, { seat, asked: match.asked, answer });
  return isRefusal(next) ? match : next.match;
}
