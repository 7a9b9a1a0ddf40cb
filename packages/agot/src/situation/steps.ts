import type { Call, SeatId } from '@kronika/kernel';
import { passedWindow } from '../rules/calls.ts';
import { challenge } from '../rules/challenge.ts';
import { challengesPhase } from '../rules/challenges-phase.ts';
import { dominancePhase } from '../rules/dominance-phase.ts';
import type { DominanceResult } from '../rules/dominance-result.ts';
import { drawPhase } from '../rules/draw-phase.ts';
import { marshalingPhase } from '../rules/marshaling-phase.ts';
import { plotPhase } from '../rules/plot-phase.ts';
import { rounds } from '../rules/round.ts';
import { arrangeSetup, mulligan, placeSetup, setUp } from '../rules/setup.ts';
import { standingPhase } from '../rules/standing-phase.ts';
import { taxationPhase } from '../rules/taxation-phase.ts';
import { type AgotState, PHASES } from '../state.ts';
import { playerOrder } from '../zones.ts';
import type { ParsedSituation, SetUpStep, SituationStep } from './description.ts';

const CHALLENGE_STEPS: readonly SituationStep[] = ['initiated', 'defenders', 'window', 'end'];

/** The steps at which this description may stand. */
export function stepsOf({
  phase,
  challenge: fought,
}: Pick<ParsedSituation, 'phase' | 'challenge'>): readonly SituationStep[] {
  if (fought !== null) return CHALLENGE_STEPS;
  return phase === 'challenges' ? ['begin', 'window', 'opportunity'] : ['begin', 'window'];
}

type Moment = Pick<ParsedSituation, 'step' | 'turn' | 'passes' | 'setUp' | 'dominance'>;

/** Each procedure stands at the step that called the one above it, and goes on behind that step. */
export function stackFor(state: AgotState, moment: Moment): readonly Call[] {
  if (moment.setUp !== null) return setUpStack(state, moment.turn ?? state.first, moment.setUp);
  const round = rounds.from('proceed', { phase: PHASES.indexOf(state.phase) });
  return [round, ...(state.challenge === null ? phaseStack(state, moment) : challengeStack(state, moment))];
}

/** The set-up, at the seat whose turn it is; after it the first round is entered, as after the end of a round. */
function setUpStack(state: AgotState, seat: SeatId, step: SetUpStep): readonly Call[] {
  const round = rounds.from('endRound', {});
  const done = untilNow(state, seat);
  switch (step) {
    case 'mulligan':
      return [round, setUp.from('mulligan', { done }), mulligan({ seat })];
    case 'placing':
      return [round, setUp.from('place', { done }), placeSetup({ seat })];
    case 'arranging':
      return [round, setUp.from('arrange', { done }), arrangeSetup({ seat })];
  }
}

/** Whose turn it has been in player order, the one whose turn it is last. */
function untilNow(state: AgotState, seat: SeatId): readonly SeatId[] {
  const order = playerOrder(state);
  return order.slice(0, order.indexOf(seat) + 1);
}

function phaseStack(state: AgotState, moment: Moment): readonly Call[] {
  const { step } = moment;
  const window = windowOf(state, moment, state.phase);
  const isBegin = step === 'begin';
  const done = untilNow(state, state.active ?? state.first);
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
      return isBegin ? [dominancePhase({})] : [dominancePhase.from('actions', decided(moment)), window];
    case 'standing':
      return isBegin ? [standingPhase({})] : [standingPhase.from('actions', {}), window];
    case 'taxation':
      return isBegin ? [taxationPhase({})] : [taxationPhase.from('actions', {}), window];
  }
}

function decided({ dominance }: Moment): { readonly result?: DominanceResult } {
  return dominance === null ? {} : { result: dominance };
}

/** An action window at the seat whose turn it is, perhaps because others have just passed. */
function windowOf({ first }: AgotState, { turn, passes }: Moment, kind: string): Call {
  return passedWindow({ kind, turn: turn ?? first, passes });
}

function challengeStack(state: AgotState, moment: Moment): readonly Call[] {
  const fought = state.challenge;
  if (fought === null) return [];
  const vars = { attacker: fought.attacker, type: fought.type, against: fought.against };
  const phase = challengesPhase.from('initiate', { done: untilNow(state, state.active ?? state.first) });
  const window = windowOf(state, moment, 'challenges');
  switch (moment.step) {
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
