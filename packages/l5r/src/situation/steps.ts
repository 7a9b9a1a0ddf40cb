import type { Call, SeatId } from '@kronika/kernel';
import { actionWindow, passedWindow } from '../rules/calls.ts';
import { conflict } from '../rules/conflict.ts';
import { conflictPhase } from '../rules/conflict-phase.ts';
import { drawPhase } from '../rules/draw-phase.ts';
import { dynastyPhase, playFromProvinces } from '../rules/dynasty-phase.ts';
import { fatePhase } from '../rules/fate-phase.ts';
import { regroupPhase } from '../rules/regroup-phase.ts';
import { rounds } from '../rules/round.ts';
import { layProvinces, mulligan, setUp } from '../rules/setup.ts';
import { type L5rState, PHASES, type Phase } from '../state.ts';
import { opponentOf } from '../zones.ts';
import type { ParsedSituation, SetUpStep, SituationStep } from './description.ts';

/** The steps at which a description may stand in each phase while there is no conflict. */
const PHASE_STEPS: Readonly<Record<Phase, readonly SituationStep[]>> = {
  dynasty: ['begin', 'window'],
  draw: ['begin', 'window'],
  conflict: ['window', 'opportunity'],
  fate: ['begin', 'window'],
  regroup: ['window', 'end'],
};

const CONFLICT_STEPS: readonly SituationStep[] = ['defenders', 'window', 'end'];

/** The steps at which this description may stand. */
export function stepsOf({
  phase,
  conflict: fought,
}: Pick<ParsedSituation, 'phase' | 'conflict'>): readonly SituationStep[] {
  return fought === null ? PHASE_STEPS[phase] : CONFLICT_STEPS;
}

type Moment = Pick<ParsedSituation, 'step' | 'turn' | 'passed' | 'conflict' | 'setUp' | 'seats'>;

/** Each procedure stands at the step that called the one above it, and goes on behind that step. */
export function stackFor(state: L5rState, moment: Moment): readonly Call[] {
  if (moment.setUp !== null) return setUpStack(state, moment, moment.setUp);
  const round = rounds.from('proceed', { phase: PHASES.indexOf(state.phase) });
  return state.conflict === null
    ? [round, ...phaseStack(state, moment)]
    : [
        round,
        conflictPhase.from('take', { turn: state.conflict.attacker }),
        ...conflictStack(state.conflict.attacker, moment),
      ];
}

/** The set-up, at the seat whose turn it is; after it the first round is entered, as after the end of a round. */
function setUpStack({ first }: L5rState, { turn, seats }: Moment, step: SetUpStep): readonly Call[] {
  const seat = turn ?? first;
  const round = rounds.from('endRound', {});
  switch (step) {
    case 'provinces':
      return [
        round,
        setUp.from(seat === first ? 'layFirst' : 'laySecond', {}),
        layProvinces.from(seats[seat === 0 ? 0 : 1].unlaid.length === 5 ? 'chooseStronghold' : 'orderOthers', { seat }),
      ];
    case 'dynastyMulligan':
      return [
        round,
        setUp.from(seat === first ? 'mulliganRowFirst' : 'mulliganRowSecond', {}),
        mulligan.from('look', { seat, side: 'dynasty' }),
      ];
    case 'conflictMulligan':
      return [
        round,
        setUp.from(seat === first ? 'mulliganHandFirst' : 'mulliganHandSecond', {}),
        mulligan.from('choose', { seat, side: 'conflict' }),
      ];
  }
}

function phaseStack(state: L5rState, moment: Moment): readonly Call[] {
  const { step } = moment;
  const turn = moment.turn ?? state.first;
  switch (state.phase) {
    case 'dynasty':
      return step === 'begin'
        ? [dynastyPhase.from('reveal', {})]
        : [dynastyPhase.from('play', {}), playFromProvinces({ turn, passed: moment.passed })];
    case 'draw':
      return step === 'begin'
        ? [drawPhase.from('bid', {})]
        : [drawPhase.from('actions', {}), window('draw', turn, moment)];
    case 'conflict':
      return step === 'opportunity'
        ? [conflictPhase.from('whoseTurn', { turn })]
        : [conflictPhase.from('actions', { turn: nextToDeclare(state) }), window('conflictPhase', turn, moment)];
    case 'fate':
      return step === 'begin'
        ? [fatePhase.from('discardFirst', {})]
        : [fatePhase.from('actions', {}), window('fate', turn, moment)];
    case 'regroup':
      return step === 'end'
        ? [regroupPhase.from('ready', {})]
        : [regroupPhase.from('actions', {}), window('regroup', turn, moment)];
  }
}

/** Opportunities alternate, beginning with the first player: whoever has more of them left is next (L5R-3.2-b). */
function nextToDeclare({ first, conflicts }: L5rState): SeatId {
  const left = (seat: SeatId) => conflicts[seat]?.opportunities ?? 0;
  return left(opponentOf(first)) > left(first) ? opponentOf(first) : first;
}

function conflictStack(attacker: SeatId, moment: Moment): readonly Call[] {
  switch (moment.step) {
    case 'defenders':
      return [conflict.from('chooseDefenders', { attacker })];
    case 'end':
      return [conflict.from('end', { attacker })];
    default:
      // The defender has the first opportunity (L5R-3.2.2-a).
      return [conflict.from('actions', { attacker }), window('conflict', moment.turn ?? opponentOf(attacker), moment)];
  }
}

/** An action window in which the seat has the opportunity, perhaps because the other one has just passed. */
function window(kind: string, turn: SeatId, { passed }: Moment): Call {
  return passed.some((seat) => seat === opponentOf(turn))
    ? passedWindow({ kind, turn, passes: 1 })
    : actionWindow({ kind, first: turn });
}
