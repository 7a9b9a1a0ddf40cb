import {
  type CatalogueCard,
  type DeckList,
  type DownloadLayout,
  type ThronesLayout,
  writeClipboard,
  writeDeckFile,
  writeDownload,
} from '@kronika/decks';
import type { CardType } from '../cards/fact.ts';
import { agotCatalogue } from './catalogue.ts';

/** The forms in which a deck can be written. */
export const EXPORT_FORMS = ['kronika', 'clipboard', 'download'] as const;
export type ExportForm = (typeof EXPORT_FORMS)[number];

const HEAD = ['faction', 'agenda'];

const section = (heading: string, type: CardType) => ({ heading, holds: (card: CatalogueCard) => card.type === type });

const [plots, characters, attachments, locations, events] = [
  section('Plots', 'plot'),
  section('Characters', 'character'),
  section('Attachments', 'attachment'),
  section('Locations', 'location'),
  section('Events', 'event'),
];

const CLIPBOARD: ThronesLayout = { head: HEAD, sections: [plots, characters, attachments, locations, events] };

/** The two texts have locations and attachments in different order. */
const DOWNLOAD: DownloadLayout = {
  head: HEAD,
  sections: [plots, characters, locations, attachments, events],
  perBox: ({ id }) => agotCatalogue.card(id)?.fact.quantity ?? 1,
};

/** The deck as a text of the form. */
export function exportAgotDeck(deck: DeckList, form: ExportForm): string {
  switch (form) {
    case 'kronika':
      return writeDeckFile({ game: agotCatalogue.game, deck });
    case 'clipboard':
      return writeClipboard(deck, agotCatalogue, CLIPBOARD);
    case 'download':
      return writeDownload(deck, agotCatalogue, DOWNLOAD);
  }
}
