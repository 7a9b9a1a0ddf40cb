import type { DeckCurve } from './deck-module.ts';

/** What the cards of a deck cost, for games in which cards are paid for. */
export const COST_CURVE: DeckCurve = { facet: 'cost', name: { pl: 'Krzywa kosztów', en: 'Cost curve' }, last: 6 };
