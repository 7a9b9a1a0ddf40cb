import { type CardId, cardOf, type Sum } from '@kronika/kernel';
import { type Attributed, add } from '@kronika/lcg';
import { factOf } from '../cards/fact.ts';
import { definitionOf } from '../rules/card-definition.ts';
import { NEXT_EVENT, priceOf } from '../rules/cost.ts';
import { asIfInHand, gameAbilities } from '../rules/playable.ts';
import type { L5rState } from '../state.ts';
import { controllerOf, handOf } from '../zones.ts';
import { type From, sumOf } from './sums.ts';

/** What playing the card costs its player now, where that is not what is printed on it. */
export function costSum(state: L5rState, card: CardId): readonly Sum[] {
  const { printed } = cardOf(state.table, card);
  const fact = factOf(printed);
  if (!('cost' in fact) || !isToBePlayed(state, card)) return [];
  const by = controllerOf(state, card);
  const discount = definitionOf(printed).discount?.(state, card, by) ?? 0;
  const own: readonly Attributed<From>[] = [
    // Its own text does not make it cheaper than free.
    { modifier: add('cost', -Math.min(discount, fact.cost)), from: { is: 'bonus', printed } },
  ];
  const reductions = priceOf(state, card, by).used.flatMap((effect) =>
    effect.gives.flatMap((given): readonly Attributed<From>[] =>
      given.is === 'add' && given.stat === NEXT_EVENT
        ? [{ modifier: add('cost', given.by), from: { is: 'effect', effect } }]
        : [],
    ),
  );
  const sum = sumOf(state, 'cost', fact.cost, [...own, ...reductions]);
  return sum.parts.length > 1 ? [sum] : [];
}

/** Whether the card lies where its player may play it from. */
function isToBePlayed(state: L5rState, card: CardId): boolean {
  const { zone } = cardOf(state.table, card);
  return (
    zone === handOf(controllerOf(state, card)) ||
    gameAbilities(state, card).length > 0 ||
    asIfInHand(state, controllerOf(state, card)).includes(card)
  );
}
