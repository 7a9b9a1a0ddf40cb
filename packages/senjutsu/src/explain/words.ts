import type { Phrase } from '@kronika/kernel';
import type { NotPlayable } from '../rules/playable.ts';
import type { Contract } from '../solo/foe.ts';
import { CONTRACT_NAMES } from '../text/names.ts';

/** Why a card cannot be played. */
export const NOT_PLAYABLE: Readonly<Record<NotPlayable['why'], Phrase>> = {
  poison: {
    pl: 'Masz na ręce truciznę, a wtedy musisz wybrać właśnie ją.',
    en: 'There is a poison in your hand, and it must be chosen.',
  },
  focus: { pl: 'Nie masz tyle Skupienia, ile kosztuje ta karta.', en: 'You do not have the focus it costs.' },
  kamae: { pl: 'Ta karta wymaga innego Kamae.', en: 'It requires another Kamae.' },
  typeBanned: {
    pl: 'W tej turze nie wolno grać kart tego typu.',
    en: 'Cards of this type may not be played this turn.',
  },
  cardBanned: { pl: 'W tej turze nie wolno grać tej karty.', en: 'This card may not be played this turn.' },
  copyDiscarded: {
    pl: 'Jej kopia leży odkryta na twoim stosie kart odrzuconych.',
    en: 'A copy of it lies face up in your discard pile.',
  },
  noSpeed: {
    pl: 'Nie ma własnej szybkości: gra się ją tylko jako nagłą.',
    en: 'It has no speed of its own: it is played as an instant only.',
  },
  notOfThatKind: { pl: 'To nie jest teraz jej chwila.', en: 'This is not a card for this moment.' },
  otherOccasion: { pl: 'Jej tekst mówi o innej chwili.', en: 'Its text speaks of another moment.' },
  instantUsed: { pl: 'W tej turze zagrano już nagłą kartę.', en: 'You have played an instant this turn.' },
  instantsForbidden: {
    pl: 'Karta w grze zabrania Zamian i Korzyści.',
    en: 'A card in play forbids replacements and benefits.',
  },
  confused: {
    pl: 'Dopóki działa Obłok Zamętu, nie możesz zamieniać kart.',
    en: 'Under Mist of Confusion you cannot replace cards.',
  },
  noCardToJoin: {
    pl: 'Nie masz przed sobą karty Zdolności, do której można ją dołożyć.',
    en: 'There is no ability card of yours to play it onto.',
  },
  ontoCore: { pl: 'Nie zagrywa się jej na kartę Główną.', en: 'It cannot be played onto a core card.' },
  sameType: { pl: 'Twoja odkryta karta ma ten sam typ.', en: 'Your revealed card is of the same type.' },
  noAttack: {
    pl: 'Kontrą może być tylko karta Ataku, która nie jest Główna.',
    en: 'Only an attack that is no core card can be a counter.',
  },
  tooFast: {
    pl: 'Jest szybsza niż karta, która kontruje.',
    en: 'It is faster than the card with the counter.',
  },
};

export const NO_STEP = {
  edge: { pl: 'To pole leży poza planszą.', en: 'This is off the board.' },
  obstacle: { pl: 'Teren stoi na drodze.', en: 'Terrain is in the way.' },
  hero: { pl: 'Ktoś tu stoi.', en: 'Somebody stands here.' },
  reach: { pl: 'Ten ruch nie prowadzi na to pole.', en: 'This movement does not lead here.' },
  duty: {
    pl: 'Stąd ten atak nikogo by już nie trafił, a póki może trafić, musi.',
    en: 'From here this attack could no longer hit anybody, and while it can hit, it must.',
  },
  push: {
    pl: 'Tam nie można go przesunąć: kierunek wyznacza pole atakującego.',
    en: 'It cannot be moved there: the way is set by where the attacker stands.',
  },
  terrain: {
    pl: 'Ten element terenu nie może tu leżeć: pole jest zajęte albo to pole startowe.',
    en: 'This piece cannot lie here: the cell is taken, or it is a start.',
  },
  entry: { pl: 'Fala wchodzi tylko na wolne pola startowe hordy.', en: 'A wave enters on free start cells only.' },
  zone: { pl: 'To nie jest wolna strefa startowa.', en: 'This is not a free starting zone.' },
} as const satisfies Readonly<Record<string, Phrase>>;

export const VALUES = {
  woundLimit: { pl: 'Limit Ran', en: 'Wound limit' },
  speed: { pl: 'Szybkość', en: 'Speed' },
  printed: { pl: 'z karty', en: 'printed' },
  settled: { pl: 'ustalona', en: 'settled' },
  limp: { pl: 'utykanie', en: 'limp' },
} as const satisfies Readonly<Record<string, Phrase>>;

export const NOTES = {
  bleeding: {
    pl: 'Krwawi: przed dobraniem traci wierzchnią kartę talii.',
    en: 'Bleeding: loses the top card of the deck before the draw.',
  },
  hidden: { pl: 'Ukryty.', en: 'Hidden.' },
  desperate: {
    pl: 'Desperacja: zostały najwyżej 2 Rany do limitu.',
    en: 'Desperation: 2 wounds or fewer are left.',
  },
  emptyDeck: {
    pl: 'Pusta talia: każda karta, której nie można dobrać, to Rana.',
    en: 'The deck is empty: every card that cannot be drawn is a wound.',
  },
  instantUsed: { pl: 'W tej turze zagrał już nagłą kartę.', en: 'Has played an instant this turn.' },
} as const satisfies Readonly<Record<string, Phrase>>;

export function contractWords(contract: Contract): Phrase {
  const { pl, en } = CONTRACT_NAMES[contract];
  return { pl: `Zlecenie wykonane: ${pl}.`, en: `Contract fulfilled: ${en}.` };
}
