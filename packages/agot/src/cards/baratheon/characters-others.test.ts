import { expect } from 'vitest';
import { eligibleAttackers } from '../../rules/eligible.ts';
import { hasIcon } from '../../rules/has.ts';
import { powerOf } from '../../rules/values.ts';
import { actions, card, happening, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { given, the } from '../../testing/given.ts';
import { inPlay } from '../../testing/shown.ts';

const beginning = () => [{ is: 'periodBegan', period: 'phase' } as const];

describeCard('bastard-in-hiding', {
  does: {
    'AGOT-CHAL-c: fights in military and power challenges': () => {
      const state = given({ seats: [{ play: ['bastard-in-hiding'] }, {}] });

      expect(eligibleAttackers(state, 0, 'military')).toHaveLength(1);
      expect(eligibleAttackers(state, 0, 'power')).toHaveLength(1);
    },
  },
  refuses: {
    'has no part in intrigues': () => {
      const state = given({ seats: [{ play: ['bastard-in-hiding'] }, {}] });

      expect(eligibleAttackers(state, 0, 'intrigue')).toEqual([]);
    },
  },
});

describeCard('fiery-followers', {
  does: {
    'stand when the dominance phase begins': () => {
      const table = happening({ phase: 'dominance', seats: [{ play: ['fiery-followers (kneeling)'] }, {}] }, beginning);
      table.seat(0).takes(use('fiery-followers')).isAsked('pause');

      expect(inPlay(table, 0)).toEqual(['fiery-followers']);
    },
  },
  refuses: {
    'not when another phase begins, and not if they stand': () => {
      for (const [phase, play] of [
        ['taxation', 'fiery-followers (kneeling)'],
        ['dominance', 'fiery-followers'],
      ] as const)
        happening({ phase, seats: [{ play: [play] }, {}] }, beginning)
          .seat(0)
          .isAsked('pause');
    },
  },
});

describeCard('kings-hunting-party', {
  does: {
    'has an intrigue icon while an opponent has a king': () => {
      const state = given({ seats: [{ play: ['kings-hunting-party'] }, { play: ['robert-baratheon'] }] });

      expect(hasIcon(state, the(state, 'kings-hunting-party'), 'intrigue')).toBe(true);
    },
  },
  refuses: {
    'not for the king of its own player': () => {
      const state = given({ seats: [{ play: ['kings-hunting-party', 'robert-baratheon'] }, {}] });

      expect(hasIcon(state, the(state, 'kings-hunting-party'), 'intrigue')).toBe(false);
    },
    'AGOT-KW-NOATT-a: carries nothing': () => {
      const table = actions({
        phase: 'marshaling',
        seats: [{ hand: ['lightbringer'], play: ['kings-hunting-party'] }, {}],
      });
      table.seat(0).isAsked('pause');
    },
  },
});

describeCard('dragonstone-faithful', {
  does: {
    'AGOT-COST-h: makes the next Baratheon character cheaper by 1': () => {
      const table = actions({
        phase: 'marshaling',
        seats: [{ gold: 1, hand: ['bastard-in-hiding'], play: ['dragonstone-faithful'] }, {}],
      });
      table.seat(0).takes(use('dragonstone-faithful')).takes(use('bastard-in-hiding')).isAsked('pause');

      expect(inPlay(table, 0)).toEqual(['dragonstone-faithful (kneeling)', 'bastard-in-hiding']);
    },
  },
  refuses: {
    'does not make an attachment or another house cheaper': () => {
      const table = actions({
        phase: 'marshaling',
        seats: [{ gold: 1, hand: ['lightbringer', 'bran-stark'], play: ['dragonstone-faithful'] }, {}],
      });
      table.seat(0).takes(use('dragonstone-faithful')).isAsked('pause');
    },
  },
});

describeCard('vanguard-lancer', {
  does: {
    'takes 1 power from a character or the faction card of an opponent': () => {
      for (const [chosen, left] of [
        ['house-lannister', ['bran-stark (power 2)']],
        ['bran-stark', ['bran-stark (power 1)']],
      ] as const) {
        const table = actions({
          phase: 'marshaling',
          seats: [
            { hand: ['vanguard-lancer'], play: ['robert-baratheon (power 1)'], faction: 'house-baratheon (power 1)' },
            { faction: 'house-lannister (power 3)', play: ['bran-stark (power 2)'] },
          ],
        });
        table.seat(0).takes(use('vanguard-lancer')).takes(use('vanguard-lancer'));
        table.seat(0).mayNotTake(card('house-baratheon')).mayNotTake(card('robert-baratheon'));
        table.seat(0).picks(card(chosen)).isAsked('pause');

        expect(inPlay(table, 1)).toEqual(left);
        expect(powerOf(table.state, 1)).toBe(4);
        expect(powerOf(table.state, 0)).toBe(2);
      }
    },
  },
  refuses: {
    'AGOT-TARG-f: nothing where no opponent has power': () => {
      const table = actions({
        phase: 'marshaling',
        seats: [{ hand: ['vanguard-lancer'], faction: 'house-baratheon (power 1)' }, { play: ['bran-stark'] }],
      });
      table.seat(0).takes(use('vanguard-lancer')).isAsked('pause');
    },
  },
});
