import { tidy } from '@kronika/kernel';
import type { Catalogue, CatalogueCard } from '../catalogue.ts';
import type { DeckList } from '../deck-list.ts';
import { type WrittenCard, writtenCards } from './written-card.ts';

/** How the game's decks stand in the clipboard form of ThronesDB. */
export interface ClipboardLayout {
  /** The zones whose cards stand at the head by their bare names, e.g. faction and agenda. */
  readonly head: readonly string[];
  /** The lists below it, in order; a card that fits none comes last, under `Other`. */
  readonly sections: readonly { readonly heading: string; readonly holds: (card: CatalogueCard) => boolean }[];
}

/** The deck in the clipboard form of ThronesDB, which ThronesDB and throneteki read back whole. */
export function writeClipboard(deck: DeckList, catalogue: Catalogue, layout: ClipboardLayout): string {
  const cards = writtenCards(deck, catalogue);
  const inHead = ({ entry, card }: WrittenCard): boolean =>
    card !== undefined && entry.quantity === 1 && layout.head.includes(entry.zone);
  const head = cards.filter(inHead);
  const sections = sectionsOf(
    cards.filter((card) => !inHead(card)),
    layout,
  );
  const blocks = [
    [titleOf(deck, head)],
    head.map((card) => headLine(card, catalogue)),
    [packsLine(cards, catalogue)],
    ...sections,
  ];
  const filled = blocks.filter((block) => block.length > 0);
  return `${filled.map((block) => block.join('\n')).join('\n\n')}\n`;
}

/** A name that cannot be mistaken for the end of the deck; a nameless deck is called after its faction. */
function titleOf(deck: DeckList, [first]: readonly WrittenCard[]): string {
  return tidy(deck.name.replace(/={3,}/gu, '==')) || (first?.name ?? 'Deck');
}

/** Only where several cards have the name is the pack written too. */
function headLine({ name, card, pack }: WrittenCard, catalogue: Catalogue): string {
  const isOnly = catalogue.cards.every((other) => other.name.en !== name || other.id === card?.id);
  return isOnly || pack === undefined ? name : `${name} (${pack.id})`;
}

function packsLine(cards: readonly WrittenCard[], catalogue: Catalogue): string {
  const used = new Set(cards.flatMap(({ pack }) => (pack === undefined ? [] : [pack.id])));
  const inOrder = catalogue.packs.filter(({ id }) => used.has(id));
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  if (first === undefined || last === undefined) return 'Packs:';
  return first === last ? `Packs: From ${first.name.en}` : `Packs: From ${first.name.en} to ${last.name.en}`;
}

function sectionsOf(cards: readonly WrittenCard[], layout: ClipboardLayout): readonly (readonly string[])[] {
  const placeOf = ({ card }: WrittenCard): number =>
    card === undefined ? -1 : layout.sections.findIndex(({ holds }) => holds(card));
  const headings = [...layout.sections.map(({ heading }) => heading), 'Other'];
  return headings.flatMap((heading, i) => {
    const place = i < layout.sections.length ? i : -1;
    const held = cards.filter((card) => placeOf(card) === place).toSorted((a, b) => (a.name < b.name ? -1 : 1));
    const count = held.reduce((sum, { entry }) => sum + entry.quantity, 0);
    return held.length === 0 ? [] : [[`${heading} (${count}):`, ...held.map(cardLine)]];
  });
}

function cardLine({ entry, name, pack }: WrittenCard): string {
  return `${entry.quantity}x ${name}${pack === undefined ? '' : ` (${pack.id})`}`;
}
