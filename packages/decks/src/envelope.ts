import { canonicalJson, isRefusal, printedId, type Refusal } from '@kronika/kernel';
import * as z from 'zod';
import { type DeckEntry, type DeckList, MAX_QUANTITY } from './deck-list.ts';
import { readJson, refusedBy, refusedDeck } from './json.ts';

/** What the files of this program call themselves. */
export const DECK_FORMAT = 'kronika-deck';

/** The version this program writes; newer ones are refused. */
export const DECK_VERSION = 1;

/** A deck list as a file holds it: the deck and the game it is for. */
export interface DeckFile {
  readonly game: string;
  readonly deck: DeckList;
}

const fieldsSchema = z.record(z.string(), z.unknown());

const entrySchema = z
  .looseObject({ id: z.string().min(1), qty: z.int().min(1).max(MAX_QUANTITY), zone: z.string().min(1) })
  .transform(({ id, qty, zone, ...unread }): DeckEntry => {
    const entry = { id: printedId(id), quantity: qty, zone };
    return Object.keys(unread).length === 0 ? entry : { ...entry, unread };
  });

const metaSchema = z.looseObject({
  format: z.string().exactOptional(),
  clan: z.string().exactOptional(),
  splash: z.string().exactOptional(),
  version: z.string().exactOptional(),
  description: z.string().exactOptional(),
  packs: z.record(z.string(), z.string()).exactOptional(),
  source: z.strictObject({ site: z.string(), fields: fieldsSchema }).exactOptional(),
});

const fileSchema = z
  .looseObject({
    format: z.literal(DECK_FORMAT),
    version: z.literal(DECK_VERSION),
    game: z.string().min(1),
    name: z.string(),
    cards: z.array(entrySchema),
    meta: metaSchema.default({}),
  })
  .transform(({ format: _, version: __, game, name, cards, meta, ...unread }): DeckFile => {
    const deck = { name, cards, meta };
    return { game, deck: Object.keys(unread).length === 0 ? deck : { ...deck, unread } };
  });

/** Reads a deck file that was already parsed as JSON; says what is wrong with one that cannot be used. */
export function parseDeckFile(input: unknown): DeckFile | Refusal {
  const parsed = fileSchema.safeParse(input);
  if (parsed.success) return parsed.data;
  const newer = newerVersion(input);
  if (newer !== undefined)
    return refusedDeck(
      'version',
      `it is of version ${newer}, and this program reads up to version ${DECK_VERSION}; use a newer program`,
    );
  return refusedBy(parsed.error);
}

/** Reads a deck file from its text. */
export function readDeckFile(text: string): DeckFile | Refusal {
  const json = readJson(text);
  return isRefusal(json) ? json : parseDeckFile(json.value);
}

/** The text of a deck file. Equal decks give equal texts. */
export function writeDeckFile({ game, deck }: DeckFile): string {
  const { name, cards, meta, unread } = deck;
  const entries = cards.map(({ id, quantity, zone, unread: rest }) => ({ ...rest, id, qty: quantity, zone }));
  const file = { ...unread, format: DECK_FORMAT, version: DECK_VERSION, game, name, cards: entries, meta };
  return `${canonicalJson(file)}\n`;
}

function newerVersion(input: unknown): number | undefined {
  const head = z.looseObject({ format: z.literal(DECK_FORMAT), version: z.number() }).safeParse(input);
  return head.success && head.data.version > DECK_VERSION ? head.data.version : undefined;
}
