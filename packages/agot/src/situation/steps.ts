import type { Call, SeatId } from '@kronika/kernel';
import { actionWindow } from '../rules/calls.ts';
import { challenge } from '../rules/challenge.ts';
import { challengesPhase } from '../rules/challenges-phase.ts';
import { dominancePhase } from '../rules/dominance-phase.ts';
import { drawPhase } from '../rules/draw-phase.ts';
import { marshalingPhase } from '../rules/marshaling-phase.ts';
import { plotPhase } from '../rules/plot-phase.ts';
import { rounds } from '../rules/round.ts';
import { standingPhase } from '../rules/standing-phase.ts';
import { taxationPhase } from '../rules/taxation-phase.ts';
import { type AgotState, PHASES } from '../state.ts';
import { playerOrder } from '../zones.ts';
import type { ParsedSituation, SituationStep } from './description.ts';

const CHALLENGE_STEPS: readonly SituationStep[] = ['initiated', 'defenders', 'window', 'end'];

/** The steps at which this description may stand. */
export function stepsOf({
  phase,
  challenge: fought,
}: Pick<ParsedSituation, 'phase' | 'challenge'>): readonly SituationStep[] {
  if (fought !== null) return CHALLENGE_STEPS;
  return phase === 'challenges' ? ['begin', 'window', 'opportunity'] : ['begin', 'window'];
}

type Moment = Pick<ParsedSituation, 'step' | 'turn'>;

/** Each procedure stands at the step that called the one above it, and goes on behind that step. */
export function stackFor(state: AgotState, moment: Moment): readonly Call[] {
  const round = rounds.from('proceed', { phase: PHASES.indexOf(state.phase) });
  return [round, ...(state.challenge === null ? phaseStack(state, moment) : challengeStack(state, moment))];
}

/** Who has been active up to now in the phase, the active player last. */
function activeUntilNow(state: AgotState): readonly SeatId[] {
  const order = playerOrder(state);
  const at = order.indexOf(state.active ?? state.first);
  return order.slice(0, at + 1);
}

function phaseStack(state: AgotState, { step, turn }: Moment): readonly Call[] {
  const window = actionWindow({ kind: state.phase, first: turn ?? state.first });
  const isBegin = step === 'begin';
  const done = activeUntilNow(state);
  switch (state.phase) {
    case 'plot':
      return isBegin ? [plotPhase({})] : [plotPhase.from('actions', {}), window];
    case 'draw':
      return isBegin ? [drawPhase({})] : [drawPhase.from('actions', {}), window];
    case 'marshaling':
      return isBegin ? [marshalingPhase({})] : [marshalingPhase.from('actions', { done }), window];
    case 'challenges':
      if (isBegin) return [challengesPhase({})];
      return step === 'opportunity'
        ? [challengesPhase.from('choose', { done })]
        : [challengesPhase.from('actions', { done }), window];
    case 'dominance':
      return isBegin ? [dominancePhase({})] : [dominancePhase.from('actions', {}), window];
    case 'standing':
      return isBegin ? [standingPhase({})] : [standingPhase.from('actions', {}), window];
    case 'taxation':
      return isBegin ? [taxationPhase({})] : [taxationPhase.from('actions', {}), window];
  }
}

function challengeStack(state: AgotState, { step, turn }: Moment): readonly Call[] {
  const fought = state.challenge;
  if (fought === null) return [];
  const vars = { attacker: fought.attacker, type: fought.type, against: fought.against };
  const phase = challengesPhase.from('initiate', { done: activeUntilNow(state) });
  const window = actionWindow({ kind: 'challenges', first: turn ?? state.first });
  switch (step) {
    case 'initiated':
      return [phase, challenge.from('actions', vars), window];
    case 'defenders':
      return [phase, challenge.from('chooseDefenders', vars)];
    case 'end':
      return [phase, challenge.from('end', vars)];
    default:
      return [phase, challenge.from('moreActions', vars), window];
  }
}
