import { tidy } from '@kronika/kernel';
import type { Catalogue, CatalogueCard } from '../catalogue.ts';
import type { DeckList } from '../deck-list.ts';
import { OTHER_CARDS } from '../import/line-kind.ts';
import type { Pack } from '../packs.ts';
import { type WrittenCard, writtenCards } from './written-card.ts';

/** How the game's decks stand in a text of ThronesDB. */
export interface ThronesLayout {
  /** The zones whose cards stand at the head by their bare names, e.g. faction and agenda. */
  readonly head: readonly string[];
  /** The lists below it, in order; a card that fits none comes last, under `Other`. */
  readonly sections: readonly { readonly heading: string; readonly holds: (card: CatalogueCard) => boolean }[];
}

/** What the texts of ThronesDB say of a deck, each in words of its own. */
export interface ThronesText {
  readonly title: string;
  readonly head: readonly WrittenCard[];
  /** The packs the cards come from, in the order in which they came out. */
  readonly packs: readonly Pack[];
  /** The lists that are not empty, each sorted by name. */
  readonly sections: readonly ThronesSection[];
}

export interface ThronesSection {
  readonly heading: string;
  readonly cards: readonly WrittenCard[];
}

/** Sorts what a deck holds as the texts of ThronesDB have it. */
export function thronesText(deck: DeckList, catalogue: Catalogue, layout: ThronesLayout): ThronesText {
  const cards = writtenCards(deck, catalogue);
  const inHead = ({ entry, card }: WrittenCard): boolean =>
    card !== undefined && entry.quantity === 1 && layout.head.includes(entry.zone);
  const head = cards.filter(inHead);
  const used = new Set(cards.flatMap(({ pack }) => (pack === undefined ? [] : [pack.id])));
  return {
    title: titleOf(deck, head),
    head,
    packs: catalogue.packs.filter(({ id }) => used.has(id)),
    sections: sectionsOf(
      cards.filter((card) => !inHead(card)),
      layout,
    ),
  };
}

/** The blocks of a text, parted by empty lines; a block without a line is left out. */
export function inBlocks(blocks: readonly (readonly string[])[]): string {
  const filled = blocks.filter((block) => block.length > 0);
  return `${filled.map((block) => block.join('\n')).join('\n\n')}\n`;
}

/** Whether only this card has its name; otherwise its pack is written too. */
export function isOnlyOfItsName({ name, card }: WrittenCard, catalogue: Catalogue): boolean {
  return catalogue.cards.every((other) => other.name.en !== name || other.id === card?.id);
}

/** A name that cannot be mistaken for the end of the deck; a nameless deck is called after its faction. */
function titleOf(deck: DeckList, [first]: readonly WrittenCard[]): string {
  return tidy(deck.name.replace(/={3,}/gu, '==')) || (first?.name ?? 'Deck');
}

function sectionsOf(cards: readonly WrittenCard[], layout: ThronesLayout): readonly ThronesSection[] {
  const placeOf = ({ card }: WrittenCard): number =>
    card === undefined ? -1 : layout.sections.findIndex(({ holds }) => holds(card));
  const headings = [...layout.sections.map(({ heading }) => heading), OTHER_CARDS];
  return headings
    .map((heading, i) => {
      const place = i < layout.sections.length ? i : -1;
      const held = cards.filter((card) => placeOf(card) === place).toSorted((a, b) => (a.name < b.name ? -1 : 1));
      return { heading, cards: held };
    })
    .filter((section) => section.cards.length > 0);
}
