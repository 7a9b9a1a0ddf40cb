import { type Call, call, emit, flow, goTo, keep, present } from '@kronika/kernel';
import { type AgotState, PHASES, type Phase } from '../state.ts';
import { raise } from './calls.ts';
import { challengesPhase } from './challenges-phase.ts';
import { dominancePhase } from './dominance-phase.ts';
import { drawPhase } from './draw-phase.ts';
import { marshalingPhase } from './marshaling-phase.ts';
import { plotPhase } from './plot-phase.ts';
import { standingPhase } from './standing-phase.ts';
import { taxationPhase } from './taxation-phase.ts';

const PROCEDURES: Readonly<Record<Phase, () => Call>> = {
  plot: () => plotPhase({}),
  draw: () => drawPhase({}),
  marshaling: () => marshalingPhase({}),
  challenges: () => challengesPhase({}),
  dominance: () => dominancePhase({}),
  standing: () => standingPhase({}),
  taxation: () => taxationPhase({}),
};

interface Round {
  /** The place of the current phase among the seven. */
  readonly phase?: number;
}

function phaseAt({ phase = 0 }: Round): Phase {
  return present(PHASES[phase], 'the phase');
}

/** The rounds of the game. Beginning and end of round and phases are real steps, to which abilities may answer (AGOT-ROUND-b). */
export const rounds = flow<AgotState, Round>()('agot/rounds', {
  enterRound: (state) => emit({ is: 'roundEntered', round: state.round + 1, rule: 'AGOT-1.1-a' }),
  beginRound: () => call(raise({ is: 'periodBegan', period: 'round', rule: 'AGOT-1.1-a' })),
  enterPhase: (_, vars) => emit({ is: 'phaseEntered', phase: phaseAt(vars), rule: 'AGOT-ROUND-a' }),
  beginPhase: () => call(raise({ is: 'periodBegan', period: 'phase', rule: 'AGOT-ROUND-b' })),
  proceed: (_, vars) => call(PROCEDURES[phaseAt(vars)]()),
  endPhase: () => call(raise({ is: 'periodEnded', period: 'phase', rule: 'AGOT-ROUND-b' })),
  nextPhase: (_, { phase = 0 }) => phase + 1 < PHASES.length && [keep({ phase: phase + 1 }), goTo('enterPhase')],
  endRound: () => call(raise({ is: 'periodEnded', period: 'round', rule: 'AGOT-7.5-a' })),
  nextRound: () => [keep({ phase: 0 }), goTo('enterRound')],
});
