import type { RuleId } from '@kronika/kernel';
import type { Catalogue, CatalogueCard } from '../catalogue.ts';
import type { DeckList } from '../deck-list.ts';
import { type Holdings, holdingsOf } from '../holdings.ts';
import type { DeckProblem } from './problem.ts';
import type { DeckRule } from './rule.ts';

/** What makes a deck legal in one format of a game. */
export interface DeckRules<C extends CatalogueCard> {
  readonly catalogue: Catalogue<C>;
  /** The rule that a card nobody knows breaks. */
  readonly unknownCards: RuleId;
  readonly rules: readonly DeckRule<C>[];
}

/** All reasons why the deck is not legal; none, if it is. */
export function checkDeck<C extends CatalogueCard>(deck: DeckList, rules: DeckRules<C>): readonly DeckProblem[] {
  const holdings = holdingsOf(deck, rules.catalogue);
  return [...unknownCards(holdings, rules.unknownCards), ...rules.rules.flatMap((rule) => rule.problems(holdings))];
}

function unknownCards<C extends CatalogueCard>({ unknown }: Holdings<C>, rule: RuleId): readonly DeckProblem[] {
  const ids = [...new Set(unknown.map(({ id }) => id))];
  return ids.length === 0 ? [] : [{ rule, message: { key: 'unknownCards', ids }, cards: ids }];
}
