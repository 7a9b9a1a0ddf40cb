import { type CardId, cardOf, type SeatId } from '@kronika/kernel';
import { abilityOf } from '../ability/abilities-of.ts';
import { causeOf } from '../ability/can-happen.ts';
import { hasPotential } from '../ability/potential.ts';
import type { Listed } from '../ability/reading.ts';
import { type Use, withTarget } from '../ability/use.ts';
import type { Layer } from '../layer.ts';
import type { LcgEvent, LcgState } from '../state.ts';
import { forbid, type Verdict } from '../verdict.ts';
import { boundsOf, type TargetSpec } from './target.ts';

export function targetsOf<E extends LcgEvent, S extends LcgState<E>>(
  layer: Layer<S, E>,
  use: Use<E>,
): Listed<TargetSpec<S, E>> {
  return abilityOf(layer, use.ability).targets ?? NONE;
}

const NONE: readonly never[] = [];

/** The cards that may be chosen: those the text allows, that are not immune, and that the effect would change. */
export function legalTargets<E extends LcgEvent, S extends LcgState<E>>(
  layer: Layer<S, E>,
  state: S,
  use: Use<E>,
  name: string,
  spec: TargetSpec<S, E>,
): readonly CardId[] {
  const isLegal = legality(layer, state, use, name, spec);
  return spec.from(state, use).filter(isLegal);
}

/** The test of one card. With several targets, what the effect does to one depends on the others: only the text restricts them. */
function legality<E extends LcgEvent, S extends LcgState<E>>(
  layer: Layer<S, E>,
  state: S,
  use: Use<E>,
  name: string,
  spec: TargetSpec<S, E>,
): (card: CardId) => boolean {
  const judged = spec.reference === undefined && targetsOf(layer, use).length === 1;
  return (card) =>
    !isUntouchable(layer, state, use, card) && (!judged || hasPotential(layer, state, withTarget(use, name, [card])));
}

/** Whether at least so many cards may be chosen; stops as soon as it knows. */
function hasLegalTargets<E extends LcgEvent, S extends LcgState<E>>(
  layer: Layer<S, E>,
  state: S,
  use: Use<E>,
  name: string,
  spec: TargetSpec<S, E>,
): boolean {
  let missing = fewestOf(layer, use, spec);
  if (missing === 0) return true;
  if (spec.exists !== undefined) return spec.exists(state, use);
  const isLegal = legality(layer, state, use, name, spec);
  for (const card of spec.from(state, use)) {
    if (!isLegal(card)) continue;
    missing -= 1;
    if (missing === 0) return true;
  }
  return false;
}

/** Whether the text of this ability may not choose the card at all. */
export function isUntouchable<E extends LcgEvent, S extends LcgState<E>>(
  layer: Layer<S, E>,
  state: S,
  use: Use<E>,
  card: CardId,
): boolean {
  const modifiers = layer.modifiers.on(state, card);
  if (modifiers.length === 0 || !modifiers.some(({ is }) => is === 'immune' || is === 'untargetable')) return false;
  const classes = layer.rules.classesOf(state, causeOf(use));
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
    if (!hasLegalTargets(layer, state, use, name, spec)) return forbid('noTarget', layer.rules.cites.targets);
  }
  return 'allowed';
}
