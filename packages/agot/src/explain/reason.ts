import { happeningFor, limitsFor, reason, reasonsFor, textsFor } from '@kronika/lcg';
import type { AgotEvent } from '../event.ts';
import { RULES } from '../rules/calls.ts';
import { layer } from '../rules/layer.ts';
import type { AgotState } from '../state.ts';
import { cannotNote, PERIODS, PLAIN, UNTIL } from '../text/explain/reasons.ts';
import { VERDICTS } from '../text/explain/verdicts.ts';
import { nameOf } from './origin.ts';

/** What speaks against something, in the words of this game. */
export const { verdictReason, forbiddenTo, forbiddenToSeat, protectionOf, blankness } = reasonsFor<
  AgotState,
  AgotEvent
>({
  layer,
  rules: RULES,
  nameOf,
  verdicts: VERDICTS,
  cannot: cannotNote,
  until: UNTIL,
  cites: { blank: 'AGOT-BLANK-a', immune: 'AGOT-IMM-a', untargetable: 'AGOT-SEQ-e' },
});

/** Why an event cannot happen, and why an effect would not change its target. */
export const { whyNotHappening, whyUnchanged } = happeningFor<AgotState, AgotEvent>(
  layer,
  { forbiddenTo, verdictReason },
  reason(PLAIN.unchanged, 'AGOT-SEQ-e'),
);

/** How often abilities were used. */
export const { limitNotes, usedUp } = limitsFor<AgotState, AgotEvent>(layer, {
  periods: PERIODS,
  cites: { byDefault: 'AGOT-LIMIT-a', limit: 'AGOT-LIMIT-a', maximum: 'AGOT-LIMIT-c' },
});

/** The texts of a card that are used, wherever it lies. */
export const { actionsOn, answersOn } = textsFor<AgotState, AgotEvent>(layer);
