import type { Viewer } from '../seat.ts';
import type { CardId, PrintedId } from '../table/card.ts';
import { mayKnow } from '../table/knowledge.ts';
import { cardOf, type Table } from '../table/table.ts';

/** What a viewer sees of a card. A hidden one has no id: there is nothing to follow through a shuffle. */
export type Sight =
  | { readonly face: 'up'; readonly card: CardId; readonly printed: PrintedId }
  | { readonly face: 'down' };

export function sightOf(table: Table, id: CardId, viewer: Viewer): Sight {
  return mayKnow(table, id, viewer) ? { face: 'up', card: id, printed: cardOf(table, id).printed } : { face: 'down' };
}

/** What a viewer sees of several cards, in their order. */
export function sightsOf(table: Table, ids: readonly CardId[], viewer: Viewer): readonly Sight[] {
  return ids.map((id) => sightOf(table, id, viewer));
}
