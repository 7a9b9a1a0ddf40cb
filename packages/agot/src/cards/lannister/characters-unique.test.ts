import { expect } from 'vitest';
import { hasKeyword } from '../../rules/has.ts';
import { plotValueOf } from '../../rules/values.ts';
import { actions, card, happening, initiating, resolving, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { given, the } from '../../testing/given.ts';
import { inPlay, namesIn, strengthOn } from '../../testing/shown.ts';
import { usedBefore } from '../../testing/used-before.ts';
import { killing, leaving } from '../../verbs/leaving.ts';
import { deckOf, discardOf, handOf } from '../../zones.ts';

const intrigue = { attacker: 0, type: 'intrigue' } as const;
const military = { attacker: 0, type: 'military' } as const;

describeCard('cersei-lannister', {
  does: {
    'AGOT-CLAIM-INT-a: claims one card more when she attacks with an intrigue': () => {
      const table = resolving({
        challenge: intrigue,
        seats: [{ play: ['cersei-lannister (attacking)'] }, { hand: ['ice', 'ice', 'ice'] }],
      });
      table.seat(0).isAsked('pause');

      expect(namesIn(table, handOf(1))).toEqual(['ice']);
      expect(plotValueOf(table.state, 0, 'claim')).toBe(2);
      expect(plotValueOf(table.state, 1, 'claim')).toBe(1);
    },
  },
  refuses: {
    'raises no claim in another challenge, nor when she defends or watches': () => {
      for (const [attacker, type, play] of [
        [0, 'power', ['cersei-lannister (attacking)']],
        [1, 'intrigue', ['cersei-lannister (defending)']],
        [0, 'intrigue', ['cersei-lannister', 'tyrion-lannister (attacking)']],
      ] as const) {
        const state = given({ challenge: { attacker, type }, seats: [{ play: [...play] }, {}] });
        expect(plotValueOf(state, 0, 'claim')).toBe(1);
      }
    },
  },
});

describeCard('grand-maester-pycelle', {
  does: {
    'AGOT-KW-INSIGHT-a: draws a card for a victory': () => {
      const table = resolving({
        challenge: intrigue,
        seats: [{ play: ['grand-maester-pycelle (attacking)'], deck: ['ice', 'ice'] }, {}],
      });
      table.seat(0).says(1).isAsked('pause');

      expect(namesIn(table, handOf(0))).toEqual(['ice']);
    },
  },
  refuses: {
    'has nothing of a victory without him': () => {
      const table = resolving({
        challenge: intrigue,
        seats: [{ play: ['grand-maester-pycelle', 'lannisport-moneylender (attacking)'] }, {}],
      });
      table.seat(0).isAsked('pause');
    },
  },
});

describeCard('joffrey-baratheon', {
  does: {
    'gains power when a lord or a lady is killed, whosever': () => {
      const table = happening(
        { seats: [{ play: ['joffrey-baratheon', 'tyrion-lannister'] }, { play: ['arya-stark'] }] },
        (state) => [killing(state, the(state, 'arya-stark')), killing(state, the(state, 'tyrion-lannister'))],
      );
      // AGOT-TIME-l: once for each of them.
      table
        .seat(0)
        .takes({ ...use('joffrey-baratheon'), at: 0 })
        .takes({ ...use('joffrey-baratheon'), at: 1 });

      expect(inPlay(table, 0)).toEqual(['joffrey-baratheon (power 2)']);
      table.seat(0).isAsked('pause');
    },
  },
  refuses: {
    'AGOT-LIMIT-a: three times in a round': () => {
      const table = happening(
        {
          seats: [
            { play: ['joffrey-baratheon'] },
            { play: ['arya-stark', 'bran-stark', 'sansa-stark', 'eddard-stark'] },
          ],
        },
        (state) =>
          ['arya-stark', 'bran-stark', 'sansa-stark', 'eddard-stark'].map((name) => killing(state, the(state, name))),
      );
      for (const at of [0, 1, 2]) table.seat(0).takes({ ...use('joffrey-baratheon'), at });

      expect(inPlay(table, 0)).toEqual(['joffrey-baratheon (power 3)']);
      table.seat(0).isAsked('pause');
    },
    'does not care for others, nor for a lord who is only discarded': () => {
      const table = happening(
        { seats: [{ play: ['joffrey-baratheon'] }, { play: ['summer', 'bran-stark'] }] },
        (state) => [
          killing(state, the(state, 'summer')),
          leaving(state, the(state, 'bran-stark'), { to: 'discard', how: 'discarded' }),
        ],
      );
      table.seat(0).isAsked('pause');
    },
    'AGOT-SAVE-a: does not care for a lord who was saved': () => {
      const table = happening(
        { seats: [{ play: ['joffrey-baratheon'] }, { play: ['bran-stark + bran-stark (duplicate)'] }] },
        (state) => [killing(state, the(state, 'bran-stark'))],
      );
      table.seat(1).takes({ is: 'use', ability: 'duplicateSaves' });
      table.seat(0).isAsked('pause');
    },
  },
});

describeCard('ser-jaime-lannister', {
  does: {
    'attacks with arms without kneeling': () => {
      const table = initiating(
        { seats: [{ play: ['ser-jaime-lannister', 'burned-men'] }, { play: ['tumblestone-knight'] }] },
        'military',
      );
      table.seat(0).picks(card('ser-jaime-lannister'), card('burned-men'));

      expect(inPlay(table, 0)).toEqual(['ser-jaime-lannister (attacking)', 'burned-men (kneeling, attacking)']);
      table.seat(1).isAsked('declareDefenders');
    },
    'AGOT-KW-RENOWN-a: has renown there, as a defender too': () => {
      for (const [attacker, side] of [
        [0, 'attacking'],
        [1, 'defending'],
      ] as const) {
        const state = given({
          challenge: { attacker, type: 'military' },
          seats: [{ play: [`ser-jaime-lannister (${side})`] }, {}],
        });
        expect(hasKeyword(state, the(state, 'ser-jaime-lannister'), 'renown')).toBe(true);
      }
    },
  },
  refuses: {
    'kneels for an intrigue and has no renown there': () => {
      const table = initiating(
        { seats: [{ play: ['ser-jaime-lannister'] }, { play: ['tyrion-lannister'] }] },
        'intrigue',
      );
      table.seat(1).passes();

      expect(inPlay(table, 0)).toEqual(['ser-jaime-lannister (kneeling, attacking)']);
      expect(hasKeyword(table.state, the(table.state, 'ser-jaime-lannister'), 'renown')).toBe(false);
      table.seat(1).isAsked('declareDefenders');
    },
    'has no renown while others fight': () => {
      const state = given({ challenge: military, seats: [{ play: ['ser-jaime-lannister'] }, {}] });

      expect(hasKeyword(state, the(state, 'ser-jaime-lannister'), 'renown')).toBe(false);
    },
  },
});

describeCard('the-tickler', {
  does: {
    'AGOT-THEN-a: the top card of an opponent is discarded, and then a copy of it in play': () => {
      const table = actions({
        phase: 'dominance',
        seats: [{ play: ['the-tickler', 'bran-stark'] }, { deck: ['bran-stark', 'ice'], play: ['summer'] }],
      });
      table.seat(0).takes(use('the-tickler')).mayNotTake(card('summer'));
      table.seat(0).takes(card('bran-stark')).isAsked('pause');

      expect(inPlay(table, 0)).toEqual(['the-tickler (kneeling)']);
      expect(namesIn(table, discardOf(0))).toEqual(['bran-stark']);
      expect(namesIn(table, discardOf(1))).toEqual(['bran-stark']);
    },
    'its player may leave the copy alone': () => {
      const table = actions({
        phase: 'dominance',
        seats: [{ play: ['the-tickler'] }, { deck: ['bran-stark', 'ice'], play: ['bran-stark'] }],
      });
      table.seat(0).takes(use('the-tickler')).declines().isAsked('pause');

      expect(inPlay(table, 1)).toEqual(['bran-stark']);
      expect(namesIn(table, discardOf(1))).toEqual(['bran-stark']);
    },
    'AGOT-DUP-d: the copy may be saved': () => {
      const table = actions({
        phase: 'dominance',
        seats: [
          { play: ['the-tickler'] },
          { deck: ['bran-stark', 'ice'], play: ['bran-stark + bran-stark (duplicate)'] },
        ],
      });
      table.seat(0).takes(use('the-tickler')).takes(card('bran-stark'));
      table.seat(1).takes({ is: 'use', ability: 'duplicateSaves' });

      table.seat(0).isAsked('pause');
      expect(inPlay(table, 1)).toEqual(['bran-stark']);
    },
  },
  refuses: {
    'nothing more is asked where no copy is in play': () => {
      const table = actions({
        phase: 'dominance',
        seats: [{ play: ['the-tickler'] }, { deck: ['bran-stark', 'ice'], play: ['summer'] }],
      });
      table.seat(0).takes(use('the-tickler')).isAsked('pause');

      expect(namesIn(table, discardOf(1))).toEqual(['bran-stark']);
      expect(namesIn(table, deckOf(1))).toEqual(['ice']);
    },
    'AGOT-WIN-g: asks in the dominance phase only': () => {
      const table = actions({ phase: 'challenges', seats: [{ play: ['the-tickler'] }, {}] });
      table.seat(0).isAsked('pause');
    },
  },
});

/** An opponent initiates an intrigue challenge after Tyrion Lannister was used so many times. */
function intriguedAfter(times: number, during: readonly ('round' | 'phase')[]) {
  return initiating(
    {
      seats: [{ play: ['tyrion-lannister'] }, { play: ['lannisport-moneylender'] }],
      used: usedBefore({ card: 'card:0/play/0', printed: 'tyrion-lannister', key: 'reaction', times, during }),
    },
    'intrigue',
    1,
  );
}

describeCard('tyrion-lannister', {
  does: {
    'gains 2 gold from an intrigue, his own or that of another': () => {
      for (const attacker of [0, 1] as const) {
        const play = ['lannisport-moneylender'];
        const table = initiating(
          {
            seats: [
              { play: ['tyrion-lannister', ...play], gold: 1 },
              { play, gold: 1 },
            ],
          },
          'intrigue',
          attacker,
        );
        if (attacker === 0) table.seat(0).picks(card('lannisport-moneylender'));
        table.seat(0).takes(use('tyrion-lannister'));

        expect(table.state.gold).toEqual([3, 1]);
        table.seat(attacker === 0 ? 1 : 0).isAsked('declareDefenders');
      }
    },
    'AGOT-KW-STEALTH-b: keeps a defender away': () => {
      const table = initiating(
        { seats: [{ play: ['tyrion-lannister'] }, { play: ['lannisport-moneylender', 'the-queens-assassin'] }] },
        'intrigue',
      );
      table.seat(0).takes(card('the-queens-assassin')).passes();

      table.seat(1).isAsked('declareDefenders').mayNotTake(card('the-queens-assassin'));
    },
  },
  refuses: {
    'AGOT-LIMIT-a: twice in a round, whatever the phase': () => {
      const second = intriguedAfter(1, ['round', 'phase']);
      second.seat(0).takes(use('tyrion-lannister')).isAsked('declareDefenders');
      expect(second.state.gold[0]).toBe(7);
      for (const during of [['round', 'phase'], ['round']] as const) {
        const third = intriguedAfter(2, during);
        third.seat(0).isAsked('declareDefenders');
        expect(third.state.gold[0]).toBe(5);
      }
      intriguedAfter(2, []).seat(0).mayTake(use('tyrion-lannister'));
    },
    'has nothing of other challenges': () => {
      const table = initiating(
        { seats: [{ play: ['tyrion-lannister'] }, { play: ['tumblestone-knight'] }] },
        'military',
        1,
      );
      table.seat(0).isAsked('pause');

      expect(table.state.gold[0]).toBe(5);
    },
  },
});

describeCard('tywin-lannister', {
  does: {
    'is stronger by 1 for each gold of his player': () => {
      const table = actions({ seats: [{ play: ['tywin-lannister'], gold: 3 }, { gold: 9 }] });

      expect(strengthOn(table, 'tywin-lannister')).toBe(9);
    },
    'AGOT-PLOT-i: brings 2 gold of income, and wins renown': () => {
      const state = given({ seats: [{ play: ['tywin-lannister'], plot: 'a-noble-cause' }, { plot: 'a-noble-cause' }] });

      expect(plotValueOf(state, 0, 'income')).toBe(plotValueOf(state, 1, 'income') + 2);
      expect(hasKeyword(state, the(state, 'tywin-lannister'), 'renown')).toBe(true);
    },
  },
  refuses: {
    'without gold he has no more than what is printed': () => {
      const table = actions({ seats: [{ play: ['tywin-lannister'], gold: 0 }, {}] });

      expect(strengthOn(table, 'tywin-lannister')).toBe(6);
    },
  },
});
