export { bringL5rDeck } from './brought-deck.ts';
export * from './cards/census.ts';
export * from './decks/index.ts';
export { l5r } from './game.ts';
export { layer as l5rLayer } from './rules/layer.ts';
export type { BroughtDeck, L5rSetup } from './setup.ts';
export type { L5rState } from './state.ts';
export type * from './view.ts';
