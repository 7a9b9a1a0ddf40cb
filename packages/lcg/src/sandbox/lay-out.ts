import type { CardId, ThingName } from '@kronika/kernel';

/** The table of a situation, with where the situation names each card. */
export interface LaidSituation<State> {
  readonly state: State;
  readonly things: ReadonlyMap<CardId, ThingName>;
}

/** Lays a situation out once for all that is asked about it. */
export function layingOut<Situation extends object, State>(
  layOut: (situation: Situation) => LaidSituation<State>,
): (situation: Situation) => LaidSituation<State> {
  const laid = new WeakMap<Situation, LaidSituation<State>>();
  return (situation) => {
    const known = laid.get(situation);
    if (known !== undefined) return known;
    const made = layOut(situation);
    laid.set(situation, made);
    return made;
  };
}
