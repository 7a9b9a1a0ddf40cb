import { expect } from 'vitest';
import { hasIcon } from '../../rules/has.ts';
import { standingPhase } from '../../rules/standing-phase.ts';
import { actions, card, happening, initiating, resolving, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { the } from '../../testing/given.ts';
import { inPlay, namesIn, strengthOn } from '../../testing/shown.ts';
import { tableRunning } from '../../testing/table.ts';
import { killing } from '../../verbs/leaving.ts';
import { deadOf, discardOf, handOf } from '../../zones.ts';

describeCard('maester-cressen', {
  does: {
    'kneels to discard a condition, on whomever it is': () => {
      const table = actions({
        phase: 'marshaling',
        seats: [{ play: ['maester-cressen'] }, { play: ['tyrion-lannister + milk-of-the-poppy + widows-wail'] }],
      });
      table.seat(0).takes(use('maester-cressen')).isAsked('pause');

      expect(inPlay(table, 0)).toEqual(['maester-cressen (kneeling)']);
      expect(inPlay(table, 1)).toEqual(['tyrion-lannister + widows-wail']);
      expect(namesIn(table, discardOf(1))).toEqual(['milk-of-the-poppy']);
    },
  },
  refuses: {
    'AGOT-TARG-b: not where there is no condition': () => {
      const table = actions({
        phase: 'marshaling',
        seats: [{ play: ['maester-cressen'] }, { play: ['tyrion-lannister + widows-wail'] }],
      });
      table.seat(0).isAsked('pause');
    },
    'AGOT-WIN-g: heals in the marshaling phase only': () => {
      const table = actions({
        phase: 'challenges',
        seats: [{ play: ['maester-cressen'] }, { play: ['tyrion-lannister + milk-of-the-poppy'] }],
      });
      table.seat(0).isAsked('pause');
    },
  },
});

describeCard('melisandre', {
  does: {
    'makes somebody kneel when a card of R’hllor is marshaled': () => {
      const table = actions({
        phase: 'marshaling',
        seats: [
          { hand: ['fiery-followers'], play: ['melisandre'] },
          { play: ['bran-stark (kneeling)', 'eddard-stark'] },
        ],
      });
      table.seat(0).takes(use('fiery-followers')).takes(use('melisandre')).mayNotTake(card('bran-stark'));
      table.seat(0).picks(card('eddard-stark')).isAsked('pause');

      expect(inPlay(table, 1)).toEqual(['bran-stark (kneeling)', 'eddard-stark (kneeling)']);
    },
    'also for herself, and for an event that is played': () => {
      const herself = actions({ phase: 'marshaling', seats: [{ hand: ['melisandre'] }, { play: ['eddard-stark'] }] });
      herself.seat(0).takes(use('melisandre')).takes(use('melisandre')).picks(card('eddard-stark')).isAsked('pause');
      expect(inPlay(herself, 1)).toEqual(['eddard-stark (kneeling)']);

      const event = actions({
        seats: [
          { hand: ['seen-in-flames'], play: ['melisandre'] },
          { hand: ['ice'], play: ['eddard-stark'] },
        ],
      });
      event.seat(0).takes(use('seen-in-flames')).takes(use('melisandre')).picks(card('eddard-stark')).isAsked('pause');
      expect(inPlay(event, 1)).toEqual(['eddard-stark (kneeling)']);
    },
  },
  refuses: {
    'AGOT-LIMIT-a: once in a round': () => {
      const table = actions({
        phase: 'marshaling',
        seats: [
          { hand: ['fiery-followers', 'selyse-baratheon'], play: ['melisandre'], gold: 9 },
          { play: ['eddard-stark', 'robb-stark'] },
        ],
      });
      table.seat(0).takes(use('fiery-followers')).takes(use('melisandre')).picks(card('eddard-stark'));
      table.seat(0).takes(use('selyse-baratheon')).isAsked('pause');

      expect(inPlay(table, 1)).toEqual(['eddard-stark (kneeling)', 'robb-stark']);
    },
    'AGOT-DUP-h: not for a duplicate, nor for a card without the trait': () => {
      const table = actions({
        phase: 'marshaling',
        seats: [{ hand: ['melisandre', 'bastard-in-hiding'], play: ['melisandre'] }, { play: ['eddard-stark'] }],
      });
      table.seat(0).takes(use('melisandre')).takes(use('bastard-in-hiding')).isAsked('pause');

      expect(inPlay(table, 1)).toEqual(['eddard-stark']);
    },
    'not for a card of another player': () => {
      const table = actions({
        phase: 'marshaling',
        active: 1,
        turn: 1,
        seats: [{ play: ['melisandre'] }, { hand: ['fiery-followers'] }],
      });
      table.seat(1).takes(use('fiery-followers'));
      table.seat(0).isAsked('pause');
    },
  },
});

describeCard('robert-baratheon', {
  does: {
    'is stronger by 1 for each other kneeling character in play': () => {
      const table = actions({
        seats: [
          { play: ['robert-baratheon (kneeling)', 'bastard-in-hiding (kneeling)'] },
          { play: ['bran-stark (kneeling)', 'eddard-stark', 'gates-of-winterfell (kneeling)'] },
        ],
      });

      expect(strengthOn(table, 'robert-baratheon')).toBe(7);
    },
    'AGOT-KW-INTIM-a, AGOT-KW-RENOWN-a: gains power and makes somebody kneel after a victory': () => {
      const table = resolving({
        challenge: { attacker: 0, type: 'power' },
        seats: [{ play: ['robert-baratheon (attacking)'] }, { play: ['bran-stark'] }],
      });
      table.seat(0).takes({ is: 'keyword', keyword: 'renown' }).picks(card('robert-baratheon'));
      table.seat(0).takes(card('bran-stark')).isAsked('pause');

      expect(inPlay(table, 0)).toEqual(['robert-baratheon (power 1, attacking)']);
      expect(inPlay(table, 1)).toEqual(['bran-stark (kneeling)']);
    },
  },
  refuses: {
    'has nothing of himself, nor of who stands': () => {
      const table = actions({ seats: [{ play: ['robert-baratheon (kneeling)'] }, { play: ['eddard-stark'] }] });

      expect(strengthOn(table, 'robert-baratheon')).toBe(5);
    },
  },
});

describeCard('selyse-baratheon', {
  does: {
    'AGOT-LAST-a: for 1 gold a Baratheon has an intrigue icon until the end of the phase': () => {
      const table = actions({ seats: [{ gold: 1, play: ['selyse-baratheon', 'robert-baratheon'] }, {}] });
      table.seat(0).takes(use('selyse-baratheon')).picks(card('robert-baratheon')).isAsked('pause');

      expect(table.state.gold[0]).toBe(0);
      expect(hasIcon(table.state, the(table.state, 'robert-baratheon'), 'intrigue')).toBe(true);
      expect(table.state.lasting.map(({ until }) => until)).toEqual([{ period: 'phase', number: 2 }]);
    },
  },
  refuses: {
    'AGOT-COST-b: not without gold': () => {
      const table = actions({ seats: [{ gold: 0, play: ['selyse-baratheon', 'robert-baratheon'] }, {}] });
      table.seat(0).isAsked('pause');
    },
    'not for anybody of another house, and in the challenges phase only': () => {
      const table = actions({ seats: [{ play: ['selyse-baratheon', 'bran-stark'] }, {}] });
      table.seat(0).takes(use('selyse-baratheon'));
      expect(hasIcon(table.state, the(table.state, 'bran-stark'), 'intrigue')).toBe(false);
      table.seat(0).isAsked('actionWindow');

      actions({ phase: 'marshaling', seats: [{ play: ['selyse-baratheon'] }, {}] })
        .seat(0)
        .isAsked('pause');
    },
  },
});

describeCard('ser-davos-seaworth', {
  does: {
    'AGOT-REPL-a: goes to the hand instead of the dead pile, and was killed all the same': () => {
      const table = happening(
        {
          seats: [{ play: ['ser-davos-seaworth (power 1) + lightbringer', 'joffrey-baratheon'] }, {}],
        },
        (state) => [killing(state, the(state, 'ser-davos-seaworth'))],
      );
      table.seat(0).takes(use('ser-davos-seaworth')).isAsked('pause');

      expect(inPlay(table, 0)).toEqual(['joffrey-baratheon']);
      expect([...namesIn(table, handOf(0))].sort()).toEqual(['lightbringer', 'ser-davos-seaworth']);
      expect(namesIn(table, deadOf(0))).toEqual([]);
      expect(table.happened.flatMap(({ event }) => ('how' in event ? [event.how] : []))).toContain('killed');
    },
    'AGOT-REPL-a: also from where nobody can be saved': () => {
      const table = happening({ seats: [{ play: ['ser-davos-seaworth'] }, {}] }, (state) => [
        killing(state, the(state, 'ser-davos-seaworth'), { save: 'impossible' }),
      ]);
      table.seat(0).takes(use('ser-davos-seaworth')).isAsked('pause');

      expect(namesIn(table, handOf(0))).toEqual(['ser-davos-seaworth']);
    },
    'AGOT-KW-STEALTH-b: keeps a defender away': () => {
      const table = initiating({ seats: [{ play: ['ser-davos-seaworth'] }, { play: ['eddard-stark'] }] }, 'power');
      table.seat(0).takes(card('eddard-stark')).isAsked('pause');

      expect(inPlay(table, 1)).toEqual(['eddard-stark']);
    },
  },
  refuses: {
    'AGOT-SAVE-d: a saved Davos stays, and nothing is left to interrupt': () => {
      const table = happening(
        { seats: [{ play: ['ser-davos-seaworth + ser-davos-seaworth (duplicate)'] }, {}] },
        (state) => [killing(state, the(state, 'ser-davos-seaworth'))],
      );
      table.seat(0).takes({ is: 'use', ability: 'duplicateSaves' }).isAsked('pause');

      expect(inPlay(table, 0)).toEqual(['ser-davos-seaworth']);
    },
    'is dead if his player does not want otherwise, or if another is killed': () => {
      const table = happening({ seats: [{ play: ['ser-davos-seaworth'] }, {}] }, (state) => [
        killing(state, the(state, 'ser-davos-seaworth')),
      ]);
      table.seat(0).passes().isAsked('pause');
      expect(namesIn(table, deadOf(0))).toEqual(['ser-davos-seaworth']);

      const other = happening({ seats: [{ play: ['ser-davos-seaworth', 'bran-stark'] }, {}] }, (state) => [
        killing(state, the(state, 'bran-stark')),
      ]);
      other.seat(0).isAsked('pause');
    },
  },
});

describeCard('shireen-baratheon', {
  does: {
    'somebody kneels when she is killed': () => {
      const table = happening({ seats: [{ play: ['shireen-baratheon'] }, { play: ['eddard-stark'] }] }, (state) => [
        killing(state, the(state, 'shireen-baratheon')),
      ]);
      table.seat(0).takes(use('shireen-baratheon')).picks(card('eddard-stark')).isAsked('pause');

      expect(inPlay(table, 1)).toEqual(['eddard-stark (kneeling)']);
      expect(namesIn(table, deadOf(0))).toEqual(['shireen-baratheon']);
    },
  },
  refuses: {
    'AGOT-TARG-f: not where everybody kneels already': () => {
      const table = happening(
        { seats: [{ play: ['shireen-baratheon (kneeling)'] }, { play: ['eddard-stark (kneeling)'] }] },
        (state) => [killing(state, the(state, 'shireen-baratheon'))],
      );
      table.seat(0).isAsked('pause');
    },
  },
});

/** The standing phase up to its end. */
function standing(...play: readonly string[][]) {
  return tableRunning(standingPhase({}), {
    phase: 'standing',
    windows: 'brief',
    seats: play.map((cards) => ({ play: cards })),
  });
}

describeCard('stannis-baratheon', {
  does: {
    'AGOT-6.2-b: each player stands two characters of their choice, and everything else': () => {
      const table = standing(
        [
          'stannis-baratheon (kneeling)',
          'bastard-in-hiding (kneeling)',
          'robert-baratheon (kneeling)',
          'the-red-keep (kneeling)',
        ],
        ['bran-stark (kneeling)', 'eddard-stark (kneeling)'],
      );
      table.seat(0).picks(card('stannis-baratheon'), card('robert-baratheon')).isAsked('pause');

      expect(inPlay(table, 0)).toEqual([
        'stannis-baratheon',
        'bastard-in-hiding (kneeling)',
        'robert-baratheon',
        'the-red-keep',
      ]);
      expect(inPlay(table, 1)).toEqual(['bran-stark', 'eddard-stark']);
    },
    'holds for the whole phase, whatever makes characters stand': () => {
      const table = standing(
        ['stannis-baratheon'],
        ['bran-stark (kneeling)', 'robb-stark (kneeling)', 'summer (kneeling)'],
      );
      table.seat(1).picks(card('robb-stark'), card('summer'));

      expect(inPlay(table, 1)).toEqual(['bran-stark (kneeling)', 'robb-stark', 'summer']);
      expect(table.state.stood).toEqual([0, 2]);
      table.seat(0).isAsked('pause');
    },
    'AGOT-6.2-b: where only two may stand in the phase, his player says who': () => {
      const table = happening(
        {
          phase: 'standing',
          seats: [
            { play: ['robb-stark (kneeling)', 'summer (kneeling)', 'bastard-in-hiding (kneeling)', 'bran-stark'] },
            { play: ['stannis-baratheon'] },
          ],
        },
        (state) => [killing(state, the(state, 'bran-stark'))],
      );
      table.seat(0).takes(use('robb-stark')).picks(card('robb-stark'), card('summer')).isAsked('pause');

      expect(inPlay(table, 0)).toEqual(['robb-stark', 'summer', 'bastard-in-hiding (kneeling)']);
    },
  },
  refuses: {
    'AGOT-BLANK-a: says nothing while his text box is blank': () => {
      const table = standing(
        ['stannis-baratheon + milk-of-the-poppy'],
        ['bran-stark (kneeling)', 'robb-stark (kneeling)', 'summer (kneeling)'],
      );
      table.seat(0).isAsked('pause');

      expect(inPlay(table, 1)).toEqual(['bran-stark', 'robb-stark', 'summer']);
    },
    'leaves everybody alone in other phases': () => {
      const table = happening(
        {
          phase: 'challenges',
          seats: [
            { play: ['robb-stark (kneeling)', 'summer (kneeling)', 'arya-stark (kneeling)', 'bran-stark'] },
            { play: ['stannis-baratheon'] },
          ],
        },
        (state) => [killing(state, the(state, 'bran-stark'))],
      );
      table.seat(0).takes(use('robb-stark')).isAsked('pause');

      expect(inPlay(table, 0)).toEqual(['robb-stark', 'summer', 'arya-stark']);
    },
  },
});
