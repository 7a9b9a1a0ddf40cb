export { agendasOf, bannersOf, factionCard, factionOf, isOutOfFaction } from './allegiance.ts';
export * from './building.ts';
export * from './catalogue.ts';
export * from './export.ts';
export * from './import.ts';
export { AGOT_DECK_RULES, checkAgotDeck } from './legality/check.ts';
export * from './ready/decks.ts';
export type { ReadyDeck } from './ready/ready-deck.ts';
export * from './report.ts';
