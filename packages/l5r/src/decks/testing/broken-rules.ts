import type { DeckList } from '@kronika/decks';
import type { RuleId } from '@kronika/kernel';
import { checkL5rDeck } from '../legality/check.ts';
import type { DeckFormat } from '../legality/format.ts';

/** The rules the deck breaks, each once. */
export function brokenRules(deck: DeckList, format: DeckFormat = 'standard'): readonly RuleId[] {
  return [...new Set(checkL5rDeck(deck, format).map(({ rule }) => rule))];
}
