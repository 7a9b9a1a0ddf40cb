import {
  agotCatalogue,
  CARD_TYPE_NAMES,
  CHALLENGE_TYPES,
  cardName,
  DRAW_TYPES,
  FACTION_NAMES,
  FACTIONS,
  FACTS,
  type Fact,
  ICON_NAMES,
  keywordName,
  lineOf,
  PLAIN_KEYWORDS,
  TRAITS,
  traitName,
} from '@kronika/agot';
import { LANGS, type Lang, type Phrase } from '@kronika/kernel';
import type { DeckCard, Facet, FacetValue } from '../../../decks/deck-module.ts';
import { searchable } from '../../../decks/search/filter.ts';
import { CHALLENGE_BADGES, FACTION_BADGES } from '../badges.ts';

/** The kinds of cards in the order in which lists have them. */
export const CARD_TYPES = ['faction', 'agenda', 'plot', ...DRAW_TYPES, 'title'] as const;

const LOYALTY = {
  loyal: { pl: 'lojalna', en: 'loyal' },
  nonLoyal: { pl: 'nielojalna', en: 'non-loyal' },
} as const;

const UNIQUE: Phrase = { pl: 'unikatowa', en: 'unique' };

/** The keywords that differ only in a price or in traits are looked for together. */
const KEYWORD_FAMILIES = ['ambush', ...PLAIN_KEYWORDS] as const;
type KeywordFamily = (typeof KEYWORD_FAMILIES)[number];

/** The cards as they are searched for. */
export const DECK_CARDS: readonly DeckCard[] = agotCatalogue.cards.map(({ zone, fact }) => deckCard(fact, zone));

/** The titles of a melee: they lie on the table, whatever decks are brought to it (AGOT-COMP-c). */
export const TITLE_CARDS: readonly DeckCard[] = FACTS.filter(({ type }) => type === 'title').map((fact) =>
  deckCard(fact, 'titles'),
);

function deckCard(fact: Fact, zone: string): DeckCard {
  return {
    id: fact.id,
    name: cardName(fact),
    zone,
    marks: {
      faction: [fact.faction],
      type: [fact.type],
      cost: 'cost' in fact ? [String(fact.cost)] : [],
      icon: fact.type === 'character' ? fact.icons : [],
      loyalty: isLoyaltyAsked(fact) ? [fact.loyal === true ? 'loyal' : 'nonLoyal'] : [],
      keyword: fact.keywords.map(({ is }) => keywordFamily(is)),
      trait: fact.traits,
      income: fact.type === 'plot' ? [String(fact.income)] : [],
      initiative: fact.type === 'plot' ? [String(fact.initiative)] : [],
      claim: fact.type === 'plot' ? [String(fact.claim)] : [],
      reserve: fact.type === 'plot' ? [String(fact.reserve)] : [],
    },
    words: { pl: wordsOf(fact, 'pl'), en: wordsOf(fact, 'en') },
  };
}

/** Neutral cards are loyal to nobody, and nobody asks. */
function isLoyaltyAsked(fact: Fact): boolean {
  return fact.faction !== 'neutral' && fact.type !== 'faction';
}

function keywordFamily(is: Fact['keywords'][number]['is']): KeywordFamily {
  return is === 'noAttachmentsExcept' || is === 'noAttachmentsWith' ? 'noAttachments' : is;
}

function familyName(family: KeywordFamily): Phrase {
  return family === 'ambush' ? { pl: 'Zasadzka', en: 'Ambush' } : keywordName({ is: family });
}

function wordsOf(fact: Fact, lang: Lang): string {
  return searchable(
    ...LANGS.map((one) => cardName(fact)[one]),
    FACTION_NAMES[fact.faction][lang],
    CARD_TYPE_NAMES[fact.type][lang],
    ...fact.traits.map((trait) => traitName(trait)[lang]),
    lineOf(fact.id, lang),
    ...(fact.loyal === true ? [LOYALTY.loyal[lang]] : []),
    ...(fact.unique === true ? [UNIQUE[lang]] : []),
  );
}

/** The numbers that occur, from the smallest on; X comes last. */
function numbers(facet: string): readonly FacetValue[] {
  const found = new Set(DECK_CARDS.flatMap(({ marks }) => marks[facet] ?? []));
  return [...found]
    .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .map((value) => ({ id: value, name: { pl: value, en: value } }));
}

function frequency(trait: string): number {
  return DECK_CARDS.filter(({ marks }) => marks.trait?.includes(trait)).length;
}

/** What cards are told apart by. */
export const AGOT_FACETS: readonly Facet[] = [
  {
    id: 'faction',
    name: { pl: 'Stronnictwo', en: 'Faction' },
    look: 'badges',
    values: [...FACTIONS, 'neutral' as const].map((faction) => ({
      id: faction,
      name: FACTION_NAMES[faction],
      badge: FACTION_BADGES[faction],
    })),
  },
  {
    id: 'type',
    name: { pl: 'Typ', en: 'Type' },
    look: 'pills',
    values: CARD_TYPES.map((type) => ({ id: type, name: CARD_TYPE_NAMES[type] })),
  },
  { id: 'cost', name: { pl: 'Koszt', en: 'Cost' }, look: 'numbers', values: numbers('cost') },
  {
    id: 'icon',
    name: { pl: 'Symbole wyzwań', en: 'Challenge icons' },
    look: 'badges',
    values: CHALLENGE_TYPES.map((type) => ({ id: type, name: ICON_NAMES[type], badge: CHALLENGE_BADGES[type] })),
  },
  {
    id: 'loyalty',
    name: { pl: 'Lojalność', en: 'Loyalty' },
    look: 'pills',
    values: Object.entries(LOYALTY).map(([id, name]) => ({ id, name })),
  },
  { id: 'income', name: { pl: 'Dochód', en: 'Income' }, look: 'numbers', values: numbers('income') },
  { id: 'initiative', name: { pl: 'Inicjatywa', en: 'Initiative' }, look: 'numbers', values: numbers('initiative') },
  { id: 'claim', name: { pl: 'Roszczenia', en: 'Claim' }, look: 'numbers', values: numbers('claim') },
  { id: 'reserve', name: { pl: 'Rezerwy', en: 'Reserve' }, look: 'numbers', values: numbers('reserve') },
  {
    id: 'keyword',
    name: { pl: 'Słowa kluczowe', en: 'Keywords' },
    look: 'pills',
    values: KEYWORD_FAMILIES.map((family) => ({ id: family, name: familyName(family) })),
  },
  {
    id: 'trait',
    name: { pl: 'Cechy', en: 'Traits' },
    look: 'pills',
    values: TRAITS.map((trait) => ({ id: trait, name: traitName(trait) })).toSorted(
      (one, other) => frequency(other.id) - frequency(one.id) || (one.id < other.id ? -1 : 1),
    ),
  },
];
