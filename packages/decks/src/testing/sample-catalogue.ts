import { fold, printedId } from '@kronika/kernel';
import { type CatalogueCard, catalogueOf } from '../catalogue.ts';
import type { DownloadLayout } from '../export/download.ts';
import { SITE_FORMS } from '../import/form.ts';
import type { ImportOptions } from '../import/line-kind.ts';

/** A card of a small invented game, for the tests of deck lists. */
export interface SampleCard extends CatalogueCard {
  readonly side: 'sea' | 'hill' | 'none';
  readonly cost?: number;
  readonly element?: 'fire' | 'frost' | 'wind';
  readonly limit?: number;
}

type Facts = Omit<SampleCard, 'id' | 'side'> & { readonly side?: SampleCard['side'] };

function card(id: string, { side = 'none', ...facts }: Facts): SampleCard {
  return { id: printedId(id), side, ...facts };
}

/** The cards of the invented game. Two are called Lantern Ghost, and Old Ferry was printed twice. */
export const sampleCatalogue = catalogueOf<SampleCard>({
  game: 'sample',
  zones: ['banner', 'oath', 'plan', 'draw'],
  packs: [
    { id: 'Tide', name: { en: 'High Tide', pl: 'Przypływ' }, released: '2021-05-01' },
    { id: 'Base', name: { en: 'Base Box', pl: 'Zestaw podstawowy' }, aliases: ['Base Boxes'], released: '2020-01-31' },
    { id: 'Promo', name: { en: 'Promotional Cards' } },
  ],
  cards: [
    card('house-seal', {
      name: { en: 'House of the Seal', pl: 'Dom Foki' },
      type: 'banner',
      zone: 'banner',
      packs: ['Base'],
      codes: ['seal'],
      side: 'sea',
    }),
    card('silence', { name: { en: 'Silence', pl: 'Milczenie' }, type: 'oath', zone: 'oath', packs: ['Base'] }),
    card('first-frost', {
      name: { en: 'First Frost', pl: 'Pierwszy mróz' },
      type: 'plan',
      zone: 'plan',
      packs: ['Base'],
      codes: ['01001'],
      element: 'frost',
    }),
    card('wind-of-plenty', {
      name: { en: 'Wind of Plenty' },
      type: 'plan',
      zone: 'plan',
      packs: ['Base'],
      codes: ['01002'],
      element: 'wind',
    }),
    card('beacon-fire', { name: { en: 'Beacon Fire' }, type: 'plan', zone: 'plan', packs: ['Tide'], element: 'fire' }),
    card('second-frost', {
      name: { en: 'Second Frost' },
      type: 'plan',
      zone: 'plan',
      packs: ['Tide'],
      element: 'frost',
    }),
    card('the-pilots-mercy', {
      name: { en: "The Pilot's Mercy", pl: 'Łaska „pilota”' },
      type: 'event',
      zone: 'draw',
      packs: ['Base'],
      codes: ['01003'],
      side: 'sea',
      cost: 1,
    }),
    card('lodka-zolwia', {
      name: { en: 'Turtle Boat', pl: 'Łódka żółwia' },
      type: 'boat',
      zone: 'draw',
      packs: ['Base'],
      side: 'sea',
      cost: 2,
      limit: 1,
    }),
    card('01-lantern-ghost', {
      name: { en: 'Lantern Ghost' },
      type: 'crew',
      zone: 'draw',
      packs: ['Base'],
      side: 'hill',
      cost: 3,
    }),
    card('02-lantern-ghost', {
      name: { en: 'Lantern Ghost' },
      type: 'crew',
      zone: 'draw',
      packs: ['Tide'],
      side: 'hill',
      cost: 4,
    }),
    card('old-ferry', { name: { en: 'Old Ferry' }, type: 'boat', zone: 'draw', packs: ['Tide', 'Base'], cost: 0 }),
    card('3-brothers', { name: { en: '3 Brothers' }, type: 'crew', zone: 'draw', packs: ['Promo'], cost: 5 }),
    card('wall-north', {
      name: { en: 'The Wall (North)' },
      type: 'place',
      zone: 'draw',
      packs: ['Base'],
      side: 'hill',
    }),
  ],
});

/** What the invented game tells the importer. */
export const sampleOptions: ImportOptions = {
  forms: SITE_FORMS,
  headings: ['Plans', 'Plan', 'Crew', 'Boats', 'Boat', 'Events'],
  headLine: (line) => {
    if (fold(line) === 'house of the seal') return { is: 'card', id: printedId('house-seal') };
    return fold(line) === 'open water' ? { is: 'meta', meta: { format: 'open-water' } } : undefined;
  },
};

/** How the invented game's decks stand in texts. */
export const sampleLayout: DownloadLayout = {
  head: ['banner', 'oath'],
  sections: [
    { heading: 'Plans', holds: ({ type }) => type === 'plan' },
    { heading: 'Crew', holds: ({ type }) => type === 'crew' },
    { heading: 'Boats', holds: ({ type }) => type === 'boat' },
  ],
  perBox: ({ type }) => (type === 'crew' ? 2 : 3),
};
