import type { Phrase } from '@kronika/kernel';
import type { ListPlace } from './lists.ts';

export const FIELD_NAME: Phrase = { pl: 'Pole walki', en: 'Battlefield' };

export function cellWords(cell: string): Phrase {
  return { pl: `pole ${cell}`, en: `cell ${cell}` };
}

export const LIST_NAMES: Readonly<Record<ListPlace['list'], Phrase>> = {
  hand: { pl: 'ręka', en: 'hand' },
  deck: { pl: 'talia', en: 'deck' },
  discard: { pl: 'odrzucone', en: 'discard pile' },
  play: { pl: 'w grze', en: 'in play' },
  poison: { pl: 'talia trucizn', en: 'poison deck' },
};

/** The names of what can be set. */
export const CONTROL_NAMES = {
  mode: { pl: 'Tryb', en: 'Mode' },
  round: { pl: 'Runda hordy', en: 'Round of the horde' },
  wave: { pl: 'Fala', en: 'Wave' },
  fallenLeader: { pl: 'Znacznik poległego wodza', en: 'Token of the fallen leader' },
  seats: { pl: 'Bohaterowie', en: 'Heroes' },
  board: { pl: 'Plansza', en: 'Board' },
  turn: { pl: 'Tura', en: 'Turn' },
  phase: { pl: 'Faza', en: 'Phase' },
  windows: { pl: 'Okna reakcji', en: 'Reaction windows' },
  hero: { pl: 'Bohater', en: 'Hero' },
  weapon: { pl: 'Broń', en: 'Weapon' },
  team: { pl: 'Drużyna', en: 'Team' },
  advantage: { pl: 'Miejsce na torze Przewagi', en: 'Place on the Advantage track' },
  facing: { pl: 'Zwrócony', en: 'Faces' },
  kamae: { pl: 'Kamae', en: 'Kamae' },
  focus: { pl: 'Skupienie', en: 'Focus' },
  wounds: { pl: 'Rany', en: 'Wounds' },
  bleeding: { pl: 'Krwawiące rany', en: 'Bleeding wounds' },
  stuns: { pl: 'Ogłuszenia', en: 'Stuns' },
  limps: { pl: 'Utykania', en: 'Limps' },
  stealth: { pl: 'Ukrycie', en: 'Stealth' },
  behaviour: { pl: 'Zachowanie', en: 'Behaviour' },
  stance: { pl: 'Pozycja', en: 'Stance' },
  woundLimit: { pl: 'Limit ran', en: 'Wound limit' },
  preferredDistance: { pl: 'Preferowany dystans', en: 'Preferred distance' },
  figure: { pl: 'Kto tu stoi', en: 'Who stands here' },
  towards: { pl: 'Zwróć ku temu polu', en: 'Turn towards this cell' },
  terrain: { pl: 'Teren', en: 'Terrain' },
  face: { pl: 'Strona', en: 'Side' },
  turnsLeft: { pl: 'Ile końców tury zostało', en: 'Ends of turn left' },
} as const satisfies Readonly<Record<string, Phrase>>;

export type ControlKey = keyof typeof CONTROL_NAMES;

export const VALUE_NAMES = {
  heroes: { pl: 'bohaterowie przeciw sobie', en: 'heroes against each other' },
  foes: { pl: 'przeciw SI', en: 'against AI opponents' },
  horde: { pl: 'horda', en: 'horde' },
  none: { pl: 'brak', en: 'none' },
  nobody: { pl: 'nikt', en: 'nobody' },
  open: { pl: 'otwarte', en: 'open' },
  brief: { pl: 'krótkie', en: 'brief' },
  hidden: { pl: 'ukryty', en: 'hidden' },
  seen: { pl: 'widoczny', en: 'seen' },
  up: { pl: 'odkryta', en: 'face up' },
  down: { pl: 'zakryta', en: 'face down' },
} as const satisfies Readonly<Record<string, Phrase>>;

export const KIND_NAMES = {
  hero: { pl: 'bohater', en: 'hero' },
  foe: { pl: 'przeciwnik SI', en: 'AI opponent' },
  terrain: { pl: 'teren', en: 'terrain' },
  ability: { pl: 'karta zdolności', en: 'ability card' },
  poison: { pl: 'trucizna', en: 'poison' },
  solo: { pl: 'karta przeciwnika SI', en: 'AI opponent card' },
} as const satisfies Readonly<Record<string, Phrase>>;

/** What is added to the name of somebody who is out. */
export function defeatedWords({ pl, en }: Phrase): Phrase {
  return { pl: `${pl} (pokonany)`, en: `${en} (defeated)` };
}
