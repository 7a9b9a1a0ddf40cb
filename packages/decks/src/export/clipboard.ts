import type { Catalogue } from '../catalogue.ts';
import type { DeckList } from '../deck-list.ts';
import type { Pack } from '../packs.ts';
import { inBlocks, isOnlyOfItsName, type ThronesLayout, type ThronesSection, thronesText } from './thrones-text.ts';
import type { WrittenCard } from './written-card.ts';

/** The deck in the clipboard form of ThronesDB, which ThronesDB and throneteki read back whole. */
export function writeClipboard(deck: DeckList, catalogue: Catalogue, layout: ThronesLayout): string {
  const { title, head, packs, sections } = thronesText(deck, catalogue, layout);
  return inBlocks([
    [title],
    head.map((card) => (isOnlyOfItsName(card, catalogue) ? card.name : coded(card))),
    [packsLine(packs)],
    ...sections.map(sectionLines),
  ]);
}

function packsLine(packs: readonly Pack[]): string {
  const [first, last] = [packs[0], packs.at(-1)];
  if (first === undefined || last === undefined) return 'Packs:';
  return first === last ? `Packs: From ${first.name.en}` : `Packs: From ${first.name.en} to ${last.name.en}`;
}

function sectionLines({ heading, cards }: ThronesSection): readonly string[] {
  const count = cards.reduce((sum, { entry }) => sum + entry.quantity, 0);
  return [`${heading} (${count}):`, ...cards.map((card) => `${card.entry.quantity}x ${coded(card)}`)];
}

function coded({ name, pack }: WrittenCard): string {
  return pack === undefined ? name : `${name} (${pack.id})`;
}
