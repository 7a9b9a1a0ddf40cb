import { mayKnow } from '@kronika/kernel';
import { layerVerbs, verbIndexOf } from '@kronika/lcg';
import type { L5rEvent } from '../event.ts';
import { type L5rState, stateWith } from '../state.ts';
import { cardVerbs } from './cards.ts';
import { characterVerbs } from './character.ts';
import { conflictVerbs } from './conflict.ts';
import { deckVerbs } from './deck.ts';
import { enteringVerbs } from './entering.ts';
import { fateVerbs } from './fate.ts';
import { honorVerbs } from './honor.ts';
import { leavingVerbs } from './leaving.ts';
import { setupVerbs } from './setup.ts';
import { tableVerbs } from './table.ts';
import { tokenVerbs } from './token.ts';
import type { VerbsFor } from './verb.ts';

const lasting = layerVerbs<L5rState, L5rEvent>('L5R-LAST-d', stateWith);

/** All verbs of the game: the one place that changes its state. */
export const verbs: VerbsFor<L5rEvent['is']> = {
  ...lasting,
  // Whom a lasting effect is for can be seen, as far as those cards can.
  effectBegan: {
    ...lasting.effectBegan,
    see: (event, viewer, { table }) =>
      event.effect.cards.every((card) => mayKnow(table, card, viewer)) ? event : undefined,
  },
  ...honorVerbs,
  ...fateVerbs,
  ...characterVerbs,
  ...enteringVerbs,
  ...cardVerbs,
  ...leavingVerbs,
  ...tableVerbs,
  ...conflictVerbs,
  ...deckVerbs,
  ...tokenVerbs,
  ...setupVerbs,
};

export const verb = verbIndexOf<L5rState, L5rEvent>(verbs);
