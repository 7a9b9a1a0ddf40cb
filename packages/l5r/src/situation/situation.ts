import { type Call, isRefusal, type Position, type Refusal } from '@kronika/kernel';
import { actionWindow } from '../rules/calls.ts';
import { conflict } from '../rules/conflict.ts';
import { conflictPhase } from '../rules/conflict-phase.ts';
import { drawPhase } from '../rules/draw-phase.ts';
import { dynastyPhase } from '../rules/dynasty-phase.ts';
import { fatePhase } from '../rules/fate-phase.ts';
import { regroupPhase } from '../rules/regroup-phase.ts';
import { rounds } from '../rules/round.ts';
import { type L5rState, PHASES, type Phase } from '../state.ts';
import { opponentOf } from '../zones.ts';
import { stateOf } from './state.ts';

/** Where a described phase goes on: at its action window, or where it begins if it has none at its start. */
const PHASE_FLOWS: Readonly<Record<Phase, (state: L5rState) => Call>> = {
  dynasty: () => dynastyPhase.from('play', {}),
  draw: () => drawPhase.from('actions', {}),
  conflict: () => conflictPhase.from('actions', {}),
  fate: () => fatePhase.from('actions', {}),
  regroup: () => regroupPhase.from('actions', {}),
};

/** A match out of a described position: in the action window of the conflict, or in that of the phase. */
export function situation(description: unknown): Position<L5rState> | Refusal {
  const state = stateOf(description);
  if (isRefusal(state)) return state;
  return { seats: 2, state, stack: stackFor(state) };
}

/** Each procedure stands at the step that called the one above it, and goes on behind that step. */
function stackFor(state: L5rState): readonly Call[] {
  const round = rounds.from('proceed', { phase: PHASES.indexOf(state.phase) });
  if (state.conflict === null) return [round, PHASE_FLOWS[state.phase](state)];
  const { attacker } = state.conflict;
  return [
    round,
    conflictPhase.from('take', { turn: attacker }),
    conflict.from('actions', { attacker }),
    actionWindow({ kind: 'conflict', first: opponentOf(attacker) }),
  ];
}
