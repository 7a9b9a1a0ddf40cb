import type { Phrase, RuleId } from '@kronika/kernel';
import type { CatalogueCard } from '../catalogue.ts';
import { type Holding, type Holdings, quantityOf } from '../holdings.ts';
import type { DeckProblem, Noun } from './problem.ts';
import { type CardGroup, type DeckRule, groupIn, namesOf, problem } from './rule.ts';

/** The kinds into which a group of cards falls, e.g. the five elements, and the words for a card of each. */
export interface Kinds<C extends CatalogueCard> {
  readonly group: CardGroup<C>;
  readonly kinds: Readonly<Record<string, Phrase>>;
  readonly kindOf: (card: C) => string;
  /** A kind of which a second card may stand in for one of another kind. */
  readonly substitute?: (deck: Holdings<C>) => string | undefined;
}

/** There must be one card of each kind. */
export function oneOfEach<C extends CatalogueCard>(id: RuleId, rule: Kinds<C>): DeckRule<C> {
  return {
    id,
    problems(deck) {
      const cards = groupIn(deck, rule.group);
      const kinds = Object.entries(rule.kinds).map(([kind, phrase]) => {
        const ofKind = cards.filter(({ card }) => rule.kindOf(card) === kind);
        return { kind, phrase, cards: ofKind, count: quantityOf(ofKind) };
      });
      const missing = kinds.filter(({ count }) => count === 0);
      const substitute = missing.length > 0 ? rule.substitute?.(deck) : undefined;
      const used = kinds.find(({ kind, count }) => kind === substitute && count > 1);
      return [
        ...missing.slice(used === undefined ? 0 : 1).map(({ phrase }) => missingKind(id, phrase)),
        ...kinds
          .filter((kind) => kind.count > (kind === used ? 2 : 1))
          .map((kind) => repeatedKind(id, kind.phrase, kind.cards)),
      ];
    },
  };
}

function missingKind(rule: RuleId, kind: Phrase): DeckProblem {
  return { rule, message: { key: 'missingKind', kind }, cards: [] };
}

function repeatedKind<C extends CatalogueCard>(rule: RuleId, kind: Phrase, cards: readonly Holding<C>[]): DeckProblem {
  return problem(rule, { key: 'repeatedKind', kind, names: namesOf(cards) }, cards);
}

/** The cards of the group may be of so many kinds, not more: e.g. of one foreign clan. */
export function atMostKinds<C extends CatalogueCard>(
  id: RuleId,
  most: number,
  rule: { readonly group: CardGroup<C>; readonly noun: Noun; readonly kindOf: (card: C) => Phrase },
): DeckRule<C> {
  return {
    id,
    problems(deck) {
      const cards = groupIn(deck, rule.group);
      const kinds = [...new Map(cards.map(({ card }) => [rule.kindOf(card).en, rule.kindOf(card)])).values()];
      return kinds.length <= most ? [] : [problem(id, { key: 'tooManyKinds', of: rule.noun, kinds, most }, cards)];
    },
  };
}
