import {
  type AcceptOption,
  accept,
  ask,
  type CardId,
  call,
  cardOf,
  choose,
  chooseNumber,
  type DeclineOption,
  decline,
  distribute,
  emitAll,
  finish,
  flow,
  goTo,
  keep,
  type SeatId,
} from '@kronika/kernel';
import type { OathEvent } from '../event.ts';
import type { PlainMessage } from '../messages.ts';
import type { Slot } from '../places.ts';
import { mayDo } from '../powers/in-play.ts';
import { holderOf } from '../queries/cards.ts';
import type { Campaign, Oath, Target } from '../state.ts';
import { burnFavor, favorOnBoard } from '../verbs/favor.ts';
import { moveWarbands } from '../verbs/warbands.ts';
import { relicsOf } from '../zones.ts';
import { answers } from './answers.ts';
import { seizeBanner } from './banners.ts';
import { attackingForce, type ForcePart, targetedSites, warbandsOf } from './campaign-forces.ts';
import { optionOf } from './campaign-losses.ts';
import { checkTitle } from './title.ts';
import { destinations, travel } from './travel.ts';

/** The warbands that may be put on a conquered site: those of the force that are not there yet. */
function reserves(state: Oath, campaign: Campaign, slot: Slot): readonly ForcePart[] {
  return attackingForce(state, campaign).filter(({ place }) => place.is !== 'site' || place.slot !== slot);
}

/** Whether a target is there to be taken: still the defender's, and nothing forbids taking it. */
function mayTake(state: Oath, { attacker, defender }: Campaign, target: Target): boolean {
  if (target.is === 'relic') {
    const holder = holderOf(state, target.card);
    // A relic that lies at a site belongs to nobody.
    if (holder === undefined) return true;
    return (
      holder === defender && mayDo(state, { is: 'take', seat: attacker, from: holder, what: target.card }) === 'allowed'
    );
  }
  if (target.is !== 'banner') return false;
  const { holder } = state.banners[target.banner];
  if (holder === null || holder !== defender) return false;
  return mayDo(state, { is: 'take', seat: attacker, from: holder, what: target.banner }) === 'allowed';
}

function taken(state: Oath, attacker: SeatId, target: Target): readonly OathEvent[] {
  if (target.is === 'banner') return seizeBanner(state, attacker, target.banner);
  if (target.is !== 'relic') return [];
  return [{ is: 'relicGained', seat: attacker, card: target.card, how: 'seized', rule: 'OATH-5.5.7.II-a' }];
}

/** The loser whose pawn and favor were targeted. */
function banished({ campaign }: Oath): SeatId | undefined {
  const targeted = campaign?.targets.some(({ is }) => is === 'pawn') === true;
  return campaign === null || campaign.defender === 'bandits' || !targeted ? undefined : campaign.defender;
}

function whether(seat: SeatId, key: 'banish' | 'burnFavor') {
  const message: PlainMessage = { key };
  return choose<AcceptOption | DeclineOption>({
    seat,
    message,
    because: { is: 'rule', rule: 'OATH-X-6' },
    options: [accept, decline],
  });
}

interface Spoils {
  readonly sites?: readonly Slot[];
  readonly amount?: number;
  readonly from?: readonly number[];
  readonly treasures?: readonly Target[];
  readonly choice?: AcceptOption | DeclineOption;
}

