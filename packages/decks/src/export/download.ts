import type { Catalogue, CatalogueCard } from '../catalogue.ts';
import type { DeckList } from '../deck-list.ts';
import type { Pack } from '../packs.ts';
import {
  inBlocks,
  isOnlyOfItsName,
  type ThronesLayout,
  type ThronesSection,
  type ThronesText,
  thronesText,
} from './thrones-text.ts';
import type { WrittenCard } from './written-card.ts';

/** The layout of a file that is downloaded, which also tells how many boxes the deck needs. */
export interface DownloadLayout extends ThronesLayout {
  /** How many copies of the card one box holds. */
  readonly perBox: (card: CatalogueCard) => number;
}

/** The version of a deck that says nothing of its own. */
const FIRST_VERSION = '1.0';

/** The deck as the text file that ThronesDB lets one download. */
export function writeDownload(deck: DeckList, catalogue: Catalogue, layout: DownloadLayout): string {
  const text = thronesText(deck, catalogue, layout);
  return inBlocks([
    [text.title, `Version: ${deck.meta.version ?? FIRST_VERSION}`],
    text.head.map((card) => (isOnlyOfItsName(card, catalogue) ? card.name : named(card))),
    [packsLine(text, layout)],
    ...text.sections.map(sectionLines),
  ]);
}

function packsLine({ packs, head, sections }: ThronesText, layout: DownloadLayout): string {
  const cards = [...head, ...sections.flatMap((section) => section.cards)];
  const told = (pack: Pack): string => {
    const boxes = boxesOf(
      cards.filter((card) => card.pack === pack),
      layout,
    );
    return boxes > 1 ? `${pack.name.en} (${boxes})` : pack.name.en;
  };
  const [first, last] = [packs[0], packs.at(-1)];
  if (first === undefined || last === undefined) return 'Packs:';
  return first === last ? `Packs: ${told(first)}` : `Packs: From ${told(first)} to ${told(last)}`;
}

function boxesOf(cards: readonly WrittenCard[], { perBox }: DownloadLayout): number {
  const needed = cards.map(({ entry, card }) => (card === undefined ? 1 : Math.ceil(entry.quantity / perBox(card))));
  return Math.max(1, ...needed);
}

/** A list of one card has its heading in the singular. */
function sectionLines({ heading, cards }: ThronesSection): readonly string[] {
  const title = cards.length === 1 ? heading.replace(/s$/u, '') : heading;
  return [title, ...cards.map((card) => `${card.entry.quantity}x ${named(card)}`)];
}

function named({ name, pack }: WrittenCard): string {
  return pack === undefined ? name : `${name} (${pack.name.en})`;
}
