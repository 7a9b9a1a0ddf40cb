import type { Phrase, RuleId } from '@kronika/kernel';
import type { CatalogueCard } from '../catalogue.ts';
import type { Holdings } from '../holdings.ts';
import type { Noun } from './problem.ts';
import { amountIn, type CardGroup, type DeckAmount, type DeckRule, groupIn, namesOf, problem } from './rule.ts';

/** Every card of the group must fit; `misfits` is the phrase for those that do not. */
export function everyCard<C extends CatalogueCard>(
  id: RuleId,
  group: CardGroup<C>,
  { fits, misfits }: { readonly misfits: Phrase; readonly fits: (card: C, deck: Holdings<C>) => boolean },
): DeckRule<C> {
  return {
    id,
    problems(deck) {
      const cards = groupIn(deck, group).filter(({ card }) => !fits(card, deck));
      return cards.length === 0
        ? []
        : [problem(id, { key: 'notAllowed', what: misfits, names: namesOf(cards) }, cards)];
    },
  };
}

/** The costs of all copies of the group's cards add up to at most the budget. */
export function withinBudget<C extends CatalogueCard>(
  id: RuleId,
  group: CardGroup<C>,
  {
    budget,
    noun,
    costOf,
  }: { readonly budget: DeckAmount<C>; readonly noun: Noun; readonly costOf: (card: C) => number },
): DeckRule<C> {
  return {
    id,
    problems(deck) {
      const cards = groupIn(deck, group).filter(({ card }) => costOf(card) > 0);
      const spent = cards.reduce((sum, { card, quantity }) => sum + quantity * costOf(card), 0);
      const available = amountIn(deck, budget);
      return spent <= available ? [] : [problem(id, { key: 'overBudget', of: noun, spent, budget: available }, cards)];
    },
  };
}

/** The cards of the group need something else in the deck; `what` is the phrase for it. */
export function requires<C extends CatalogueCard>(
  id: RuleId,
  group: CardGroup<C>,
  { what, isThere }: { readonly what: Phrase; readonly isThere: (card: C, deck: Holdings<C>) => boolean },
): DeckRule<C> {
  return {
    id,
    problems(deck) {
      const cards = groupIn(deck, group).filter(({ card }) => !isThere(card, deck));
      return cards.length === 0 ? [] : [problem(id, { key: 'required', what, names: namesOf(cards) }, cards)];
    },
  };
}
