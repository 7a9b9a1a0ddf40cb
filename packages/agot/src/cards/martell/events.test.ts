import { expect } from 'vitest';
import { initiable } from '../../rules/eligible.ts';
import { hasIcon } from '../../rules/has.ts';
import { powerOf } from '../../rules/values.ts';
import { actions, resolving, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { the } from '../../testing/given.ts';
import { namesIn } from '../../testing/shown.ts';
import { discardOf, handOf } from '../../zones.ts';
import { CHALLENGE_TYPES } from '../fact.ts';

const intrigue = { attacker: 0, type: 'intrigue' } as const;

describeCard('dorans-game', {
  does: {
    'gains 1 power for each used plot after a great intrigue': () => {
      const table = resolving({
        challenge: intrigue,
        seats: [
          {
            hand: ['dorans-game'],
            play: ['the-red-viper (kneeling, attacking)'],
            usedPlots: ['summons', 'taxation', 'rebuilding'],
          },
          { play: ['greenblood-trader (kneeling, defending)'] },
        ],
      });
      table.seat(0).takes(use('dorans-game')).passes();

      expect(powerOf(table.state, 0)).toBe(3);
      expect(table.state.gold[0]).toBe(4);
      expect(namesIn(table, discardOf(0))).toEqual(['dorans-game']);
    },
    'also for the defender': () => {
      const table = resolving({
        challenge: { attacker: 1, type: 'intrigue' },
        seats: [
          { hand: ['dorans-game'], play: ['the-red-viper (kneeling, defending)'], usedPlots: ['summons'] },
          { play: ['greenblood-trader (kneeling, attacking)'] },
        ],
      });
      table.seat(0).takes(use('dorans-game'));

      expect(powerOf(table.state, 0)).toBe(1);
    },
  },
  refuses: {
    'AGOT-ABIL-h: not without a used plot': () => {
      const table = resolving({
        challenge: intrigue,
        seats: [
          { hand: ['dorans-game'], play: ['arianne-martell (kneeling, attacking)', 'edric-dayne (attacking)'] },
          {},
        ],
      });

      table.seat(0).isAsked('pause');
    },
    'AGOT-LIMIT-c: once for each challenge': () => {
      const table = resolving({
        challenge: intrigue,
        seats: [
          {
            hand: ['dorans-game', 'dorans-game'],
            play: ['arianne-martell (kneeling, attacking)', 'varys (kneeling, attacking)'],
            usedPlots: ['summons', 'taxation'],
          },
          // Somebody defends, so that no power comes from an unopposed challenge.
          { play: ['greenblood-trader (kneeling, defending)'] },
        ],
      });
      const [first] = table.state.table.cards.filter(({ printed }) => printed === 'dorans-game');
      table.seat(0).takes({ is: 'use', card: first?.id ?? 0 });

      table.seat(0).isAsked('pause');
      expect(powerOf(table.state, 0)).toBe(2);
      expect(namesIn(table, handOf(0))).toEqual(['dorans-game']);
    },
    'not for less than 5 STR, nor in other challenges': () => {
      const seats = [
        { hand: ['dorans-game'], play: ['arianne-martell (kneeling, attacking)'], usedPlots: ['summons'] },
        {},
      ];
      const narrow = resolving({ challenge: intrigue, seats });
      const other = resolving({
        challenge: { attacker: 0, type: 'power' },
        seats: [{ ...seats[0], play: ['euron-crows-eye (kneeling, attacking)'] }, {}],
      });

      narrow.seat(0).isAsked('pause');
      other.seat(0).isAsked('nextKeyword');
    },
  },
});

describeCard('unbowed-unbent-unbroken', {
  does: {
    'whoever won cannot initiate challenges of a type in this phase': () => {
      const table = resolving({
        first: 1,
        challenge: { attacker: 1, type: 'power' },
        seats: [
          { hand: ['unbowed-unbent-unbroken'] },
          { play: ['desert-scavenger (kneeling, attacking)', 'the-red-viper'] },
        ],
      });
      table.seat(0).takes(use('unbowed-unbent-unbroken')).takes({ type: 'military' });

      expect(initiable(table.state, 1)).toEqual(['intrigue']);
      expect(table.state.lasting).toMatchObject([{ seats: [1], until: { period: 'phase' } }]);
    },
  },
  refuses: {
    'not for the first player': () => {
      const table = resolving({
        first: 0,
        challenge: { attacker: 1, type: 'power' },
        seats: [{ hand: ['unbowed-unbent-unbroken'] }, { play: ['desert-scavenger (kneeling, attacking)'] }],
      });

      table.seat(0).isAsked('pause');
    },
    'not after a lost attack': () => {
      const table = resolving({
        first: 1,
        challenge: { attacker: 0, type: 'power' },
        seats: [
          { hand: ['unbowed-unbent-unbroken'], play: ['desert-scavenger (kneeling, attacking)'] },
          { play: ['obara-sand (kneeling, defending)'] },
        ],
      });

      table.seat(0).isAsked('pause');
    },
    'AGOT-LIMIT-c: once for each challenge': () => {
      const table = resolving({
        first: 1,
        challenge: { attacker: 1, type: 'power' },
        seats: [
          { hand: ['unbowed-unbent-unbroken', 'unbowed-unbent-unbroken'] },
          { play: ['desert-scavenger (kneeling, attacking)'] },
        ],
      });
      const [first] = table.state.table.cards.filter(({ printed }) => printed === 'unbowed-unbent-unbroken');
      table
        .seat(0)
        .takes({ is: 'use', card: first?.id ?? 0 })
        .takes({ type: 'power' });

      table.seat(0).isAsked('pause');
    },
  },
});

describeCard('confinement', {
  does: {
    'a weak character loses an icon of every type until the phase ends': () => {
      const table = actions({ seats: [{ hand: ['confinement'] }, { play: ['asha-greyjoy', 'the-red-viper'] }] });
      table.seat(0).takes(use('confinement'));

      const asha = the(table.state, 'asha-greyjoy');
      expect(CHALLENGE_TYPES.filter((icon) => hasIcon(table.state, asha, icon))).toEqual([]);
      expect(table.state.lasting).toMatchObject([{ cards: [asha], until: { period: 'phase' } }]);
    },
    'AGOT-PART-b: who takes part stays in the challenge': () => {
      const table = actions({
        challenge: intrigue,
        seats: [{ hand: ['confinement'], play: ['arianne-martell (kneeling, attacking)'] }, {}],
      });
      table.seat(0).takes(use('confinement'));

      expect(table.state.table.cards.find(({ printed }) => printed === 'arianne-martell')?.part).toBe('attacking');
    },
  },
  refuses: {
    'nobody with more than STR 4, and nobody without icons': () => {
      const table = actions({
        seats: [{ hand: ['confinement'] }, { gold: 0, play: ['edric-dayne', 'the-red-viper'] }],
      });

      table.seat(0).isAsked('pause');
    },
    'AGOT-COST-a: not without gold': () => {
      const table = actions({ seats: [{ gold: 0, hand: ['confinement'] }, { play: ['asha-greyjoy'] }] });

      table.seat(0).isAsked('pause');
    },
  },
});
