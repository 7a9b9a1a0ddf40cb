import { abilityOf } from '../ability/abilities-of.ts';
import { type Use, withAmount } from '../ability/use.ts';
import type { Layer } from '../layer.ts';
import type { LcgEvent, LcgState } from '../state.ts';
import { optionFor, type UseOption, useFor } from './use-option.ts';

/** The actions as they are offered: where an amount is settled in choosing one, each amount by itself. */
export function offersOf<S extends LcgState<E>, E extends LcgEvent>(
  layer: Layer<S, E>,
  state: S,
  uses: readonly Use<E>[],
): readonly UseOption[] {
  const offers: UseOption[] = [];
  for (const use of uses) {
    const { most } = abilityOf(layer, use.ability);
    const option = optionFor(use);
    if (most === undefined) offers.push(option);
    else for (let amount = 0, last = most(state, use); amount <= last; amount += 1) offers.push({ ...option, amount });
  }
  return offers;
}

/** The use that an offer stands for, with all that was settled by choosing it. */
export function chosenUse<E extends LcgEvent>(uses: readonly Use<E>[], option: UseOption): Use<E> | undefined {
  const use = useFor(uses, option);
  return use === undefined || option.amount === undefined ? use : withAmount(use, option.amount);
}
