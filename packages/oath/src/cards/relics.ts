import { call, cardsIn, emit, emitAll } from '@kronika/kernel';
import type { OathEvent } from '../event.ts';
import { type CardDefinition, card } from '../powers/library.ts';
import { holderOf, suitOf } from '../queries/cards.ts';
import { warbandsIn } from '../queries/pieces.ts';
import { rulerOf } from '../queries/ruling.ts';
import { playerOf } from '../queries/seats.ts';
import { advisersOfSuit } from '../rules/trade.ts';
import { buryRelic } from '../verbs/bury.ts';
import { gainSecrets } from '../verbs/favor.ts';
import { gainSupply } from '../verbs/supply.ts';
import { gainWarbands } from '../verbs/warbands.ts';
import { forbid } from '../verdict.ts';
import { handOf, WORLD_DECK } from '../zones.ts';
import { drawRelic } from './common-flows.ts';
import { robbed } from './nomad.ts';
import {
  brassHorse,
  caged,
  callable,
  hornedMask,
  ivoryEye,
  pileHere,
  releaseCaged,
  skeletonKey,
  stickyFire,
  swappable,
  whistle,
} from './relic-flows.ts';

/** What relics do. The Grand Scepter's powers and the Bandit Crown are part of the rules themselves. */
export const RELICS_CARDS: readonly CardDefinition[] = [
  card('sticky-fire', {
    plan: {
      side: 'both',
      onVictory: (_, { by, card: self }) => (by === 'bandits' ? [] : [call(stickyFire({ seat: by, card: self }))]),
    },
  }),
  card('cursed-cauldron', {
    plan: {
      side: 'both',
      ifVictorious: (state, { by, side }, { killed }) =>
        by === 'bandits'
          ? []
          : [emitAll(gainWarbands(state, by, side === 'attack' ? killed.defence : killed.attack, 'OATH-5.5.8-a'))],
    },
  }),
  card('brass-horse', {
    action: {
      may: (state, { seat }) => (pileHere(state, seat).length > 0 ? 'allowed' : forbid('nothingThere', 'OATH-7.1.3-a')),
      does: (_, use) => [call(brassHorse(use))],
    },
  }),
  card('truthful-harp', {
    modifier: {
      action: 'search',
      draws: (before) => before + 2,
      showsKept: true,
      afterDraw: (state, { seat }) => [
        emit<OathEvent>({ is: 'shown', by: seat, cards: cardsIn(state.table, handOf(seat)), rule: 'OATH-10-reveal' }),
      ],
    },
  }),
  card('grand-mask', {}),
  card('horned-mask', {
    action: {
      works: (state, { seat }) => {
        const { advisers, cards } = swappable(state, seat);
        return advisers.length > 0 && cards.length > 0 ? 'allowed' : forbid('nothingThere', 'OATH-10-swap');
      },
      does: (_, use) => [call(hornedMask(use))],
    },
  }),
  card('cup-of-plenty', {
    modifier: {
      action: 'trade',
      supply: (before, state, { seat }, { card: on }) => {
        const suit = suitOf(state, on);
        return suit !== null && advisersOfSuit(state, seat, suit) > 0 ? 0 : before;
      },
    },
  }),
  card('whistle', {
    action: {
      works: (state, { seat }) =>
        callable(state, seat).length > 0 ? 'allowed' : forbid('nothingThere', 'OATH-7.1.3-a'),
      does: (_, use) => [call(whistle(use))],
    },
  }),
  card('dowsing-sticks', {
    action: { does: (_, use) => [call(drawRelic({ ...use, step: 'dowsing-sticks.keep' }))] },
  }),
  card('cracked-horn', { modifier: { action: 'search', discards: 'underWorld' } }),
  card('bandit-crown', {}),
  card('ring-of-devotion', {
    standing: {
      forbids: (state, self, deed) =>
        deed.is === 'garrison' && holderOf(state, self) === deed.seat ? 'OATH-7.1.4-a' : undefined,
    },
    modifier: { action: 'muster', mandatory: true, warbands: (before) => before + 2 },
  }),
  card('skeleton-key', {
    action: {
      may: (state, { seat }) =>
        rulerOf(state, playerOf(state, seat).site) === 'empire' ? 'allowed' : forbid('notHere', 'OATH-7.1.3-a'),
      does: (_, use) => [call(skeletonKey(use))],
    },
  }),
  card('oracular-pig', {
    action: {
      does: (state, { seat }) => [
        emit<OathEvent>({
          is: 'peeked',
          seat,
          cards: cardsIn(state.table, WORLD_DECK).slice(0, 3),
          rule: 'OATH-10-peek',
        }),
      ],
    },
  }),
  card('circlet-of-command', {
    standing: {
      forbids: (state, self, deed) => {
        const holder = holderOf(state, self);
        if (holder === undefined || robbed(state, deed) !== holder) return undefined;
        // The circlet guards everything but itself.
        const itself =
          (deed.is === 'take' && deed.what === self) ||
          (deed.is === 'target' && deed.target.is === 'relic' && deed.target.card === self);
        return itself ? undefined : 'OATH-7.1.4-a';
      },
      defenceDice: (state, self, target, defender) =>
        target.is === 'pawn' && holderOf(state, self) === defender ? 1 : 0,
    },
  }),
  card('ivory-eye', { action: { does: (_, use) => [call(ivoryEye(use))] } }),
  card('map', {
    action: {
      does: (state, { seat, card: self }) => [
        emitAll<OathEvent>([...buryRelic(state, self, 'OATH-7.1.3-a'), ...gainSupply(state, seat, 4, 'OATH-7.1.3-a')]),
      ],
    },
  }),
  card('obsidian-cage', {
    plan: {
      side: 'both',
      onVictory: (state, { by, card: self }) => (by === 'bandits' ? [] : [emitAll(caged(state, by, self))]),
    },
    action: {
      works: (state, { card: self }) =>
        warbandsIn(state.table.cards.find(({ id }) => id === self)?.warbands ?? {}) > 0
          ? 'allowed'
          : forbid('nothingThere', 'OATH-7.1.3-a'),
      does: (_, use) => [call(releaseCaged(use))],
    },
  }),
  card('book-of-records', {
    modifier: {
      action: 'search',
      mandatory: true,
      insteadOfFavor: (_, { seat }) => [emitAll(gainSecrets(seat, 1, 'OATH-7.4-a'))],
    },
  }),
  card('dragonskin-drum', {
    standing: {
      after: (state, self, happening) =>
        happening.is === 'traveled' && holderOf(state, self) === happening.seat
          ? [emitAll(gainWarbands(state, happening.seat, 1, 'OATH-7.4-a'))]
          : [],
    },
  }),
  card('the-grand-scepter', {}),
];
