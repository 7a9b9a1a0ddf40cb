import { call, emitAll } from '@kronika/kernel';
import type { OathEvent } from '../event.ts';
import { REGIONS } from '../places.ts';
import { type CardDefinition, card } from '../powers/library.ts';
import { faceupAdvisers, faceupSites, holderOf, slotOf, suitOf } from '../queries/cards.ts';
import { boardWarbands } from '../queries/pieces.ts';
import { isEnemyOf, rulerOf, rulerOfCard, rulesSite, sitesRuled } from '../queries/ruling.ts';
import { playerOf } from '../queries/seats.ts';
import { targetedSites } from '../rules/campaign-forces.ts';
import { advisersOfSuit, matchingAdvisers } from '../rules/trade.ts';
import { gainSupply } from '../verbs/supply.ts';
import { gainWarbands, killAt } from '../verbs/warbands.ts';
import { forbid } from '../verdict.ts';
import { areOpposed, purged } from './arcane.ts';
import { isItsSiteTargeted, yourSide } from './battle.ts';
import {
  beastsAtSites,
  faeMerchant,
  memoryOfNature,
  piedPiper,
  rovingTerror,
  secondChance,
  wildAllies,
  wildFronts,
  wildSites,
  wolves,
} from './beast-flows.ts';
import { discardTogether, favorFromBank } from './common-flows.ts';
import { maybeCitizen } from './order-flows.ts';

