import {
  addToAgotDeck,
  agotCatalogue,
  checkAgotDeck,
  exportAgotDeck,
  FACTION_NAMES,
  factionOf,
  importAgotDeck,
  READY_DECKS,
  takeFromAgotDeck,
} from '@kronika/agot';
import { type DeckList, FORM_NAMES, holdingsOf } from '@kronika/decks';
import type { Phrase } from '@kronika/kernel';
import type { DeckModule } from '../../../decks/deck-module.ts';
import { FACTION_BADGES } from '../badges.ts';
import { AgotCard } from '../cards/AgotCard.tsx';
import { Crest } from './Crest.tsx';
import { AGOT_FACETS, DECK_CARDS, TITLE_CARDS } from './deck-cards.ts';
import { AGOT_EXPORTS, AGOT_FORMATS } from './forms.ts';
import { AGOT_ORDERS, AGOT_PARTS } from './parts.ts';

/** How many cards one draws for the opening hand (AGOT-SETUP-7-a). */
const OPENING_HAND = 7;

const faction = (deck: DeckList) => factionOf(holdingsOf(deck, agotCatalogue));

/** The decks of A Game of Thrones. */
export const agotDecks: DeckModule = {
  game: 'agot',
  catalogue: agotCatalogue,
  cards: DECK_CARDS,
  besides: TITLE_CARDS,
  parts: AGOT_PARTS,
  facets: AGOT_FACETS,
  orders: AGOT_ORDERS,
  formats: AGOT_FORMATS,
  exports: AGOT_EXPORTS.map(({ id, ...form }) => ({ id, ...form, write: (deck) => exportAgotDeck(deck, id) })),
  ready: READY_DECKS,
  draws: [{ zone: 'draw', name: { pl: 'Ręka początkowa', en: 'Opening hand' }, size: OPENING_HAND }],
  formNames: FORM_NAMES,
  Face: AgotCard,
  Crest,
  problems: checkAgotDeck,
  problemsAtTable: checkAgotDeck,
  add: addToAgotDeck,
  take: takeFromAgotDeck,
  formatOf: () => 'standard',
  limitOf: (id) => agotCatalogue.card(id)?.fact.deckLimit ?? 0,
  priceOf: () => undefined,
  badgeOf: (deck) => FACTION_BADGES[faction(deck) ?? 'neutral'],
  sideOf: (deck) => {
    const side = faction(deck);
    return side === undefined ? NO_FACTION : FACTION_NAMES[side];
  },
  importDeck: importAgotDeck,
  importing: {
    hint: {
      pl: 'Wklej listę kart po polsku lub angielsku, tekst lub JSON z ThronesDB, JSON z The Iron Throne (throneteki) albo plik Kroniki.',
      en: 'Paste a list of cards in Polish or English, text or JSON of ThronesDB, JSON of The Iron Throne (throneteki), or a file of Kronika.',
    },
    example: {
      pl: 'Ród Starków\nWierność\n3x Arya Stark\n2 Winter Is Coming\nKrólewski Trakt x3',
      en: 'House Stark\nFealty\n3x Arya Stark\n2 Winter Is Coming\nThe Kingsroad x3',
    },
  },
};

const NO_FACTION: Phrase = { pl: 'bez stronnictwa', en: 'no faction' };
