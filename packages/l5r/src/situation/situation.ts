import { type Call, invalid, isRefusal, type Position, type Refusal } from '@kronika/kernel';
import { settledStack } from '@kronika/lcg';
import { settle } from '../rules/settle.ts';
import { settledStart } from '../rules/settled-start.ts';
import type { L5rState } from '../state.ts';
import type { ParsedSituation } from './description.ts';
import { parseSituation, stateFrom } from './state.ts';
import { stackFor, stepsOf } from './steps.ts';

/** A match out of a described position: where the conflict stands, or where the phase stands. */
export function situation(description: unknown): Position<L5rState> | Refusal {
  const parsed = parseSituation(description);
  if (isRefusal(parsed)) return parsed;
  const state = stateFrom(parsed);
  if (isRefusal(state)) return state;
  return misplaced(parsed) ?? { seats: 2, state, stack: stackOf(state, parsed) };
}

/** What must be put right comes before the first question; the set-up knows no such checks (L5R-SETUP-9). */
function stackOf(state: L5rState, parsed: ParsedSituation): readonly Call[] {
  const stack = stackFor(state, parsed);
  return parsed.setUp === null ? settledStack(state, stack, { settle, first: settledStart }) : stack;
}

function misplaced(parsed: ParsedSituation): Refusal | undefined {
  if (parsed.setUp !== null) return misplacedSetUp(parsed);
  const fitting = stepsOf(parsed);
  if (fitting.includes(parsed.step)) return undefined;
  const where = parsed.conflict === null ? `the ${parsed.phase} phase` : 'a conflict';
  return invalid('the situation', {
    at: 'step',
    problem: `${where} cannot stand at "${parsed.step}"; expected ${fitting.join(' or ')}`,
  });
}

function misplacedSetUp({ setUp, conflict, seats, turn, first }: ParsedSituation): Refusal | undefined {
  if (conflict !== null) return invalid('the situation', { at: 'conflict', problem: 'there is none in the set-up' });
  const { unlaid, provinces = [] } = seats[turn ?? first];
  if (setUp !== 'provinces' || unlaid.length === 5 || (unlaid.length === 4 && provinces.length === 1)) return undefined;
  return invalid('the situation', {
    at: `seats.${turn ?? first}.unlaid`,
    problem: `there are ${unlaid.length} provinces to lay; expected 5, or 4 with one under the stronghold`,
  });
}
