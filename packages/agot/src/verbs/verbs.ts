import { InvariantError, mayKnow } from '@kronika/kernel';
import { layerVerbs, type Verb } from '@kronika/lcg';
import type { AgotEvent } from '../event.ts';
import { type AgotState, stateWith } from '../state.ts';
import { cardVerbs } from './cards.ts';
import { challengeVerbs } from './challenges.ts';
import { courseVerbs } from './course.ts';
import { leavingVerbs } from './leaving.ts';
import { playVerbs } from './play.ts';
import { poolVerbs } from './pools.ts';
import { setupVerbs } from './setup.ts';
import type { VerbsFor } from './verb.ts';

const lasting = layerVerbs<AgotState, AgotEvent>('AGOT-LAST-c', stateWith);

/** All verbs of the game: the one place that changes its state. */
export const verbs: VerbsFor<AgotEvent['is']> = {
  ...lasting,
  // Whom a lasting effect is for can be seen, as far as those cards can.
  effectBegan: {
    ...lasting.effectBegan,
    see: (event, viewer, { table }) =>
      event.effect.cards.every((card) => mayKnow(table, card, viewer)) ? event : undefined,
  },
  ...poolVerbs,
  ...cardVerbs,
  ...playVerbs,
  ...leavingVerbs,
  ...challengeVerbs,
  ...courseVerbs,
  ...setupVerbs,
};

const byKind: Readonly<Record<string, Verb<AgotState, AgotEvent>>> = verbs;

export function verb(kind: string): Verb<AgotState, AgotEvent> {
  const found = byKind[kind];
  if (found === undefined) throw new InvariantError(`there is no verb for ${kind}`);
  return found;
}
