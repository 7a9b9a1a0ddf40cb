import type { Lang } from '@kronika/kernel';

/** The bold words that begin an ability. An action may be headed by the phase it belongs to (AGOT-WIN-g). */
export const LEADS = [
  'action',
  'marshalingAction',
  'challengesAction',
  'dominanceAction',
  'interrupt',
  'reaction',
  'forcedInterrupt',
  'forcedReaction',
  'whenRevealed',
] as const;
export type Lead = (typeof LEADS)[number];

/**
 * One paragraph of a card's text in our own words. Symbols stand in square brackets: `[military]`, `[intrigue]`,
 * `[power]`, the factions `[stark]` …. Traits stand between underscores. Keywords and modifiers of the plot are not
 * repeated here: they stand on the card's facts.
 */
export interface TextLine {
  readonly lead?: Lead;
  readonly text: string;
}

/** The text of a card in both languages, paragraph by paragraph; empty for a card with keywords or values only. */
export type CardText = Readonly<Record<Lang, readonly TextLine[]>>;

export type CardTexts = Readonly<Record<string, CardText>>;
