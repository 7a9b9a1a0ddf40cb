import { type CatalogueCard, type DeckList, type ThronesLayout, writeClipboard, writeDeckFile } from '@kronika/decks';
import type { AbilityFact } from '../cards/fact.ts';
import { senjutsuCatalogue } from './catalogue.ts';

/** The forms in which a deck can be written. */
export const EXPORT_FORMS = ['kronika', 'clipboard'] as const;
export type ExportForm = (typeof EXPORT_FORMS)[number];

const section = (heading: string, type: AbilityFact['type']) => ({
  heading,
  holds: (card: CatalogueCard) => card.zone === 'deck' && card.type === type,
});

const LAYOUT: ThronesLayout = {
  head: ['hero', 'weapon'],
  sections: [section('Attacks', 'attack'), section('Defences', 'defence'), section('Meditations', 'meditation')],
};

/** The deck as a text of the form. */
export function exportSenjutsuDeck(deck: DeckList, form: ExportForm): string {
  switch (form) {
    case 'kronika':
      return writeDeckFile({ game: senjutsuCatalogue.game, deck });
    case 'clipboard':
      return writeClipboard(deck, senjutsuCatalogue, LAYOUT);
  }
}
