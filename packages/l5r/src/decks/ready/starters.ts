import { type DeckEntry, mergedEntries } from '@kronika/decks';
import type { L5rHoldings } from '../catalogue.ts';
import { craneStarter } from './crane-starter.ts';
import { lionStarter } from './lion-starter.ts';
import type { ReadyDeck } from './ready-deck.ts';

/** The two decks of the first game, as the rulebook lists them. */
export const STARTER_DECKS: readonly ReadyDeck[] = [craneStarter, lionStarter];

const contents: ReadonlySet<string> = new Set(STARTER_DECKS.map(({ deck }) => contentOf(deck.cards)));

/** Whether the deck is one of the starter decks, card by card. */
export function isStarterDeck({ cards, unknown }: L5rHoldings): boolean {
  const entries = cards.map(({ card, quantity, zone }) => ({ id: card.id, quantity, zone }));
  return contents.has(contentOf([...entries, ...unknown]));
}

/** Equal for two decks of the same cards, in whatever order. */
function contentOf(cards: readonly DeckEntry[]): string {
  const lines = mergedEntries(cards).map(({ id, quantity, zone }) => JSON.stringify([zone, id, quantity]));
  return lines.toSorted().join('\n');
}
