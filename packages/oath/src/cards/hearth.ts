import { call, cardsIn, emit, emitAll } from '@kronika/kernel';
import type { OathEvent } from '../event.ts';
import { regionOf } from '../places.ts';
import { type CardDefinition, card, powersOf } from '../powers/library.ts';
import { allSiteCards, cardsAt, faceupAdvisers, factIn, holderOf, suitOf } from '../queries/cards.ts';
import { boardWarbands } from '../queries/pieces.ts';
import { cardsRuled } from '../queries/ruling.ts';
import { isExile, playerOf } from '../queries/seats.ts';
import { becomeCitizen } from '../rules/citizenship.ts';
import { mayDisturb } from '../rules/play.ts';
import { favorHome, secretsHome } from '../rules/rest.ts';
import { discard } from '../verbs/discard.ts';
import { gainFavor } from '../verbs/favor.ts';
import { gainSupply } from '../verbs/supply.ts';
import { killAt } from '../verbs/warbands.ts';
import { forbid } from '../verdict.ts';
import { discardOf } from '../zones.ts';
import { enemiesIn, someHold, yourSide } from './battle.ts';
import { bargain, drawRelic, favorFromBank } from './common-flows.ts';
import {
  armedMob,
  charmingFriend,
  homesteaders,
  hunted,
  levelers,
  memoryOfHome,
  relicBreaker,
  saladDays,
} from './hearth-flows.ts';

