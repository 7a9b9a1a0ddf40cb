import { type CardId, cardOf } from '@kronika/kernel';
import { countOf } from '@kronika/lcg';
import { printOn } from '../cards/print-on.ts';
import type { L5rState } from '../state.ts';
import { layer } from './layer.ts';

/** Whether the card has the trait: printed on it unless its box is blank, or gained from elsewhere (L5R-BLANK-a, -b). */
export function hasTrait(state: L5rState, card: CardId, trait: string): boolean {
  const modifiers = layer.modifiers.on(state, card);
  const isBlank = modifiers.some((modifier) => modifier.is === 'blank' && modifier.except === 'nothing');
  return countOf(isBlank ? 0 : printed(state, card, 'traits', trait), 'trait', trait, modifiers) > 0;
}

/** Whether the card has the keyword; from how many sources makes no difference (L5R-KW-b). */
export function hasKeyword(state: L5rState, card: CardId, keyword: string): boolean {
  const modifiers = layer.modifiers.on(state, card);
  const isBlank = modifiers.some(({ is }) => is === 'blank');
  return countOf(isBlank ? 0 : printed(state, card, 'keywords', keyword), 'keyword', keyword, modifiers) > 0;
}

function printed(state: L5rState, card: CardId, where: 'traits' | 'keywords', name: string): number {
  return printOn(cardOf(state.table, card))[where].includes(name) ? 1 : 0;
}
