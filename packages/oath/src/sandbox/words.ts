import type { Phrase, SeatId } from '@kronika/kernel';
import { type CardName, printedOf } from '../facts/library.ts';
import { regionOf, type Slot, slotsOf } from '../places.ts';
import type { Draft } from '../situation/draft.ts';
import { colourAt } from '../situation/table.ts';
import type { BannerName, Colour } from '../state.ts';
import { cardText } from '../text/cards/texts.ts';
import { BANK_WORDS, BANNER_WORDS, REGION_WORDS, RELIQUARY_WORDS } from '../text/words.ts';
import { type Place, playerAt, siteOf } from './places.ts';

export const REALM: Phrase = { pl: 'Kraina', en: 'The realm' };
export const STOCKS: Phrase = { pl: 'Banki i sztandary', en: 'Banks and banners' };
export const LAW: Phrase = { pl: 'Prawo', en: 'Law' };
export const MAP: Phrase = { pl: 'obszary', en: 'sites' };

/** Whoever has a board of that colour. */
const PLAYERS: Readonly<Record<Colour, Phrase>> = {
  purple: { pl: 'Fioletowy', en: 'Purple' },
  red: { pl: 'Czerwony', en: 'Red' },
  blue: { pl: 'Niebieski', en: 'Blue' },
  yellow: { pl: 'Żółty', en: 'Yellow' },
  white: { pl: 'Biały', en: 'White' },
  black: { pl: 'Czarny', en: 'Black' },
};

const CHANCELLOR: Phrase = { pl: 'Kanclerz', en: 'Chancellor' };

export function playerWords(colour: Colour, role: 'exile' | 'citizen'): Phrase {
  if (colour === 'purple') return CHANCELLOR;
  const { pl, en } = PLAYERS[colour];
  return role === 'citizen' ? { pl: `${pl} Obywatel`, en: `${en} Citizen` } : { pl: `${pl} Banita`, en: `${en} Exile` };
}

export function seatWords(draft: Draft, seat: SeatId): Phrase {
  return playerWords(colourAt(draft.seats, seat), playerAt(draft, seat).role);
}

export function colourWords(colour: Colour): Phrase {
  return PLAYERS[colour];
}

export function cardWords(name: CardName): Phrase {
  return cardText(printedOf(name)).name;
}

/** A place of the map by its region and the site that lies there. */
export function siteWords(draft: Draft, slot: Slot): Phrase {
  const { site, facedown } = siteOf(draft, slot);
  const name = cardWords(site);
  return facedown === true ? { pl: `${name.pl} (zakryty)`, en: `${name.en} (facedown)` } : name;
}

/** The same where all places are listed. */
export function slotWords(draft: Draft, slot: Slot): Phrase {
  const region = REGION_WORDS[regionOf(slot)];
  const at = slotsOf(regionOf(slot)).indexOf(slot) + 1;
  const site = siteWords(draft, slot);
  return { pl: `${region.pl} ${at}: ${site.pl}`, en: `${region.en} ${at}: ${site.en}` };
}

export function placeWords(draft: Draft, place: Place): Phrase {
  switch (place.is) {
    case 'world':
      return { pl: 'talia świata', en: 'world deck' };
    case 'relicDeck':
      return { pl: 'talia reliktów', en: 'relic deck' };
    case 'siteDeck':
      return { pl: 'talia obszarów', en: 'site deck' };
    case 'dispossessed':
      return { pl: 'wysiedleńcy', en: 'the Dispossessed' };
    case 'discard': {
      const { pl, en } = REGION_WORDS[place.region];
      return { pl: `stos odrzuconych: ${pl}`, en: `discard pile: ${en}` };
    }
    case 'reliquary': {
      const { pl, en } = RELIQUARY_WORDS[place.covers];
      return { pl: `Relikwiarz: ${pl}`, en: `Reliquary: ${en}` };
    }
    case 'site':
      return slotWords(draft, place.slot);
    case 'cards': {
      const { pl, en } = slotWords(draft, place.slot);
      return { pl: `${pl}, karty`, en: `${en}, cards` };
    }
    case 'relics': {
      const { pl, en } = slotWords(draft, place.slot);
      return { pl: `${pl}, relikty`, en: `${en}, relics` };
    }
    case 'advisers':
      return { pl: 'doradcy', en: 'advisers' };
    case 'held':
      return { pl: 'relikty', en: 'relics' };
    case 'vision':
      return { pl: 'odkryta Wizja', en: 'revealed Vision' };
    case 'hand':
      return { pl: 'dobrane karty', en: 'drawn cards' };
  }
}

/** A bank at the beginning of a line. */
export function bankWords(suit: keyof typeof BANK_WORDS): Phrase {
  return { pl: capital(BANK_WORDS[suit].pl), en: capital(BANK_WORDS[suit].en) };
}