export const HEARTH_CARDS: readonly CardDefinition[] = [
  card('tinkers-fair', {
    action: {
      does: (_, use) => [call(bargain({ ...use, step: 'tinkers-fair.player', goods: ['favor', 'secrets', 'relics'] }))],
    },
  }),
  card('wayside-inn', {
    action: { does: (state, { seat }) => [emitAll(gainSupply(state, seat, 2, 'OATH-7.1.3-a'))] },
  }),
  card('extra-provisions', { plan: { side: 'defence', defenceDice: () => 1 } }),
  card('memory-of-home', { action: { does: (_, use) => [call(memoryOfHome(use))] } }),
  card('welcoming-party', {
    modifier: {
      action: 'search',
      afterPlay: (state, { seat, card: self }, played) =>
        played !== self && factIn(state, played).back === 'denizen'
          ? [emitAll(gainFavor(state, seat, 'hearth', 1, 'OATH-7.4-a'))]
          : [],
    },
  }),
  card('traveling-doctor', {
    plan: {
      side: 'both',
      losses: 'none',
      ifDefeated: (state, { by, card: self }) => [
        emitAll(discard(state, by === 'bandits' ? state.turn.seat : by, self, 'OATH-5.5.6-f')),
      ],
    },
  }),
  card('storyteller', {
    action: {
      does: () => [
        emit<OathEvent>({
          is: 'secretsMoved',
          from: { is: 'supply' },
          to: { is: 'banner' },
          amount: 1,
          rule: 'OATH-7.1.3-a',
        }),
      ],
    },
  }),
  card('armed-mob', {
    action: {
      works: (state, { seat }) => (hunted(state, seat).length > 0 ? 'allowed' : forbid('nothingThere', 'OATH-7.1.3-a')),
      does: (_, use) => [call(armedMob(use))],
    },
  }),
  card('tavern-songs', {
    action: {
      does: (state, { seat }) => {
        const pile = cardsIn(state.table, discardOf(regionOf(playerOf(state, seat).site))).slice(0, 3);
        return [emit<OathEvent>({ is: 'peeked', seat, cards: pile, rule: 'OATH-10-peek' })];
      },
    },
  }),
  card('homesteaders', { action: { does: (_, use) => [call(homesteaders(use))] } }),
  card('crop-rotation', {
    modifier: {
      action: 'search',
      clears: (state, { seat }, slot) =>
        cardsAt(state, slot).filter((each) => factIn(state, each).back === 'denizen' && mayDisturb(state, seat, each)),
    },
  }),
  card('a-round-of-ale', {
    action: {
      does: (state, { seat, card: self }) => [
        emitAll<OathEvent>([...favorHome(state, self), ...secretsHome(state, seat)]),
      ],
    },
  }),
  card('land-warden', { modifier: { action: 'search', keeps: 2 } }),
  card('charming-friend', { action: { does: (_, use) => [call(charmingFriend(use))] } }),
  card('village-constable', {
    plan: {
      side: 'both',
      attackDice: (state, plan, campaign) => (someHold(state, enemiesIn(plan, campaign), 'peoplesFavor') ? 0 : 2),
    },
  }),
  card('family-heirloom', {
    whenPlayed: { does: (_, use) => [call(drawRelic({ ...use, step: 'family-heirloom.keep' }))] },
  }),
  card('news-from-afar', { modifier: { action: 'search', supply: () => 0 } }),
  card('levelers', { action: { does: (_, use) => [call(levelers(use))] } }),
  card('fabled-feast', {
    whenPlayed: {
      does: (state, use) => {
        const ruled = cardsRuled(state, use.seat, [...allSiteCards(state), ...faceupAdvisers(state, use.seat)]);
        const amount = ruled
          .filter((each) => suitOf(state, each) === 'hearth')
          .reduce((sum, each) => sum + (powersOf(state, each).standing?.countsAs ?? 1), 0);
        return [call(favorFromBank({ ...use, amount, step: 'fabled-feast.bank' }))];
      },
    },
  }),
  card('the-great-levy', {
    plan: {
      side: 'both',
      attackDice: (state, plan, campaign) => (someHold(state, enemiesIn(plan, campaign), 'peoplesFavor') ? 0 : 3),
      ignoresSkulls: (state, plan, campaign) => !someHold(state, enemiesIn(plan, campaign), 'peoplesFavor'),
    },
  }),
  card('hearts-and-minds', {
    plan: {
      side: 'defence',
      wins: true,
      discardedAtEnd: (state, plan, campaign) => !someHold(state, yourSide(state, plan, campaign), 'peoplesFavor'),
    },
  }),
  card('relic-breaker', { action: { does: (_, use) => [call(relicBreaker(use))] } }),
  card('book-binders', {
    standing: {
      after: (state, self, happening) => {
        const seat = holderOf(state, self);
        if (happening.is !== 'played' || seat === undefined || happening.seat === seat) return [];
        return happening.to.is === 'toVision' || happening.to.is === 'conspire'
          ? [call(favorFromBank({ seat, card: self, amount: 2, step: 'book-binders.bank' }))]
          : [];
      },
    },
  }),
  card('ballot-box', {
    action: {
      works: (state, { seat }) =>
        isExile(state, seat) && state.banners.peoplesFavor.holder === seat
          ? 'allowed'
          : forbid('nothingThere', 'OATH-7.6.1-a'),
      does: (_, { seat }) => [call(becomeCitizen({ seat }))],
    },
  }),
  card('saddle-makers', {
    standing: {
      after: (state, self, happening) => {
        const seat = holderOf(state, self);
        if (happening.is !== 'played' || seat === undefined || happening.seat === seat) return [];
        const suit = suitOf(state, happening.card);
        return suit === 'nomad' || suit === 'order' ? [emitAll(gainFavor(state, seat, suit, 2, 'OATH-5.1.4-b'))] : [];
      },
    },
  }),
  card('herald', {
    standing: {
      after: (state, self, happening) => {
        const seat = holderOf(state, self);
        if (happening.is !== 'campaigned' || seat === undefined) return [];
        const { attacker, defender } = happening.campaign;
        return attacker !== seat && defender !== 'bandits'
          ? [call(favorFromBank({ seat, card: self, amount: 1, step: 'herald.bank' }))]
          : [];
      },
    },
  }),
  card('rowdy-pub', {
    modifier: {
      action: 'muster',
      warbands: (before, _, { card: self }, { card: on }) => (on === self ? before + 1 : before),
    },
  }),
  card('vow-of-peace', {
    standing: {
      forbids: (state, self, deed) => {
        const holder = holderOf(state, self);
        if (deed.is === 'campaign') return deed.seat === holder ? 'OATH-7.1.4-a' : undefined;
        if (deed.is !== 'sacrifice' || holder === undefined) return undefined;
        const { defender, allies } = deed.campaign;
        return defender === holder || allies.includes(holder) ? 'OATH-5.5.2-i' : undefined;
      },
    },
  }),
  card('deed-writer', {
    action: {
      does: (_, use) => [call(bargain({ ...use, step: 'deed-writer.player', goods: ['favor', 'secrets', 'sites'] }))],
    },
  }),
  card('salad-days', { whenPlayed: { does: (_, use) => [call(saladDays(use))] } }),
  card('marriage', { standing: { countsAs: 2 } }),
  card('hospital', { plan: { side: 'both', savesFallen: true } }),
  card('awaited-return', {
    modifier: {
      action: 'trade',
      works: (state, { seat }) =>
        boardWarbands(state, seat) > 0 ? 'allowed' : forbid('nothingThere', 'OATH-10-sacrifice'),
      supply: () => 0,
      before: (state, { seat }) => [emitAll(killAt(state, { is: 'board', seat }, 1, 'OATH-10-sacrifice'))],
    },
  }),
];
