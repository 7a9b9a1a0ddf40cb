import { type CardId, cardOf, type Sum } from '@kronika/kernel';
import { attributedOnSeat, sumOf } from '@kronika/lcg';
import { factOf } from '../cards/fact.ts';
import { layer } from '../rules/layer.ts';
import { isReduction } from '../rules/reductions.ts';
import type { AgotState } from '../state.ts';
import { VALUE_NAMES } from '../text/explain/sums.ts';
import { controllerOf, isInHand } from '../zones.ts';
import { named } from './origin.ts';

/** What marshaling or playing the card costs its player now, where that is not what is printed on it; X has no sum. */
export function costSum(state: AgotState, card: CardId): readonly Sum[] {
  const fact = factOf(cardOf(state.table, card).printed);
  if (!('cost' in fact) || fact.cost === 'X' || !isInHand(state, card)) return [];
  const how = fact.type === 'event' ? 'play' : 'marshal';
  const reductions = attributedOnSeat(layer, state, controllerOf(state, card)).flatMap(({ modifier, from }) =>
    modifier.is === 'add' && isReduction(state, modifier, card, how)
      ? [{ modifier: { ...modifier, stat: 'cost' }, from }]
      : [],
  );
  const sum = sumOf({ of: 'cost', name: VALUE_NAMES.cost, printed: fact.cost }, reductions, (from) =>
    named(state, from),
  );
  return sum.parts.length > 1 ? [sum] : [];
}
