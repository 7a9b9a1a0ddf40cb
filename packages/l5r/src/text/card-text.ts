import type { Lang } from '@kronika/kernel';

/** The bold words that begin an ability. */
export const LEADS = ['action', 'interrupt', 'reaction', 'forcedInterrupt', 'forcedReaction'] as const;
export type Lead = (typeof LEADS)[number];

/**
 * One paragraph of a card's text in our own words. Symbols stand in square brackets: `[military]`, `[political]`,
 * the elements `[air]` …, the clans `[crab]` …. Traits stand between underscores. Keywords are not repeated here:
 * they stand on the card's facts.
 */
export interface TextLine {
  readonly lead?: Lead;
  readonly text: string;
}

/** The text of a card in both languages, paragraph by paragraph; empty for a card with keywords or values only. */
export type CardText = Readonly<Record<Lang, readonly TextLine[]>>;

export type CardTexts = Readonly<Record<string, CardText>>;