export function bannerWords(banner: BannerName): Phrase {
  return { pl: capital(BANNER_WORDS[banner].pl), en: capital(BANNER_WORDS[banner].en) };
}

function capital(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}

/** The names of what can be set. */
export const CONTROL_NAMES = {
  seats: { pl: 'Gracze', en: 'Players' },
  chancellor: { pl: 'Kanclerz siedzi', en: 'The Chancellor sits' },
  goal: { pl: 'Przysięga', en: 'Oath' },
  round: { pl: 'Runda', en: 'Round' },
  visionsDrawn: { pl: 'Dobrane Wizje', en: 'Visions drawn' },
  turn: { pl: 'Tura', en: 'Turn' },
  phase: { pl: 'Faza', en: 'Phase' },
  winner: { pl: 'Kto wygrał', en: 'Who won' },
  how: { pl: 'Jak', en: 'How' },
  titleHolder: { pl: 'Tytuł ma', en: 'The title is held by' },
  titleSide: { pl: 'Strona tytułu', en: 'Side of the title' },
  edition: { pl: 'Prawo', en: 'Law' },
  colour: { pl: 'Kolor', en: 'Colour' },
  role: { pl: 'Rola', en: 'Role' },
  pawn: { pl: 'Pionek stoi', en: 'The pawn stands at' },
  favor: { pl: 'Przychylność', en: 'Favor' },
  secrets: { pl: 'Sekrety', en: 'Secrets' },
  spentSecrets: { pl: 'Zużyte Sekrety', en: 'Spent secrets' },
  supply: { pl: 'Zaopatrzenie', en: 'Supply' },
  site: { pl: 'Obszar', en: 'Site' },
  face: { pl: 'Strona', en: 'Side' },
  pawns: { pl: 'Pionki tutaj', en: 'Pawns here' },
  holder: { pl: 'Ma go', en: 'Held by' },
  tokens: { pl: 'Żetony na nim', en: 'Tokens on it' },
  mob: { pl: 'Strona Miłości Ludu', en: "Side of the People's Favor" },
  relic: { pl: 'Relikt', en: 'Relic' },
  building: { pl: 'Stan', en: 'State' },
  knownTo: { pl: 'Kto ją zna', en: 'Who knows it' },
} as const satisfies Readonly<Record<string, Phrase>>;

export const VALUE_NAMES = {
  wake: { pl: 'Przebudzenie', en: 'Wake' },
  act: { pl: 'Akcja', en: 'Act' },
  rest: { pl: 'Odpoczynek', en: 'Rest' },
  endOfRound: { pl: 'koniec rundy', en: 'end of the round' },
  chronicle: { pl: 'kronika po grze', en: 'chronicle after the game' },
  usurper: { pl: 'Uzurpator', en: 'Usurper' },
  oathkeeper: { pl: 'Wierny Przysiędze', en: 'Oathkeeper' },
  visionary: { pl: 'Wizja', en: 'Vision' },
  stableRegime: { pl: 'Stabilny Reżim', en: 'Stable Regime' },
  successor: { pl: 'Następca', en: 'Successor' },
  exhaustion: { pl: 'koniec ósmej rundy', en: 'end of the eighth round' },
  exile: { pl: 'Banita', en: 'Exile' },
  citizen: { pl: 'Obywatel', en: 'Citizen' },
  up: { pl: 'odkryta', en: 'faceup' },
  down: { pl: 'zakryta', en: 'facedown' },
  nobody: { pl: 'nikt', en: 'nobody' },
  calm: { pl: 'spokojna', en: 'calm' },
  mob: { pl: 'Ciżba', en: 'Mob' },
  uncovered: { pl: 'puste miejsce', en: 'empty slot' },
  intact: { pl: 'budowla', en: 'edifice' },
  ruined: { pl: 'ruiny', en: 'ruin' },
} as const satisfies Readonly<Record<string, Phrase>>;

/** How many warbands of a colour there are. */
export const WARBANDS_OF: Readonly<Record<Colour, Phrase>> = {
  purple: { pl: 'Fioletowe Chorągwie', en: 'Purple warbands' },
  red: { pl: 'Czerwone Chorągwie', en: 'Red warbands' },
  blue: { pl: 'Niebieskie Chorągwie', en: 'Blue warbands' },
  yellow: { pl: 'Żółte Chorągwie', en: 'Yellow warbands' },
  white: { pl: 'Białe Chorągwie', en: 'White warbands' },
  black: { pl: 'Czarne Chorągwie', en: 'Black warbands' },
};

export const KIND_NAMES = {
  denizen: { pl: 'mieszkaniec', en: 'denizen' },
  edifice: { pl: 'budowla', en: 'edifice' },
  ruin: { pl: 'ruiny', en: 'ruin' },
  relic: { pl: 'relikt', en: 'relic' },
  vision: { pl: 'Wizja', en: 'Vision' },
  site: { pl: 'obszar', en: 'site' },
} as const satisfies Readonly<Record<string, Phrase>>;
