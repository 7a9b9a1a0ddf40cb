import { expect } from 'vitest';
import { plotValueOf } from '../../rules/values.ts';
import { actions, card, happening, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { given } from '../../testing/given.ts';
import { inPlay, namesIn } from '../../testing/shown.ts';
import { deadOf, discardOf } from '../../zones.ts';

const endOfPhase = () => [{ is: 'periodEnded', period: 'phase' } as const];

describeCard('burned-men', {
  does: {
    'AGOT-KW-AMBUSH-a: come by ambush for 2 gold in the challenges phase, whosever turn it is': () => {
      const table = actions({ turn: 1, seats: [{}, { hand: ['burned-men'], gold: 2 }] });
      table.seat(1).takes(use('burned-men'));

      expect(inPlay(table, 1)).toEqual(['burned-men']);
      expect(table.state.gold[1]).toBe(0);
      expect(table.state.deeds).toEqual([]);
      table.seat(0).isAsked('pause');
    },
  },
  refuses: {
    'not in another phase, and not for less': () => {
      for (const [phase, gold] of [
        ['dominance', 5],
        ['challenges', 1],
      ] as const)
        actions({ phase, seats: [{ hand: ['burned-men'], gold }, {}] })
          .seat(0)
          .isAsked('pause');
    },
  },
});

describeCard('gold-cloaks', {
  does: {
    'AGOT-FORCED-a: are gone at the end of the phase in which they came by ambush': () => {
      const table = happening({ seats: [{ play: ['gold-cloaks (ambushed)'] }, {}] }, endOfPhase);
      table.seat(0).isAsked('pause');

      expect(inPlay(table, 0)).toEqual([]);
      expect(namesIn(table, discardOf(0))).toEqual(['gold-cloaks']);
    },
    'come by ambush for 2 gold': () => {
      const table = actions({ seats: [{ hand: ['gold-cloaks'] }, {}] });
      table.seat(0).takes(use('gold-cloaks')).isAsked('pause');

      expect(inPlay(table, 0)).toEqual(['gold-cloaks']);
      expect(table.state.gold[0]).toBe(3);
    },
  },
  refuses: {
    'stay if they came before or in another way': () => {
      const table = happening({ seats: [{ play: ['gold-cloaks'] }, {}] }, endOfPhase);
      table.seat(0).isAsked('pause');

      expect(inPlay(table, 0)).toEqual(['gold-cloaks']);
    },
    'AGOT-CANCEL-a: stay if that is cancelled, forced as it is': () => {
      const table = happening(
        {
          seats: [{ hand: ['treachery'], play: ['gold-cloaks (ambushed)', 'tywin-lannister'] }, {}],
        },
        () => [{ is: 'periodEnded', period: 'phase' }],
      );
      table.seat(0).takes(use('treachery')).isAsked('pause');

      expect(inPlay(table, 0)).toEqual(['gold-cloaks', 'tywin-lannister']);
    },
    'stay until the phase ends: the end of a challenge is none': () => {
      const table = happening(
        { challenge: { attacker: 0, type: 'military' }, seats: [{ play: ['gold-cloaks (ambushed)'] }, {}] },
        () => [{ is: 'periodEnded', period: 'challenge' }],
      );
      table.seat(0).isAsked('pause');

      expect(inPlay(table, 0)).toEqual(['gold-cloaks']);
    },
  },
});

describeCard('lannisport-moneylender', {
  does: {
    'AGOT-3.2-b: brings 1 gold of income': () => {
      const state = given({ seats: [{ play: ['lannisport-moneylender'] }, {}] });

      expect(plotValueOf(state, 0, 'income')).toBe(plotValueOf(state, 1, 'income') + 1);
    },
  },
  refuses: {
    'AGOT-KW-LIMITED-a: only one limited card in a round': () => {
      const table = actions({
        phase: 'marshaling',
        seats: [{ hand: ['lannisport-moneylender', 'western-fiefdom'] }, {}],
      });
      table.seat(0).takes(use('lannisport-moneylender')).isAsked('pause');

      expect(inPlay(table, 0)).toEqual(['lannisport-moneylender']);
    },
  },
});

describeCard('lannisport-merchant', {
  does: {
    'AGOT-COST-h: makes the next Lannister character cheaper by 1': () => {
      const table = actions({
        phase: 'marshaling',
        seats: [{ gold: 1, hand: ['burned-men'], play: ['lannisport-merchant'] }, {}],
      });
      table.seat(0).takes(use('lannisport-merchant')).takes(use('burned-men')).isAsked('pause');

      expect(table.state.gold[0]).toBe(0);
      expect(inPlay(table, 0)).toEqual(['lannisport-merchant (kneeling)', 'burned-men']);
    },
  },
  refuses: {
    'does not make a location or another house cheaper': () => {
      const table = actions({
        phase: 'marshaling',
        seats: [{ gold: 1, hand: ['casterly-rock', 'bran-stark'], play: ['lannisport-merchant'] }, {}],
      });
      table.seat(0).takes(use('lannisport-merchant')).isAsked('pause');
    },
  },
});

describeCard('the-queens-assassin', {
  does: {
    'who holds fewer cards chooses and kills one of their characters': () => {
      const table = actions({
        seats: [{ hand: ['the-queens-assassin', 'ice', 'ice'] }, { hand: ['ice'], play: ['bran-stark', 'summer'] }],
      });
      table.seat(0).takes(use('the-queens-assassin')).takes(use('the-queens-assassin'));
      table.seat(1).isAsked('chooseVictim').takes(card('summer'));

      expect(inPlay(table, 1)).toEqual(['bran-stark']);
      expect(namesIn(table, deadOf(1))).toEqual(['summer']);
      expect(table.state.gold[0]).toBe(1);
      table.seat(0).isAsked('pause');
    },
    'in melee its player chooses whom': () => {
      const table = actions({
        seats: [
          { hand: ['the-queens-assassin', 'ice', 'ice'] },
          { hand: ['ice'], play: ['bran-stark'] },
          { play: ['summer'] },
        ],
      });
      table
        .seat(0)
        .takes(use('the-queens-assassin'))
        .takes(use('the-queens-assassin'))
        .takes({ is: 'seat', seat: 2 })
        .isAsked('pause');

      expect(inPlay(table, 2)).toEqual([]);
    },
  },
  refuses: {
    'AGOT-ABIL-h: nothing where the others hold as many cards': () => {
      const table = actions({
        seats: [{ hand: ['the-queens-assassin', 'ice'] }, { hand: ['ice'], play: ['bran-stark'] }],
      });
      table.seat(0).takes(use('the-queens-assassin')).isAsked('pause');
    },
    'AGOT-KW-AMBUSH-b: nothing when it is marshaled': () => {
      const table = actions({
        phase: 'marshaling',
        seats: [{ hand: ['the-queens-assassin', 'winter-is-coming'] }, { play: ['bran-stark'] }],
      });
      table.seat(0).takes(use('the-queens-assassin')).isAsked('pause');

      expect(inPlay(table, 1)).toEqual(['bran-stark']);
    },
  },
});
