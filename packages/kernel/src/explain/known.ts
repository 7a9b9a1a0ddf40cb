import type { Viewer } from '../seat.ts';
import type { CardId } from '../table/card.ts';
import { mayKnow } from '../table/knowledge.ts';
import type { Table } from '../table/table.ts';

/** Whether there is such a card and the viewer may know which one it is. What is asked about comes from outside. */
export function isKnownCard(table: Table, card: CardId, viewer: Viewer): boolean {
  return table.cards.some(({ id }) => id === card) && mayKnow(table, card, viewer);
}
