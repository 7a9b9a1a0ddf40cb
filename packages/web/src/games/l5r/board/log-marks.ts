import type { Lang, SeenEvent } from '@kronika/kernel';
import { ELEMENT_NAMES, ELEMENTS } from '@kronika/l5r';
import type { IconName } from '../../../sprite/names.ts';
import type { LogHeading } from '../../../table/board-module.ts';
import { roundHeading } from '../../../table/log/round-heading.ts';
import { CONFLICTS } from './conflict-types.ts';
import { BOARD_WORDS } from './words.ts';

const ICONS: Readonly<Record<string, IconName>> = {
  honorGained: 'spoted-flower',
  honorLost: 'spoted-flower',
  honorGiven: 'spoted-flower',
  honored: 'spoted-flower',
  dishonored: 'spoted-flower',
  dialsRevealed: 'spoted-flower',
  fateGained: 'triple-yin',
  fateSpent: 'triple-yin',
  fateGiven: 'triple-yin',
  fatePlaced: 'triple-yin',
  fateRemoved: 'triple-yin',
  fateMoved: 'triple-yin',
  fatePlacedOnRing: 'triple-yin',
  fateSpentToRing: 'triple-yin',
  cardsDrawn: 'card-draw',
  cardTaken: 'card-draw',
  cardsLooked: 'magnifying-glass',
  cardsShown: 'magnifying-glass',
  mulliganed: 'card-draw',
  abilityUsed: 'card-play',
  attachmentEntered: 'linked-rings',
  characterEntered: 'three-friends',
  conflictDeclared: 'crossed-swords',
  defendersDeclared: 'round-shield',
  conflictDecided: 'crossed-swords',
  conflictPassed: 'return-arrow',
  ringClaimed: 'linked-rings',
  ringReturned: 'linked-rings',
  favorClaimed: 'crown',
  favorDiscarded: 'crown',
  provinceBroken: 'cracked-shield',
  revealed: 'x-eye',
  bowed: 'return-arrow',
  readied: 'sunrise',
  firstPassed: 'flying-flag',
  duelDecided: 'katana',
  leftPlay: 'x-down',
  cardDiscarded: 'x-down',
  provincesLaid: 'stone-wall',
  provinceRefilled: 'stone-wall',
};

export function eventIcon({ is }: SeenEvent): IconName | undefined {
  return ICONS[is];
}

/** The steps of a round and the conflicts are the headings of the log. */
export function eventHeading(event: SeenEvent, lang: Lang): LogHeading | undefined {
  const words = BOARD_WORDS[lang];
  if (event.is !== 'conflictDeclared') return roundHeading(event, words);
  const element = ELEMENTS.find((one) => one === Reflect.get(event, 'ring'));
  const type = CONFLICTS.find((one) => one.type === Reflect.get(event, 'type'))?.type;
  if (element === undefined || type === undefined) return undefined;
  return { level: 2, text: `${words.conflict[type]} · ${ELEMENT_NAMES[element][lang]}` };
}

/** A conflict is headed by its totals once it is decided, the attacker's first. */
export function eventResult(event: SeenEvent, headed: SeenEvent): string | undefined {
  const attacker: unknown = Reflect.get(headed, 'attacker');
  const result: unknown = Reflect.get(event, 'result');
  if (event.is !== 'conflictDecided' || typeof result !== 'object' || result === null) return undefined;
  const totals: unknown = Reflect.get(result, 'totals');
  if (!Array.isArray(totals) || totals.length !== 2) return undefined;
  const [first, second] = attacker === 1 ? [totals[1], totals[0]] : totals;
  return `${first} : ${second}`;
}
