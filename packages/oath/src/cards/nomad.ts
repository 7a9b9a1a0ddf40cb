import { type CardId, call, emit, emitAll, type SeatId } from '@kronika/kernel';
import type { OathEvent } from '../event.ts';
import { regionOf } from '../places.ts';
import { type CardDefinition, card } from '../powers/library.ts';
import type { BattlePlan, Deed } from '../powers/power.ts';
import { allSiteCards, cardsAt, faceupAdvisers, heldRelics, holderOf, slotOf, suitOf } from '../queries/cards.ts';
import { boardWarbands } from '../queries/pieces.ts';
import { isEnemyOf, rulerOfCard, rulesCard, rulesSite } from '../queries/ruling.ts';
import { areEnemies, playerOf, turnOrder } from '../queries/seats.ts';
import type { Oath } from '../state.ts';
import { gainSecrets, moveFavor } from '../verbs/favor.ts';
import { gainSupply } from '../verbs/supply.ts';
import { forbid } from '../verdict.ts';
import { enemiesIn, plusMinus, someHaveAdviser, yourSide } from './battle.ts';
import { favorFromBank } from './common-flows.ts';
import {
  ancientPact,
  convoys,
  greatHerd,
  oracle,
  pilgrimage,
  resettle,
  theGathering,
  twinBrother,
} from './nomad-flows.ts';
import { messenger } from './order-flows.ts';

/** A plan whose card is discarded at the end of the campaign. */
function once(plan: BattlePlan): BattlePlan {
  return { ...plan, discardedAtEnd: () => true };
}

/** Nomad cards that one or the other of these players rules. */
function nomadsRuled(state: Oath, seats: readonly SeatId[]): number {
  return [...allSiteCards(state), ...seats.flatMap((seat) => faceupAdvisers(state, seat))].filter(
    (each) => suitOf(state, each) === 'nomad' && seats.some((seat) => rulesCard(state, seat, each)),
  ).length;
}

function nomadsAmongBandits(state: Oath): number {
  return allSiteCards(state).filter((each) => suitOf(state, each) === 'nomad' && rulerOfCard(state, each) === 'bandits')
    .length;
}

/** Everybody burns all secrets but one; the active player keeps the one on this card. */
function bound(state: Oath, self: CardId): readonly OathEvent[] {
  const rule = 'OATH-10-burn';
  const onCards = state.table.cards
    .filter(({ id, secrets }) => secrets > 0 && id !== self)
    .map(
      ({ id, secrets }): OathEvent => ({
        is: 'secretsMoved',
        from: { is: 'card', card: id },
        to: { is: 'supply' },
        amount: secrets,
        rule,
      }),
    );
  const onBoards = turnOrder(state).flatMap((seat): readonly OathEvent[] => {
    const { secrets, spentSecrets } = playerOf(state, seat);
    const kept = seat === state.turn.seat ? 0 : 1;
    const up = Math.max(0, secrets - kept);
    const down = secrets >= kept ? spentSecrets : Math.max(0, spentSecrets - kept);
    return [
      ...(up > 0
        ? [
            {
              is: 'secretsMoved',
              from: { is: 'player', seat },
              to: { is: 'supply' },
              amount: up,
              rule,
            } satisfies OathEvent,
          ]
        : []),
      ...(down > 0
        ? [
            {
              is: 'secretsMoved',
              from: { is: 'player', seat, face: 'down' },
              to: { is: 'supply' },
              amount: down,
              rule,
            } satisfies OathEvent,
          ]
        : []),
    ];
  });
  return [...onCards, ...onBoards];
}

/** Whose relic or banner the deed goes for. */
export function robbed(state: Oath, deed: Deed): SeatId | undefined {
  if (deed.is === 'take') {
    const { what, from } = deed;
    return typeof what === 'string' || heldRelics(state, from).includes(what) ? from : undefined;
  }
  if (deed.is !== 'target' || deed.defender === 'bandits') return undefined;
  const { target, defender } = deed;
  if (target.is === 'banner') return defender;
  return target.is === 'relic' && heldRelics(state, defender).includes(target.card) ? defender : undefined;
}

