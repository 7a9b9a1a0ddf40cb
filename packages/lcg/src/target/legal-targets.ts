import { type CardId, cardOf, type SeatId } from '@kronika/kernel';
import { abilityOf } from '../ability/abilities-of.ts';
import { hasPotential } from '../ability/potential.ts';
import type { Use } from '../ability/use.ts';
import type { Layer } from '../layer.ts';
import type { LcgEvent, LcgState } from '../state.ts';
import { forbid, type Verdict } from '../verdict.ts';
import { boundsOf, type TargetSpec } from './target.ts';

export function targetsOf<E extends LcgEvent, S extends LcgState<E>>(
  layer: Layer<S, E>,
  use: Use<E>,
): readonly (readonly [string, TargetSpec<S, E>])[] {
  return Object.entries(abilityOf(layer, use.ability).targets ?? {});
}

/** The cards that may be chosen: those the text allows, that are not immune, and that the effect would change. */
export function legalTargets<E extends LcgEvent, S extends LcgState<E>>(
  layer: Layer<S, E>,
  state: S,
  use: Use<E>,
  name: string,
  spec: TargetSpec<S, E>,
): readonly CardId[] {
  // With several targets, what the effect does to one depends on the others: only the text restricts them.
  const judged = spec.reference === undefined && targetsOf(layer, use).length === 1;
  return spec.from(state, use).filter((card) => {
    if (isUntouchable(layer, state, use, card)) return false;
    return !judged || hasPotential(layer, state, { ...use, targets: { ...use.targets, [name]: [card] } });
  });
}

/** Whether the text of this ability may not choose the card at all. */
export function isUntouchable<E extends LcgEvent, S extends LcgState<E>>(
  layer: Layer<S, E>,
  state: S,
  use: Use<E>,
  card: CardId,
): boolean {
  const modifiers = layer.modifiers.on(state, card);
  if (!modifiers.some(({ is }) => is === 'immune' || is === 'untargetable')) return false;
  const classes = layer.rules.classesOf(state, { is: 'ability', ability: use.ability, by: use.by });
  const isOpponents = cardOf(state.table, card).controller !== use.by;
  const isMeant = (whose: SeatId | undefined): boolean => (whose === undefined ? isOpponents : whose === use.by);
  return modifiers.some(
    (modifier) =>
      (modifier.is === 'immune' && classes.includes(modifier.to)) ||
      (modifier.is === 'untargetable' && isMeant(modifier.whose) && classes.includes(modifier.by)),
  );
}

/** How many legal targets there must be: "any number of" still needs one, unless something else is chosen beside it. */
export function fewestOf<E extends LcgEvent, S extends LcgState<E>>(
  layer: Layer<S, E>,
  use: Use<E>,
  spec: TargetSpec<S, E>,
): number {
  const { min } = boundsOf(spec);
  return targetsOf(layer, use).length === 1 ? Math.max(1, min) : min;
}

/** Whether everything that has to be chosen could be chosen. */
export function targetable<E extends LcgEvent, S extends LcgState<E>>(
  layer: Layer<S, E>,
  state: S,
  use: Use<E>,
): Verdict {
  for (const [name, spec] of targetsOf(layer, use)) {
    if (legalTargets(layer, state, use, name, spec).length < fewestOf(layer, use, spec))
      return forbid('noTarget', layer.rules.cites.targets);
  }
  return 'allowed';
}
