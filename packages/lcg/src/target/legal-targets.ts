import { type CardId, cardOf } from '@kronika/kernel';
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
  return modifiers.some(
    (modifier) =>
      (modifier.is === 'immune' && classes.includes(modifier.to)) ||
      (modifier.is === 'untargetable' && isOpponents && classes.includes(modifier.by)),
  );
}

/** Whether everything that has to be chosen could be chosen. "Any number of" still needs something to choose from. */
export function targetable<E extends LcgEvent, S extends LcgState<E>>(
  layer: Layer<S, E>,
  state: S,
  use: Use<E>,
): Verdict {
  for (const [name, spec] of targetsOf(layer, use)) {
    const { min } = boundsOf(spec);
    if (legalTargets(layer, state, use, name, spec).length < Math.max(1, min))
      return forbid('noTarget', layer.rules.cites.targets);
  }
  return 'allowed';
}
