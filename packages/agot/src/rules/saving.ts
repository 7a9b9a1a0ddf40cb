import { type AbilityRef, cancelIt, on, pay, type TriggeredAbility, type TriggerKind } from '@kronika/lcg';
import type { AgotEvent } from '../event.ts';
import type { AgotState } from '../state.ts';
import { leaving } from '../verbs/leaving.ts';
import { duplicatesOf, hostedBy } from '../zones.ts';
import { RULES } from './calls.ts';

/** The interrupt that every duplicate gives its controller: discard it to save the card above it (AGOT-DUP-c). */
export const DUPLICATE_SAVES = 'duplicateSaves';

export const savingRules: Readonly<Record<string, TriggeredAbility<AgotState, AgotEvent>>> = {
  [DUPLICATE_SAVES]: {
    is: 'would',
    // A duplicate has no text of its own; where it lies was asked when the rules gave it this (AGOT-DUP-e).
    from: () => true,
    when: on(
      'leftPlay',
      (state, { card, save }, { ability }) => save === 'possible' && hostedBy(state, ability.self) === card,
    ),
    costs: {
      duplicate: pay((state, { ability }) =>
        leaving(state, ability.self, { to: 'discard', how: 'discarded', save: 'impossible', rule: 'AGOT-DUP-k' }),
      ),
    },
    effect: (_, use) => cancelIt(use),
  },
};

const NONE: readonly AbilityRef[] = [];

/** The duplicates that may save the card. */
export function duplicatesAnswer(state: AgotState, kind: TriggerKind, event: AgotEvent): readonly AbilityRef[] {
  if (kind !== 'would' || event.is !== 'leftPlay' || event.save !== 'possible') return NONE;
  return duplicatesOf(state, event.card).map((self) => ({ self, printed: RULES, key: DUPLICATE_SAVES }));
}