/** What a victorious attacker does with what was targeted (5.5.7). */
export const takeSpoils = flow<Oath, Spoils>()('oath/spoils', {
  sites: ({ campaign }) => (campaign === null ? finish : keep({ sites: targetedSites(campaign) })),
  occupy: (state, { sites: [slot] = [] }) => {
    const { campaign } = state;
    if (campaign === null || slot === undefined) return goTo('treasures');
    const { attacker } = campaign;
    const max = warbandsOf(reserves(state, campaign, slot));
    const may = mayDo(state, { is: 'garrison', seat: attacker, slot }) === 'allowed';
    if (max === 0 || !may) return goTo('nextSite');
    const message: PlainMessage = { key: 'occupy' };
    return ask(
      'amount',
      chooseNumber({ seat: attacker, message, because: { is: 'rule', rule: 'OATH-5.5.7.I-a' }, min: 0, max }),
    );
  },
  gather: (state, { sites: [slot] = [], amount = 0 }) => {
    const { campaign } = state;
    if (campaign === null || slot === undefined || amount === 0) return goTo('nextSite');
    const parts = reserves(state, campaign, slot);
    const message: PlainMessage = { key: 'occupyFrom' };
    return ask(
      'from',
      distribute({
        seat: campaign.attacker,
        message,
        because: { is: 'rule', rule: 'OATH-5.5.7.I-a' },
        options: parts.map(optionOf),
        total: amount,
        most: parts.map((part) => part.amount),
      }),
    );
  },
  place: (state, { sites: [slot] = [], from = [] }) => {
    const { campaign } = state;
    if (campaign === null || slot === undefined) return finish;
    const to = { is: 'site', slot } as const;
    const moved = reserves(state, campaign, slot).flatMap(({ place }, at) =>
      moveWarbands(state, campaign.attacker, place, to, from[at] ?? 0, 'OATH-5.5.7.I-a'),
    );
    return [emitAll(moved), call(checkTitle({}))];
  },
  nextSite: (_, { sites: [, ...rest] = [] }) => goTo('occupy', { sites: rest }),
  treasures: ({ campaign }) =>
    campaign === null
      ? finish
      : keep({ treasures: campaign.targets.filter(({ is }) => is === 'relic' || is === 'banner') }),
  // The title is checked whenever something has changed hands (OATH-2.11-j).
  take: (state, { treasures: [target] = [] }) => {
    const { campaign } = state;
    if (campaign === null || target === undefined) return goTo('answers');
    if (!mayTake(state, campaign, target)) return undefined;
    return [emitAll(taken(state, campaign.attacker, target)), call(checkTitle({}))];
  },
  nextTreasure: (_, { treasures: [, ...rest] = [] }) => goTo('take', { treasures: rest }),
  answers: (state) => {
    const { campaign } = state;
    if (campaign === null) return finish;
    const cards = campaign.targets
      .flatMap((target): readonly CardId[] => (target.is === 'relic' ? [target.card] : []))
      .filter((card) => cardOf(state.table, card).zone === relicsOf(campaign.attacker));
    if (cards.length === 0) return undefined;
    return call(answers({ happening: { is: 'relicsTaken', seat: campaign.attacker, cards } }));
  },
  banish: (state) => {
    const seat = banished(state);
    if (state.campaign === null || seat === undefined) return finish;
    const { attacker } = state.campaign;
    if (destinations(state, { seat, modifiers: [], free: true, chooser: attacker }).length === 0) return goTo('burn');
    return state.law.banishing === 'pl' ? goTo('send', { choice: accept }) : ask('choice', whether(attacker, 'banish'));
  },
  send: (state, { choice }) => {
    const seat = banished(state);
    if (state.campaign === null || seat === undefined || choice?.is !== 'accept') return undefined;
    return call(travel({ seat, modifiers: [], free: true, chooser: state.campaign.attacker }));
  },
  burn: (state) => {
    const seat = banished(state);
    if (state.campaign === null || seat === undefined || favorOnBoard(state, seat) < 2) return finish;
    return state.law.banishing === 'pl'
      ? goTo('burned', { choice: accept })
      : ask('choice', whether(state.campaign.attacker, 'burnFavor'));
  },
  burned: (state, { choice }) => {
    const seat = banished(state);
    if (seat === undefined || choice?.is !== 'accept') return undefined;
    const half = Math.floor(favorOnBoard(state, seat) / 2);
    return emitAll(burnFavor(state, { is: 'player', seat }, half, 'OATH-5.5.7.III-a'));
  },
});
