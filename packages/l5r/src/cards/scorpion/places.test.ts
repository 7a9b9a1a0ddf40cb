import { cardOf } from '@kronika/kernel';
import { expect } from 'vitest';
import { strengthOf } from '../../rules/values.ts';
import { actions, card, declaring, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { the } from '../../testing/given.ts';
import { inPlay, namesIn } from '../../testing/shown.ts';
import { conflictDeckOf, handOf } from '../../zones.ts';

const military = { attacker: 0, type: 'military', ring: 'air' } as const;

describeCard('city-of-the-open-hand', {
  does: {
    'bows to take 1 honor from a more honorable opponent': () => {
      const table = actions({ seats: [{ stronghold: 'city-of-the-open-hand', honor: 8 }, { honor: 9 }] });
      table.seat(0).takes(use('city-of-the-open-hand'));

      expect(table.state.honor).toEqual([9, 8]);
      expect(cardOf(table.state.table, the(table.state, 'city-of-the-open-hand')).stance).toBe('bowed');
    },
  },
  refuses: {
    'L5R-HONOR-c: takes nothing from an equally honorable opponent': () => {
      const table = actions({ windows: 'open', seats: [{ stronghold: 'city-of-the-open-hand' }, {}] });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('city-of-the-open-hand'));
    },
    'takes honor once, and is bowed then': () => {
      const table = actions({
        windows: 'open',
        seats: [{ stronghold: 'city-of-the-open-hand', honor: 5 }, {}],
      });
      table.seat(0).takes(use('city-of-the-open-hand'));
      table.seat(1).passes();

      expect(table.state.honor).toEqual([6, 9]);
      table.seat(0).isAsked('actionWindow').mayNotTake(use('city-of-the-open-hand'));
    },
  },
});

const cache = ['the-art-of-war', 'secret-cache', 'ancestral-lands', 'meditations-on-the-tao', 'pilgrimage'];

describeCard('secret-cache', {
  does: {
    'L5R-SEARCH-a: lets its player take one of the five topmost cards': () => {
      const table = declaring({
        seats: [
          { play: ['matsu-berserker'] },
          { provinces: cache, conflictDeck: ['banzai', 'rout', 'charge', 'outwit', 'for-shame', 'assassination'] },
        ],
      });
      table
        .seat(0)
        .takes({ is: 'ring', choice: { ring: 'air', type: 'military' } })
        .takes(card('secret-cache'));
      table
        .seat(1)
        .takes(use('secret-cache'))
        .mayTake(card('for-shame'))
        .mayNotTake(card('assassination'))
        .takes(card('charge'));

      expect(namesIn(table, handOf(1))).toEqual(['charge']);
      expect([...namesIn(table, conflictDeckOf(1))].sort()).toEqual([
        'assassination',
        'banzai',
        'for-shame',
        'outwit',
        'rout',
      ]);
    },
    'L5R-SEARCH-b, L5R-EMPTY-d: searches a short deck, and may find nothing in it': () => {
      const table = declaring({
        seats: [{ play: ['matsu-berserker'] }, { provinces: cache, conflictDeck: ['banzai', 'rout'] }],
      });
      table
        .seat(0)
        .takes({ is: 'ring', choice: { ring: 'air', type: 'military' } })
        .takes(card('secret-cache'));
      table.seat(1).takes(use('secret-cache')).declines();

      expect(namesIn(table, handOf(1))).toEqual([]);
      expect(namesIn(table, conflictDeckOf(1))).toHaveLength(2);
      expect(table.state.honor[1]).toBe(9);
    },
  },
  refuses: {
    'is not searched when another province is attacked': () => {
      const table = declaring({
        seats: [
          { play: ['matsu-berserker'] },
          { provinces: ['the-art-of-war', 'secret-cache (faceup)', ...cache.slice(2)], conflictDeck: ['banzai'] },
        ],
      });
      table
        .seat(0)
        .takes({ is: 'ring', choice: { ring: 'air', type: 'military' } })
        .takes(card('ancestral-lands'));

      table.seat(1).isNotAsked();
      expect(namesIn(table, handOf(1))).toEqual([]);
      table.seat(0).isAsked('ringEffect');
    },
    'is of no use with an empty deck': () => {
      const table = declaring({ seats: [{ play: ['matsu-berserker'] }, { provinces: cache }] });
      table
        .seat(0)
        .takes({ is: 'ring', choice: { ring: 'air', type: 'military' } })
        .takes(card('secret-cache'));

      table.seat(1).isNotAsked();
    },
  },
});

describeCard('city-of-lies', {
  does: {
    'makes the next event of the phase cheaper by 1, and only that': () => {
      const table = actions({
        conflict: military,
        seats: [
          {
            stronghold: 'city-of-the-open-hand',
            rows: [['city-of-lies'], ['matsu-berserker'], ['moto-youth']],
            hand: ['charge', 'charge'],
            fate: 1,
          },
          {},
        ],
      });
      table.seat(0).takes(use('city-of-lies')).takes(use('charge')).picks(card('matsu-berserker'));
      expect(table.state.fate[0]).toBe(1);
      table.seat(0).takes(use('charge'));

      expect(table.state.fate[0]).toBe(0);
      expect(inPlay(table, 0)).toEqual(['matsu-berserker (in conflict)', 'moto-youth (in conflict)']);
    },
    'L5R-COST-h: is used up by an event that costs nothing, which does not pay anything back': () => {
      const table = actions({
        conflict: military,
        seats: [
          {
            stronghold: 'city-of-the-open-hand',
            rows: [['city-of-lies'], ['matsu-berserker']],
            hand: ['way-of-the-scorpion', 'charge'],
            fate: 1,
          },
          { stronghold: 'city-of-the-open-hand', play: ['moto-youth (in conflict)'] },
        ],
      });
      table.seat(0).takes(use('city-of-lies')).takes(use('way-of-the-scorpion'));
      expect(table.state.fate[0]).toBe(1);
      table.seat(0).takes(use('charge'));

      expect(table.state.fate[0]).toBe(0);
    },
    'adds 1 to the strength of its province': () => {
      const table = actions({ seats: [{ rows: [['city-of-lies']] }, {}] });

      expect(strengthOf(table.state, the(table.state, 'night-raid'))).toBe(4);
      expect(strengthOf(table.state, the(table.state, 'entrenched-position'))).toBe(6);
    },
  },
  refuses: {
    'does not make a character cheaper': () => {
      const table = actions({
        windows: 'open',
        seats: [{ rows: [['city-of-lies']], hand: ['adept-of-shadows', 'calling-in-favors'], fate: 1 }, {}],
      });
      table.seat(0).takes(use('city-of-lies'));
      table.seat(1).passes();

      table.seat(0).isAsked('actionWindow').mayNotTake(use('adept-of-shadows'));
    },
    'L5R-HOLD-a: does nothing facedown': () => {
      const table = actions({ windows: 'open', seats: [{ rows: [['city-of-lies (facedown)']] }, {}] });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('city-of-lies'));
    },
  },
});
