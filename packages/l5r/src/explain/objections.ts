import { cardOf, type Reason } from '@kronika/kernel';
import { distinct, type Forbidden, mayInitiate, payable, reason } from '@kronika/lcg';
import { factOf } from '../cards/fact.ts';
import { RULES } from '../rules/calls.ts';
import type { L5rUse } from '../rules/card-definition.ts';
import { layer } from '../rules/layer.ts';
import type { L5rState } from '../state.ts';
import { PLAIN } from '../text/explain/reasons.ts';
import { usedUp } from './limits.ts';
import { forbiddenTo, forbiddenToSeat, verdictReason } from './reason.ts';
import { whyUnpaid } from './unpaid.ts';

/**
 * What speaks against using the ability now: the first thing the rules stumble over, and what cannot be paid, which
 * a player wants to know in any case. Empty if nothing does.
 */
export function objections(state: L5rState, use: L5rUse): readonly Reason[] {
  const verdict = mayInitiate(layer, state, use);
  if (verdict === 'allowed') return [];
  const unpaid = payable(layer, state, use) === 'allowed' ? [] : whyUnpaid(state, use);
  return distinct([...inWords(state, use, verdict), ...unpaid]);
}

function inWords(state: L5rState, use: L5rUse, verdict: Forbidden): readonly Reason[] {
  const { ability, by } = use;
  switch (verdict.forbidden.key) {
    case 'limitReached':
    case 'maximumReached':
      return usedUp(state, ability, by);
    case 'cannot':
      return orVerdict(
        [
          ...forbiddenTo(state, ability.self, ['trigger']),
          ...forbiddenToSeat(state, by, [`play/${factOf(cardOf(state.table, ability.self).printed).type}`]),
        ],
        verdict,
      );
    case 'costCannotBePaid':
      return payable(layer, state, use) === 'allowed' ? [verdictReason(verdict)] : [];
    case 'noTarget':
      return [ability.printed === RULES ? reason(PLAIN.noHost, 'L5R-ATT-b') : verdictReason(verdict)];
    case 'onlyInDynasty':
      return [
        ability.key === 'duplicate' ? reason(PLAIN.duplicateOnlyInDynasty, verdict.rule) : verdictReason(verdict),
      ];
    case 'changesNothing':
      return [verdictReason({ ...verdict, rule: 'L5R-ABIL-h' })];
    case 'notYours':
      return [verdictReason({ ...verdict, rule: 'L5R-AW-i' })];
    default:
      return [verdictReason(verdict)];
  }
}

function orVerdict(named: readonly Reason[], verdict: Forbidden): readonly Reason[] {
  return named.length > 0 ? named : [verdictReason(verdict)];
}
