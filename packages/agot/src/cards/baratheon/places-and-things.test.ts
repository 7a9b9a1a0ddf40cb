import { expect } from 'vitest';
import { hasKeyword } from '../../rules/has.ts';
import { powerOf, totalOf } from '../../rules/values.ts';
import { actions, card, happening, resolving, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { given, the } from '../../testing/given.ts';
import { inPlay, namesIn } from '../../testing/shown.ts';
import { usedBefore } from '../../testing/used-before.ts';
import { factionCardOf, handOf } from '../../zones.ts';

const power = { attacker: 0, type: 'power' } as const;
const endOfPhase = () => [{ is: 'periodEnded', period: 'phase' } as const];

/** The bearer gains power after Lightbringer was used once before. */
function armed(during: readonly ('round' | 'phase')[]) {
  return happening(
    {
      seats: [{ play: ['robert-baratheon (kneeling) + lightbringer'] }, {}],
      used: usedBefore({ card: 'card:0/play/0/0', printed: 'lightbringer', key: 'reaction', times: 1, during }),
    },
    (state) => [{ is: 'powerGained', card: the(state, 'robert-baratheon'), amount: 1 }],
  );
}

describeCard('lightbringer', {
  does: {
    'Stannis has renown, and stands when he gains power': () => {
      const table = resolving({
        challenge: power,
        seats: [{ play: ['stannis-baratheon (kneeling, attacking) + lightbringer'] }, {}],
      });
      table.seat(0).picks(card('stannis-baratheon')).takes(use('lightbringer')).isAsked('pause');

      expect(inPlay(table, 0)).toEqual(['stannis-baratheon (power 1, attacking) + lightbringer']);
    },
    'any bearer stands': () => {
      const table = happening({ seats: [{ play: ['robert-baratheon (kneeling) + lightbringer'] }, {}] }, (state) => [
        { is: 'powerGained', card: the(state, 'robert-baratheon'), amount: 2 },
      ]);
      table.seat(0).takes(use('lightbringer')).isAsked('pause');

      expect(inPlay(table, 0)).toEqual(['robert-baratheon (power 2) + lightbringer']);
    },
  },
  refuses: {
    'AGOT-LIMIT-a: once in a phase, and again in the next': () => {
      const again = armed(['round', 'phase']);
      again.seat(0).isAsked('pause');
      expect(inPlay(again, 0)).toEqual(['robert-baratheon (kneeling, power 1) + lightbringer']);
      const later = armed(['round']);
      later.seat(0).takes(use('lightbringer')).isAsked('pause');
      expect(inPlay(later, 0)).toEqual(['robert-baratheon (power 1) + lightbringer']);
    },
    'nobody else has renown by it': () => {
      const state = given({ seats: [{ play: ['selyse-baratheon + lightbringer', 'stannis-baratheon'] }, {}] });

      expect(hasKeyword(state, the(state, 'selyse-baratheon'), 'renown')).toBe(false);
      expect(hasKeyword(state, the(state, 'stannis-baratheon'), 'renown')).toBe(false);
    },
    'AGOT-MOVE-a: power that is moved is not gained, nor is that of others': () => {
      const table = happening(
        { seats: [{ play: ['robert-baratheon (kneeling) + lightbringer', 'melisandre (power 1)'] }, {}] },
        (state) => [
          { is: 'powerMoved', from: the(state, 'melisandre'), card: the(state, 'robert-baratheon'), amount: 1 },
          { is: 'powerGained', card: factionCardOf(state, 0), amount: 1 },
        ],
      );
      table.seat(0).isAsked('pause');
    },
    'AGOT-ATT-b: goes to Baratheons only': () => {
      const table = actions({
        phase: 'marshaling',
        seats: [{ hand: ['lightbringer'], play: ['bran-stark'] }, {}],
      });
      table.seat(0).isAsked('pause');
    },
  },
});

describeCard('dragonstone-port', {
  does: {
    'AGOT-COST-h: makes the next Baratheon card of any type cheaper by 1': () => {
      const table = actions({
        phase: 'marshaling',
        seats: [{ gold: 1, hand: ['chamber-of-the-painted-table'], play: ['dragonstone-port'] }, {}],
      });
      table.seat(0).takes(use('dragonstone-port')).takes(use('chamber-of-the-painted-table')).isAsked('pause');

      expect(inPlay(table, 0)).toEqual(['dragonstone-port (kneeling)', 'chamber-of-the-painted-table']);
    },
  },
  refuses: {
    'does not make the cards of others cheaper': () => {
      const table = actions({
        phase: 'marshaling',
        seats: [{ gold: 1, hand: ['bran-stark'], play: ['dragonstone-port'] }, {}],
      });
      table.seat(0).takes(use('dragonstone-port')).isAsked('pause');
    },
  },
});

const won = (winner: 0 | 1) => () => [{ is: 'dominanceDetermined', winner, totals: [0, 0] } as const];

describeCard('chamber-of-the-painted-table', {
  does: {
    'kneels to move 1 power from the faction card of an opponent after dominance': () => {
      const table = happening(
        {
          phase: 'dominance',
          seats: [{ play: ['chamber-of-the-painted-table'] }, { faction: 'house-lannister (power 2)' }],
        },
        won(0),
      );
      table.seat(0).takes(use('chamber-of-the-painted-table')).isAsked('pause');

      expect([powerOf(table.state, 0), powerOf(table.state, 1)]).toEqual([1, 1]);
      expect(inPlay(table, 0)).toEqual(['chamber-of-the-painted-table (kneeling)']);
    },
    'in melee its player says whose': () => {
      const table = happening(
        {
          phase: 'dominance',
          seats: [
            { play: ['chamber-of-the-painted-table'] },
            { faction: 'house-lannister (power 2)' },
            { faction: 'house-tyrell (power 2)' },
            {},
          ],
        },
        won(0),
      );
      table.seat(0).takes(use('chamber-of-the-painted-table')).mayNotTake({ is: 'seat', seat: 3 });
      table.seat(0).takes({ is: 'seat', seat: 2 }).isAsked('pause');

      expect(powerOf(table.state, 2)).toBe(1);
    },
  },
  refuses: {
    'not if another wins dominance, and not where there is no power to move': () => {
      for (const [winner, faction] of [
        [1, 'house-lannister (power 2)'],
        [0, 'house-lannister'],
      ] as const)
        happening(
          {
            phase: 'dominance',
            seats: [{ play: ['chamber-of-the-painted-table'] }, { faction, play: ['bran-stark (power 1)'] }],
          },
          won(winner),
        )
          .seat(0)
          .isAsked('pause');
    },
  },
});

describeCard('the-red-keep', {
  does: {
    'counts 2 for its player’s side in power challenges': () => {
      for (const [attacker, side] of [
        [0, 'attacking'],
        [1, 'defending'],
      ] as const) {
        const state = given({
          challenge: { attacker, type: 'power' },
          seats: [{ play: ['the-red-keep (kneeling)', `bastard-in-hiding (${side})`] }, {}],
        });
        expect(totalOf(state, side)).toBe(4);
      }
    },
    'kneels to draw 2 cards at the end of the challenges phase': () => {
      const table = happening(
        {
          seats: [{ play: ['the-red-keep'], deck: ['ice', 'ice', 'ice'] }, {}],
          fought: [
            { attacker: 0, type: 'military', against: 1, winner: 1 },
            { attacker: 1, type: 'power', against: 0, winner: 0 },
          ],
        },
        endOfPhase,
      );
      table.seat(0).takes(use('the-red-keep')).isAsked('pause');

      expect(namesIn(table, handOf(0))).toEqual(['ice', 'ice']);
    },
  },
  refuses: {
    'AGOT-4.2.2-a: counts nothing without a participant, nor in other challenges': () => {
      const alone = given({ challenge: power, seats: [{ play: ['the-red-keep'] }, {}] });
      expect(totalOf(alone, 'attacking')).toBe(0);

      const armed = given({
        challenge: { attacker: 0, type: 'military' },
        seats: [{ play: ['the-red-keep', 'bastard-in-hiding (attacking)'] }, {}],
      });
      expect(totalOf(armed, 'attacking')).toBe(2);
    },
    'draws nothing for who has lost a power challenge, on either side, nor in another phase': () => {
      for (const attacker of [0, 1] as const) {
        const against = attacker === 0 ? 1 : 0;
        happening(
          {
            seats: [{ play: ['the-red-keep'] }, {}],
            fought: [{ attacker, type: 'power', against, winner: 1 }],
          },
          endOfPhase,
        )
          .seat(0)
          .isAsked('pause');
      }
      happening({ phase: 'dominance', seats: [{ play: ['the-red-keep'] }, {}] }, endOfPhase)
        .seat(0)
        .isAsked('pause');
    },
  },
});
