import { expect } from 'vitest';
import { dominancePhase } from '../../rules/dominance-phase.ts';
import { plotValueOf } from '../../rules/values.ts';
import { actions, type Described, happening, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { given } from '../../testing/given.ts';
import { factionPower, inPlay } from '../../testing/shown.ts';
import { tableRunning } from '../../testing/table.ts';

function dominance(description: Described) {
  return tableRunning(dominancePhase({}), { windows: 'brief', phase: 'dominance', ...description });
}

describeCard('a-feast-for-crows', {
  does: {
    'brings 2 power to who wins dominance': () => {
      const table = dominance({
        seats: [{ plot: 'a-feast-for-crows', play: ['ranging-party'] }, {}],
      });
      table.seat(0).takes(use('a-feast-for-crows'));

      expect(factionPower(table)).toEqual([3, 0]);
    },
  },
  refuses: {
    'AGOT-5.2-c: nothing when nobody wins, or somebody else': () => {
      const drawn = dominance({ seats: [{ plot: 'a-feast-for-crows' }, {}] });
      expect(factionPower(drawn)).toEqual([0, 0]);
      const lost = dominance({ seats: [{ plot: 'a-feast-for-crows' }, { play: ['ranging-party'] }] });
      expect(factionPower(lost)).toEqual([0, 1]);
    },
  },
});

describeCard('a-noble-cause', {
  does: {
    'the first Lord or Lady of the round costs 2 less, and only that one': () => {
      const table = actions({
        phase: 'marshaling',
        seats: [{ plot: 'a-noble-cause', gold: 6, hand: ['joffrey-baratheon', 'shireen-baratheon'] }, {}],
      });
      table.seat(0).takes(use('joffrey-baratheon'));
      expect(table.state.gold[0]).toBe(5);
      table.seat(0).takes(use('shireen-baratheon'));
      expect(table.state.gold[0]).toBe(3);
    },
    'AGOT-DUP-h: a duplicate is no such character and does not use it up': () => {
      const table = actions({
        phase: 'marshaling',
        seats: [
          {
            plot: 'a-noble-cause',
            gold: 0,
            hand: ['joffrey-baratheon', 'shireen-baratheon'],
            play: ['joffrey-baratheon'],
          },
          {},
        ],
      });
      table.seat(0).takes(use('joffrey-baratheon')).takes(use('shireen-baratheon'));

      expect(inPlay(table, 0)).toEqual(['joffrey-baratheon + joffrey-baratheon (duplicate)', 'shireen-baratheon']);
      expect(table.state.gold[0]).toBe(0);
    },
  },
  refuses: {
    'others cost as much as ever, and so they do for others': () => {
      const table = actions({
        phase: 'marshaling',
        seats: [{ plot: 'a-noble-cause', gold: 2, hand: ['tumblestone-knight', 'shireen-baratheon'] }, {}],
      });
      table.seat(0).takes(use('tumblestone-knight'));
      expect(table.state.gold[0]).toBe(0);
      table.seat(0).mayTake(use('shireen-baratheon'));

      const marshaling = (plot: string, other: string) =>
        actions({
          phase: 'marshaling',
          active: 1,
          seats: [{ plot }, { plot: other, gold: 2, hand: ['joffrey-baratheon'] }],
        });
      marshaling('taxation', 'a-noble-cause').seat(1).mayTake(use('joffrey-baratheon'));
      const dear = marshaling('a-noble-cause', 'taxation');
      dear.seat(1).isNotAsked();
      dear.seat(0).isAsked('pause');
    },
  },
});

describeCard('marching-orders', {
  does: {
    'leaves characters, and nothing else, to be marshaled and played': () => {
      const table = actions({
        windows: 'open',
        phase: 'marshaling',
        seats: [
          {
            plot: 'marching-orders',
            hand: ['bastard-in-hiding', 'the-roseroad', 'little-bird', 'like-warm-rain'],
            play: ['direwolf-pup'],
          },
          { play: ['lannisport-moneylender'] },
        ],
      });

      table
        .seat(0)
        .mayTake(use('bastard-in-hiding'))
        .mayNotTake(use('the-roseroad'))
        .mayNotTake(use('little-bird'))
        .mayNotTake(use('like-warm-rain'));
    },
  },
  refuses: {
    'AGOT-DUP-h: a duplicate of a location may be marshaled': () => {
      const table = actions({
        phase: 'marshaling',
        seats: [{ plot: 'marching-orders', hand: ['the-iron-throne'], play: ['the-iron-throne'] }, {}],
      });
      table.seat(0).takes(use('the-iron-throne'));

      expect(inPlay(table, 0)).toEqual(['the-iron-throne + the-iron-throne (duplicate)']);
    },
    'binds its own player only': () => {
      const table = actions({
        phase: 'marshaling',
        active: 1,
        seats: [{ plot: 'marching-orders' }, { hand: ['the-roseroad'] }],
      });

      table.seat(1).mayTake(use('the-roseroad'));
    },
  },
});

describeCard('naval-superiority', {
  does: {
    'AGOT-PLOT-k: the gold of revealed Kingdom and Edict plots counts as 0, before anything is added to it': () => {
      const state = given({
        seats: [
          { plot: 'naval-superiority' },
          { plot: 'building-orders', play: ['the-roseroad'] },
          { plot: 'marching-orders', title: 'master-of-coin' },
        ],
      });

      expect(([0, 1, 2] as const).map((seat) => plotValueOf(state, seat, 'income'))).toEqual([2, 1, 2]);
    },
  },
  refuses: {
    'other plots and other values stay as they are': () => {
      const state = given({
        seats: [{ plot: 'naval-superiority' }, { plot: 'a-clash-of-kings' }, { plot: 'building-orders' }],
      });

      expect(plotValueOf(state, 1, 'income')).toBe(4);
      expect(plotValueOf(state, 2, 'reserve')).toBe(7);
      expect(plotValueOf(state, 2, 'claim')).toBe(1);
    },
  },
});

describeCard('supporting-the-faith', {
  does: {
    'AGOT-FORCED-a: all gold goes to the treasury when the challenges phase has begun': () => {
      const table = happening({ seats: [{ plot: 'supporting-the-faith' }, { gold: 2 }] }, () => [
        { is: 'periodBegan', period: 'phase' },
      ]);

      table.seat(0).isAsked('pause');
      expect(table.state.gold).toEqual([0, 0]);
    },
  },
  refuses: {
    'not when another phase begins': () => {
      const table = happening({ phase: 'marshaling', seats: [{ plot: 'supporting-the-faith' }, {}] }, () => [
        { is: 'periodBegan', period: 'phase' },
      ]);

      expect(table.state.gold).toEqual([5, 5]);
    },
  },
});

describeCard('taxation', {
  does: {
    'AGOT-KW-LIMITED-a: a second limited card may be marshaled': () => {
      const table = actions({
        phase: 'marshaling',
        seats: [{ plot: 'taxation', hand: ['the-roseroad', 'the-kingsroad'] }, {}],
      });
      table.seat(0).takes(use('the-roseroad')).takes(use('the-kingsroad', 'marshal'));

      expect(inPlay(table, 0)).toEqual(['the-roseroad', 'the-kingsroad']);
    },
  },
  refuses: {
    'a third one is one too many, and the others may marshal one': () => {
      const table = actions({
        phase: 'marshaling',
        seats: [{ plot: 'taxation', hand: ['the-roseroad', 'heart-tree-grove', 'lannisport-moneylender'] }, {}],
      });
      table.seat(0).takes(use('the-roseroad')).takes(use('heart-tree-grove', 'marshal'));
      table.seat(0).mayNotTake(use('lannisport-moneylender'));

      const other = actions({
        phase: 'marshaling',
        active: 1,
        seats: [{ plot: 'taxation' }, { hand: ['the-roseroad', 'lannisport-moneylender'] }],
      });
      other.seat(1).mayTake(use('lannisport-moneylender')).takes(use('the-roseroad')).isNotAsked();
      other.seat(0).isAsked('pause');
    },
  },
});
