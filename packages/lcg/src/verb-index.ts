import { InvariantError } from '@kronika/kernel';
import type { Verb } from './rules.ts';
import type { LcgEvent, LcgState } from './state.ts';

/** A verb with everything that can be said of one, said or not. */
export type KnownVerb<S extends LcgState, E extends LcgEvent> = {
  readonly [K in keyof Required<Verb<S, E>>]: Verb<S, E>[K];
};

/**
 * The verbs of a game by their kinds. Each is written out whole: verbs are asked more often than anything else is, and
 * what has one shape is asked faster.
 */
export function verbIndexOf<S extends LcgState, E extends LcgEvent>(
  verbs: Readonly<Record<string, Verb<S, E>>>,
): (kind: string) => KnownVerb<S, E> {
  const byKind = new Map(Object.entries(verbs).map(([kind, verb]) => [kind, known(verb)]));
  return (kind) => {
    const found = byKind.get(kind);
    if (found === undefined) throw new InvariantError(`there is no verb for ${kind}`);
    return found;
  };
}

function known<S extends LcgState, E extends LcgEvent>(verb: Verb<S, E>): KnownVerb<S, E> {
  const { can, apply, see, reveals, aspects, touches, without, changes, departure, along } = verb;
  return { can, apply, see, reveals, aspects, touches, without, changes, departure, along };
}
