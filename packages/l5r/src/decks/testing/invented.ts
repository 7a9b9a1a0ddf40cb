import { catalogueOf, type DeckRules } from '@kronika/decks';
import { printedId } from '@kronika/kernel';
import { factOf } from '../../cards/fact.ts';
import { cardOf, type DeckZone, type L5rCard, l5rCatalogue } from '../catalogue.ts';
import { deckRules } from '../legality/check.ts';

interface Invention {
  /** The card it is like but for what is said here. */
  readonly like: string;
  readonly id: string;
  readonly name?: string;
  readonly zone?: DeckZone;
  readonly deckLimit?: number;
}

/** The standard rules in a world with one more card, which the core set does not have. */
export function withInvented({ like, id, name, zone, deckLimit }: Invention): DeckRules<L5rCard> {
  const card = cardOf(factOf(printedId(like)));
  const invented: L5rCard = {
    ...card,
    id: printedId(id),
    name: name === undefined ? card.name : { en: name },
    zone: zone ?? card.zone,
    fact: { ...card.fact, deckLimit: deckLimit ?? card.fact.deckLimit },
  };
  return {
    ...deckRules('standard'),
    catalogue: catalogueOf({ ...l5rCatalogue, cards: [...l5rCatalogue.cards, invented] }),
  };
}
