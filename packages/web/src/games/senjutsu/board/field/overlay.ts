import type { Cell, Hit } from '@kronika/senjutsu';

/** What is drawn over a cell, so that it can be told apart without colours. */
export type Overlay =
  | { readonly is: 'block'; readonly cell: Cell; readonly speed: number }
  /** A strike that lands now; cells light up in their order. */
  | { readonly is: 'strike'; readonly cell: Cell; readonly hits: readonly Hit[]; readonly nth: number }
  /** A strike of a preview that would hit who stands there. */
  | { readonly is: 'aim'; readonly cell: Cell; readonly hits: readonly Hit[] }
  /** A strike that was announced, or that would come of a choice. */
  | { readonly is: 'threat'; readonly cell: Cell; readonly hits: readonly Hit[] }
  /** Where shields of a preview would stand. */
  | { readonly is: 'guard'; readonly cell: Cell }
  /** Where the card in hand would lead, and with which alternatives of its -OR-. */
  | { readonly is: 'reach'; readonly cell: Cell; readonly number: number; readonly alternatives: readonly number[] }
  /** The way of an attack to whom it would hit. */
  | { readonly is: 'path'; readonly cell: Cell; readonly from: Cell }
  /** Where an AI opponent intends to go. */
  | { readonly is: 'intent'; readonly cell: Cell; readonly from: Cell }
  /** A cell that cannot be chosen: one the movement leads to, or any other of the field. */
  | { readonly is: 'no'; readonly cell: Cell; readonly within: 'reach' | 'field' }
  /** A cell that was just left. */
  | { readonly is: 'left'; readonly cell: Cell };

/** How much a strike does, where a number says it. */
export function woundsOf(hits: readonly Hit[]): number {
  return hits.reduce((sum, hit) => sum + (hit.is === 'wound' || hit.is === 'bleed' ? hit.count : 0), 0);
}

/** Overlays of one kind on one cell are the same, unless they come from elsewhere. */
export function overlayKey(overlay: Overlay): string {
  return `${overlay.is}/${overlay.cell}${'from' in overlay ? `/${overlay.from}` : ''}`;
}
