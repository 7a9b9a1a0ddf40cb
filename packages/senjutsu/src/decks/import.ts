import { type HeadLine, type Import, importDeck, type SiteForm } from '@kronika/decks';
import { fold, type PrintedId, type Refusal } from '@kronika/kernel';
import { HERO_CARDS } from '../cards/heroes.ts';
import { senjutsuCatalogue } from './catalogue.ts';
import { coreAbilityOf } from './hero-of.ts';
import { SCHOOL_IDS, SCHOOLS } from './schools.ts';

/** What stands above the cards in the lists players paste. */
const HEADINGS: readonly string[] = [
  ...['Hero', 'Core', 'Core Ability', 'Core Weapon', 'Weapon', 'Weapons', 'Deck', 'Cards'],
  ...['Attack', 'Attacks', 'Defence', 'Defences', 'Defense', 'Meditation', 'Meditations'],
  ...['Wood', 'Steel', 'Gold', 'Jade'],
  ...['Bohater', 'Główna', 'Główna Zdolność', 'Główna Broń', 'Broń', 'Bronie', 'Talia', 'Karty'],
  ...['Atak', 'Ataki', 'Obrona', 'Obrony', 'Medytacja', 'Medytacje', 'Drewno', 'Stal', 'Złoto', 'Jadeit'],
];

/** How people put a word in front of the hero or the school. */
const LABEL = /^(?:hero|bohater|bohaterka|school|szkoła)\s*:\s*/iu;

const CORES: ReadonlyMap<string, PrintedId> = new Map(
  HERO_CARDS.flatMap(({ id, name }) =>
    [name.pl, name.en, `${name.pl} (Główna)`, `${name.en} (core ability)`].map(
      (word) => [fold(word), coreAbilityOf(id).id] as const,
    ),
  ),
);

const SCHOOL_NAMES: ReadonlyMap<string, string> = new Map(
  SCHOOL_IDS.flatMap((id) => [SCHOOLS[id].name.pl, SCHOOLS[id].name.en, id].map((word) => [fold(word), id] as const)),
);

function headLine(line: string): HeadLine | undefined {
  const word = fold(line.replace(LABEL, ''));
  const core = CORES.get(word);
  if (core !== undefined) return { is: 'card', id: core };
  const school = SCHOOL_NAMES.get(word);
  return school === undefined ? undefined : { is: 'meta', meta: { school } };
}

/** No other site has decks of this game. */
export const SENJUTSU_SITES: readonly SiteForm[] = [];

/** Reads a deck from our own file, or from a list as people type it, with names or serial numbers. */
export function importSenjutsuDeck(text: string): Import | Refusal {
  return importDeck(text, senjutsuCatalogue, { headings: HEADINGS, headLine, forms: SENJUTSU_SITES });
}
