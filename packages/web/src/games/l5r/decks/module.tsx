import { type DeckList, FORM_NAMES, holdingsOf } from '@kronika/decks';
import {
  addToL5rDeck,
  CLAN_NAMES,
  checkL5rDeck,
  clanOf,
  copyLimit,
  exportL5rDeck,
  formatOf,
  importL5rDeck,
  influenceCostIn,
  l5rCatalogue,
  READY_DECKS,
  takeFromL5rDeck,
} from '@kronika/l5r';
import type { DeckModule } from '../../../decks/deck-module.ts';
import { CLAN_BADGES } from '../badges.ts';
import { L5rCard } from '../cards/L5rCard.tsx';
import { Crest } from './Crest.tsx';
import { DECK_CARDS, L5R_FACETS } from './deck-cards.ts';
import { L5R_EXPORTS, L5R_FORMATS } from './forms.ts';
import { L5R_ORDERS, L5R_PARTS } from './parts.ts';

/** How many cards one begins with (L5R-SETUP): a row of provinces to fill, a hand to draw. */
const FIRST_CARDS = 4;

const clan = (deck: DeckList) => clanOf(holdingsOf(deck, l5rCatalogue)) ?? 'neutral';

/** The decks of Legend of the Five Rings. */
export const l5rDecks: DeckModule = {
  game: 'l5r',
  catalogue: l5rCatalogue,
  cards: DECK_CARDS,
  parts: L5R_PARTS,
  facets: L5R_FACETS,
  orders: L5R_ORDERS,
  formats: L5R_FORMATS,
  exports: L5R_EXPORTS.map(({ id, ...form }) => ({ id, ...form, write: (deck) => exportL5rDeck(deck, id) })),
  ready: READY_DECKS,
  draws: [
    { zone: 'dynasty', name: { pl: 'Karty w prowincjach', en: 'Cards in the provinces' }, size: FIRST_CARDS },
    { zone: 'conflict', name: { pl: 'Ręka', en: 'Hand' }, size: FIRST_CARDS },
  ],
  formNames: FORM_NAMES,
  Face: L5rCard,
  Crest,
  problems: (deck) => checkL5rDeck(deck),
  problemsAtTable: (deck) => checkL5rDeck(deck, 'standard'),
  add: addToL5rDeck,
  take: takeFromL5rDeck,
  formatOf,
  limitOf: (id, deck) => {
    const card = l5rCatalogue.card(id);
    return card === undefined ? 0 : copyLimit(card, deck);
  },
  priceOf: (id, deck) => {
    const card = l5rCatalogue.card(id);
    const points = card === undefined ? 0 : influenceCostIn(card, holdingsOf(deck, l5rCatalogue));
    if (card === undefined || points === 0) return undefined;
    return { points, allegiance: card.fact.clan, word: { pl: `wpływ ${points}`, en: `influence ${points}` } };
  },
  badgeOf: (deck) => CLAN_BADGES[clan(deck)],
  sideOf: (deck) => (clan(deck) === 'neutral' ? NO_CLAN : CLAN_NAMES[clan(deck)]),
  importDeck: importL5rDeck,
  importing: {
    hint: {
      pl: 'Wklej listę kart po polsku lub angielsku, tekst z Jigoku, JSON z EmeraldDB lub FiveRingsDB albo plik Kroniki.',
      en: 'Paste a list of cards in Polish or English, text of Jigoku, JSON of EmeraldDB or FiveRingsDB, or a file of Kronika.',
    },
    example: { pl: '3x Droga Lwa\n2 Let Go\nBanzai! x3', en: '3x Way of the Lion\n2 Let Go\nBanzai! x3' },
  },
};

const NO_CLAN = { pl: 'bez twierdzy', en: 'no stronghold' };
