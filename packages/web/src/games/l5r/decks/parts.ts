import type { DeckList } from '@kronika/decks';
import { type PrintedId, present } from '@kronika/kernel';
import { type CardType, CLANS, type L5rCard, l5rCatalogue } from '@kronika/l5r';
import { COST_CURVE } from '../../../decks/cost-curve.ts';
import type { CardOrder, DeckCard, DeckPart, DeckSection } from '../../../decks/deck-module.ts';
import { CARD_TYPES, costOf } from './deck-cards.ts';

/** The most characters a conflict deck may have (L5R-DECK-e). */
const CONFLICT_CHARACTERS = 10;

const SECTION_NAMES: Readonly<Record<CardType, DeckSection['name']>> = {
  stronghold: { pl: 'Twierdza', en: 'Stronghold' },
  role: { pl: 'Rola', en: 'Role' },
  province: { pl: 'Prowincje', en: 'Provinces' },
  character: { pl: 'Postacie', en: 'Characters' },
  holding: { pl: 'Miejsca', en: 'Holdings' },
  attachment: { pl: 'Dodatki', en: 'Attachments' },
  event: { pl: 'Wydarzenia', en: 'Events' },
};

function section(type: CardType, most?: number): DeckSection {
  return {
    id: type,
    name: SECTION_NAMES[type],
    ...(most === undefined ? {} : { most }),
    holds: (id) => l5rCatalogue.card(id)?.type === type,
  };
}

/** The two decks one draws from, and what lies on the table from the start. */
export const L5R_PARTS: readonly DeckPart[] = [
  {
    id: 'dynasty',
    name: { pl: 'Dynastia', en: 'Dynasty' },
    heading: { pl: 'Karty dynastii', en: 'Dynasty cards' },
    zones: ['dynasty'],
    sections: [section('character'), section('holding')],
    curve: COST_CURVE,
  },
  {
    id: 'conflict',
    name: { pl: 'Konflikt', en: 'Conflict' },
    heading: { pl: 'Karty konfliktu', en: 'Conflict cards' },
    zones: ['conflict'],
    sections: [section('character', CONFLICT_CHARACTERS), section('attachment'), section('event')],
    curve: COST_CURVE,
  },
  {
    id: 'provinces',
    name: { pl: 'Prowincje', en: 'Provinces' },
    heading: { pl: 'Twierdza, rola i prowincje', en: 'Stronghold, role and provinces' },
    zones: ['stronghold', 'role', 'provinces'],
    sections: [section('stronghold', 1), section('role', 1), section('province', 5)],
  },
];

/** Ways to lay out the grid: by clan as decks are thought of, by cost, by name. */
export const L5R_ORDERS: readonly CardOrder[] = [
  {
    id: 'clan',
    name: { pl: 'klan', en: 'clan' },
    compare: (one, other, { deck }) =>
      byType(one, other) || byClan(one, other, deck) || byCost(one, other) || byNumber(one, other),
  },
  {
    id: 'cost',
    name: { pl: 'koszt', en: 'cost' },
    compare: (one, other, { deck }) => byCost(one, other) || byClan(one, other, deck) || byNumber(one, other),
  },
  {
    id: 'name',
    name: { pl: 'nazwa', en: 'name' },
    compare: (one, other, { lang }) => one.name[lang].localeCompare(other.name[lang], lang),
  },
];

/** In the part with stronghold, role and provinces these stand apart; elsewhere types may mix. */
function byType(one: DeckCard, other: DeckCard): number {
  return typePlace(one.id) - typePlace(other.id);
}

function typePlace(id: PrintedId): number {
  const { type, zone } = cardOf(id);
  return zone === 'dynasty' || zone === 'conflict' ? CARD_TYPES.length : CARD_TYPES.indexOf(cardType(type));
}

function cardType(type: string): CardType {
  return present(
    CARD_TYPES.find((one) => one === type),
    'a type of l5r',
  );
}

/** The clan of the deck comes first, then what belongs to all, then the others. */
function byClan(one: DeckCard, other: DeckCard, { meta }: DeckList): number {
  const order = [meta.clan, 'neutral', meta.splash, ...CLANS];
  return order.indexOf(cardOf(one.id).fact.clan) - order.indexOf(cardOf(other.id).fact.clan);
}

function byCost(one: DeckCard, other: DeckCard): number {
  return (costOf(cardOf(one.id).fact) ?? 99) - (costOf(cardOf(other.id).fact) ?? 99);
}

function byNumber(one: DeckCard, other: DeckCard): number {
  return cardOf(one.id).fact.number.localeCompare(cardOf(other.id).fact.number, 'en', { numeric: true });
}

function cardOf(id: PrintedId): L5rCard {
  return present(l5rCatalogue.card(id), `the card ${id}`);
}
