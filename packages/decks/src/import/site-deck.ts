import type { Catalogue } from '../catalogue.ts';
import type { DeckMeta } from '../deck-list.ts';
import { draftDeck, type ImportedDeck } from './draft.ts';

/** A card as a deck site names it. */
export interface SiteCard {
  readonly path: string;
  /** An id, a slug or a code. */
  readonly reference: string;
  readonly count: number;
  readonly pack?: string;
}

/** A deck as a site stores it, before its cards are looked up. */
export interface SiteDeck {
  readonly name: string;
  readonly meta: DeckMeta;
  readonly cards: readonly SiteCard[];
}

/** Looks up the cards of a site's deck. */
export function importSiteDeck(site: SiteDeck, catalogue: Catalogue): ImportedDeck {
  const draft = draftDeck(catalogue);
  draft.tell(site.meta);
  for (const { path, reference, count, pack } of site.cards) {
    const at = { path };
    const found = catalogue.bySlug(reference, pack);
    if (found === undefined)
      draft.note({
        at,
        key: 'notUnderstood',
        text: reference,
        quantity: count,
        nearest: catalogue.nearest(reference.replaceAll('-', ' ')),
      });
    else draft.add({ at, text: String(count), quantity: count }, found);
  }
  return draft.finished(site.name);
}
