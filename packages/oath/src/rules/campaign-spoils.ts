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
  emitAll,
  finish,
  flow,
  goTo,
  keep,
} from '@kronika/kernel';
import type { OathEvent } from '../event.ts';
import type { PlainMessage } from '../messages.ts';
import type { Slot } from '../places.ts';
import { mayDo } from '../powers/in-play.ts';
import { playerOf } from '../queries/seats.ts';
import type { Oath } from '../state.ts';
import { burnFavor } from '../verbs/favor.ts';
import { moveWarbands } from '../verbs/warbands.ts';
import { relicsOf } from '../zones.ts';
import { answers } from './answers.ts';
import { seizeBanner } from './banners.ts';
import { attackingForce, targetedSites } from './campaign-forces.ts';
import { checkTitle } from './title.ts';
import { travel } from './travel.ts';

interface Spoils {
  readonly sites?: readonly Slot[];
  readonly amount?: number;
  readonly relics?: readonly CardId[];
  readonly choice?: AcceptOption | DeclineOption;
}

function whether(seat: Parameters<typeof playerOf>[1], key: 'banish' | 'burnFavor') {
  const message: PlainMessage = { key };
  return choose<AcceptOption | DeclineOption>({
    seat,
    message,
    because: { is: 'rule', rule: 'OATH-X-6' },
    options: [accept, decline],
  });
}

function isPawnTargeted(state: Oath): boolean {
  return state.campaign?.targets.some(({ is }) => is === 'pawn') === true;
}

/** What a victorious attacker does with what was targeted (5.5.7). */
export const takeSpoils = flow<Oath, Spoils>()('oath/spoils', {
  sites: ({ campaign }) => (campaign === null ? finish : keep({ sites: targetedSites(campaign) })),
  occupy: (state, { sites: [slot] = [] }) => {
    const { campaign } = state;
    if (campaign === null || slot === undefined) return goTo('relics');
    const { attacker } = campaign;
    // Warbands that stand at a site already belong to the force, too; the board's are the ones to place.
    const max = attackingForce(state, campaign).find(({ place }) => place.is === 'board')?.amount ?? 0;
    const may = mayDo(state, { is: 'garrison', seat: attacker, slot }) === 'allowed';
    if (max === 0 || !may) return goTo('nextSite', { amount: 0 });
    const message: PlainMessage = { key: 'occupy' };
    return ask(
      'amount',
      chooseNumber({ seat: attacker, message, because: { is: 'rule', rule: 'OATH-5.5.7.I-a' }, min: 0, max }),
    );
  },
  place: (state, { sites: [slot] = [], amount = 0 }) => {
    const attacker = state.campaign?.attacker;
    if (slot === undefined || attacker === undefined) return undefined;
    const from = { is: 'board', seat: attacker } as const;
    return emitAll(moveWarbands(state, attacker, from, { is: 'site', slot }, amount, 'OATH-5.5.7.I-a'));
  },
  nextSite: (_, { sites: [, ...rest] = [] }) => [keep({ sites: rest }), goTo('occupy')],
  relics: (state) => {
    const { campaign } = state;
    if (campaign === null) return finish;
    const cards = campaign.targets.flatMap((target) => (target.is === 'relic' ? [target.card] : []));
    return [
      keep({ relics: cards }),
      emitAll<OathEvent>(
        cards.map((card) => ({
          is: 'relicGained',
          seat: campaign.attacker,
          card,
          how: 'seized',
          rule: 'OATH-5.5.7.II-a',
        })),
      ),
    ];
  },
  relicAnswers: (state, { relics = [] }) => {
    const { campaign } = state;
    if (campaign === null || relics.length === 0) return undefined;
    const taken = relics.filter((card) => cardOf(state.table, card).zone === relicsOf(campaign.attacker));
    return call(answers({ happening: { is: 'relicsTaken', seat: campaign.attacker, cards: taken } }));
  },
  banners: (state) => {
    const { campaign } = state;
    if (campaign === null) return finish;
    return emitAll(
      campaign.targets.flatMap((target) =>
        target.is === 'banner' ? seizeBanner(state, campaign.attacker, target.banner) : [],
      ),
    );
  },
  title: () => call(checkTitle({})),
  banish: (state) => {
    if (!isPawnTargeted(state) || state.campaign === null) return finish;
    return state.law.banishing === 'en' ? ask('choice', whether(state.campaign.attacker, 'banish')) : undefined;
  },
  send: ({ campaign }, { choice }) => {
    if (campaign === null || campaign.defender === 'bandits' || choice?.is === 'decline') return undefined;
    return call(travel({ seat: campaign.defender, modifiers: [], free: true, chooser: campaign.attacker }));
  },
  burn: (state) =>
    state.law.banishing === 'en' && state.campaign !== null
      ? ask('choice', whether(state.campaign.attacker, 'burnFavor'))
      : goTo('burned', { choice: accept }),
  burned: (state, { choice }) => {
    const { campaign } = state;
    if (campaign === null || campaign.defender === 'bandits' || choice?.is === 'decline') return undefined;
    const seat = campaign.defender;
    const { favor } = playerOf(state, seat);
    return emitAll(burnFavor(state, { is: 'player', seat }, Math.floor(favor / 2), 'OATH-5.5.7.III-a'));
  },
});
