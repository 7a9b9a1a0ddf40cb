import { fold, InvariantError, type KnownName, type Lang, nearestNames, type PrintedId, slugOf } from '@kronika/kernel';
import { type Pack, type PackShelf, packShelf } from './packs.ts';

/** A name in English, and in Polish where there is one. */
export interface CardName {
  readonly en: string;
  readonly pl?: string;
}

/** The name in the language, or the English one. */
export function inLang(name: CardName, lang: Lang): string {
  return name[lang] ?? name.en;
}

/** What a deck list needs to know of a card. Games add what their deck rules ask for. */
export interface CatalogueCard {
  readonly id: PrintedId;
  readonly name: CardName;
  readonly type: string;
  /** The part of the deck the card goes to. */
  readonly zone: string;
  /** The ids of all packs the card is in. */
  readonly packs: readonly string[];
  /** What other sites call the card, e.g. `01001`. */
  readonly codes?: readonly string[];
}

/** What a game tells about its cards. */
export interface CatalogueContent<C extends CatalogueCard> {
  readonly game: string;
  /** The parts of a deck, in the order in which they are written. */
  readonly zones: readonly string[];
  readonly packs: readonly Pack[];
  readonly cards: readonly C[];
}

/**
 * What came of the pack that was named with a card: none was, the card is in it (`pack`), nobody knows it,
 * or the card is not in it. In the last two cases the card was found by its name alone.
 */
export type PackMatch =
  | { readonly is: 'unsaid' }
  | { readonly is: 'matched'; readonly pack: string }
  | { readonly is: 'unknown'; readonly said: string }
  | { readonly is: 'elsewhere'; readonly said: string };

/** A card that was found, and what came of its pack. */
export interface FoundCard<C extends CatalogueCard> {
  readonly card: C;
  readonly pack: PackMatch;
}

/** The cards of a game and the ways to find one. Of several that fit, the one that appeared first is taken. */
export interface Catalogue<C extends CatalogueCard = CatalogueCard> extends CatalogueContent<C> {
  /** In the order in which they came out. */
  readonly packs: readonly Pack[];
  card(id: PrintedId): C | undefined;
  /** Finds a pack by id, name or alias. */
  pack(name: string): Pack | undefined;
  /** The pack the card appeared in first. */
  firstPack(card: C): Pack | undefined;
  /** Finds a card by its Polish or English name, however it is typed; its punctuation may be missing. */
  byName(name: string, pack?: string): FoundCard<C> | undefined;
  /** Finds a card by id, code or slug; two digits and a dash in front of a slug may be missing or too many. */
  bySlug(slug: string, pack?: string): FoundCard<C> | undefined;
  /** The names somebody may have meant who wrote this. */
  nearest(name: string): readonly string[];
}

/** Makes a catalogue searchable. Two cards of one id are a bug in the game's card list. */
export function catalogueOf<C extends CatalogueCard>(content: CatalogueContent<C>): Catalogue<C> {
  const shelf = packShelf(content.packs);
  const cards = [...content.cards].sort((a, b) => shelf.compare(a.packs, b.packs));
  const byId = new Map(cards.map((card) => [card.id, card]));
  if (byId.size < cards.length) throw new InvariantError(`two cards of ${content.game} have the same id`);
  const byName = index(cards, ({ name }) => [name.en, name.pl ?? name.en].map(fold));
  const byCode = index(cards, ({ id, codes = [] }) => [id, ...codes].map(fold));
  const bySlug = index(cards, ({ id, name }) => [unnumbered(fold(id)), slugOf(name.en)]);
  const byPlainName = index(cards, ({ name }) => [name.en, name.pl ?? name.en].map(slugOf));
  const names = cards.flatMap(({ name }) => knownNames(name));
  return {
    ...content,
    packs: shelf.ordered,
    card: (id) => byId.get(id),
    pack: (name) => shelf.find(name),
    firstPack: (card) => shelf.first(card.packs),
    byName: (name, pack) => chosen(byName.get(fold(name)) ?? byPlainName.get(slugOf(name)), pack, shelf),
    bySlug: (slug, pack) => chosen(byCode.get(fold(slug)) ?? bySlug.get(unnumbered(fold(slug))), pack, shelf),
    nearest: (name) => nearestNames(name, names),
  };
}

/** The slug without the pack number that the newer FiveRingsDB data set puts in front. */
function unnumbered(slug: string): string {
  return slug.replace(/^\d\d-/u, '');
}

function knownNames({ en, pl }: CardName): readonly KnownName[] {
  const shown = pl === undefined ? [en] : [en, pl];
  return shown.map((name) => ({ shown: name, folded: fold(name) }));
}

function index<C>(cards: readonly C[], keysOf: (card: C) => readonly string[]): ReadonlyMap<string, readonly C[]> {
  const found = new Map<string, C[]>();
  for (const card of cards) {
    for (const key of new Set(keysOf(card))) {
      const list = found.get(key);
      if (list === undefined) found.set(key, [card]);
      else list.push(card);
    }
  }
  return found;
}

function chosen<C extends CatalogueCard>(
  cards: readonly C[] | undefined,
  said: string | undefined,
  shelf: PackShelf,
): FoundCard<C> | undefined {
  const first = cards?.[0];
  if (cards === undefined || first === undefined) return undefined;
  if (said === undefined) return { card: first, pack: { is: 'unsaid' } };
  const pack = shelf.find(said);
  if (pack === undefined) return { card: first, pack: { is: 'unknown', said } };
  const card = cards.find(({ packs }) => packs.includes(pack.id));
  return card === undefined
    ? { card: first, pack: { is: 'elsewhere', said } }
    : { card, pack: { is: 'matched', pack: pack.id } };
}
