import { fold, type PrintedId } from '@kronika/kernel';
import type { Catalogue, CatalogueCard, FoundCard } from '../catalogue.ts';
import type { DeckMeta } from '../deck-list.ts';
import { type Reading, readingsOf } from './card-line.ts';
import type { SiteForm } from './form.ts';

/** What a line at the head of a deck says in the language of one game: its faction, its agenda, … */
export type HeadLine =
  | { readonly is: 'card'; readonly id: PrintedId }
  | { readonly is: 'meta'; readonly meta: DeckMeta };

/** What a game knows about the texts its players paste. */
export interface ImportOptions {
  /** The forms of other sites and programs in which its players have decks. */
  readonly forms?: readonly SiteForm[];
  /** The words that stand above a list of cards: `Plots`, `Plot`, `Dynasty Deck`, … */
  readonly headings?: readonly string[];
  /** Understands a line that stands for no card of the list. The line is tidy; compare it with `fold`. */
  readonly headLine?: (line: string) => HeadLine | undefined;
}

/** What a line of a deck list is. */
export type LineKind =
  | { readonly is: 'empty' }
  | { readonly is: 'heading' }
  | { readonly is: 'cycle' }
  | { readonly is: 'packs' }
  | { readonly is: 'version'; readonly version: string }
  | { readonly is: 'headMeta'; readonly meta: DeckMeta }
  | { readonly is: 'headCard'; readonly found: FoundCard<CatalogueCard> }
  | { readonly is: 'card'; readonly reading: Reading; readonly found: FoundCard<CatalogueCard> }
  | { readonly is: 'unknown'; readonly readings: readonly Reading[] };

/** Says what a tidy line is. */
export function lineKind(line: string, catalogue: Catalogue, options: ImportOptions): LineKind {
  if (line === '') return { is: 'empty' };
  if (line.startsWith('---')) return { is: 'cycle' };
  const [label = '', ...rest] = line.split(':');
  if (fold(label) === 'packs' && rest.length > 0) return { is: 'packs' };
  if (fold(label) === 'version' && rest.length > 0) return { is: 'version', version: rest.join(':').trim() };
  if (isHeading(line, options.headings ?? [])) return { is: 'heading' };
  return headKind(line, catalogue, options) ?? cardKind(line, catalogue);
}

function headKind(line: string, catalogue: Catalogue, options: ImportOptions): LineKind | undefined {
  const head = options.headLine?.(line);
  if (head === undefined) return undefined;
  if (head.is === 'meta') return { is: 'headMeta', meta: head.meta };
  const card = catalogue.card(head.id);
  return card === undefined ? undefined : { is: 'headCard', found: { card, pack: { is: 'unsaid' } } };
}

function cardKind(line: string, catalogue: Catalogue): LineKind {
  const readings = readingsOf(line);
  for (const reading of readings) {
    const found = catalogue.byName(reading.name, reading.pack) ?? catalogue.bySlug(reading.name, reading.pack);
    if (found !== undefined) return { is: 'card', reading, found };
  }
  return { is: 'unknown', readings };
}

/** Whether the line stands only at the head of a deck as a site writes it. */
export function isHead(kind: LineKind): boolean {
  return kind.is === 'headCard' || kind.is === 'headMeta' || kind.is === 'packs';
}

/** What stands above the cards that fit no other heading when this program writes a text. */
export const OTHER_CARDS = 'Other';

/** A heading is a known word with or without a count and a colon, or any words with both. */
function isHeading(line: string, headings: readonly string[]): boolean {
  if (/^\D/u.test(line) && /\(\d{1,4}\):$/u.test(line)) return true;
  const word = fold(line)
    .replace(/: ?\d{1,4}$/u, '')
    .replace(/:$/u, '')
    .replace(/ ?\(\d{1,4}\)$/u, '');
  return [...headings, OTHER_CARDS].some((heading) => fold(heading) === word);
}

/** Whether the line only goes on telling of the packs that a `Packs:` line above it began with. */
export function continuesPacks(line: string, catalogue: Catalogue): boolean {
  if (/^(?:from|to) /iu.test(line)) return true;
  return catalogue.pack(line.replace(/ ?\(\d{1,4}\)$/u, '')) !== undefined;
}
