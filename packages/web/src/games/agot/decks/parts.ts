import { agotCatalogue, bannersOf, costOf, type DeckFact, FACTIONS, FACTS, factionOf, factOf } from '@kronika/agot';
import { type DeckList, holdingsOf } from '@kronika/decks';
import { COST_CURVE } from '../../../decks/cost-curve.ts';
import type { CardOrder, DeckCard, DeckPart, DeckSection } from '../../../decks/deck-module.ts';
import { CARD_TYPES } from './deck-cards.ts';

/** How many plots a deck has (AGOT-DECK-b). */
const PLOTS = 7;

type SectionType = DeckFact['type'];

const SECTION_NAMES: Readonly<Record<SectionType, DeckSection['name']>> = {
  faction: { pl: 'Stronnictwo', en: 'Faction' },
  agenda: { pl: 'Agenda', en: 'Agenda' },
  plot: { pl: 'Karty fabuły', en: 'Plots' },
  character: { pl: 'Postacie', en: 'Characters' },
  attachment: { pl: 'Dodatki', en: 'Attachments' },
  location: { pl: 'Miejsca', en: 'Locations' },
  event: { pl: 'Wydarzenia', en: 'Events' },
};

function section(type: SectionType, most?: number): DeckSection {
  return {
    id: type,
    name: SECTION_NAMES[type],
    ...(most === undefined ? {} : { most }),
    holds: (id) => agotCatalogue.card(id)?.type === type,
  };
}

/** The deck one draws from, the plots, and what lies on the table from the start. */
export const AGOT_PARTS: readonly DeckPart[] = [
  {
    id: 'draw',
    name: { pl: 'Talia', en: 'Draw deck' },
    heading: { pl: 'Karty talii dobierania', en: 'Cards of the draw deck' },
    zones: ['draw'],
    sections: [section('character'), section('location'), section('attachment'), section('event')],
    curve: COST_CURVE,
  },
  {
    id: 'plots',
    name: { pl: 'Fabuła', en: 'Plots' },
    heading: { pl: 'Karty fabuły', en: 'Plots' },
    zones: ['plots'],
    sections: [section('plot', PLOTS)],
  },
  {
    id: 'head',
    name: { pl: 'Stronnictwo', en: 'Faction' },
    heading: { pl: 'Stronnictwo i agenda', en: 'Faction and agenda' },
    zones: ['faction', 'agenda'],
    sections: [section('faction', 1), section('agenda', 1)],
  },
];

/** Ways to lay out the grid: by faction as decks are thought of, by cost, by name. */
export const AGOT_ORDERS: readonly CardOrder[] = [
  {
    id: 'faction',
    name: { pl: 'stronnictwo', en: 'faction' },
    compare: (one, other, { deck }) =>
      byFaction(one, other, deck) || byType(one, other) || byCost(one, other) || byCode(one, other),
  },
  {
    id: 'cost',
    name: { pl: 'koszt', en: 'cost' },
    compare: (one, other, { deck }) => byCost(one, other) || byFaction(one, other, deck) || byCode(one, other),
  },
  {
    id: 'name',
    name: { pl: 'nazwa', en: 'name' },
    compare: (one, other, { lang }) => one.name[lang].localeCompare(other.name[lang], lang),
  },
];

/** The faction of the deck comes first, then that of its banner, then what belongs to all, then the others. */
function byFaction(one: DeckCard, other: DeckCard, deck: DeckList): number {
  const holdings = holdingsOf(deck, agotCatalogue);
  const order = [factionOf(holdings), ...bannersOf(holdings), 'neutral', ...FACTIONS];
  return order.indexOf(factOf(one.id).faction) - order.indexOf(factOf(other.id).faction);
}

function byType(one: DeckCard, other: DeckCard): number {
  const place = ({ id }: DeckCard): number => CARD_TYPES.indexOf(factOf(id).type);
  return place(one) - place(other);
}

/** What has no number for its cost comes last. */
function byCost(one: DeckCard, other: DeckCard): number {
  return costIn(one) - costIn(other);
}

function costIn({ id }: DeckCard): number {
  const card = agotCatalogue.card(id);
  return (card && costOf(card)) ?? 99;
}

function byCode(one: DeckCard, other: DeckCard): number {
  return FACTS.indexOf(factOf(one.id)) - FACTS.indexOf(factOf(other.id));
}
