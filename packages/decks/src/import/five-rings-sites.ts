import * as z from 'zod';
import type { DeckMeta } from '../deck-list.ts';
import type { SiteDeck } from './site-deck.ts';

const word = z.string().nullish();

/** A deck of EmeraldDB; FiveRingsDB has the same fields, further inside. */
const deckSchema = z.looseObject({
  name: word,
  format: word,
  primary_clan: word,
  secondary_clan: word,
  description: word,
  version_number: z.union([z.string(), z.number()]).nullish(),
  cards: z.record(z.string(), z.number()),
  card_pack_ids: z.record(z.string(), z.string()).nullish(),
});

type FiveRingsDeck = z.infer<typeof deckSchema>;

/** EmeraldDB's answer to `/api/decklists/<id>`. */
export const emeraldDbSchema = deckSchema.transform((deck) => siteDeck(deck, 'emeralddb', ''));

/** FiveRingsDB's answer to `/decks/<id>`. */
export const fiveRingsDeckSchema = z
  .looseObject({ record: deckSchema })
  .transform(({ record }) => siteDeck(record, 'fiveringsdb', 'record.'));

/** FiveRingsDB's answer to `/strains/<id>`. */
export const fiveRingsStrainSchema = z
  .looseObject({ record: z.looseObject({ head: deckSchema }) })
  .transform(({ record }) => siteDeck(record.head, 'fiveringsdb', 'record.head.'));

function siteDeck(deck: FiveRingsDeck, site: string, root: string): SiteDeck {
  const { name, cards, card_pack_ids: packs } = deck;
  return {
    name: name ?? '',
    meta: metaOf(deck, site),
    cards: Object.entries(cards).map(([reference, count]) => {
      const pack = packs?.[reference];
      const card = { path: `${root}cards.${reference}`, reference, count };
      return pack === undefined ? card : { ...card, pack };
    }),
  };
}

function metaOf(deck: FiveRingsDeck, site: string): DeckMeta {
  const { format, primary_clan, secondary_clan, description, version_number } = deck;
  const fields = Object.fromEntries(Object.entries(deck).filter(([key]) => !Object.hasOwn(deckSchema.shape, key)));
  return {
    ...(format ? { format } : {}),
    ...(primary_clan ? { clan: primary_clan } : {}),
    ...(secondary_clan ? { splash: secondary_clan } : {}),
    ...(description ? { description } : {}),
    ...(version_number ? { version: String(version_number) } : {}),
    ...(Object.keys(fields).length > 0 ? { source: { site, fields } } : {}),
  };
}