export const NOMAD_CARDS: readonly CardDefinition[] = [
  card('rain-boots', { plan: once({ side: 'attack', voids: () => 'singleShield' }) }),
  card('ancient-binding', { action: { does: (state, { card: self }) => [emitAll(bound(state, self))] } }),
  card('horse-archers', { plan: once(plusMinus(3)) }),
  card('warning-signals', {
    plan: once({
      side: 'defence',
      // Bandits are no warbands: they use this plan in vain (OATH-10-bandit).
      does: (_, { by, card: self }) => (by === 'bandits' ? [] : [call(messenger({ seat: by, card: self }))]),
    }),
  }),
  card('elders', { action: { does: (_, { seat }) => [emitAll(gainSecrets(seat, 1, 'OATH-10-gain'))] } }),
  card('the-gathering', { whenPlayed: { does: (_, use) => [call(theGathering(use))] } }),
  card('faithful-friend', {
    whenPlayed: { does: (state, { seat }) => [emitAll(gainSupply(state, seat, 4, 'OATH-7.3.3-a'))] },
  }),
  card('tents', {
    modifier: {
      action: 'travel',
      free: (state, { seat }, to) => regionOf(playerOf(state, seat).site) === regionOf(to),
    },
  }),
  card('great-herd', { whenPlayed: { does: (_, use) => [call(greatHerd(use))] } }),
  card('convoys', { action: { does: (_, use) => [call(convoys(use))] } }),
  card('vow-of-kinship', {
    whenPlayed: {
      does: (state, { seat }) => [
        emitAll(
          moveFavor(
            state,
            { is: 'player', seat },
            { is: 'bank', suit: 'nomad' },
            playerOf(state, seat).favor,
            'OATH-7.3.3-a',
          ),
        ),
      ],
    },
  }),
  card('wild-mounts', { plan: { side: 'both', replacesDiscards: { of: 'nomad', by: 'beast' } } }),
  card('lancers', { plan: once({ side: 'attack', doublesRoll: true }) }),
  card('mountain-giant', {
    plan: {
      side: 'both',
      choices: (_state, { side }) => (side === 'attack' ? [1, 3, -1, -3] : [-1, -3, 1, 3]),
      attackDice: (_state, { choice = 0 }) => choice,
      discardedAtEnd: (_state, { choice = 0 }) => Math.abs(choice) === 3,
    },
  }),
  card('rival-khan', {
    plan: once({
      side: 'both',
      attackDice: (state, plan, campaign) => (someHaveAdviser(state, enemiesIn(plan, campaign), 'nomad') ? 4 : 0),
    }),
  }),
  card('lost-tongue', {
    standing: {
      forbids: (state, self, deed) => {
        const holder = holderOf(state, self);
        const seat = 'seat' in deed ? deed.seat : undefined;
        if (holder === undefined || seat === undefined || robbed(state, deed) !== holder) return undefined;
        return nomadsRuled(state, [seat]) === 0 ? 'OATH-7.1.4-a' : undefined;
      },
    },
  }),
  card('special-envoy', {
    modifier: {
      action: 'travel',
      free: () => true,
      after: () => [emit<OathEvent>({ is: 'actEnded', rule: 'OATH-4.2-c' })],
    },
  }),
  card('resettle', { action: { does: (_, use) => [call(resettle(use))] } }),
  card('oracle', { action: { does: (_, use) => [call(oracle(use))] } }),
  card('pilgrimage', { whenPlayed: { does: (_, use) => [call(pilgrimage(use))] } }),
  card('spell-breaker', {
    standing: {
      forbids: (state, self, deed) => {
        const spends =
          deed.is === 'spendSecrets' ||
          (deed.is === 'power' && (deed.cost.secret ?? 0) + (deed.cost.burnSecret ?? 0) > 0);
        if (!spends) return undefined;
        const ruler = rulerOfCard(state, self);
        return ruler !== undefined && isEnemyOf(state, deed.seat, ruler) ? 'OATH-7.1.4-a' : undefined;
      },
    },
  }),
  card('mounted-patrol', { plan: once({ side: 'defence', halvesAttack: true }) }),
  card('great-crusade', {
    plan: once({
      side: 'both',
      attackDice: (state, plan, campaign) =>
        plan.by === 'bandits' ? nomadsAmongBandits(state) : nomadsRuled(state, yourSide(state, plan, campaign)),
    }),
  }),
  card('ancient-bloodline', {
    standing: {
      forbids: (state, self, deed) => {
        const holder = holderOf(state, self);
        if (deed.is !== 'disturb' || holder === undefined || !areEnemies(state, deed.seat, holder)) return undefined;
        const slot = slotOf(state, deed.card);
        return slot !== undefined && rulesSite(state, holder, slot) ? 'OATH-7.1.4-a' : undefined;
      },
    },
  }),
  card('ancient-pact', { whenPlayed: { does: (_, use) => [call(ancientPact(use))] } }),
  card('storm-caller', { plan: once({ side: 'defence', defenceDice: () => 2 }) }),
  card('family-wagon', { standing: { family: { suit: 'nomad', others: 1 } } }),
  card('way-station', {
    modifier: {
      action: 'travel',
      openToAll: true,
      fits: (state, { card: self }, to) => (slotOf(state, self) === to ? 'allowed' : forbid('notHere', 'OATH-7.4-a')),
      free: (state, { card: self }, to) => slotOf(state, self) === to,
      fees: (state, { seat, card: self }) => ({ favor: rulesCard(state, seat, self) ? 0 : 1, rule: 'OATH-7.4-a' }),
    },
  }),
  card('twin-brother', { whenPlayed: { does: (_, use) => [call(twinBrother(use))] } }),
  card('hospitality', {
    modifier: {
      action: 'travel',
      after: (state, use, { to }) => {
        const own = new Set(faceupAdvisers(state, use.seat).map((each) => suitOf(state, each)));
        const among = [...new Set(cardsAt(state, to).flatMap((each) => suitOf(state, each) ?? []))].filter((suit) =>
          own.has(suit),
        );
        return [call(favorFromBank({ ...use, amount: 1, step: 'hospitality.bank', among }))];
      },
    },
  }),
  card('a-fast-steed', {
    modifier: {
      action: 'travel',
      works: (state, { seat }) => (boardWarbands(state, seat) <= 3 ? 'allowed' : forbid('nothingThere', 'OATH-7.4-a')),
      free: (state, { seat }) => boardWarbands(state, seat) <= 3,
    },
  }),
  card('relic-worship', {
    modifier: {
      action: 'recover',
      after: (state, { seat }, { what }) =>
        what.is === 'relic' ? [emitAll(gainSupply(state, seat, 3, 'OATH-7.4-a'))] : [],
    },
  }),
  card('sacred-ground', {
    standing: {
      forbids: (state, self, deed) =>
        deed.is === 'play' && deed.to.is === 'toVision' && playerOf(state, deed.seat).site !== slotOf(state, self)
          ? 'OATH-7.1.4-a'
          : undefined,
    },
  }),
];
