import { reasonsFor } from '@kronika/lcg';
import type { L5rEvent } from '../event.ts';
import { RULES } from '../rules/calls.ts';
import { layer } from '../rules/layer.ts';
import type { L5rState } from '../state.ts';
import { cannotNote, UNTIL } from '../text/explain/notes.ts';
import { VERDICTS } from '../text/explain/verdicts.ts';
import { nameOf } from './origin.ts';

/** What speaks against something, in the words of this game. */
export const { verdictReason, forbiddenTo, forbiddenToSeat, protectionOf, blankness } = reasonsFor<L5rState, L5rEvent>({
  layer,
  rules: RULES,
  nameOf,
  verdicts: VERDICTS,
  cannot: cannotNote,
  until: UNTIL,
  cites: { blank: 'L5R-BLANK-a', immune: 'L5R-IMMUNE-a', untargetable: 'L5R-CANNOT-a' },
});
