import { type Call, invalid, isRefusal, type Position, type Refusal } from '@kronika/kernel';
import { settledStack } from '@kronika/lcg';
import { settle } from '../rules/settle.ts';
import { settledStart } from '../rules/settled-start.ts';
import type { AgotState } from '../state.ts';
import type { ParsedSituation } from './description.ts';
import { parseSituation, stateFrom } from './state.ts';
import { stackFor, stepsOf } from './steps.ts';

/** A match out of a described position: where the challenge stands, or where the phase stands. */
export function situation(description: unknown): Position<AgotState> | Refusal {
  const parsed = parseSituation(description);
  if (isRefusal(parsed)) return parsed;
  const state = stateFrom(parsed);
  if (isRefusal(state)) return state;
  return misplaced(parsed) ?? { seats: parsed.seats.length, state, stack: stackOf(state, parsed) };
}

/** What must be put right comes before the first question; the set-up knows no such checks. */
function stackOf(state: AgotState, parsed: ParsedSituation): readonly Call[] {
  const stack = stackFor(state, parsed);
  return parsed.setUp === null ? settledStack(state, stack, { settle, first: settledStart }) : stack;
}

function misplaced(parsed: ParsedSituation): Refusal | undefined {
  if (parsed.setUp !== null)
    return parsed.challenge === null
      ? undefined
      : invalid('the situation', { at: 'challenge', problem: 'there is none in the set-up' });
  const fitting = stepsOf(parsed);
  if (fitting.includes(parsed.step)) return undefined;
  const where = parsed.challenge === null ? `the ${parsed.phase} phase` : 'a challenge';
  return invalid('the situation', {
    at: 'step',
    problem: `${where} cannot stand at "${parsed.step}"; expected ${fitting.join(' or ')}`,
  });
}
