export * from './cards/census.ts';
export {
  type AttachesTo,
  type CardType,
  CHALLENGE_TYPES,
  type ChallengeType,
  type DeckRule,
  DRAW_TYPES,
  type DrawCard,
  type DrawType,
  FACTIONS,
  FACTS,
  type Fact,
  type Faction,
  type FactOf,
  factOf,
  isDrawCard,
} from './cards/fact.ts';
export { type Keyword, PLAIN_KEYWORDS, type PlainKeyword } from './cards/keywords.ts';
export { TRAITS, type Trait } from './cards/traits.ts';
export * from './decks/index.ts';
export { agotEntry } from './entry.ts';
export { agot } from './game.ts';
export * from './library.ts';
export type { ChallengeStep } from './rules/challenge-steps.ts';
export { type DeclaredStep, declarationIn } from './rules/declaration.ts';
export { layer as agotLayer } from './rules/layer.ts';
export type { AgotSetup } from './setup.ts';
export { AGOT_SETUP } from './setup-form.ts';
export type { AgotState } from './state.ts';
export { lineOf, symbolWord } from './text/card-line.ts';
export { type FaceParagraph, faceTextOf, type ParagraphKind } from './text/face-text.ts';
export { costText } from './text/hint-text.ts';
export {
  CARD_TYPE_NAMES,
  CHALLENGE_TYPE_NAMES,
  cardName,
  FACTION_NAMES,
  ICON_NAMES,
  keywordName,
  OF_FACTION,
  PHASE_NAMES,
  SHORT_FACTION_NAMES,
  traitName,
} from './text/names.ts';
export type { TextPart, TextSymbol } from './text/text-parts.ts';
export type * from './view.ts';
export { printedIn } from './view.ts';
