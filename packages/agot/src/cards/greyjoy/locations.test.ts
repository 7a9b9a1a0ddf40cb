import { expect } from 'vitest';
import { challengesPhase } from '../../rules/challenges-phase.ts';
import { powerOf } from '../../rules/values.ts';
import { actions, card, initiating, resolving, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { inPlay, namesIn, strengthOn } from '../../testing/shown.ts';
import { tableRunning } from '../../testing/table.ts';
import { handOf } from '../../zones.ts';

const power = { attacker: 0, type: 'power' } as const;

/** An unopposed challenge that seat 0 wins. */
const unopposed = {
  challenge: power,
  seats: [{ play: ['great-kraken', 'aeron-damphair (kneeling, attacking)'] }, {}],
};

describeCard('great-kraken', {
  does: {
    'draws a card after an unopposed challenge': () => {
      const table = resolving(unopposed);
      table.seat(0).takes(use('great-kraken')).takes({ is: 'drawCard' });

      expect(namesIn(table, handOf(0))).toEqual(['bastard-in-hiding']);
      expect(powerOf(table.state, 0)).toBe(1);
    },
    'or gains power for the faction': () => {
      const table = resolving(unopposed);
      table.seat(0).takes(use('great-kraken')).takes({ is: 'gainPower' });

      expect(powerOf(table.state, 0)).toBe(2);
    },
    'gives its own Balon stealth': () => {
      const table = initiating(
        { seats: [{ play: ['balon-greyjoy', 'great-kraken'] }, { play: ['asha-greyjoy', 'aeron-damphair'] }] },
        'power',
      );
      table.seat(0).mayNotTake(card('asha-greyjoy')).takes(card('aeron-damphair'));

      table.seat(1).isAsked('declareDefenders').picks();
      table.seat(0).takes(use('great-kraken')).takes({ is: 'drawCard' }).picks();
    },
  },
  refuses: {
    'does nothing after a challenge that was opposed': () => {
      const table = resolving({
        challenge: power,
        seats: [
          { play: ['great-kraken', 'asha-greyjoy (kneeling, attacking)'] },
          { play: ['aeron-damphair (kneeling, defending)'] },
        ],
      });

      table.seat(0).isAsked('pause');
    },
    "gives an opponent's Balon nothing": () => {
      const table = initiating(
        { seats: [{ play: ['balon-greyjoy'] }, { play: ['great-kraken', 'aeron-damphair'] }] },
        'power',
      );

      table.seat(1).isAsked('declareDefenders').picks();
      table.seat(0).picks();
    },
    'AGOT-LIMIT-a: a third time in a round': () => {
      const table = tableRunning(challengesPhase.from('choose', { done: [0] }), {
        windows: 'brief',
        seats: [{ play: ['great-kraken', 'salty-navigator', 'lordsport-shipwright', 'aeron-damphair'] }, {}],
      });
      for (const type of ['military', 'intrigue'])
        table.seat(0).takes({ type }).takes(use('great-kraken')).takes({ is: 'gainPower' });
      table.seat(0).takes({ type: 'power' });

      expect(table.state.fought.map(({ winner }) => winner)).toEqual([0, 0, 0]);
      expect(powerOf(table.state, 0)).toBe(5);
      table.seat(0).isAsked('pause');
    },
  },
});

describeCard('iron-fleet-scout', {
  does: {
    'kneels to make a participating Greyjoy stronger': () => {
      const table = actions({
        first: 1,
        challenge: power,
        turn: 0,
        seats: [
          { play: ['asha-greyjoy (kneeling, attacking)', 'aeron-damphair', 'iron-fleet-scout'] },
          { play: ['arianne-martell (kneeling, defending)'] },
        ],
      });
      table.seat(0).takes(use('iron-fleet-scout'));

      expect(strengthOn(table, 'asha-greyjoy')).toBe(5);
      expect(inPlay(table, 0)).toContain('iron-fleet-scout (kneeling)');
    },
    'by 2 for the first player': () => {
      const table = actions({
        challenge: power,
        seats: [{ play: ['asha-greyjoy (kneeling, attacking)', 'iron-fleet-scout'] }, {}],
      });
      table.seat(0).takes(use('iron-fleet-scout'));

      expect(strengthOn(table, 'asha-greyjoy')).toBe(6);
    },
    'AGOT-LAST-b: until the end of the challenge': () => {
      const table = initiating({ seats: [{ play: ['aeron-damphair', 'iron-fleet-scout'] }, {}] }, 'power');
      table.seat(0).takes(use('iron-fleet-scout'));

      table.seat(0).isAsked('pause');
      expect(table.happened.find(({ event }) => event.is === 'challengeDecided')?.event).toMatchObject({
        result: { totals: { attacking: 5 } },
      });
      expect(strengthOn(table, 'aeron-damphair')).toBe(3);
    },
  },
  refuses: {
    'nobody can be chosen outside of a challenge': () => {
      const table = actions({ seats: [{ play: ['asha-greyjoy', 'iron-fleet-scout'] }, {}] });

      table.seat(0).isAsked('pause');
    },
    'AGOT-KNEEL-a: a kneeling scout cannot pay': () => {
      const table = actions({
        challenge: power,
        seats: [{ play: ['asha-greyjoy (kneeling, attacking)', 'iron-fleet-scout (kneeling)'] }, {}],
      });

      table.seat(0).isAsked('pause');
    },
  },
});

describeCard('sea-tower', {
  does: {
    'kneels to make the next Greyjoy card cheaper': () => {
      const table = actions({
        phase: 'marshaling',
        seats: [{ gold: 2, hand: ['great-kraken'], play: ['sea-tower'] }, {}],
      });
      table.seat(0).takes(use('sea-tower')).takes(use('great-kraken'));

      expect(table.state.gold[0]).toBe(0);
      expect(inPlay(table, 0)).toEqual(['sea-tower (kneeling)', 'great-kraken']);
    },
  },
  refuses: {
    'AGOT-COST-h: only the next one': () => {
      const table = actions({
        phase: 'marshaling',
        seats: [
          { gold: 3, hand: ['salty-navigator', 'theon-greyjoy', 'lordsport-shipwright'], play: ['sea-tower'] },
          {},
        ],
      });
      table.seat(0).takes(use('sea-tower')).takes(use('salty-navigator')).takes(use('lordsport-shipwright'));

      expect(table.state.gold[0]).toBe(0);
    },
    'AGOT-KW-LIMITED-a: one limited card per round': () => {
      const table = actions({
        phase: 'marshaling',
        seats: [{ hand: ['sea-tower', 'sea-tower', 'salty-navigator'] }, {}],
      });
      const [tower] = table.state.table.cards.filter(({ printed }) => printed === 'sea-tower');
      table.seat(0).takes({ is: 'use', card: tower?.id ?? 0 });

      table.seat(0).mayTake(use('salty-navigator')).mayNotTake(use('sea-tower', 'marshal'));
    },
  },
});
