import type { Explained, Phrase } from '@kronika/kernel';
import type { Keeper, Tool } from '../keepers.ts';
import type { Format } from '../state.ts';

export const FORMAT_WORDS: Readonly<Record<Format, Explained>> = {
  rivals: {
    name: { pl: 'rywale', en: 'rivals' },
    about: { pl: 'Każdy na własny rachunek.', en: 'Everybody for themselves.' },
  },
  teams: {
    name: { pl: 'drużyny', en: 'teams' },
    about: { pl: 'Dwoje przeciw dwojgu.', en: 'Two against two.' },
  },
  night: {
    name: { pl: 'długa noc', en: 'the long night' },
    about: {
      pl: 'Wszyscy razem przeciw cieniom, które gaszą ogniska.',
      en: 'Everybody together against shades that put the beacons out.',
    },
  },
};

export const SHADES_WORDS: Explained = {
  name: { pl: 'Cienie', en: 'Shades' },
  about: {
    pl: 'Poruszają się na końcu każdej rundy, zawsze ku najbliższemu ogniu. Jest ich o jeden więcej niż graczy.',
    en: 'They move at the end of each round, always towards the nearest fire. There is one more of them than players.',
  },
};

export const ROUNDS_WORDS: Explained = {
  name: { pl: 'Rundy', en: 'Rounds' },
  about: { pl: 'Po ilu rundach partia się kończy.', en: 'How many rounds the match lasts.' },
};

export const MAP_WORDS = {
  name: { pl: 'Wyspa', en: 'Island' },
  about: { pl: 'Jak trudno się po niej poruszać.', en: 'How hard it is to get around.' },
  open: {
    name: { pl: 'otwarta', en: 'open' },
    about: { pl: 'Wszędzie można wejść.', en: 'No hex is blocked.' },
    told: { pl: 'otwarta wyspa', en: 'open island' },
  },
  rocky: {
    name: { pl: 'skalista', en: 'rocky' },
    about: { pl: 'Dwa pola wokół środka to skały.', en: 'Two hexes around the middle are rocks.' },
    told: { pl: 'skalista wyspa', en: 'rocky island' },
  },
} as const satisfies Readonly<Record<string, Phrase | (Explained & { readonly told: Phrase })>>;

export const KEEPER_WORDS: Readonly<Record<Keeper, Explained>> = {
  scout: {
    name: { pl: 'zwiadowczyni', en: 'scout' },
    about: { pl: 'O jeden krok dalej, niż pokazuje kostka.', en: 'One step further than the die shows.' },
  },
  warden: {
    name: { pl: 'wartownik', en: 'warden' },
    about: {
      pl: 'Cienie nie gaszą ogniska, przy którym stoi lub z którym sąsiaduje.',
      en: 'Shades do not put out a beacon while a warden stands on it or next to it.',
    },
  },
  peddler: {
    name: { pl: 'handlarka', en: 'peddler' },
    about: { pl: 'Zaczyna z dwoma żarami.', en: 'Begins with two embers.' },
  },
};

export const TOOL_WORDS: Readonly<Record<Tool, Explained>> = {
  lantern: {
    name: { pl: 'latarnia', en: 'lantern' },
    about: { pl: 'Jeden żar więcej na początku.', en: 'One ember more at the beginning.' },
  },
  staff: {
    name: { pl: 'kostur', en: 'staff' },
    about: { pl: 'Można wchodzić na skały.', en: 'Rocks may be stepped on.' },
  },
  cart: {
    name: { pl: 'wózek', en: 'cart' },
    about: { pl: 'Mieści pięć żarów zamiast trzech.', en: 'Holds five embers instead of three.' },
  },
};
