import type { DeckList } from '@kronika/decks';
import type { RuleId } from '@kronika/kernel';
import { checkAgotDeck } from '../legality/check.ts';

/** The rules the deck breaks, each once. */
export function brokenRules(deck: DeckList): readonly RuleId[] {
  return [...new Set(checkAgotDeck(deck).map(({ rule }) => rule))];
}
