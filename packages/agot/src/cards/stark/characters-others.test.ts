import { expect } from 'vitest';
import { eligibleAttackers } from '../../rules/eligible.ts';
import { hasKeyword } from '../../rules/has.ts';
import { actions, card, initiating, resolving, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { given, the } from '../../testing/given.ts';
import { inPlay, namesIn, strengthOn } from '../../testing/shown.ts';
import { deadOf, handOf } from '../../zones.ts';

const military = { attacker: 0, type: 'military' } as const;

describeCard('grey-wind', {
  does: {
    'kills somebody whose STR is at most 1': () => {
      const table = actions({
        seats: [{ play: ['grey-wind'] }, { play: ['shireen-baratheon', 'lannisport-merchant', 'the-tickler'] }],
      });
      table.seat(0).takes(use('grey-wind')).mayNotTake(card('the-tickler'));
      table.seat(0).picks(card('lannisport-merchant'));

      expect(inPlay(table, 0)).toEqual(['grey-wind (kneeling)']);
      expect(inPlay(table, 1)).toEqual(['shireen-baratheon', 'the-tickler']);
      expect(namesIn(table, deadOf(1))).toEqual(['lannisport-merchant']);
    },
    'with Robb Stark, somebody whose STR is 2 as well': () => {
      const table = actions({
        seats: [{ play: ['grey-wind', 'robb-stark'] }, { play: ['lannisport-merchant', 'the-tickler'] }],
      });
      table.seat(0).takes(use('grey-wind')).picks(card('the-tickler')).isAsked('pause');

      expect(inPlay(table, 1)).toEqual(['lannisport-merchant']);
    },
    'AGOT-KW-INTIM-a: frightens somebody no stronger than the difference': () => {
      const table = resolving({
        challenge: military,
        seats: [
          { play: ['grey-wind (attacking)'], plot: 'a-noble-cause' },
          { play: ['the-tickler', 'tyrion-lannister', 'tywin-lannister'] },
        ],
      });
      table.seat(1).picks(card('the-tickler'));
      table.seat(0).mayNotTake(card('tywin-lannister')).takes(card('tyrion-lannister')).isAsked('pause');

      expect(inPlay(table, 1)).toEqual(['tyrion-lannister (kneeling)', 'tywin-lannister']);
    },
  },
  refuses: {
    'AGOT-PLAY-d: the Robb Stark of somebody else is of no use': () => {
      const table = actions({ seats: [{ play: ['grey-wind'] }, { play: ['robb-stark', 'the-tickler'] }] });
      table.seat(0).isAsked('pause');
    },
    'AGOT-KNEEL-a: cannot kneel twice': () => {
      const table = actions({ seats: [{ play: ['grey-wind (kneeling)'] }, { play: ['lannisport-merchant'] }] });
      table.seat(0).isAsked('pause');
    },
    'AGOT-WIN-g: hunts in the challenges phase only': () => {
      const table = actions({
        phase: 'dominance',
        seats: [{ play: ['grey-wind'] }, { play: ['lannisport-merchant'] }],
      });
      table.seat(0).isAsked('pause');
    },
    'AGOT-KW-NOATT-a: carries nothing': () => {
      const table = actions({ phase: 'marshaling', seats: [{ hand: ['ice'], play: ['grey-wind'] }, {}] });
      table.seat(0).isAsked('pause');
    },
  },
});

describeCard('summer', {
  does: {
    'brings a small Stark back from one of the piles': () => {
      const table = actions({
        phase: 'marshaling',
        seats: [
          {
            hand: ['summer'],
            discard: ['direwolf-pup', 'lannisport-merchant', 'ice'],
            dead: ['bran-stark', 'eddard-stark'],
          },
          { discard: ['arya-stark'] },
        ],
      });
      table.seat(0).takes(use('summer')).takes(use('summer'));
      table.seat(0).mayNotTake(card('eddard-stark')).mayNotTake(card('lannisport-merchant')).mayNotTake(card('ice'));
      table.seat(0).mayTake(card('direwolf-pup')).mayNotTake(card('arya-stark'));
      table.seat(0).takes(card('bran-stark'));

      expect(namesIn(table, handOf(0))).toEqual(['bran-stark']);
      expect(namesIn(table, deadOf(0))).toEqual(['eddard-stark']);
      table.seat(0).isAsked('actionWindow').mayTake(use('bran-stark'));
    },
    'teaches Bran Stark insight': () => {
      const state = given({ seats: [{ play: ['summer', 'bran-stark', 'arya-stark'] }, { play: ['bran-stark'] }] });
      const brans = state.table.cards.filter(({ printed }) => printed === 'bran-stark');

      expect(brans.map(({ id }) => hasKeyword(state, id, 'insight'))).toEqual([true, false]);
      expect(hasKeyword(state, the(state, 'arya-stark'), 'insight')).toBe(false);
    },
  },
  refuses: {
    'AGOT-ABIL-f: teaches nobody who is not in play': () => {
      const state = given({ seats: [{ play: ['summer'], hand: ['bran-stark'] }, {}] });

      expect(hasKeyword(state, the(state, 'bran-stark'), 'insight')).toBe(false);
    },
    'AGOT-ABIL-h: finds nobody where nobody fits': () => {
      const table = actions({
        phase: 'marshaling',
        seats: [{ hand: ['summer'], discard: ['robb-stark', 'winter-is-coming'] }, {}],
      });
      table.seat(0).takes(use('summer')).isAsked('pause');
    },
  },
});

describeCard('direwolf-pup', {
  does: {
    'AGOT-MOD-a: is stronger by each other direwolf of its player': () => {
      const table = actions({
        seats: [{ play: ['direwolf-pup', 'summer', 'grey-wind (kneeling)'] }, { play: ['summer'] }],
      });

      expect(strengthOn(table, 'direwolf-pup')).toBe(3);
    },
    'two of them strengthen each other': () => {
      const table = actions({ seats: [{ play: ['direwolf-pup', 'direwolf-pup'] }, {}] });

      expect(strengthOn(table, 'direwolf-pup')).toBe(2);
    },
  },
  refuses: {
    'AGOT-DUP-e: a duplicate is no direwolf': () => {
      const table = actions({ seats: [{ play: ['direwolf-pup', 'summer + summer (duplicate)'] }, {}] });

      expect(strengthOn(table, 'direwolf-pup')).toBe(2);
    },
    'has nothing of the direwolves of others': () => {
      const table = actions({ seats: [{ play: ['direwolf-pup'] }, { play: ['summer'] }] });

      expect(strengthOn(table, 'direwolf-pup')).toBe(1);
    },
  },
});

describeCard('tumblestone-knight', {
  does: {
    'AGOT-CHAL-c: fights in military and power challenges': () => {
      const state = given({ seats: [{ play: ['tumblestone-knight'] }, {}] });

      expect(eligibleAttackers(state, 0, 'military')).toHaveLength(1);
      expect(eligibleAttackers(state, 0, 'power')).toHaveLength(1);
    },
  },
  refuses: {
    'has no part in intrigues': () => {
      const state = given({ seats: [{ play: ['tumblestone-knight'] }, {}] });

      expect(eligibleAttackers(state, 0, 'intrigue')).toEqual([]);
    },
  },
});

describeCard('vanguard-of-the-north', {
  does: {
    'attacks without kneeling while somebody wages war': () => {
      const table = initiating(
        {
          seats: [
            { play: ['vanguard-of-the-north', 'direwolf-pup'] },
            { play: ['tumblestone-knight'], plot: 'a-storm-of-swords' },
          ],
        },
        'military',
      );
      table.seat(0).picks(card('vanguard-of-the-north'), card('direwolf-pup'));

      expect(inPlay(table, 0)).toEqual(['vanguard-of-the-north (attacking)', 'direwolf-pup (kneeling, attacking)']);
      table.seat(1).isAsked('declareDefenders');
    },
  },
  refuses: {
    'kneels in times of peace': () => {
      const table = initiating(
        { seats: [{ play: ['vanguard-of-the-north'] }, { play: ['tumblestone-knight'] }] },
        'military',
      );
      table.seat(1).isAsked('declareDefenders');

      expect(inPlay(table, 0)).toEqual(['vanguard-of-the-north (kneeling, attacking)']);
    },
    'kneels when it defends': () => {
      const table = initiating(
        { seats: [{ play: ['vanguard-of-the-north'], plot: 'a-storm-of-swords' }, { play: ['tumblestone-knight'] }] },
        'military',
        1,
      );
      table.seat(0).picks(card('vanguard-of-the-north'));

      expect(inPlay(table, 0)).toEqual(['vanguard-of-the-north (kneeling)']);
    },
  },
});

describeCard('winterfell-steward', {
  does: {
    'AGOT-COST-h: makes the next Stark character cheaper by 1': () => {
      const table = actions({
        phase: 'marshaling',
        seats: [{ gold: 3, hand: ['arya-stark', 'direwolf-pup'], play: ['winterfell-steward'] }, {}],
      });
      table.seat(0).takes(use('winterfell-steward')).takes(use('direwolf-pup'));

      expect(table.state.gold[0]).toBe(2);
      expect(table.state.lasting).toEqual([]);
      table.seat(0).isAsked('pause');
    },
  },
  refuses: {
    'does not make other cards cheaper': () => {
      const table = actions({
        phase: 'marshaling',
        seats: [
          { gold: 4, hand: ['the-wolfswood', 'bastard-in-hiding'], play: ['winterfell-steward', 'heart-tree-grove'] },
          {},
        ],
      });
      table.seat(0).takes(use('winterfell-steward')).takes(use('the-wolfswood')).takes(use('bastard-in-hiding'));

      expect(table.state.gold[0]).toBe(1);
      expect(table.state.lasting).toHaveLength(1);
    },
  },
});
