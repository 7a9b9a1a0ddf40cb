import { type AbilityIndex, abilityIndexOf } from './ability/ability-index.ts';
import { type TextIndex, textIndexOf } from './ability/text-index.ts';
import { type Arrangement, arrangementOf } from './arrangement.ts';
import { type Modifiers, modifiersOf } from './modifier/modifiers-on.ts';
import type { LcgRules } from './rules.ts';
import type { LcgEvent, LcgState } from './state.ts';

/** The rules of a game with what the layer derives from them. */
export interface Layer<S extends LcgState<E>, E extends LcgEvent> {
  readonly rules: LcgRules<S, E>;
  readonly arrangement: (state: S) => Arrangement<S, E>;
  readonly modifiers: Modifiers<S>;
  readonly texts: TextIndex<S, E>;
  readonly abilities: AbilityIndex<S, E>;
}

export function layerOf<S extends LcgState<E>, E extends LcgEvent>(rules: LcgRules<S, E>): Layer<S, E> {
  const texts = textIndexOf<E, S>(rules);
  const arrangement = arrangementOf<E, S>(rules, texts);
  const derived = { rules, texts, arrangement, modifiers: modifiersOf<E, S>(rules, arrangement) };
  return { ...derived, abilities: abilityIndexOf<E, S>(derived) };
}
