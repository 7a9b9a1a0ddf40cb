import { type BeaconsEvent, type BeaconsMessage, type BeaconsOption, isBeaconsEvent } from '@kronika/examples';
import type { Lang, SeenEvent } from '@kronika/kernel';
import type { EventSound } from '../../../sound/kinds.ts';
import type { IconName } from '../../../sprite/names.ts';
import type { LogHeading } from '../../../table/board-module.ts';
import { BOARD_WORDS } from './words.ts';

const EVENT_ICONS: Readonly<Partial<Record<BeaconsEvent['is'], IconName>>> = {
  rolled: 'x-turn',
  stepped: 'x-right',
  lit: 'flame',
  gathered: 'fire-tail',
  offerMade: 'talk',
  offerEnded: 'x-cross',
  bought: 'shaking-hands',
  shadeMoved: 'moon',
  putOut: 'windy-stripes',
  emberTaken: 'windy-stripes',
  gaveUp: 'flying-flag',
};

export function eventIcon(event: SeenEvent): IconName | undefined {
  return isBeaconsEvent(event) ? EVENT_ICONS[event.is] : undefined;
}

/** The rounds are the headings of the log. */
export function eventHeading(event: SeenEvent, lang: Lang): LogHeading | undefined {
  if (!isBeaconsEvent(event) || event.is !== 'roundBegan') return undefined;
  return { level: 1, text: BOARD_WORDS[lang].round(event.round) };
}

const SOUNDS: Readonly<Partial<Record<BeaconsEvent['is'], EventSound>>> = {
  lit: 'standing',
  bought: 'standing',
  emberTaken: 'clash',
  putOut: 'fall',
};

/** A light that is won, an ember that is taken and a light that is lost can be heard. */
export function eventSound(event: SeenEvent): EventSound | undefined {
  return isBeaconsEvent(event) ? SOUNDS[event.is] : undefined;
}

export const PROMPT_ICONS: Readonly<Partial<Record<BeaconsMessage['key'], IconName>>> = {
  step: 'pointing',
  act: 'hand',
  price: 'two-coins',
  buyOffer: 'shaking-hands',
  sellOffer: 'shaking-hands',
  offered: 'hourglass',
};

export const OPTION_ICONS: Readonly<Partial<Record<BeaconsOption['is'], IconName>>> = {
  light: 'flame',
  gather: 'fire-tail',
  buy: 'shaking-hands',
  accept: 'x-check',
  decline: 'x-cross',
  counter: 'two-coins',
  withdraw: 'x-undo',
};
