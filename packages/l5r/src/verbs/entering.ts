import { cardOf, changed, mark, moveCard, seenByAll } from '@kronika/kernel';
import { forbid } from '@kronika/lcg';
import { factOf } from '../cards/fact.ts';
import { isInPlay, playOf } from '../zones.ts';
import { raised, type VerbsFor } from './verb.ts';

/** Entering play: ready, with ordinary personal honor, under the control of whoever controls the card (L5R-CHAR-a, -d). */
export const enteringVerbs: VerbsFor<'characterEntered'> = {
  characterEntered: {
    can: (state, { card, fate }) => {
      const { printed, controller } = cardOf(state.table, card);
      if (isInPlay(state, card) || factOf(printed).type !== 'character') return forbid('alreadyThere', 'L5R-ZONE-d');
      return (state.fate[controller] ?? 0) >= fate ? 'allowed' : forbid('notEnoughFate', 'L5R-FATE-d');
    },
    touches: ({ card }) => [card],
    apply: (state, { card, at, fate }) => {
      const { controller } = cardOf(state.table, card);
      const moved = moveCard(state.table, card, { to: playOf(controller), face: 'up' });
      return changed(state, {
        fate: raised(state.fate, controller, -fate),
        table: mark(moved, card, { stance: 'ready', status: 'ordinary', fate, at }),
      });
    },
    see: seenByAll,
  },
};
