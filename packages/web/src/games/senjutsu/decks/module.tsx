import { FORM_NAMES } from '@kronika/decks';
import {
  addToSenjutsuDeck,
  COPY_LIMITS,
  checkSenjutsuDeck,
  exportSenjutsuDeck,
  formatOf,
  importSenjutsuDeck,
  READY_DECKS,
  senjutsuCatalogue,
  takeFromSenjutsuDeck,
} from '@kronika/senjutsu';
import type { DeckModule } from '../../../decks/deck-module.ts';
import { PrintedCard } from '../cards/PrintedCard.tsx';
import { Crest } from './Crest.tsx';
import { DECK_CARDS, SENJUTSU_FACETS } from './deck-cards.ts';
import { SENJUTSU_EXPORTS, SENJUTSU_FORMATS } from './forms.ts';
import { badgeOfDeck, heroOfDeck, sideOfDeck } from './hero-of-deck.ts';
import { SENJUTSU_ORDERS, SENJUTSU_PARTS } from './parts.ts';

/** What most heroes draw at the start, as long as nobody knows who it is. */
const USUAL_HAND = 5;

/** The decks of Senjutsu. */
export const senjutsuDecks: DeckModule = {
  game: senjutsuCatalogue.game,
  catalogue: senjutsuCatalogue,
  cards: DECK_CARDS,
  parts: SENJUTSU_PARTS,
  facets: SENJUTSU_FACETS,
  orders: SENJUTSU_ORDERS,
  formats: SENJUTSU_FORMATS,
  exports: SENJUTSU_EXPORTS.map(({ id, ...form }) => ({ id, ...form, write: (deck) => exportSenjutsuDeck(deck, id) })),
  ready: READY_DECKS,
  // Up to the hand limit of the hero (SEN-SETUP-l).
  draws: [
    {
      zone: 'deck',
      name: { pl: 'Ręka początkowa', en: 'Opening hand' },
      size: (deck) => heroOfDeck(deck)?.handLimit ?? USUAL_HAND,
    },
  ],
  formNames: FORM_NAMES,
  Face: PrintedCard,
  Crest,
  problems: (deck) => checkSenjutsuDeck(deck),
  problemsAtTable: (deck) => checkSenjutsuDeck(deck),
  add: addToSenjutsuDeck,
  take: takeFromSenjutsuDeck,
  formatOf,
  limitOf: (id) => {
    const card = senjutsuCatalogue.card(id);
    return card === undefined ? 0 : COPY_LIMITS[card.fact.rank];
  },
  priceOf: () => undefined,
  badgeOf: badgeOfDeck,
  sideOf: sideOfDeck,
  importDeck: importSenjutsuDeck,
  importing: {
    hint: {
      pl: 'Wklej listę kart po polsku lub angielsku, z nazwami lub numerami, albo plik Kroniki.',
      en: 'Paste a list of cards in Polish or English, with names or numbers, or a file of Kronika.',
    },
    example: {
      pl: 'Ronin\nCięcie Naginatą\n2x Stalowa Zapora\n3 Odepchnięcie',
      en: 'Ronin\nNaginata Sweep\n2x Steel Block\n3 Push Back',
    },
  },
};
