import type { Lang, SeenEvent } from '@kronika/kernel';
import type { OathEvent, OathOption } from '@kronika/oath';
import type { EventSound } from '../../../sound/kinds.ts';
import type { IconName } from '../../../sprite/names.ts';
import type { LogHeading } from '../../../table/board-module.ts';
import { BOARD_WORDS } from './words.ts';

const EVENT_ICONS: Readonly<Partial<Record<OathEvent['is'], IconName>>> = {
  drawn: 'card-draw',
  discarded: 'card-discard',
  playedToSite: 'card-play',
  playedAsAdviser: 'card-play',
  visionRevealed: 'x-eye',
  conspiracyPlayed: 'spy',
  relicGained: 'katana',
  warbandsMoved: 'flying-flag',
  warbandsKilled: 'tombstone',
  favorMoved: 'coins-pile',
  secretsMoved: 'secret-book',
  bannerTaken: 'flying-flag',
  titleTaken: 'queen-crown',
  titleTurned: 'queen-crown',
  roleChanged: 'three-friends',
  pawnMoved: 'footprint',
  powerUsed: 'open-book',
  supplySpent: 'coins-pile',
  supplySet: 'sunrise',
  peeked: 'x-eye',
  shown: 'x-eye',
  siteRevealed: 'pointing',
  targetsDeclared: 'pointing',
  planUsed: 'open-book',
  diceSet: 'crossed-swords',
  diceChanged: 'crossed-swords',
  sacrificed: 'tombstone',
  offered: 'shaking-hands',
  offerEnded: 'shaking-hands',
  endDieRolled: 'hourglass',
  phaseBegan: 'x-right',
  visionDrawn: 'x-eye',
  taken: 'card-draw',
  campaignBegan: 'crossed-swords',
  attackRolled: 'sword-clash',
  defenceRolled: 'shield',
  campaignDecided: 'crossed-swords',
  gameWon: 'crown',
  gaveUp: 'flying-flag',
};

const isKey = <T extends object>(table: T, key: PropertyKey): key is keyof T => key in table;

export function eventIcon({ is }: SeenEvent): IconName | undefined {
  return isKey(EVENT_ICONS, is) ? EVENT_ICONS[is] : undefined;
}

/** The rounds are the headings of the log, the turns the smaller ones; a campaign has one with its result. */
export function eventHeading(event: SeenEvent, lang: Lang): LogHeading | undefined {
  const words = BOARD_WORDS[lang];
  if (event.is === 'roundBegan' && 'round' in event && typeof event.round === 'number')
    return { level: 1, text: words.round(event.round) };
  if (event.is === 'turnBegan' && 'seat' in event && typeof event.seat === 'number')
    return { level: 2, text: words.turnOf(event.seat), line: 'none' };
  if (event.is === 'campaignBegan') return { level: 2, text: words.campaign.title };
  return undefined;
}

/** How a campaign came out. */
export function eventResult(event: SeenEvent, headed: SeenEvent): string | undefined {
  if (headed.is !== 'campaignBegan' || event.is !== 'campaignDecided' || !('winner' in event)) return undefined;
  return event.winner === 'attack' ? '⚔' : '⛨';
}

const SOUNDS: Readonly<Partial<Record<OathEvent['is'], EventSound>>> = {
  attackRolled: 'clash',
  defenceRolled: 'clash',
  warbandsKilled: 'fall',
  titleTaken: 'standing',
  titleTurned: 'standing',
  bannerTaken: 'standing',
  roleChanged: 'standing',
  visionRevealed: 'standing',
};

export function eventSound({ is }: SeenEvent): EventSound | undefined {
  return isKey(SOUNDS, is) ? SOUNDS[is] : undefined;
}

/** The picture beside a question, by its key. */
export const PROMPT_ICONS: Readonly<Record<string, IconName>> = {
  act: 'pointing',
  searchSource: 'card-draw',
  keepCard: 'poker-hand',
  play: 'card-play',
  travelTo: 'footprint',
  sendTo: 'footprint',
  defender: 'crossed-swords',
  targets: 'crossed-swords',
  attackDice: 'crossed-swords',
  plans: 'crossed-swords',
  sacrifice: 'tombstone',
  losses: 'tombstone',
  citizenship: 'shaking-hands',
  exchange: 'shaking-hands',
  exchangeTerms: 'shaking-hands',
  banner: 'flying-flag',
};

export const OPTION_ICONS: Readonly<Partial<Record<OathOption['is'], IconName>>> = {
  endAct: 'moon',
  gather: 'flying-flag',
  garrison: 'castle',
  toAdvisers: 'three-friends',
  toVision: 'x-eye',
  conspire: 'spy',
  discard: 'card-discard',
  campaign: 'crossed-swords',
  travel: 'footprint',
  muster: 'flying-flag',
  trade: 'shaking-hands',
  search: 'card-draw',
  recover: 'katana',
  done: 'x-check',
  cancel: 'x-back',
  accept: 'x-check',
  decline: 'x-cross',
  withdraw: 'x-undo',
};
