import { expect } from 'vitest';
import { plotValueOf, strengthOf } from '../../rules/values.ts';
import { actions, card, happening, initiating, resolving, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { given, the } from '../../testing/given.ts';
import { happen } from '../../testing/happen.ts';
import { inPlay, namesIn, strengthOn } from '../../testing/shown.ts';
import { deckOf, discardOf, factionCardOf, handOf, REMOVED } from '../../zones.ts';

const military = { attacker: 0, type: 'military' } as const;
const phaseEnds = () => [{ is: 'periodEnded', period: 'phase' } as const];

describeCard('littlefinger', {
  does: {
    'draws 2 cards when he is marshaled': () => {
      const table = actions({ phase: 'marshaling', seats: [{ hand: ['littlefinger'] }, {}] });
      table.seat(0).takes(use('littlefinger')).takes(use('littlefinger', 'reaction'));

      expect(inPlay(table, 0)).toEqual(['littlefinger']);
      expect(namesIn(table, handOf(0))).toHaveLength(2);
    },
    'AGOT-PLOT-i: adds 1 to the income': () => {
      const state = given({ seats: [{ play: ['littlefinger'] }, {}] });

      expect(plotValueOf(state, 0, 'income')).toBe(plotValueOf(state, 1, 'income') + 1);
    },
  },
  refuses: {
    'AGOT-DUP-h: a duplicate of his is not him': () => {
      const table = actions({ phase: 'marshaling', seats: [{ hand: ['littlefinger'], play: ['littlefinger'] }, {}] });
      table.seat(0).takes(use('littlefinger'));

      table.seat(0).isAsked('pause');
      expect(namesIn(table, handOf(0))).toEqual([]);
    },
    'AGOT-MARSH-b: being put into play is not being marshaled': () => {
      const table = happening({ seats: [{ hand: ['littlefinger'] }, {}] }, (state) => [
        {
          is: 'cardEntered',
          card: the(state, 'littlefinger'),
          seat: 0,
          from: handOf(0),
          how: 'put',
          as: 'printed',
          stance: 'standing',
          face: 'up',
        },
      ]);

      table.seat(0).isAsked('pause');
    },
  },
});

describeCard('varys', {
  does: {
    'leaves the game when the dominance phase ends, and all characters are discarded': () => {
      const table = happening(
        {
          phase: 'dominance',
          seats: [{ play: ['varys', 'bastard-in-hiding'] }, { play: ['burned-men', 'the-roseroad'] }],
        },
        phaseEnds,
      );
      table.seat(0).takes(use('varys'));

      expect(inPlay(table, 0)).toEqual([]);
      expect(inPlay(table, 1)).toEqual(['the-roseroad']);
      expect(namesIn(table, REMOVED)).toEqual(['varys']);
      expect(namesIn(table, discardOf(0))).toEqual(['bastard-in-hiding']);
    },
    'AGOT-SAVE-a: who is saved stays': () => {
      const table = happening(
        { phase: 'dominance', seats: [{ play: ['varys'] }, { play: ['littlefinger + bodyguard'] }] },
        phaseEnds,
      );
      table.seat(0).takes(use('varys'));
      table.seat(1).takes(use('bodyguard'));

      expect(inPlay(table, 1)).toEqual(['littlefinger']);
    },
    'AGOT-COST-f: if a duplicate saves him, nothing comes of it': () => {
      const table = happening(
        {
          phase: 'dominance',
          seats: [{ play: ['varys + varys (duplicate)'] }, { play: ['burned-men'] }],
        },
        phaseEnds,
      );
      table.seat(0).takes(use('varys')).takes({ is: 'use', ability: 'duplicateSaves' });

      expect(inPlay(table, 0)).toEqual(['varys']);
      expect(inPlay(table, 1)).toEqual(['burned-men']);
    },
    'AGOT-KW-STEALTH-a: bypasses a character': () => {
      const table = initiating({ seats: [{ play: ['varys'] }, { play: ['courtesan-of-the-rose'] }] }, 'intrigue');
      table.seat(0).isAsked('chooseBypassed').takes(card('courtesan-of-the-rose'));

      expect(table.happened.some(({ event }) => event.is === 'bypassed')).toBe(true);
    },
  },
  refuses: {
    'does nothing when another phase ends': () => {
      const table = happening({ phase: 'challenges', seats: [{ play: ['varys'] }, {}] }, phaseEnds);

      table.seat(0).isAsked('pause');
    },
  },
});

describeCard('rattleshirts-raiders', {
  does: {
    'an attachment of the loser is discarded after they won as attackers': () => {
      const table = resolving({
        challenge: military,
        seats: [
          { play: ['rattleshirts-raiders (attacking)'] },
          { play: ['lannisport-moneylender + little-bird', 'burned-men + syrios-training (controlled by 0)'] },
        ],
      });
      table.seat(0).takes(use('rattleshirts-raiders'));
      table.seat(1).picks(card('burned-men'));

      expect(namesIn(table, discardOf(1))).toEqual(['little-bird']);
    },
  },
  refuses: {
    'not as defenders, and not if another attacks': () => {
      const defended = resolving({
        challenge: military,
        seats: [{ play: ['burned-men (attacking) + little-bird'] }, { play: ['rattleshirts-raiders (defending)'] }],
      });
      defended.seat(0).isAsked('pause');
      const absent = resolving({
        challenge: military,
        seats: [{ play: ['burned-men (attacking)', 'rattleshirts-raiders'] }, { play: ['varys + little-bird'] }],
      });
      absent.seat(0).isAsked('pause');
    },
    'AGOT-KW-NOATT-a: nothing can be attached to them': () => {
      const table = actions({
        phase: 'marshaling',
        seats: [{ hand: ['little-bird'], play: ['rattleshirts-raiders'] }, {}],
      });

      table.seat(0).mayNotTake(use('little-bird'));
    },
  },
});

describeCard('wildling-horde', {
  does: {
    'a wildling who takes part is stronger until the challenge ends': () => {
      const table = actions({
        challenge: military,
        seats: [{ play: ['wildling-horde', 'rattleshirts-raiders (attacking)', 'burned-men (attacking)'] }, {}],
      });
      table.seat(0).takes(use('wildling-horde'));
      expect(strengthOn(table, 'rattleshirts-raiders')).toBe(5);
      expect(table.state.table.cards.find(({ id }) => id === factionCardOf(table.state, 0))?.stance).toBe('kneeling');
      const after = happen(table.state, { is: 'periodEnded', period: 'challenge' }).state;

      expect(strengthOf(after, the(after, 'rattleshirts-raiders'))).toBe(3);
    },
    'AGOT-KW-PILLAGE-a: pillages': () => {
      const table = resolving({
        challenge: military,
        seats: [{ play: ['wildling-horde (attacking)'] }, { deck: ['burned-men', 'the-roseroad'] }],
      });
      table.seat(0).isAsked('pillage').picks(card('wildling-horde'));

      expect(namesIn(table, discardOf(1))).toEqual(['burned-men']);
      expect(namesIn(table, deckOf(1))).toEqual(['the-roseroad']);
    },
  },
  refuses: {
    'not with a kneeling faction card, and not where no wildling of its player takes part': () => {
      const kneeling = actions({
        challenge: military,
        seats: [{ faction: 'house-stark (kneeling)', play: ['wildling-horde (attacking)'] }, {}],
      });
      kneeling.seat(0).isAsked('pause');
      const idle = actions({
        challenge: military,
        seats: [{ play: ['wildling-horde', 'burned-men (attacking)'] }, { play: ['rattleshirts-raiders (defending)'] }],
      });
      idle.seat(0).isAsked('pause');
    },
    'AGOT-WIN-g: not in another phase': () => {
      const table = actions({ phase: 'marshaling', seats: [{ play: ['wildling-horde'] }, {}] });

      table.seat(0).isAsked('pause');
    },
  },
});
