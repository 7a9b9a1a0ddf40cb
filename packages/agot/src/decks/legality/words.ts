import type { Noun } from '@kronika/decks';
import type { Phrase } from '@kronika/kernel';
import type { Faction } from '../../cards/fact.ts';
import { OF_FACTION } from '../../text/names.ts';
import type { DeckZone } from '../catalogue.ts';

/** The words for the cards of each part of a deck. */
export const ZONE_NOUNS: Readonly<Record<DeckZone, Noun>> = {
  faction: {
    pl: { one: 'karta stronnictwa', few: 'karty stronnictwa', many: 'kart stronnictwa' },
    en: { one: 'faction card', other: 'faction cards' },
  },
  agenda: { pl: { one: 'agenda', few: 'agendy', many: 'agend' }, en: { one: 'agenda', other: 'agendas' } },
  plots: {
    pl: { one: 'karta fabuły', few: 'karty fabuły', many: 'kart fabuły' },
    en: { one: 'plot', other: 'plots' },
  },
  draw: {
    pl: { one: 'karta w talii dobierania', few: 'karty w talii dobierania', many: 'kart w talii dobierania' },
    en: { one: 'card in the draw deck', other: 'cards in the draw deck' },
  },
};

/** Cards of a part of the deck that were put somewhere else. */
export const MISPLACED: Readonly<Record<DeckZone, Phrase>> = {
  faction: { pl: 'karta stronnictwa wśród innych kart', en: 'a faction card among other cards' },
  agenda: { pl: 'agenda wśród innych kart', en: 'an agenda among other cards' },
  plots: { pl: 'karty fabuły poza talią fabuły', en: 'plots outside the plot deck' },
  draw: { pl: 'karty talii dobierania poza nią', en: 'cards of the draw deck outside of it' },
};

/** The word for any cards. */
export const CARDS: Noun = {
  pl: { one: 'karta', few: 'karty', many: 'kart' },
  en: { one: 'card', other: 'cards' },
};

/** What AGOT-DECK-j counts. */
export const NEUTRAL_CARDS: Noun = {
  pl: {
    one: 'neutralna karta w talii dobierania',
    few: 'neutralne karty w talii dobierania',
    many: 'neutralnych kart w talii dobierania',
  },
  en: { one: 'neutral card in the draw deck', other: 'neutral cards in the draw deck' },
};

/** What AGOT-DECK-i counts. */
export function bannerCards(faction: Faction): Noun {
  const { pl, en } = OF_FACTION[faction];
  return {
    pl: {
      one: `nielojalna karta ${pl} w talii dobierania`,
      few: `nielojalne karty ${pl} w talii dobierania`,
      many: `nielojalnych kart ${pl} w talii dobierania`,
    },
    en: { one: `non-loyal ${en} card in the draw deck`, other: `non-loyal ${en} cards in the draw deck` },
  };
}

/** What AGOT-DECK-g forbids. */
export const FOREIGN_CARDS: Phrase = {
  pl: 'karty innych stronnictw bez ich sztandaru',
  en: 'cards of other factions without their banner',
};

/** What AGOT-DECK-h forbids. */
export const LOYAL_TO_OTHERS: Phrase = {
  pl: 'karty lojalne wobec innego stronnictwa',
  en: 'cards loyal to another faction',
};

/** What AGOT-DECK-k forbids. */
export const OWN_BANNER: Phrase = {
  pl: 'sztandar własnego stronnictwa',
  en: 'the banner of the deck’s own faction',
};
