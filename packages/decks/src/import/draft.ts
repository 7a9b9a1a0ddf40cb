import type { PrintedId } from '@kronika/kernel';
import type { Catalogue, CatalogueCard, FoundCard } from '../catalogue.ts';
import { type DeckEntry, type DeckList, type DeckMeta, isQuantity, MAX_QUANTITY, mergedEntries } from '../deck-list.ts';
import type { ImportNotice, ImportPlace } from './notice.ts';

/** A place of the text in which a card was found. */
export interface TakenCard {
  readonly at: ImportPlace;
  readonly id: PrintedId;
  readonly quantity: number;
  readonly zone: string;
}

/** A deck that was read, place by place, and what the reader could not take as it stands. */
export interface ImportedDeck {
  readonly deck: DeckList;
  readonly taken: readonly TakenCard[];
  readonly notices: readonly ImportNotice[];
}

/** What stands in one place of an imported text. */
export interface Mention {
  readonly at: ImportPlace;
  /** The words of the text, for the notice if there has to be one. */
  readonly text: string;
  readonly quantity: number;
}

/** A deck that is being read. It lives only while one deck is imported. */
export interface Draft {
  /** Takes the card that was found, with a notice if its number or its pack is not right. */
  add(mention: Mention, found: FoundCard<CatalogueCard>): void;
  note(notice: ImportNotice): void;
  tell(meta: DeckMeta): void;
  finished(name: string): ImportedDeck;
}

/** Begins to read a deck. */
export function draftDeck(catalogue: Catalogue): Draft {
  const cards: DeckEntry[] = [];
  const taken: TakenCard[] = [];
  const notices: ImportNotice[] = [];
  const packs = new Map<PrintedId, string>();
  let meta: DeckMeta = {};
  return {
    add({ at, text, quantity }, { card, pack }) {
      if (!isQuantity(quantity)) {
        notices.push({ at, key: 'badQuantity', text, most: MAX_QUANTITY });
        return;
      }
      cards.push({ id: card.id, quantity, zone: card.zone });
      taken.push({ at, id: card.id, quantity, zone: card.zone });
      if (pack.is === 'unknown') notices.push({ at, key: 'unknownPack', pack: pack.said, name: card.name });
      if (pack.is === 'elsewhere') notices.push({ at, key: 'notInPack', pack: pack.said, name: card.name });
      if (pack.is === 'matched' && pack.pack !== catalogue.firstPack(card)?.id && !packs.has(card.id))
        packs.set(card.id, pack.pack);
    },
    note: (notice) => notices.push(notice),
    tell: (more) => {
      meta = { ...meta, ...more };
    },
    finished: (name) => ({
      deck: {
        name,
        cards: mergedEntries(cards),
        meta: packs.size === 0 ? meta : { ...meta, packs: Object.fromEntries(packs) },
      },
      taken,
      notices,
    }),
  };
}