export const BEAST_CARDS: readonly CardDefinition[] = [
  card('errand-boy', { modifier: { action: 'search', sources: () => REGIONS } }),
  card('wolves', { action: { does: (_, use) => [call(wolves(use))] } }),
  card('animal-playmates', {
    modifier: {
      action: 'muster',
      supply: (before, state, _, { card: on }) => (suitOf(state, on) === 'beast' ? 0 : before),
    },
  }),
  card('true-names', {
    standing: {
      forbids: (state, self, deed) => {
        const holder = holderOf(state, self);
        if (deed.is !== 'plan' || holder === undefined || deed.by !== deed.campaign.attacker) return undefined;
        const { defender, allies } = deed.campaign;
        if (holder !== defender && !allies.includes(holder)) return undefined;
        const suit = suitOf(state, deed.card);
        const known = faceupAdvisers(state, holder).some((each) => suit !== null && suitOf(state, each) === suit);
        return known ? 'OATH-7.1.4-a' : undefined;
      },
    },
  }),
  card('the-old-oak', {
    modifier: {
      action: 'trade',
      secrets: (before, state, { card: self }, act) =>
        act.for === 'secrets' && act.card === self && matchingAdvisers(state, act, 'beast') > 0 ? before + 1 : before,
    },
  }),
  card('forest-paths', {
    modifier: {
      action: 'travel',
      fits: (state, _, to) => (wildSites(state).includes(to) ? 'allowed' : forbid('notHere', 'OATH-7.4-a')),
      free: (state, _, to) => wildSites(state).includes(to),
      ignoresSites: (state, _, to) => wildSites(state).includes(to),
    },
  }),
  card('long-lost-heir', {
    whenPlayed: { does: (_, use) => [call(maybeCitizen({ ...use, step: 'long-lost-heir.citizen' }))] },
  }),
  card('rangers', {
    plan: {
      side: 'attack',
      ignoresSkulls: () => true,
      attackDice: (_state, _plan, { defenceDice }) => (defenceDice >= 4 ? 2 : 0),
    },
  }),
  card('roving-terror', { action: { does: (_, use) => [call(rovingTerror(use))] } }),
  card('nature-worship', {
    plan: {
      side: 'both',
      attackDice: (state, plan, campaign) =>
        yourSide(state, plan, campaign).reduce<number>((sum, seat) => sum + advisersOfSuit(state, seat, 'beast'), 0),
    },
  }),
  card('birdsong', {
    modifier: {
      action: 'trade',
      supply: (before, state, _, { card: on }) => (['beast', 'nomad'].includes(suitOf(state, on) ?? '') ? 0 : before),
    },
  }),
  card('small-friends', {
    modifier: { action: 'trade', standsAt: (state) => wildSites(state) },
  }),
  card('grasping-vines', {
    standing: {
      after: (state, self, happening) => {
        if (happening.is !== 'traveled') return [];
        const ruler = rulerOfCard(state, self);
        const caught =
          ruler !== undefined && rulerOf(state, happening.from) === ruler && isEnemyOf(state, happening.seat, ruler);
        return caught ? [emitAll(killAt(state, { is: 'board', seat: happening.seat }, 1, 'OATH-10-kill'))] : [];
      },
    },
  }),
  card('threatening-roar', {
    whenPlayed: {
      does: (state, { seat, card: self }) => [
        call(discardTogether({ seat, cards: purged(state, seat, ['nomad', 'beast']).filter((each) => each !== self) })),
      ],
    },
  }),
  card('fae-merchant', { action: { does: (_, use) => [call(faeMerchant(use))] } }),
  card('second-chance', { action: { does: (_, use) => [call(secondChance(use))] } }),
  card('pied-piper', {
    standing: { needsNoRoom: true },
    action: { does: (_, use) => [call(piedPiper(use))] },
  }),
  card('mushrooms', {
    modifier: { action: 'search', supply: () => 0, draws: (before) => before - 2, fromBelow: true },
  }),
  card('insect-swarm', {
    standing: {
      planCost: (state, self, by, _, campaign) =>
        areOpposed(by, holderOf(state, self), campaign) ? { burnFavor: 1 } : undefined,
    },
  }),
  card('vow-of-union', {
    standing: {
      joinsForce: (state, self, attacker) => (holderOf(state, self) === attacker ? sitesRuled(state, attacker) : []),
      forbids: (state, self, deed) => {
        const holder = holderOf(state, self);
        if (deed.is !== 'travel' || deed.seat !== holder) return undefined;
        const stays = rulesSite(state, holder, playerOf(state, holder).site) && boardWarbands(state, holder) > 0;
        return stays ? 'OATH-7.1.4-a' : undefined;
      },
    },
  }),
  card('giant-python', {
    standing: {
      targetsFit: (state, self, { defender, allies }, dice) => {
        const holder = holderOf(state, self);
        const defends = holder !== undefined && (holder === defender || allies.includes(holder));
        return !defends || dice % 2 === 0;
      },
    },
  }),
  card('war-tortoise', { plan: { side: 'both', voids: () => 'double' } }),
  card('new-growth', {
    modifier: {
      action: 'search',
      sites: (state, _, played) => {
        const fact = suitOf(state, played);
        return fact === 'beast' || fact === 'hearth' ? faceupSites(state) : [];
      },
    },
  }),
  card('wild-cry', {
    modifier: {
      action: 'search',
      afterPlay: (state, { seat }, played) =>
        suitOf(state, played) === 'beast'
          ? [
              emitAll<OathEvent>([
                ...gainSupply(state, seat, 1, 'OATH-7.4-a'),
                ...gainWarbands(state, seat, 2, 'OATH-7.4-a'),
              ]),
            ]
          : [],
    },
  }),
  card('animal-host', {
    whenPlayed: {
      does: (state, { seat }) => [emitAll(gainWarbands(state, seat, beastsAtSites(state), 'OATH-7.3.3-a'))],
    },
  }),
  card('memory-of-nature', { action: { does: (_, use) => [call(memoryOfNature(use))] } }),
  card('marsh-spirit', {
    standing: {
      forbids: (state, self, deed) => {
        const slot = slotOf(state, self);
        if (deed.is !== 'plan' || slot === undefined || deed.by !== deed.campaign.attacker) return undefined;
        return targetedSites(deed.campaign).includes(slot) ? 'OATH-7.1.4-a' : undefined;
      },
    },
  }),
  card('vow-of-poverty', {
    standing: { barsTradeFavor: true },
    rest: {
      works: (state, { seat }) =>
        playerOf(state, seat).favor === 0 ? 'allowed' : forbid('nothingThere', 'OATH-7.3.4-a'),
      does: (_, use) => [call(favorFromBank({ ...use, amount: 2, step: 'vow-of-poverty.bank' }))],
    },
  }),
  card('forest-council', {
    standing: {
      forbids: (state, self, deed) => {
        if ((deed.is !== 'trade' && deed.is !== 'muster') || suitOf(state, deed.card) !== 'beast') return undefined;
        const ruler = rulerOfCard(state, self);
        return ruler !== undefined && isEnemyOf(state, deed.seat, ruler) ? 'OATH-7.1.4-a' : undefined;
      },
    },
  }),
  card('walled-garden', {
    plan: {
      side: 'defence',
      works: (state, { card: self }, campaign) =>
        isItsSiteTargeted(state, self, campaign) ? 'allowed' : forbid('notHere', 'OATH-7.5-a'),
      defenceDice: (state) => beastsAtSites(state),
    },
  }),
  card('vow-of-beastkin', {
    modifier: {
      action: 'muster',
      mandatory: true,
      warbands: (before) => before + 1,
      fits: (state, { seat }, on) => {
        const suit = suitOf(state, on);
        const kin = suit !== null && advisersOfSuit(state, seat, suit) > 0;
        return kin ? 'allowed' : forbid('card', 'OATH-7.4.1-a');
      },
    },
  }),
  card('bracken', { modifier: { action: 'search', discards: 'anyPileEnd' } }),
  card('wild-allies', {
    action: {
      works: (state, { seat }) =>
        wildFronts(state, seat).length > 0 ? 'allowed' : forbid('nothingThere', 'OATH-5.5.1-a'),
      does: (_, use) => [call(wildAllies(use))],
    },
  }),
];
