import { call, emit } from '@kronika/kernel';
import type { OathEvent } from '../event.ts';
import { type CardDefinition, card } from '../powers/library.ts';
import { factIn } from '../queries/cards.ts';
import { actingFor, isEnemyOf, rulerOf, rulerOfCard } from '../queries/ruling.ts';
import { forbid } from '../verdict.ts';
import { isItsSiteTargeted } from './battle.ts';
import { bargain, drawRelic } from './common-flows.ts';
import { fallenSpire, greatSpire, shiftEndDie } from './edifice-flows.ts';

/** What edifices and their ruins do. Forest Temple and Hall of Mockery are part of the rules they change. */
export const EDIFICES_CARDS: readonly CardDefinition[] = [
  card('sprawling-rampart', {
    standing: {
      defenceDice: (state, self, target) =>
        target.is === 'site' && rulerOf(state, target.slot) === rulerOfCard(state, self) ? 1 : 0,
    },
  }),
  card('bandit-rampart', {
    plan: {
      side: 'defence',
      works: (state, { card: self }, campaign) =>
        isItsSiteTargeted(state, self, campaign) ? 'allowed' : forbid('notHere', 'OATH-7.5-a'),
      attackDice: () => 2,
    },
  }),
  card('hall-of-debate', {
    standing: {
      forbids: (_state, _self, deed) =>
        deed.is === 'target' && deed.target.is === 'banner' && deed.target.banner === 'peoplesFavor'
          ? 'OATH-7.1.4-a'
          : undefined,
    },
  }),
  card('hall-of-mockery', {}),
  card('forest-temple', {}),
  card('ruined-temple', {
    standing: {
      forbids: (state, self, deed) => {
        if (deed.is !== 'play' || factIn(state, deed.card).suit !== 'beast') return undefined;
        const faceup = deed.to.is === 'toSite' || (deed.to.is === 'toAdvisers' && deed.to.face === 'up');
        const ruler = rulerOfCard(state, self);
        return faceup && ruler !== undefined && isEnemyOf(state, deed.seat, ruler) ? 'OATH-7.1.4-a' : undefined;
      },
    },
  }),
  card('festival-district', {
    action: {
      does: (_, use) => [
        call(bargain({ ...use, step: 'festival-district.player', goods: ['favor', 'secrets', 'advisers'] })),
      ],
    },
  }),
  card('squalid-district', {
    standing: {
      after: (state, self, happening) => {
        const ruler = rulerOfCard(state, self);
        const seat = ruler === undefined ? undefined : actingFor(state, ruler);
        return happening.is === 'endDieRolled' && seat !== undefined ? [call(shiftEndDie({ seat, card: self }))] : [];
      },
    },
  }),
  card('great-spire', {
    modifier: { action: 'search', afterDraw: (_, use) => [call(greatSpire(use))] },
  }),
  card('fallen-spire', { action: { does: (_, use) => [call(fallenSpire(use))] } }),
  card('ancient-forge', {
    action: { does: (_, use) => [call(drawRelic({ ...use, step: 'ancient-forge.keep' }))] },
  }),
  card('broken-forge', {
    action: {
      does: (_, { card: self }) => [
        emit<OathEvent>({ is: 'edificeTurned', card: self, to: 'edifice', rule: 'OATH-7.1.3-a' }),
      ],
    },
  }),
];
