import type { DeckProblem } from '@kronika/decks';
import type { PrintedId } from '@kronika/kernel';
import type { CardFilter } from '../search/filter.ts';

/** Which cards the grid shows, and in which order. */
export interface GridChoice {
  readonly filter: CardFilter;
  readonly order: string;
  readonly only: 'all' | 'allowed' | 'chosen';
  /** A problem whose remedies are shown instead of a part. */
  readonly mending?: { readonly problem: DeckProblem; readonly cards: ReadonlySet<PrintedId> };
}
