import { fold, type RuleId } from '@kronika/kernel';
import type { CatalogueCard } from '../catalogue.ts';
import { type Holding, quantityOf } from '../holdings.ts';
import { type CardGroup, type DeckRule, groupIn, namesOf, problem } from './rule.ts';

/** The copies of each card by name, all versions of it together, are limited; the strictest version decides. */
export function copiesByName<C extends CatalogueCard>(
  id: RuleId,
  group: CardGroup<C>,
  limitOf: (card: C) => number,
): DeckRule<C> {
  return {
    id,
    problems: (deck) =>
      byName(groupIn(deck, group)).flatMap((copies) => {
        const [name] = namesOf(copies);
        const count = quantityOf(copies);
        const limit = Math.min(...copies.map(({ card }) => limitOf(card)));
        return name === undefined || count <= limit
          ? []
          : [problem(id, { key: 'tooManyCopies', name, count, limit }, copies)];
      }),
  };
}

/** Only so many names of the group may be there more than once. */
export function atMostRepeated<C extends CatalogueCard>(id: RuleId, most: number, group: CardGroup<C>): DeckRule<C> {
  return {
    id,
    problems(deck) {
      const repeated = byName(groupIn(deck, group)).filter((copies) => quantityOf(copies) > 1);
      const cards = repeated.flat();
      return repeated.length <= most
        ? []
        : [problem(id, { key: 'tooManyRepeated', names: namesOf(cards), most }, cards)];
    },
  };
}

function byName<C extends CatalogueCard>(holdings: readonly Holding<C>[]): readonly (readonly Holding<C>[])[] {
  const groups = new Map<string, Holding<C>[]>();
  for (const holding of holdings) {
    const name = fold(holding.card.name.en);
    groups.set(name, [...(groups.get(name) ?? []), holding]);
  }
  return [...groups.values()];
}
