import {
  type CardId,
  cardThing,
  isCardId,
  type Lang,
  type SeatId,
  type SeenEvent,
  seatsOf,
  seatThing,
} from '@kronika/kernel';
import { BANNERS, bannerThing, type OathView, SLOTS, siteThing } from '@kronika/oath';
import { lookedCard } from '../../../table/looked.ts';
import type { Aim, Staged } from '../../../table/staging/staged.ts';
import { printedIn } from './find-card.ts';
import { BOARD_WORDS } from './words.ts';

function seatIn(event: SeenEvent, key: string): SeatId | undefined {
  const value: unknown = Reflect.get(event, key);
  return seatsOf(6).find((seat) => seat === value);
}

function cardIn(event: SeenEvent): CardId | undefined {
  const value: unknown = Reflect.get(event, 'card');
  return isCardId(value) ? value : undefined;
}

function by(event: SeenEvent, key = 'seat'): Pick<Staged, 'by'> {
  const seat = seatIn(event, key);
  return seat === undefined ? {} : { by: seat };
}

function shown(event: SeenEvent, view: OathView): Pick<Staged, 'shown'> {
  const card = cardIn(event);
  const printed = card === undefined ? undefined : printedIn(view, card);
  return card === undefined || printed === undefined ? {} : { shown: [lookedCard(printed, card)] };
}

function aims(event: SeenEvent): Pick<Staged, 'aims'> {
  const slot: unknown = Reflect.get(event, 'slot') ?? Reflect.get(event, 'to');
  const site = SLOTS.find((each) => each === slot);
  const card = cardIn(event);
  const found: readonly Aim[] = [
    ...(site === undefined ? [] : [{ thing: siteThing(site) }]),
    ...(card === undefined ? [] : [{ thing: cardThing(card) }]),
  ];
  return found.length === 0 ? {} : { aims: found };
}

/** How an event is shown to who watches: plays and rolls get their time, what is only counted none. */
export function stageOf(event: SeenEvent, view: OathView, lang: Lang): Staged | 'silent' | undefined {
  const words = BOARD_WORDS[lang];
  switch (event.is) {
    case 'playedToSite':
    case 'playedAsAdviser':
    case 'visionRevealed':
    case 'conspiracyPlayed':
    case 'relicGained':
      return { kind: 'play', ...by(event), ...shown(event, view), ...aims(event) };
    case 'powerUsed':
      return { kind: 'play', ...by(event), ...shown(event, view), ...aims(event), thread: `power/${cardIn(event)}` };
    case 'pawnMoved':
      return { kind: 'declare', ...by(event), ...aims(event) };
    case 'campaignBegan': {
      const defender = seatIn(event, 'defender');
      return {
        kind: 'declare',
        ...by(event, 'attacker'),
        ...(defender === undefined ? {} : { aims: [{ thing: seatThing(defender) }] }),
      };
    }
    case 'targetsDeclared':
    case 'planUsed':
      return { kind: 'declare', ...shown(event, view) };
    case 'attackRolled':
    case 'defenceRolled':
      return { kind: 'reveal', title: words.campaign.title, thread: 'roll' };
    case 'campaignDecided':
    case 'titleTaken':
    case 'titleTurned':
    case 'gameWon':
    case 'endDieRolled':
    case 'roleChanged':
      return { kind: 'result', ...by(event) };
    case 'bannerTaken': {
      const banner = BANNERS.find((each) => each === Reflect.get(event, 'banner'));
      return {
        kind: 'result',
        ...by(event),
        ...(banner === undefined ? {} : { aims: [{ thing: bannerThing(banner) }] }),
      };
    }
    case 'siteRevealed':
      return { kind: 'reveal', ...aims(event) };
    case 'offered':
    case 'offerEnded':
      return { kind: 'declare', ...by(event, 'by') };
    case 'favorMoved':
    case 'secretsMoved':
    case 'warbandsMoved':
    case 'warbandsKilled':
    case 'drawn':
    case 'discarded':
    case 'supplySpent':
    case 'supplySet':
    case 'peeked':
    case 'diceSet':
    case 'diceChanged':
      return { kind: 'count', thread: 'pieces' };
    case 'phaseBegan':
    case 'turnBegan':
    case 'roundBegan':
    case 'actEnded':
    case 'secretsTurned':
      return 'silent';
    default:
      return undefined;
  }
}
