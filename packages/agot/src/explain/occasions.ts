import { cardOf, type Phrase } from '@kronika/kernel';
import { type Answer, type TextOn, useOf } from '@kronika/lcg';
import type { AgotEvent } from '../event.ts';
import { type AgotState, PHASES, type Phase, stateWith } from '../state.ts';
import { occasion, whenPhase } from '../text/explain/occasions.ts';

type Periodic = 'periodBegan' | 'periodEnded';

/** What the text answers to. Which phase it waits for is found by trying: its text says it as code. */
export function occasionsOf(state: AgotState, answer: TextOn<Answer<AgotState, AgotEvent>>): readonly Phrase[] {
  return answer.text.when.kinds.flatMap((kind) =>
    kind === 'periodBegan' || kind === 'periodEnded' ? phaseOccasions(state, answer, kind) : [occasion(kind)],
  );
}

function phaseOccasions(
  state: AgotState,
  answer: TextOn<Answer<AgotState, AgotEvent>>,
  kind: Periodic,
): readonly Phrase[] {
  const phases = phasesOf(state, answer, kind);
  if (phases.length === 0) return [occasion(kind)];
  return phases.length === PHASES.length ? [whenPhase(kind)] : phases.map((phase) => whenPhase(kind, phase));
}

function phasesOf(
  state: AgotState,
  { ability, text }: TextOn<Answer<AgotState, AgotEvent>>,
  kind: Periodic,
): readonly Phase[] {
  const { controller } = cardOf(state.table, ability.self);
  const event: AgotEvent = { is: kind, period: 'phase' };
  const use = { ...useOf<AgotEvent>(ability, controller, {}), trigger: { event, at: 0 } };
  return PHASES.filter((phase) => text.when.matches(stateWith(state, { phase }), event, use));
}
