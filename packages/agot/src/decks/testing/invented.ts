import { catalogueOf, type DeckRules } from '@kronika/decks';
import { present, printedId } from '@kronika/kernel';
import { type AgotCard, agotCatalogue } from '../catalogue.ts';
import { AGOT_DECK_RULES } from '../legality/check.ts';

interface Invention {
  /** The card it is like but for what is said here. */
  readonly like: string;
  readonly id: string;
  readonly name?: string;
  readonly deckLimit?: number;
}

/** The rules in a world with one more card, which the core set does not have. */
export function withInvented({ like, id, name, deckLimit }: Invention): DeckRules<AgotCard> {
  const card = present(agotCatalogue.card(printedId(like)), `the card ${like}`);
  const invented: AgotCard = {
    ...card,
    id: printedId(id),
    name: name === undefined ? card.name : { en: name },
    fact: { ...card.fact, deckLimit: deckLimit ?? card.fact.deckLimit },
  };
  return {
    ...AGOT_DECK_RULES,
    catalogue: catalogueOf({ ...agotCatalogue, cards: [...agotCatalogue.cards, invented] }),
  };
}
