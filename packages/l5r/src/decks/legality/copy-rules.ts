import { copiesByName, type DeckRule } from '@kronika/decks';
import type { L5rCard, L5rHoldings } from '../catalogue.ts';
import type { DeckFormat } from './format.ts';
import { allCards, drawnCards } from './groups.ts';
import { neutralShare } from './shared-box.ts';

/** How many copies there may be of a card that names no limit of its own. */
const COPIES = 3;

/** How many copies of each card there may be. */
export function copyRules(format: DeckFormat): readonly DeckRule<L5rCard>[] {
  return [...limits, ...boxLimits(format)];
}

const limits: readonly DeckRule<L5rCard>[] = [
  copiesByName(
    'L5R-DECK-f',
    { ...drawnCards, holds: (holding, deck) => drawnCards.holds(holding, deck) && !hasOwnLimit(holding.card, deck) },
    () => COPIES,
  ),
  copiesByName(
    'L5R-DECK-g',
    { ...drawnCards, holds: (holding, deck) => drawnCards.holds(holding, deck) && hasOwnLimit(holding.card, deck) },
    ({ fact }) => fact.deckLimit,
  ),
];

/** Whether the card, or another one of its name in the deck, says how many copies there may be. */
function hasOwnLimit({ name }: L5rCard, { cards }: L5rHoldings): boolean {
  return cards.some(({ card }) => card.name.en === name.en && card.fact.deckLimit !== COPIES);
}

function boxLimits(format: DeckFormat): readonly DeckRule<L5rCard>[] {
  switch (format) {
    case 'standard':
      return [];
    case 'single-core':
      return [inOneBox('L5R-DECK-m')];
    case 'shared-box':
      return [inOneBox('L5R-DECK-n'), neutralShare];
  }
}

/** No more copies than one box holds. */
export function inOneBox(id: 'L5R-DECK-m' | 'L5R-DECK-n'): DeckRule<L5rCard> {
  return copiesByName(id, allCards, ({ fact }) => fact.quantity);
}
