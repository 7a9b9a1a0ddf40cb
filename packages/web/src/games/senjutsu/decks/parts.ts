import type { DeckList } from '@kronika/decks';
import { type PrintedId, present } from '@kronika/kernel';
import {
  CARD_TYPES,
  type CardType,
  type DeckCard as CatalogueCard,
  RANKS,
  senjutsuCatalogue,
  speedOf,
} from '@kronika/senjutsu';
import type { CardOrder, DeckCard, DeckPart, DeckSection } from '../../../decks/deck-module.ts';
import { heroOfDeck } from './hero-of-deck.ts';

const SECTION_NAMES: Readonly<Record<CardType, DeckSection['name']>> = {
  attack: { pl: 'Ataki', en: 'Attacks' },
  defence: { pl: 'Obrony', en: 'Defences' },
  meditation: { pl: 'Medytacje', en: 'Meditations' },
};

/** The cards that are drawn, by type, and what lies open from the start. */
export const SENJUTSU_PARTS: readonly DeckPart[] = [
  {
    id: 'deck',
    name: { pl: 'Talia', en: 'Deck' },
    heading: { pl: 'Karty talii', en: 'Cards of the deck' },
    zones: ['deck'],
    sections: CARD_TYPES.map((type) => ({
      id: type,
      name: SECTION_NAMES[type],
      holds: (id) => cardOf(id).zone === 'deck' && cardOf(id).type === type,
    })),
    curve: { facet: 'speed', name: { pl: 'Krzywa szybkości', en: 'Speed curve' }, last: 9 },
  },
  {
    id: 'core',
    name: { pl: 'Bohater', en: 'Hero' },
    heading: { pl: 'Bohater i broń', en: 'Hero and weapon' },
    zones: ['hero', 'weapon'],
    sections: [
      { id: 'hero', name: { pl: 'Bohater', en: 'Hero' }, most: 1, holds: (id) => cardOf(id).zone === 'hero' },
      { id: 'weapon', name: { pl: 'Broń', en: 'Weapon' }, holds: (id) => cardOf(id).zone === 'weapon' },
    ],
  },
];

/** Ways to lay out the grid: what the hero of the deck may use first, by speed, by rank, by name. */
export const SENJUTSU_ORDERS: readonly CardOrder[] = [
  {
    id: 'hero',
    name: { pl: 'bohater', en: 'hero' },
    compare: (one, other, { deck }) =>
      byHero(one, other, deck) || byType(one, other) || bySpeed(one, other) || bySerial(one, other),
  },
  {
    id: 'speed',
    name: { pl: 'szybkość', en: 'speed' },
    compare: (one, other, { deck }) => bySpeed(one, other) || byHero(one, other, deck) || bySerial(one, other),
  },
  {
    id: 'rank',
    name: { pl: 'ranga', en: 'rank' },
    compare: (one, other, { deck }) => byRank(one, other) || byHero(one, other, deck) || bySerial(one, other),
  },
  {
    id: 'name',
    name: { pl: 'nazwa', en: 'name' },
    compare: (one, other, { lang }) => one.name[lang].localeCompare(other.name[lang], lang),
  },
];

/** The hero's own cards and weapons come first, then what everybody may use, then those of others. */
function byHero(one: DeckCard, other: DeckCard, deck: DeckList): number {
  const hero = heroOfDeck(deck);
  const place = ({ id }: DeckCard): number => {
    const { fact } = cardOf(id);
    if (fact.weapon !== undefined) return hero?.weapons.includes(fact.weapon) === true ? 0 : 2;
    if (fact.hero === undefined) return 1;
    return fact.hero === hero?.id ? 0 : 2;
  };
  return place(one) - place(other);
}

function byType(one: DeckCard, other: DeckCard): number {
  const order: readonly string[] = CARD_TYPES;
  const place = ({ id }: DeckCard): number => order.indexOf(cardOf(id).fact.type);
  return place(one) - place(other);
}

/** The fastest first; what has no speed of its own comes last. */
function bySpeed(one: DeckCard, other: DeckCard): number {
  return (speedOf(cardOf(other.id)) ?? -1) - (speedOf(cardOf(one.id)) ?? -1);
}

function byRank(one: DeckCard, other: DeckCard): number {
  return RANKS.indexOf(cardOf(one.id).fact.rank) - RANKS.indexOf(cardOf(other.id).fact.rank);
}

function bySerial(one: DeckCard, other: DeckCard): number {
  return cardOf(one.id).fact.serial.localeCompare(cardOf(other.id).fact.serial, 'en');
}

function cardOf(id: PrintedId): CatalogueCard {
  return present(senjutsuCatalogue.card(id), `the card ${id}`);
}
