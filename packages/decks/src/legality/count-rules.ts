import type { RuleId } from '@kronika/kernel';
import type { CatalogueCard } from '../catalogue.ts';
import { type Holdings, quantityOf } from '../holdings.ts';
import type { CountBounds } from './problem.ts';
import { amountIn, type CardGroup, type DeckAmount, type DeckRule, groupIn, problem } from './rule.ts';

/** There must be exactly so many cards of the group. */
export function exactly<C extends CatalogueCard>(id: RuleId, count: DeckAmount<C>, group: CardGroup<C>): DeckRule<C> {
  return counting(id, group, (deck) => ({ min: amountIn(deck, count), max: amountIn(deck, count) }));
}

/** There must be so many cards of the group or more. */
export function atLeast<C extends CatalogueCard>(id: RuleId, min: DeckAmount<C>, group: CardGroup<C>): DeckRule<C> {
  return counting(id, group, (deck) => ({ min: amountIn(deck, min) }));
}

/** There may be so many cards of the group, not more. */
export function atMost<C extends CatalogueCard>(id: RuleId, max: DeckAmount<C>, group: CardGroup<C>): DeckRule<C> {
  return counting(id, group, (deck) => ({ max: amountIn(deck, max) }));
}

/** There must be so many cards of the group, both ends included. */
export function between<C extends CatalogueCard>(
  id: RuleId,
  range: { readonly min: DeckAmount<C>; readonly max: DeckAmount<C> },
  group: CardGroup<C>,
): DeckRule<C> {
  return counting(id, group, (deck) => ({ min: amountIn(deck, range.min), max: amountIn(deck, range.max) }));
}

function counting<C extends CatalogueCard>(
  id: RuleId,
  group: CardGroup<C>,
  boundsFor: (deck: Holdings<C>) => CountBounds,
): DeckRule<C> {
  return {
    id,
    problems(deck) {
      const cards = groupIn(deck, group);
      const count = quantityOf(cards);
      const bounds = boundsFor(deck);
      const fits = count >= (bounds.min ?? 0) && count <= (bounds.max ?? Number.POSITIVE_INFINITY);
      return fits ? [] : [problem(id, { key: 'wrongCount', what: group.noun, count, bounds }, cards)];
    },
  };
}
