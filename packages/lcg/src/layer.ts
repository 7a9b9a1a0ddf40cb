import { type AbilityIndex, abilityIndexOf } from './ability/ability-index.ts';
import { type TextIndex, textIndexOf } from './ability/text-index.ts';
import { type Modifiers, modifiersOf } from './modifier/modifiers-on.ts';
import type { LcgRules } from './rules.ts';
import type { LcgEvent, LcgState } from './state.ts';

/** The rules of a game with what the layer derives from them. */
export interface Layer<S extends LcgState<E>, E extends LcgEvent> {
  readonly rules: LcgRules<S, E>;
  readonly modifiers: Modifiers<S>;
  readonly texts: TextIndex<S, E>;
  readonly abilities: AbilityIndex<S>;
}

export function layerOf<S extends LcgState<E>, E extends LcgEvent>(rules: LcgRules<S, E>): Layer<S, E> {
  const derived = { rules, modifiers: modifiersOf<E, S>(rules), texts: textIndexOf<E, S>(rules) };
  return { ...derived, abilities: abilityIndexOf<E, S>(derived) };
}
