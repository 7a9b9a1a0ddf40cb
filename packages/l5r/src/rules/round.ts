import { type Call, call, emit, flow, goTo, keep, present } from '@kronika/kernel';
import { type L5rState, PHASES, type Phase } from '../state.ts';
import { raise } from './calls.ts';
import { conflictPhase } from './conflict-phase.ts';
import { drawPhase } from './draw-phase.ts';
import { dynastyPhase } from './dynasty-phase.ts';
import { fatePhase } from './fate-phase.ts';
import { regroupPhase } from './regroup-phase.ts';

const PROCEDURES: Readonly<Record<Phase, () => Call>> = {
  dynasty: () => dynastyPhase({}),
  draw: () => drawPhase({}),
  conflict: () => conflictPhase({}),
  fate: () => fatePhase({}),
  regroup: () => regroupPhase({}),
};

interface Round {
  /** The place of the current phase among the five. */
  readonly phase?: number;
}

function phaseAt({ phase = 0 }: Round): Phase {
  return present(PHASES[phase], 'the phase');
}

/** The rounds of the game. Beginning and end of round and phases are real steps, to which abilities may answer (L5R-FRAME-b). */
export const rounds = flow<L5rState, Round>()('l5r/rounds', {
  enterRound: (state) => emit({ is: 'roundEntered', round: state.round + 1, rule: 'L5R-1.1-a' }),
  beginRound: () => call(raise({ is: 'periodBegan', period: 'round', rule: 'L5R-1.1-a' })),
  enterPhase: (_, vars) => emit({ is: 'phaseEntered', phase: phaseAt(vars), rule: 'L5R-FRAME-b' }),
  beginPhase: () => call(raise({ is: 'periodBegan', period: 'phase', rule: 'L5R-FRAME-b' })),
  proceed: (_, vars) => call(PROCEDURES[phaseAt(vars)]()),
  endPhase: () => call(raise({ is: 'periodEnded', period: 'phase', rule: 'L5R-FRAME-b' })),
  nextPhase: (_, { phase = 0 }) => phase + 1 < PHASES.length && [keep({ phase: phase + 1 }), goTo('enterPhase')],
  endRound: () => call(raise({ is: 'periodEnded', period: 'round', rule: 'L5R-5.6-a' })),
  nextRound: () => [keep({ phase: 0 }), goTo('enterRound')],
});
