export type * from './card-view.ts';
export * from './cards/census.ts';
export {
  type CardType,
  CLANS,
  type Clan,
  type ConflictType,
  ELEMENTS,
  type Element,
  FACTS,
  type Fact,
  type FactOf,
  factOf,
} from './cards/fact.ts';
export * from './decks/index.ts';
export type * from './declaring-view.ts';
export { l5rEntry } from './entry.ts';
export { ringIn, ringThing } from './explain/ring.ts';
export { l5r } from './game.ts';
export * from './library.ts';
export type { DeclaringStep } from './rules/conflict.ts';
export { type Duelists, duelIn } from './rules/duelists.ts';
export { layer as l5rLayer } from './rules/layer.ts';
export type { L5rSetup } from './setup.ts';
export { L5R_SETUP } from './setup-form.ts';
export type { L5rState } from './state.ts';
export { symbolWord } from './text/card-line.ts';
export { type FaceParagraph, faceTextOf, type ParagraphKind } from './text/face-text.ts';
export {
  CARD_TYPE_NAMES,
  CLAN_NAMES,
  CLANS_GENITIVE,
  cardName,
  ELEMENT_NAMES,
  ringName,
  traitName,
} from './text/names.ts';
export type { TextPart, TextSymbol } from './text/text-parts.ts';
export type * from './view.ts';
