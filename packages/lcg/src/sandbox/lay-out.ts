import { type CardId, cardThing, keyOf, type LaidOut, type ThingName } from '@kronika/kernel';

/** The table of a situation, with where the situation names each card. */
export interface LaidSituation<State> {
  readonly state: State;
  readonly things: ReadonlyMap<CardId, ThingName>;
}

/** What the page shows of a laid out situation. */
export function laidOutAs<State>({ state, things }: LaidSituation<State>, viewOf: (state: State) => unknown): LaidOut {
  return { view: viewOf(state), things: new Map([...things].map(([card, thing]) => [keyOf(cardThing(card)), thing])) };
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
