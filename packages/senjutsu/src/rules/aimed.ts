import { factOf } from '../cards/library.ts';
import type { TargetEffect } from '../cards/pictograms.ts';
import { isInReach } from '../field/sight.ts';
import { fighterOf, opponentsOf } from '../fighters.ts';
import type { FighterId, Senjutsu } from '../state.ts';
import type { Procedure, Verb } from './perform/verb.ts';
import type { Resolving } from './resolving.ts';
import { isOnField, standOf } from './who.ts';

/** A line that is being resolved against one fighter. */
export interface Aimed extends Resolving {
  readonly target: FighterId;
}

export type TargetVerb<K extends TargetEffect['is'], A = unknown> = Verb<
  Extract<TargetEffect, { readonly is: K }>,
  Aimed,
  A
>;
export type TargetProcedure<K extends TargetEffect['is']> = Procedure<Extract<TargetEffect, { readonly is: K }>, Aimed>;

/**
 * The fighters that a line reaches. The range of a card is measured when the line is resolved; a line that names
 * somebody out of range or sight is skipped (SEN-RANGE-a, SEN-RANGE-b, ruling 5).
 */
export function withinReach(
  state: Senjutsu,
  { fighter, printed }: Pick<Resolving, 'fighter' | 'printed'>,
  among: readonly FighterId[],
): readonly FighterId[] {
  const fact = factOf(printed);
  const range = fact.is === 'poison' ? undefined : fact.range;
  const there = among.filter((id) => isOnField(state, id));
  if (range === undefined) return there;
  const stand = standOf(state, fighter);
  if (stand === undefined) return [];
  return there.filter((id) => {
    const { cell } = fighterOf(state, id);
    return cell !== null && isInReach(state.field, stand, cell, range);
  });
}

/** Every opponent that a line for all of them reaches. */
export function opponentsWithinReach(state: Senjutsu, on: Resolving): readonly FighterId[] {
  return withinReach(
    state,
    on,
    opponentsOf(state, on.fighter).map(({ id }) => id),
  );
}
