import { mayKnow } from '@kronika/kernel';
import { layerVerbs, verbIndexOf } from '@kronika/lcg';
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

export const verb = verbIndexOf<AgotState, AgotEvent>(verbs);
