import { LANGS, type Lang, type PrintedId } from '@kronika/kernel';
import {
  CARD_TYPE_NAMES,
  type CardType,
  CLAN_NAMES,
  CLANS,
  cardName,
  ELEMENT_NAMES,
  ELEMENTS,
  type Fact,
  faceTextOf,
  type L5rCard,
  l5rCatalogue,
  symbolWord,
  traitName,
} from '@kronika/l5r';
import type { DeckCard, Facet, FacetValue } from '../../../decks/deck-module.ts';
import { searchable } from '../../../decks/search/filter.ts';
import { CLAN_BADGES, ELEMENT_BADGES } from '../badges.ts';

/** The kinds of cards in the order in which lists have them. */
export const CARD_TYPES: readonly CardType[] = [
  'stronghold',
  'role',
  'province',
  'character',
  'holding',
  'attachment',
  'event',
];

/** The cards as they are searched for. */
export const DECK_CARDS: readonly DeckCard[] = l5rCatalogue.cards.map(deckCard);

function deckCard({ id, zone, fact }: L5rCard): DeckCard {
  return {
    id,
    name: cardName(fact),
    zone,
    marks: {
      clan: [fact.clan],
      type: [fact.type],
      cost: costOf(fact) === undefined ? [] : [String(costOf(fact))],
      trait: fact.traits,
      element: 'element' in fact ? [fact.element] : [],
    },
    words: { pl: wordsOf(fact, 'pl'), en: wordsOf(fact, 'en') },
  };
}

/** The fate a card costs; places, provinces, strongholds and roles have no cost. */
export function costOf(fact: Fact): number | undefined {
  return 'cost' in fact ? fact.cost : undefined;
}

function wordsOf(fact: Fact, lang: Lang): string {
  return searchable(
    ...LANGS.map((one) => cardName(fact)[one]),
    CLAN_NAMES[fact.clan][lang],
    CARD_TYPE_NAMES[fact.type][lang],
    ...fact.traits.map((trait) => traitName(trait)[lang]),
    ...('element' in fact ? [ELEMENT_NAMES[fact.element][lang]] : []),
    textOf(fact.id, lang),
  );
}

/** What the card says, as one line of words. */
function textOf(printed: PrintedId, lang: Lang): string {
  return faceTextOf(printed, lang)
    .map(({ word, parts }) =>
      [word, ...parts.map((part) => (part.is === 'symbol' ? symbolWord(part.symbol, lang) : part.text))].join(' '),
    )
    .join(' ');
}

const traits = [...new Set(l5rCatalogue.cards.flatMap(({ fact }) => fact.traits))];
const costs = l5rCatalogue.cards.flatMap(({ fact }) => costOf(fact) ?? []);

/** What cards are told apart by. */
export const L5R_FACETS: readonly Facet[] = [
  {
    id: 'clan',
    name: { pl: 'Klan', en: 'Clan' },
    look: 'badges',
    values: [...CLANS, 'neutral' as const].map((clan) => ({
      id: clan,
      name: CLAN_NAMES[clan],
      badge: CLAN_BADGES[clan],
    })),
  },
  {
    id: 'type',
    name: { pl: 'Typ', en: 'Type' },
    look: 'pills',
    values: CARD_TYPES.map((type) => ({ id: type, name: CARD_TYPE_NAMES[type] })),
  },
  {
    id: 'cost',
    name: { pl: 'Koszt', en: 'Cost' },
    look: 'numbers',
    values: Array.from({ length: Math.max(...costs) + 1 }, (_, cost) => numberValue(cost)),
  },
  {
    id: 'element',
    name: { pl: 'Żywioł', en: 'Element' },
    look: 'badges',
    values: ELEMENTS.map((element) => ({
      id: element,
      name: ELEMENT_NAMES[element],
      badge: ELEMENT_BADGES[element],
    })),
  },
  {
    id: 'trait',
    name: { pl: 'Cechy', en: 'Traits' },
    look: 'pills',
    values: traits
      .map((trait) => ({ id: trait, name: traitName(trait) }))
      .toSorted((one, other) => frequency(other.id) - frequency(one.id) || (one.id < other.id ? -1 : 1)),
  },
];

function numberValue(value: number): FacetValue {
  return { id: String(value), name: { pl: String(value), en: String(value) } };
}

function frequency(trait: string): number {
  return l5rCatalogue.cards.filter(({ fact }) => fact.traits.includes(trait)).length;
}
