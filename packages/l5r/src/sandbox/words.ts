import type { Phrase } from '@kronika/kernel';
import type { SituationStep } from '../situation/description.ts';
import type { Phase } from '../state.ts';
import type { ZoneName } from './pieces.ts';

export const SEAT_NAMES: readonly [Phrase, Phrase] = [
  { pl: 'Gracz 1', en: 'Player 1' },
  { pl: 'Gracz 2', en: 'Player 2' },
];

export const PHASE_NAMES: Readonly<Record<Phase, Phrase>> = {
  dynasty: { pl: 'dynastii', en: 'dynasty' },
  draw: { pl: 'dobierania', en: 'draw' },
  conflict: { pl: 'konfliktów', en: 'conflict' },
  fate: { pl: 'losu', en: 'fate' },
  regroup: { pl: 'przegrupowania', en: 'regroup' },
};

/** What each step of a phase, and of a conflict, is. */
export function stepName(step: SituationStep, phase: Phase | 'inConflict'): Phrase {
  switch (step) {
    case 'begin':
      return BEGINNINGS[phase];
    case 'opportunity':
      return { pl: 'deklaracja konfliktu', en: 'declaring a conflict' };
    case 'defenders':
      return { pl: 'deklaracja obrońców', en: 'declaring defenders' };
    case 'window':
      return phase === 'dynasty'
        ? { pl: 'zagrywanie kart', en: 'playing cards' }
        : { pl: 'okno akcji', en: 'action window' };
    case 'end':
      return phase === 'inConflict'
        ? { pl: 'porównanie sprawności', en: 'comparing skills' }
        : { pl: 'po oknie akcji', en: 'after the action window' };
  }
}

const BEGINNINGS: Readonly<Record<Phase | 'inConflict', Phrase>> = {
  dynasty: { pl: 'odkrywanie kart', en: 'revealing cards' },
  draw: { pl: 'licytacja', en: 'the bid' },
  fate: { pl: 'odrzucanie postaci', en: 'discarding characters' },
  conflict: { pl: 'początek', en: 'the beginning' },
  regroup: { pl: 'początek', en: 'the beginning' },
  inConflict: { pl: 'początek', en: 'the beginning' },
};

export const ZONE_NAMES: Readonly<Record<ZoneName, Phrase>> = {
  play: { pl: 'w grze', en: 'in play' },
  hand: { pl: 'ręka', en: 'hand' },
  row1: { pl: 'w prowincji 1', en: 'in province 1' },
  row2: { pl: 'w prowincji 2', en: 'in province 2' },
  row3: { pl: 'w prowincji 3', en: 'in province 3' },
  row4: { pl: 'w prowincji 4', en: 'in province 4' },
  provinces: { pl: 'prowincje', en: 'provinces' },
  stronghold: { pl: 'twierdza', en: 'stronghold' },
  role: { pl: 'rola', en: 'role' },
  dynastyDeck: { pl: 'talia dynastii', en: 'dynasty deck' },
  conflictDeck: { pl: 'talia konfliktu', en: 'conflict deck' },
  dynastyDiscard: { pl: 'odrzucone karty dynastii', en: 'dynasty discard pile' },
  conflictDiscard: { pl: 'odrzucone karty konfliktu', en: 'conflict discard pile' },
  removed: { pl: 'usunięte z gry', en: 'removed from the game' },
};

export const TABLE_NAME: Phrase = { pl: 'Stół', en: 'Table' };

export function provincePlace(at: number): Phrase {
  return at === 0
    ? { pl: 'prowincja pod twierdzą', en: 'province under the stronghold' }
    : { pl: `prowincja ${at}`, en: `province ${at}` };
}

/** The names of what can be set. */
export const CONTROL_NAMES = {
  round: { pl: 'Runda', en: 'Round' },
  phase: { pl: 'Faza', en: 'Phase' },
  step: { pl: 'Krok', en: 'Step' },
  first: { pl: 'Pierwszy gracz', en: 'First player' },
  turn: { pl: 'Czyja kolej', en: 'Whose turn' },
  passed: { pl: 'Kto spasował', en: 'Who has passed' },
  favorHolder: { pl: 'Łaska cesarska', en: 'Imperial Favor' },
  favorSide: { pl: 'Strona łaski', en: 'Side of the favor' },
  attacker: { pl: 'Konflikt', en: 'Conflict' },
  type: { pl: 'Rodzaj', en: 'Type' },
  ring: { pl: 'Krąg', en: 'Ring' },
  province: { pl: 'Atakowana prowincja', en: 'Attacked province' },
  windows: { pl: 'Okna reakcji', en: 'Reaction windows' },
  honor: { pl: 'Honor', en: 'Honor' },
  fate: { pl: 'Los', en: 'Fate' },
  dial: { pl: 'Licznik honoru', en: 'Honor dial' },
  rings: { pl: 'Zdobyte kręgi', en: 'Claimed rings' },
  opportunities: { pl: 'Pozostałe konflikty', en: 'Conflicts left' },
  declared: { pl: 'Zadeklarowane konflikty', en: 'Declared conflicts' },
  stance: { pl: 'Położenie', en: 'Stance' },
  status: { pl: 'Status', en: 'Status' },
  at: { pl: 'Gdzie', en: 'Where' },
  owner: { pl: 'Czyja karta', en: 'Whose card' },
  controller: { pl: 'Kto kontroluje', en: 'Who controls it' },
  face: { pl: 'Strona', en: 'Face' },
  condition: { pl: 'Stan', en: 'Condition' },
  holder: { pl: 'U kogo', en: 'Who has it' },
} as const satisfies Readonly<Record<string, Phrase>>;

/** The names of the values that are chosen among. */
export const VALUE_NAMES = {
  none: { pl: 'brak', en: 'none' },
  byRules: { pl: 'według zasad', en: 'by the rules' },
  military: { pl: 'militarny', en: 'military' },
  political: { pl: 'polityczny', en: 'political' },
  militarySide: { pl: 'militarna', en: 'military' },
  politicalSide: { pl: 'polityczna', en: 'political' },
  attacks0: { pl: 'atakuje gracz 1', en: 'player 1 attacks' },
  attacks1: { pl: 'atakuje gracz 2', en: 'player 2 attacks' },
  open: { pl: 'otwarte', en: 'open' },
  brief: { pl: 'krótkie', en: 'brief' },
  ready: { pl: 'przygotowana', en: 'ready' },
  bowed: { pl: 'w ukłonie', en: 'bowed' },
  ordinary: { pl: 'zwykła', en: 'ordinary' },
  honored: { pl: 'uhonorowana', en: 'honored' },
  dishonored: { pl: 'zhańbiona', en: 'dishonored' },
  home: { pl: 'w domu', en: 'at home' },
  conflict: { pl: 'w konflikcie', en: 'in the conflict' },
  own: { pl: 'własna', en: 'own' },
  opponent: { pl: 'przeciwnika', en: 'the opponent’s' },
  host: { pl: 'kto kontroluje postać', en: 'who controls the character' },
  other: { pl: 'przeciwnik', en: 'the opponent' },
  up: { pl: 'odkryta', en: 'faceup' },
  down: { pl: 'zakryta', en: 'facedown' },
  whole: { pl: 'cała', en: 'whole' },
  broken: { pl: 'spustoszona', en: 'broken' },
  unclaimed: { pl: 'wolny', en: 'unclaimed' },
  contested: { pl: 'w konflikcie', en: 'contested' },
} as const satisfies Readonly<Record<string, Phrase>>;
