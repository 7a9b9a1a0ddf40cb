import { invalid, isRefusal, type Position, type Refusal } from '@kronika/kernel';
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
  return misplaced(parsed) ?? { seats: parsed.seats.length, state, stack: stackFor(state, parsed) };
}

function misplaced(parsed: ParsedSituation): Refusal | undefined {
  const fitting = stepsOf(parsed);
  if (fitting.includes(parsed.step)) return undefined;
  const where = parsed.challenge === null ? `the ${parsed.phase} phase` : 'a challenge';
  return invalid('the situation', {
    at: 'step',
    problem: `${where} cannot stand at "${parsed.step}"; expected ${fitting.join(' or ')}`,
  });
}
