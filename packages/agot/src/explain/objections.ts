import { cardOf, type Reason } from '@kronika/kernel';
import { distinct, type Forbidden, mayInitiate, payable, reason } from '@kronika/lcg';
import { factOf } from '../cards/fact.ts';
import { RULES } from '../rules/calls.ts';
import type { AgotUse } from '../rules/card-definition.ts';
import { layer } from '../rules/layer.ts';
import type { AgotState } from '../state.ts';
import { PLAIN } from '../text/explain/reasons.ts';
import { forbiddenTo, forbiddenToSeat, usedUp, verdictReason } from './reason.ts';
import { whyUnpaid } from './unpaid.ts';

/**
 * What speaks against using the ability now: the first thing the rules stumble over, and what cannot be paid, which
 * a player wants to know in any case. Empty if nothing does.
 */
export function objections(state: AgotState, use: AgotUse): readonly Reason[] {
  const verdict = mayInitiate(layer, state, use);
  if (verdict === 'allowed') return [];
  const unpaid = payable(layer, state, use) === 'allowed' ? [] : whyUnpaid(state, use);
  return distinct([...inWords(state, use, verdict), ...unpaid]);
}

function inWords(state: AgotState, use: AgotUse, verdict: Forbidden): readonly Reason[] {
  const { ability, by } = use;
  switch (verdict.forbidden.key) {
    case 'limitReached':
    case 'maximumReached':
      return orVerdict(usedUp(state, ability, by), verdict);
    case 'cannot': {
      const { type } = factOf(cardOf(state.table, ability.self).printed);
      return orVerdict(
        [
          ...forbiddenTo(state, ability.self, ['trigger']),
          ...forbiddenToSeat(state, by, ['trigger', `play/${type}`, `marshal/${type}`]),
        ],
        verdict,
      );
    }
    case 'costCannotBePaid':
      return payable(layer, state, use) === 'allowed' ? [verdictReason(verdict)] : [];
    case 'noTarget':
      return [ability.printed === RULES ? reason(PLAIN.noHost, 'AGOT-ATT-a') : verdictReason(verdict)];
    case 'changesNothing':
      return [verdictReason({ ...verdict, rule: 'AGOT-ABIL-h' })];
    default:
      return [verdictReason(verdict)];
  }
}

function orVerdict(named: readonly Reason[], verdict: Forbidden): readonly Reason[] {
  return named.length > 0 ? named : [verdictReason(verdict)];
}
