import type { Lang, SeenEvent } from '@kronika/kernel';
import { isSenjutsuEvent, type SenjutsuEvent, type SenjutsuKey, type SenjutsuOption } from '@kronika/senjutsu';
import type { EventSound } from '../../../sound/kinds.ts';
import type { IconName } from '../../../sprite/names.ts';
import type { LogHeading } from '../../../table/board-module.ts';
import { BOARD_WORDS } from './words.ts';

const EVENT_ICONS: Readonly<Partial<Record<SenjutsuEvent['is'], IconName>>> = {
  terrainPlaced: 'peaks',
  placed: 'pointing',
  revealed: 'card-play',
  targetNamed: 'pointing',
  speedSet: 'hourglass',
  replaced: 'return-arrow',
  tieOrdered: 'scales',
  cardAbandoned: 'x-cross',
  cancelled: 'x-cross',
  instantPlayed: 'card-play',
  counterPlayed: 'sword-clash',
  stepped: 'footprint',
  turned: 'x-turn',
  swapped: 'return-arrow',
  collided: 'hazard-sign',
  pieceRemoved: 'trash-can',
  struck: 'crossed-swords',
  stopped: 'shield',
  missed: 'windy-stripes',
  blockRaised: 'shield',
  blocksLowered: 'shield',
  hidden: 'ninja-heroic-stance',
  seen: 'x-eye',
  defeated: 'tombstone',
  wounded: 'katana',
  bled: 'katana',
  stanched: 'lotus',
  damageReduced: 'round-shield',
  statusTaken: 'knocked-out-stars',
  statusDiscarded: 'knocked-out-stars',
  poisoned: 'scorpion-tail',
  focusGained: 'lotus',
  focusLost: 'lotus',
  kamaeChanged: 'x-enso',
  advantageGained: 'handheld-fan',
  drew: 'card-draw',
  discarded: 'card-discard',
  cardTaken: 'card-draw',
  lookedAt: 'x-eye',
  handShown: 'x-eye',
  shuffledIn: 'stack',
  deckShuffled: 'stack',
  leftPlay: 'card-discard',
  discardsTurnedUp: 'card-discard',
  typeBanned: 'gavel',
  cardNamed: 'talk',
  edictDeclared: 'scroll-unfurled',
  foeEntered: 'samurai-helmet',
  foeDrew: 'card-draw',
  foeDiscarded: 'card-discard',
  behaviourChanged: 'x-turn',
  stanceSet: 'samurai-helmet',
  stunSetAside: 'x-turn',
  waveBeaten: 'flying-flag',
  waveBegan: 'flying-flag',
};

export function eventIcon(event: SeenEvent): IconName | undefined {
  return isSenjutsuEvent(event) ? EVENT_ICONS[event.is] : undefined;
}

/** Turns are the headings of the log, speeds the smaller ones. */
export function eventHeading(event: SeenEvent, lang: Lang): LogHeading | undefined {
  if (!isSenjutsuEvent(event)) return undefined;
  const words = BOARD_WORDS[lang];
  switch (event.is) {
    case 'turnBegan':
      return { level: 1, text: words.round(event.turn) };
    case 'phaseBegan':
      return event.phase === 'reveal' || event.phase === 'discard'
        ? { level: 2, text: words.phases[event.phase] }
        : undefined;
    case 'speedReached':
      return { level: 2, text: `${words.speed} ${event.speed}`, line: 'none' };
    default:
      return undefined;
  }
}

const SOUNDS: Readonly<Partial<Record<SenjutsuEvent['is'], EventSound>>> = {
  revealed: 'standing',
  wounded: 'clash',
  stopped: 'clash',
  collided: 'clash',
  defeated: 'fall',
  waveBeaten: 'standing',
};

/** Revealed cards, blows of any kind, defeats and beaten waves can be heard. */
export function eventSound(event: SeenEvent): EventSound | undefined {
  return isSenjutsuEvent(event) ? SOUNDS[event.is] : undefined;
}

export const PROMPT_ICONS: Readonly<Partial<Record<SenjutsuKey, IconName>>> = {
  placeTerrain: 'peaks',
  placeFigure: 'pointing',
  faceAtStart: 'x-turn',
  prepareCards: 'poker-hand',
  startReaction: 'hourglass',
  chooseCard: 'poker-hand',
  buyInitiative: 'lotus',
  replace: 'return-arrow',
  chooseSpeed: 'hourglass',
  orderTie: 'scales',
  discardToLimit: 'card-discard',
  payLine: 'lotus',
  chooseAlternative: 'pointing',
  moveTo: 'footprint',
  faceTo: 'x-turn',
  changeKamae: 'x-enso',
  jumpKamae: 'x-enso',
  drawUpTo: 'card-draw',
  discardCards: 'card-discard',
  searchFor: 'magnifying-glass',
  takeFromTop: 'card-draw',
  pushTo: 'footprint',
  turnTarget: 'x-turn',
  counter: 'sword-clash',
  benefit: 'card-play',
};

export const OPTION_ICONS: Readonly<Partial<Record<SenjutsuOption['is'], IconName>>> = {
  pay: 'lotus',
  accept: 'x-check',
  decline: 'x-cross',
  speed: 'hourglass',
  wound: 'katana',
};
