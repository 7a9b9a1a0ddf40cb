import { expect } from 'vitest';
import { initiable } from '../../rules/eligible.ts';
import { hasIcon } from '../../rules/has.ts';
import { actions, resolving, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { given, the } from '../../testing/given.ts';
import { inPlay, namesIn, strengthOn } from '../../testing/shown.ts';
import { handOf } from '../../zones.ts';

describeCard('widows-wail', {
  does: {
    'makes its bearer stronger by 2, and Joffrey fights with it': () => {
      const table = actions({ seats: [{ play: ['joffrey-baratheon + widows-wail'] }, {}] });

      expect(strengthOn(table, 'joffrey-baratheon')).toBe(5);
      expect(hasIcon(table.state, the(table.state, 'joffrey-baratheon'), 'military')).toBe(true);
    },
    'AGOT-KW-AMBUSH-a: comes by ambush for 1 gold, to a character of anybody': () => {
      const table = actions({
        challenge: { attacker: 0, type: 'power' },
        seats: [{ hand: ['widows-wail'], play: ['joffrey-baratheon (attacking)'] }, { play: ['bran-stark'] }],
      });
      table.seat(0).takes(use('widows-wail')).picks({ is: 'card', card: 'bran-stark' }).isAsked('pause');

      expect(inPlay(table, 1)).toEqual(['bran-stark + widows-wail']);
      expect(table.state.gold[0]).toBe(4);
    },
  },
  refuses: {
    'nobody else learns to fight by it': () => {
      const table = actions({ seats: [{ play: ['tyrion-lannister + widows-wail', 'joffrey-baratheon'] }, {}] });

      expect(strengthOn(table, 'tyrion-lannister')).toBe(6);
      expect(hasIcon(table.state, the(table.state, 'tyrion-lannister'), 'military')).toBe(false);
      expect(hasIcon(table.state, the(table.state, 'joffrey-baratheon'), 'military')).toBe(false);
    },
  },
});

describeCard('casterly-rock', {
  does: {
    'AGOT-4.2-b: its player may initiate a second intrigue': () => {
      const state = given({
        seats: [{ play: ['casterly-rock', 'tyrion-lannister'] }, {}],
        fought: [{ attacker: 0, type: 'intrigue', against: 1, winner: 0 }],
      });

      expect(initiable(state, 0)).toEqual(['intrigue', 'power']);
    },
  },
  refuses: {
    'no third one, and no second challenge of another type': () => {
      const once = { attacker: 0, against: 1, winner: 0 } as const;
      const state = given({
        seats: [{ play: ['casterly-rock', 'tyrion-lannister'] }, {}],
        fought: [
          { ...once, type: 'intrigue' },
          { ...once, type: 'intrigue' },
          { ...once, type: 'power' },
        ],
      });

      expect(initiable(state, 0)).toEqual([]);
    },
    'nobody else has anything of it': () => {
      const state = given({
        seats: [{ play: ['casterly-rock'] }, { play: ['tyrion-lannister'] }],
        fought: [{ attacker: 1, type: 'intrigue', against: 0, winner: 0 }],
      });

      expect(initiable(state, 1)).toEqual(['power']);
    },
  },
});

describeCard('lannisport', {
  does: {
    'its player draws a card for a won intrigue': () => {
      const table = resolving({
        challenge: { attacker: 0, type: 'intrigue' },
        seats: [{ play: ['lannisport', 'lannisport-moneylender (attacking)'], deck: ['ice', 'ice'] }, {}],
      });
      table.seat(0).takes(use('lannisport')).isAsked('pause');

      expect(namesIn(table, handOf(0))).toEqual(['ice']);
    },
  },
  refuses: {
    'nothing for other challenges, nor for a defeat': () => {
      const power = { attacker: 0, type: 'power' } as const;
      resolving({ challenge: power, seats: [{ play: ['lannisport', 'cersei-lannister (attacking)'] }, {}] })
        .seat(0)
        .isAsked('pause');
      const lost = { attacker: 1, type: 'intrigue' } as const;
      resolving({ challenge: lost, seats: [{ play: ['lannisport'] }, { play: ['cersei-lannister (attacking)'] }] })
        .seat(0)
        .isAsked('pause');
    },
  },
});

describeCard('western-fiefdom', {
  does: {
    'AGOT-COST-h: makes the next Lannister card of any type cheaper by 1': () => {
      const table = actions({
        phase: 'marshaling',
        seats: [{ gold: 1, hand: ['casterly-rock'], play: ['western-fiefdom'] }, {}],
      });
      table.seat(0).takes(use('western-fiefdom')).takes(use('casterly-rock')).isAsked('pause');

      expect(inPlay(table, 0)).toEqual(['western-fiefdom (kneeling)', 'casterly-rock']);
      expect(table.state.gold[0]).toBe(0);
    },
  },
  refuses: {
    'does not make the cards of others cheaper': () => {
      const table = actions({
        phase: 'marshaling',
        seats: [{ gold: 1, hand: ['bran-stark'], play: ['western-fiefdom'] }, {}],
      });
      table.seat(0).takes(use('western-fiefdom')).isAsked('pause');
    },
  },
});
