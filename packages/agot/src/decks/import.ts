import {
  type HeadLine,
  holdingsOf,
  type Import,
  type ImportedDeck,
  importDeck,
  type SiteForm,
  withOneMore,
} from '@kronika/decks';
import { fold, isRefusal, type Refusal } from '@kronika/kernel';
import { FACTIONS } from '../cards/fact.ts';
import { FACTION_NAMES, SHORT_FACTION_NAMES } from '../text/names.ts';
import { factionCard, factionOf } from './allegiance.ts';
import { type AgotCard, agotCatalogue } from './catalogue.ts';

/** What stands above the cards in the lists players paste. */
const HEADINGS: readonly string[] = [
  ...['Plots', 'Plot', 'Plot Deck', 'Draw Deck', 'Deck', 'Faction', 'Agenda', 'Agendas'],
  ...['Characters', 'Character', 'Locations', 'Location', 'Attachments', 'Attachment', 'Events', 'Event'],
  ...['Fabuła', 'Karty fabuły', 'Karta fabuły', 'Talia fabuły', 'Talia', 'Talia dobierania', 'Stronnictwo', 'Agendy'],
  ...['Postacie', 'Postaci', 'Postać', 'Miejsca', 'Miejsce', 'Dodatki', 'Dodatek', 'Wydarzenia', 'Wydarzenie'],
];

/** How people put a word in front of faction and agenda. */
const LABEL = /^(?:faction|house|agenda|stronnictwo|ród)\s*:\s*/iu;

/** The cards that stand at the head of a deck, by what they are called there. */
const HEADS: ReadonlyMap<string, AgotCard> = new Map([
  ...FACTIONS.flatMap((faction) => {
    const card = factionCard(faction);
    const names = [FACTION_NAMES[faction], SHORT_FACTION_NAMES[faction]].flatMap(({ pl, en }) => [pl, en]);
    return names.map((name) => [fold(name), card] as const);
  }),
  ...agotCatalogue.cards
    .filter(({ type }) => type === 'agenda')
    .flatMap((card) => [card.name.en, card.name.pl ?? card.name.en].map((name) => [fold(name), card] as const)),
]);

function headLine(line: string): HeadLine | undefined {
  const card = HEADS.get(fold(line.replace(LABEL, '')));
  return card === undefined ? undefined : { is: 'card', id: card.id };
}

/** The forms of other programs in which its players have decks. */
export const AGOT_SITES: readonly SiteForm[] = ['thronesdb-text', 'thronesdb-json', 'throneteki'];

/**
 * Reads a deck in any known form: the three texts of ThronesDB, the JSON of ThronesDB and throneteki, our own file, a
 * list as people type it. Where no faction is named, loyal cards tell it, if they are of one.
 */
export function importAgotDeck(text: string): Import | Refusal {
  const imported = importDeck(text, agotCatalogue, { headings: HEADINGS, headLine, forms: AGOT_SITES });
  return isRefusal(imported) ? imported : { ...imported, decks: imported.decks.map(withFaction) };
}

function withFaction(read: ImportedDeck): ImportedDeck {
  const holdings = holdingsOf(read.deck, agotCatalogue);
  if (factionOf(holdings) !== undefined) return read;
  const loyal = holdings.cards.flatMap(({ card }) => (card.fact.loyal === true ? [card] : []));
  const [faction, ...others] = new Set(loyal.map(({ fact }) => fact.faction));
  const [by] = loyal;
  const at = read.taken.find(({ id }) => id === by?.id)?.at;
  if (faction === undefined || faction === 'neutral' || others.length > 0 || by === undefined || at === undefined)
    return read;
  const card = factionCard(faction);
  return {
    ...read,
    deck: withOneMore(read.deck, card),
    notices: [...read.notices, { at, key: 'impliedCard', id: card.id, zone: card.zone, name: card.name, by: by.name }],
  };
}
