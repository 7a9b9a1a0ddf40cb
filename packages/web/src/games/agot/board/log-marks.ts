import { CHALLENGE_TYPES } from '@kronika/agot';
import type { Lang, SeenEvent } from '@kronika/kernel';
import type { IconName } from '../../../sprite/names.ts';
import type { LogHeading } from '../../../table/board-module.ts';
import { roundHeading } from '../../../table/log/round-heading.ts';
import { BOARD_WORDS } from './words.ts';

const ICONS: Readonly<Record<string, IconName>> = {
  goldGained: 'two-coins',
  incomeCollected: 'two-coins',
  goldSpent: 'two-coins',
  goldReturned: 'two-coins',
  goldMoved: 'two-coins',
  powerGained: 'crown',
  powerDiscarded: 'crown',
  powerMoved: 'crown',
  dominanceDetermined: 'crown',
  knelt: 'return-arrow',
  stood: 'sunrise',
  cardEntered: 'flying-flag',
  leftPlay: 'x-down',
  cardDiscarded: 'x-down',
  cardPlayed: 'card-play',
  abilityUsed: 'card-play',
  cardsDrawn: 'card-draw',
  cardTaken: 'card-draw',
  mulliganed: 'card-draw',
  cardsLooked: 'magnifying-glass',
  cardsShown: 'magnifying-glass',
  challengeInitiated: 'crossed-swords',
  bypassed: 'spy',
  defendersDeclared: 'round-shield',
  challengeDecided: 'crossed-swords',
  plotsRevealed: 'scroll-unfurled',
  firstChosen: 'flying-flag',
  titlesRevealed: 'throne-king',
  titlesShuffled: 'throne-king',
  titleTaken: 'throne-king',
  titlesReturned: 'throne-king',
  rivalryGained: 'crown',
  challengeRedirected: 'x-turn',
  eliminated: 'x-cross',
};

/** The events that have a mark in the log. */
export const MARKED: readonly string[] = Object.keys(ICONS);

export function eventIcon({ is }: SeenEvent): IconName | undefined {
  return ICONS[is];
}

/** The steps of a round and the challenges are the headings of the log. */
export function eventHeading(event: SeenEvent, lang: Lang): LogHeading | undefined {
  const words = BOARD_WORDS[lang];
  if (event.is !== 'challengeInitiated') return roundHeading(event, words);
  const type = CHALLENGE_TYPES.find((one) => one === Reflect.get(event, 'type'));
  return type === undefined ? undefined : { level: 2, text: words.challenge[type] };
}

/** A challenge is headed by the STR of both sides once it is decided, the attacker's first. */
export function eventResult(event: SeenEvent): string | undefined {
  const result: unknown = Reflect.get(event, 'result');
  if (event.is !== 'challengeDecided' || typeof result !== 'object' || result === null) return undefined;
  const totals: unknown = Reflect.get(result, 'totals');
  if (typeof totals !== 'object' || totals === null) return undefined;
  return `${Reflect.get(totals, 'attacking')} : ${Reflect.get(totals, 'defending')}`;
}
