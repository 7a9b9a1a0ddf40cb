import { mayKnow } from '@kronika/kernel';
import { expect } from 'vitest';
import { actions, card, happening, resolving, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { the } from '../../testing/given.ts';
import { inPlay, namesIn, strengthOn } from '../../testing/shown.ts';
import { killing } from '../../verbs/leaving.ts';
import { deadOf, deckOf, discardOf, handOf } from '../../zones.ts';

const military = { attacker: 0, type: 'military' } as const;

describeCard('ice', {
  does: {
    'makes its bearer stronger by 2': () => {
      const table = actions({ seats: [{ play: ['tumblestone-knight + ice'] }, {}] });

      expect(strengthOn(table, 'tumblestone-knight')).toBe(4);
    },
    'AGOT-COST-b: is given up after a victory to kill somebody of the loser': () => {
      const table = resolving({
        challenge: military,
        seats: [{ play: ['tumblestone-knight (attacking) + ice'] }, { play: ['tywin-lannister', 'burned-men'] }],
      });
      table.seat(0).takes(use('ice')).picks(card('tywin-lannister')).isAsked('pause');

      expect(namesIn(table, discardOf(0))).toEqual(['ice']);
      // The claim takes the other one.
      expect(namesIn(table, deadOf(1))).toEqual(['burned-men', 'tywin-lannister']);
    },
    'helps a defender who wins': () => {
      const table = resolving({
        challenge: { attacker: 1, type: 'military' },
        seats: [{ play: ['tumblestone-knight (defending) + ice'] }, { play: ['burned-men (attacking)'] }],
      });
      table.seat(0).takes(use('ice')).isAsked('pause');

      expect(inPlay(table, 1)).toEqual([]);
    },
    'AGOT-ATT-e: returns to the hand when its bearer leaves': () => {
      const table = happening({ seats: [{ play: ['tumblestone-knight + ice'] }, {}] }, (state) => [
        killing(state, the(state, 'tumblestone-knight')),
      ]);
      table.seat(0).isAsked('pause');

      expect(namesIn(table, handOf(0))).toEqual(['ice']);
    },
  },
  refuses: {
    'does not execute anybody after a challenge of another type': () => {
      const table = resolving({
        challenge: { attacker: 0, type: 'power' },
        seats: [{ play: ['tumblestone-knight (attacking) + ice'] }, { play: ['burned-men'] }],
      });
      table.seat(0).isAsked('pause');
    },
    'does not execute anybody if its bearer only watched': () => {
      const table = resolving({
        challenge: military,
        seats: [{ play: ['tumblestone-knight + ice', 'direwolf-pup (attacking)'] }, { play: ['tywin-lannister'] }],
      });
      table.seat(0).isAsked('pause');

      expect(inPlay(table, 0)).toEqual(['tumblestone-knight + ice', 'direwolf-pup (attacking)']);
    },
    'AGOT-ATT-b: goes to Starks only': () => {
      const table = actions({
        phase: 'marshaling',
        seats: [{ hand: ['ice'], play: ['tumblestone-knight', 'burned-men'] }, {}],
      });
      table.seat(0).takes(use('ice')).isAsked('pause');

      expect(inPlay(table, 0)).toEqual(['tumblestone-knight + ice', 'burned-men']);
    },
  },
});

describeCard('gates-of-winterfell', {
  does: {
    'AGOT-REVEAL-a: shows the top card, and a Stark card is drawn': () => {
      const table = actions({ seats: [{ play: ['gates-of-winterfell'], deck: ['ice', 'summer'] }, {}] });
      table.seat(0).takes(use('gates-of-winterfell')).isAsked('pause');

      expect(namesIn(table, handOf(0))).toEqual(['ice']);
      expect(inPlay(table, 0)).toEqual(['gates-of-winterfell (kneeling)']);
      expect(table.happened.map(({ event }) => event.is)).toContain('cardsShown');
    },
  },
  refuses: {
    'another card stays on top, and all have seen it': () => {
      const table = actions({ seats: [{ play: ['gates-of-winterfell'], deck: ['burned-men', 'summer'] }, {}] });
      table.seat(0).takes(use('gates-of-winterfell')).isAsked('pause');

      expect(namesIn(table, handOf(0))).toEqual([]);
      expect(namesIn(table, deckOf(0))).toEqual(['burned-men', 'summer']);
      expect(mayKnow(table.state.table, the(table.state, 'burned-men'), 1)).toBe(true);
    },
    'AGOT-WIN-g: opens in the challenges phase only': () => {
      const table = actions({ phase: 'marshaling', seats: [{ play: ['gates-of-winterfell'] }, {}] });
      table.seat(0).isAsked('pause');
    },
  },
});

describeCard('the-wolfswood', {
  does: {
    'AGOT-KW-AMBUSH-a: a direwolf in hand may be put into play for its printed cost': () => {
      const table = actions({ seats: [{ hand: ['direwolf-pup'], play: ['the-wolfswood'] }, {}] });
      table.seat(0).takes(use('direwolf-pup')).isAsked('pause');

      expect(inPlay(table, 0)).toEqual(['the-wolfswood', 'direwolf-pup']);
      expect(table.state.gold[0]).toBe(3);
    },
    'AGOT-KW-AMBUSH-d: as a duplicate it costs as much': () => {
      const table = actions({ seats: [{ hand: ['summer'], play: ['the-wolfswood', 'summer'] }, {}] });
      table.seat(0).takes(use('summer')).isAsked('pause');

      expect(inPlay(table, 0)).toEqual(['the-wolfswood', 'summer + summer (duplicate)']);
      expect(table.state.gold[0]).toBe(2);
    },
  },
  refuses: {
    'AGOT-COST-a: not for less': () => {
      const table = actions({ seats: [{ gold: 1, hand: ['direwolf-pup'], play: ['the-wolfswood'] }, {}] });
      table.seat(0).isAsked('pause');
    },
    'hides nobody else, and nobody of another player': () => {
      const table = actions({
        seats: [{ hand: ['bran-stark'], play: ['the-wolfswood'] }, { hand: ['direwolf-pup'] }],
      });
      table.seat(0).isAsked('pause');
    },
  },
});

describeCard('heart-tree-grove', {
  does: {
    'AGOT-COST-h: makes the next Stark card of any type cheaper by 1': () => {
      const table = actions({
        phase: 'marshaling',
        seats: [{ gold: 2, hand: ['ice'], play: ['heart-tree-grove', 'tumblestone-knight'] }, {}],
      });
      table.seat(0).takes(use('heart-tree-grove')).takes(use('ice')).isAsked('pause');

      expect(inPlay(table, 0)).toEqual(['heart-tree-grove (kneeling)', 'tumblestone-knight + ice']);
      expect(table.state.gold[0]).toBe(0);
    },
  },
  refuses: {
    'does not make the cards of others cheaper': () => {
      const table = actions({
        phase: 'marshaling',
        seats: [{ gold: 1, hand: ['burned-men'], play: ['heart-tree-grove'] }, {}],
      });
      table.seat(0).takes(use('heart-tree-grove')).isAsked('pause');
    },
    'AGOT-KW-LIMITED-a: only one limited card in a round': () => {
      const table = actions({
        phase: 'marshaling',
        seats: [{ hand: ['heart-tree-grove', 'heart-tree-grove'] }, {}],
      });
      table.seat(0).takes(use('heart-tree-grove'));

      table.seat(0).mayNotTake({ ...use('heart-tree-grove'), ability: 'marshal' });
    },
  },
});
