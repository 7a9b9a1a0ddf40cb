import type { Phrase, SeatId } from '@kronika/kernel';
import type { SituationStep } from '../situation/description.ts';
import type { Phase } from '../state.ts';
import type { ZoneName } from './pieces.ts';

export function seatName(seat: SeatId): Phrase {
  return { pl: `Gracz ${seat + 1}`, en: `Player ${seat + 1}` };
}

/** What each step of a phase, and of a challenge, is. */
export function stepName(step: SituationStep, phase: Phase | 'inChallenge'): Phrase {
  switch (step) {
    case 'begin':
      return BEGINNINGS[phase];
    case 'opportunity':
      return { pl: 'inicjowanie wyzwania', en: 'initiating a challenge' };
    case 'initiated':
      return { pl: 'okno akcji po zainicjowaniu', en: 'action window after the initiation' };
    case 'defenders':
      return { pl: 'deklaracja obrońców', en: 'declaring defenders' };
    case 'window':
      return phase === 'inChallenge'
        ? { pl: 'okno akcji po deklaracji obrońców', en: 'action window after the defenders' }
        : { pl: 'okno akcji', en: 'action window' };
    case 'end':
      return { pl: 'koniec wyzwania', en: 'the end of the challenge' };
  }
}

const BEGINNINGS: Readonly<Record<Phase | 'inChallenge', Phrase>> = {
  plot: { pl: 'wybór fabuły', en: 'choosing plots' },
  draw: { pl: 'dobieranie kart', en: 'drawing cards' },
  marshaling: { pl: 'zbieranie dochodu', en: 'collecting income' },
  challenges: { pl: 'początek', en: 'the beginning' },
  dominance: { pl: 'liczenie dominacji', en: 'counting dominance' },
  standing: { pl: 'stawianie kart', en: 'standing cards' },
  taxation: { pl: 'zwrot złota', en: 'returning gold' },
  inChallenge: { pl: 'początek', en: 'the beginning' },
};

export const ZONE_NAMES: Readonly<Record<ZoneName, Phrase>> = {
  play: { pl: 'w grze', en: 'in play' },
  hand: { pl: 'ręka', en: 'hand' },
  plot: { pl: 'odkryta fabuła', en: 'revealed plot' },
  plotDeck: { pl: 'talia fabuły', en: 'plot deck' },
  usedPlots: { pl: 'wykorzystane fabuły', en: 'used plots' },
  faction: { pl: 'stronnictwo', en: 'faction' },
  agenda: { pl: 'agenda', en: 'agenda' },
  title: { pl: 'tytuł', en: 'title' },
  deck: { pl: 'talia', en: 'draw deck' },
  discard: { pl: 'odrzucone', en: 'discard pile' },
  dead: { pl: 'zabite', en: 'dead pile' },
  removed: { pl: 'usunięte z gry', en: 'removed from the game' },
};

export const TABLE_NAME: Phrase = { pl: 'Stół', en: 'Table' };

/** The names of what can be set. */
export const CONTROL_NAMES = {
  seats: { pl: 'Gracze', en: 'Players' },
  round: { pl: 'Runda', en: 'Round' },
  phase: { pl: 'Faza', en: 'Phase' },
  step: { pl: 'Krok', en: 'Step' },
  first: { pl: 'Pierwszy gracz', en: 'First player' },
  active: { pl: 'Aktywny gracz', en: 'Active player' },
  turn: { pl: 'Czyja kolej', en: 'Whose turn' },
  attacker: { pl: 'Wyzwanie', en: 'Challenge' },
  type: { pl: 'Rodzaj wyzwania', en: 'Type of challenge' },
  against: { pl: 'Broniący się gracz', en: 'Defending player' },
  windows: { pl: 'Okna reakcji', en: 'Reaction windows' },
  gold: { pl: 'Złoto', en: 'Gold' },
  factionPower: { pl: 'Władza na karcie stronnictwa', en: 'Power on the faction card' },
  title: { pl: 'Tytuł', en: 'Title' },
  military: { pl: 'Wyzwanie militarne', en: 'Military challenge' },
  intrigue: { pl: 'Wyzwanie intrygi', en: 'Intrigue challenge' },
  power: { pl: 'Wyzwanie władzy', en: 'Power challenge' },
  standing: { pl: 'Udział w partii', en: 'In the game' },
  stance: { pl: 'Położenie', en: 'Stance' },
  onCard: { pl: 'Władza', en: 'Power' },
  part: { pl: 'W wyzwaniu', en: 'In the challenge' },
  entered: { pl: 'Weszła do gry', en: 'Entered play' },
  poison: { pl: 'Żetony trucizny', en: 'Poison tokens' },
  betrayal: { pl: 'Żetony zdrady', en: 'Betrayal tokens' },
  stand: { pl: 'Żetony stania', en: 'Stand tokens' },
  owner: { pl: 'Właściciel', en: 'Owner' },
  controller: { pl: 'Kto kontroluje', en: 'Controller' },
} as const satisfies Readonly<Record<string, Phrase>>;

/** The names of the values that are chosen among. */
export const VALUE_NAMES = {
  none: { pl: 'brak', en: 'none' },
  byRules: { pl: 'według zasad', en: 'by the rules' },
  military: { pl: 'militarne', en: 'military' },
  intrigue: { pl: 'intrygi', en: 'intrigue' },
  power: { pl: 'władzy', en: 'power' },
  open: { pl: 'otwarte', en: 'open' },
  brief: { pl: 'krótkie', en: 'brief' },
  seated: { pl: 'gra', en: 'plays' },
  eliminated: { pl: 'wyeliminowany', en: 'eliminated' },
  standing: { pl: 'stoi', en: 'standing' },
  kneeling: { pl: 'klęczy', en: 'kneeling' },
  apart: { pl: 'nie uczestniczy', en: 'not participating' },
  attacking: { pl: 'atakuje', en: 'attacking' },
  defending: { pl: 'broni', en: 'defending' },
  before: { pl: 'wcześniej', en: 'earlier' },
  ambushed: { pl: 'z zasadzki w tej fazie', en: 'by ambush this phase' },
  duplicate: { pl: 'duplikat', en: 'duplicate' },
  attachment: { pl: 'jako dodatek', en: 'as an attachment' },
  down: { pl: 'zakryta', en: 'facedown' },
  untried: { pl: 'jeszcze nie', en: 'not yet' },
} as const satisfies Readonly<Record<string, Phrase>>;

/** How a challenge of this round came out, against whom. */
export function outcomeName(outcome: 'won' | 'lost' | 'drawn' | 'bonus', against: SeatId): Phrase {
  const { pl, en } = seatName(against);
  switch (outcome) {
    case 'won':
      return { pl: `wygrane (${pl})`, en: `won (${en})` };
    case 'bonus':
      return { pl: `wygrane z rywalem (${pl})`, en: `won against a rival (${en})` };
    case 'lost':
      return { pl: `przegrane (${pl})`, en: `lost (${en})` };
    case 'drawn':
      return { pl: `bez zwycięzcy (${pl})`, en: `no winner (${en})` };
  }
}
