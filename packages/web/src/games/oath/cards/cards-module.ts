import { fold, type Phrase } from '@kronika/kernel';
import { CARD_FACTS, type CardFact, cardText, powerKindsOf, printedOf, SUITS } from '@kronika/oath';
import type { CardOrder, DeckCard, Facet } from '../../../decks/deck-module.ts';
import { searchable } from '../../../decks/search/filter.ts';
import type { CardsModule } from '../../../pages/cards/cards-module.ts';
import '../cards/oath-cards.css';
import { BOARD_WORDS, type BoardWords } from '../board/words.ts';
import { kindWord } from './kinds.ts';
import { nameOfCard } from './names.ts';
import { kindOf } from './OathCard.tsx';
import { PrintedCard } from './PrintedCard.tsx';

const KINDS = ['denizen', 'edifice', 'ruin', 'relic', 'site', 'vision'] as const;
const RESTRICTIONS = ['site', 'adviser'] as const;

function phrase(word: (words: BoardWords) => string): Phrase {
  return { pl: word(BOARD_WORDS.pl), en: word(BOARD_WORDS.en) };
}

/** The kinds of powers, by the word that stands on the chip. */
function powersOf(fact: CardFact): readonly Phrase[] {
  return powerKindsOf(printedOf(fact.name)).map((kind) => phrase((words) => kindWord(kind, words)));
}

const POWERS = new Map(CARD_FACTS.flatMap(powersOf).map((power) => [power.en, power]));

const FACETS: readonly Facet[] = [
  {
    id: 'kind',
    name: { pl: 'rodzaj', en: 'kind' },
    look: 'pills',
    values: KINDS.map((id) => ({ id, name: phrase(({ kinds }) => kinds[id]) })),
  },
  {
    id: 'suit',
    name: { pl: 'znak', en: 'suit' },
    look: 'pills',
    values: SUITS.map((id) => ({ id, name: phrase(({ suits }) => suits[id]) })),
  },
  {
    id: 'power',
    name: { pl: 'moc', en: 'power' },
    look: 'pills',
    values: [...POWERS.values()].map((name) => ({ id: name.en, name })),
  },
  {
    id: 'restriction',
    name: { pl: 'ograniczenie', en: 'restriction' },
    look: 'pills',
    values: RESTRICTIONS.map((id) => ({ id, name: phrase(({ restriction }) => restriction[id]) })),
  },
];

const CARDS: readonly DeckCard[] = CARD_FACTS.map((fact): DeckCard => {
  const id = printedOf(fact.name);
  const name = nameOfCard(id);
  const { text } = cardText(id);
  return {
    id,
    name,
    zone: fact.back,
    marks: {
      kind: [kindOf(fact)],
      suit: fact.suit === null ? [] : [fact.suit],
      power: powersOf(fact).map(({ en }) => en),
      restriction: fact.restriction === null ? [] : [fact.restriction],
    },
    words: {
      pl: searchable(name.pl, name.en, text.pl),
      en: searchable(name.en, name.pl, text.en),
    },
  };
});

const placeIn = (list: readonly string[], { marks }: DeckCard, facet: string): number =>
  list.indexOf(marks[facet]?.[0] ?? '');

const byName: CardOrder['compare'] = (one, other, { lang }) => one.name[lang].localeCompare(other.name[lang], lang);

const ORDERS: readonly CardOrder[] = [
  {
    id: 'kind',
    name: { pl: 'rodzaj', en: 'kind' },
    compare: (one, other, within) =>
      placeIn(KINDS, one, 'kind') - placeIn(KINDS, other, 'kind') ||
      placeIn(SUITS, one, 'suit') - placeIn(SUITS, other, 'suit') ||
      byName(one, other, within),
  },
  { id: 'name', name: { pl: 'nazwa', en: 'name' }, compare: byName },
];

/** How many names are suggested where a search finds nothing. */
const SUGGESTED = 3;

/** Names that begin like what was looked for. */
function nearest(words: string): readonly string[] {
  const begun = fold(words).slice(0, SUGGESTED);
  if (begun === '') return [];
  return CARDS.flatMap(({ name }) => [name.pl, name.en])
    .filter((name, at, all) => fold(name).startsWith(begun) && all.indexOf(name) === at)
    .slice(0, SUGGESTED);
}

/** The cards of Oath, to look up. */
export const oathCards: CardsModule = {
  game: 'oath',
  cards: CARDS,
  facets: FACETS,
  orders: ORDERS,
  Face: PrintedCard,
  catalogue: { nearest },
};
