import { LANGS, type Lang, type Phrase } from '@kronika/kernel';
import {
  type AbilityFact,
  CARD_TYPES,
  type DeckCard as CatalogueCard,
  cardText,
  HEROES,
  headWords,
  heroFact,
  INSTANT_NAMES,
  KAMAE,
  type Kamae,
  type Line,
  listsWithin,
  RANK_NAMES,
  RANKS,
  SCHOOL_IDS,
  SCHOOLS,
  schoolOf,
  senjutsuCatalogue,
  speedOf,
  TYPE_NAMES,
  WEAPON_NAMES,
  weaponName,
} from '@kronika/senjutsu';
import type { DeckCard, Facet, FacetValue } from '../../../decks/deck-module.ts';
import { searchable } from '../../../decks/search/filter.ts';
import { HERO_BADGES, KAMAE_BADGES } from '../badges.ts';
import { FACE_WORDS } from '../cards/words.ts';

/** The cards as they are searched for. */
export const DECK_CARDS: readonly DeckCard[] = senjutsuCatalogue.cards.map(deckCard);

function deckCard(card: CatalogueCard): DeckCard {
  const { id, zone, fact } = card;
  const speed = speedOf(card);
  const school = schoolOf(id);
  return {
    id,
    name: fact.name,
    zone,
    marks: {
      hero: [fact.hero ?? 'all'],
      type: [fact.type],
      rank: [fact.rank],
      speed: speed === undefined ? [] : [String(speed)],
      focus: [String(fact.focus)],
      kamae: kamaeOf(fact),
      instant: fact.instant === undefined ? [] : [fact.instant],
      school: school === undefined ? [] : [school],
      weapon: fact.weapon === undefined ? [] : [fact.weapon],
    },
    words: { pl: wordsOf(card, 'pl'), en: wordsOf(card, 'en') },
  };
}

/** The Kamae that the card asks for, as a whole or with one of its lines. */
function kamaeOf({ requires = [], lines, lower }: AbilityFact): readonly Kamae[] {
  const asked = new Set([...requires, ...[...lines, ...(lower?.lines ?? [])].flatMap(kamaeIn)]);
  return KAMAE.filter((kamae) => asked.has(kamae));
}

function kamaeIn(line: Line): readonly Kamae[] {
  return [...(line.kamae ?? []), ...listsWithin(line).flat().flatMap(kamaeIn)];
}

function wordsOf({ id, fact }: CatalogueCard, lang: Lang): string {
  const school = schoolOf(id);
  return searchable(
    ...LANGS.map((one) => fact.name[one]),
    fact.serial,
    ...(fact.hero === undefined ? [] : [heroFact(fact.hero).name[lang]]),
    ...headWords(fact, lang),
    ...(fact.weapon === undefined ? [] : [weaponName(fact.weapon)[lang]]),
    ...(school === undefined ? [] : [SCHOOLS[school].name[lang]]),
    cardText(id, lang),
  );
}

/** The numbers that occur, from the smallest on. */
function numbers(facet: string): readonly FacetValue[] {
  const found = new Set(DECK_CARDS.flatMap(({ marks }) => marks[facet] ?? []));
  return [...found].toSorted().map((value) => ({ id: value, name: { pl: value, en: value } }));
}

const valuesOf = <Id extends string>(ids: readonly Id[], nameOf: (id: Id) => Phrase): readonly FacetValue[] =>
  ids.map((id) => ({ id, name: nameOf(id) }));

/** What cards are told apart by. */
export const SENJUTSU_FACETS: readonly Facet[] = [
  {
    id: 'hero',
    name: { pl: 'Bohater', en: 'Hero' },
    look: 'badges',
    values: [
      ...HEROES.map((hero) => ({ id: hero, name: heroFact(hero).name, badge: HERO_BADGES[hero] })),
      {
        id: 'all',
        name: { pl: 'dla każdego', en: 'for everybody' },
        badge: { allegiance: 'neutral', shape: 'rhomb', icon: 'samurai-helmet' },
      },
    ],
  },
  {
    id: 'type',
    name: { pl: 'Typ', en: 'Type' },
    look: 'pills',
    values: valuesOf(CARD_TYPES, (type) => TYPE_NAMES[type]),
  },
  { id: 'rank', name: { pl: 'Ranga', en: 'Rank' }, look: 'pills', values: valuesOf(RANKS, (rank) => RANK_NAMES[rank]) },
  { id: 'speed', name: { pl: 'Szybkość', en: 'Speed' }, look: 'numbers', values: numbers('speed') },
  { id: 'focus', name: { pl: 'Skupienie', en: 'Focus' }, look: 'numbers', values: numbers('focus') },
  {
    id: 'kamae',
    name: { pl: 'Kamae', en: 'Kamae' },
    look: 'badges',
    values: KAMAE.map((kamae) => ({
      id: kamae,
      name: { pl: FACE_WORDS.pl.kamae[kamae], en: FACE_WORDS.en.kamae[kamae] },
      badge: KAMAE_BADGES[kamae],
    })),
  },
  {
    id: 'instant',
    name: { pl: 'Karty nagłe', en: 'Instants' },
    look: 'pills',
    values: valuesOf(['reaction', 'replacement', 'benefit'], (kind) => INSTANT_NAMES[kind]),
  },
  {
    id: 'school',
    name: { pl: 'Szkoła', en: 'School' },
    look: 'pills',
    values: valuesOf(SCHOOL_IDS, (school) => SCHOOLS[school].name),
  },
  {
    id: 'weapon',
    name: { pl: 'Broń', en: 'Weapon' },
    look: 'pills',
    values: valuesOf(Object.keys(WEAPON_NAMES), weaponName),
  },
];
