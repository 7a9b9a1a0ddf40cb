import type { Cell, Hit } from '@kronika/senjutsu';

/** What is drawn over a cell, so that it can be told apart without colours. */
export type Overlay =
  | { readonly is: 'block'; readonly cell: Cell; readonly speed: number }
  /** A strike that lands now. */
  | { readonly is: 'strike'; readonly cell: Cell; readonly hits: readonly Hit[] }
  /** A strike that was announced, or that would come of a choice. */
  | { readonly is: 'threat'; readonly cell: Cell; readonly hits: readonly Hit[] }
  /** Where the card in hand would lead. */
  | { readonly is: 'reach'; readonly cell: Cell }
  /** A cell that was just left. */
  | { readonly is: 'left'; readonly cell: Cell };

/** How much a strike does, where a number says it. */
export function woundsOf(hits: readonly Hit[]): number {
  return hits.reduce((sum, hit) => sum + (hit.is === 'wound' || hit.is === 'bleed' ? hit.count : 0), 0);
}
