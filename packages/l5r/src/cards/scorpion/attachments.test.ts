import { cardOf } from '@kronika/kernel';
import { expect } from 'vitest';
import { actions, card, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { the } from '../../testing/given.ts';
import { inPlay, namesIn, skills } from '../../testing/shown.ts';
import { conflictDiscardOf, handOf } from '../../zones.ts';

const political = { attacker: 0, type: 'political', ring: 'air' } as const;

describeCard('court-mask', {
  does: {
    'goes back to the hand and leaves its bearer dishonored': () => {
      const table = actions({ seats: [{ play: ['doji-whisperer + court-mask'] }, {}] });
      expect(skills(table, 'doji-whisperer')).toEqual([1, 5]);
      table.seat(0).takes(use('court-mask'));

      expect(inPlay(table, 0)).toEqual(['doji-whisperer (dishonored)']);
      expect(namesIn(table, handOf(0))).toEqual(['court-mask']);
    },
    'L5R-EFF-b: goes back also from a bearer who is dishonored already': () => {
      const table = actions({ seats: [{ play: ['doji-whisperer (dishonored) + court-mask'] }, {}] });
      table.seat(0).takes(use('court-mask'));

      expect(inPlay(table, 0)).toEqual(['doji-whisperer (dishonored)']);
      expect(namesIn(table, handOf(0))).toEqual(['court-mask']);
    },
    'takes an honored bearer only the token': () => {
      const table = actions({ seats: [{ play: ['doji-whisperer (honored) + court-mask'] }, {}] });
      table.seat(0).takes(use('court-mask'));

      expect(inPlay(table, 0)).toEqual(['doji-whisperer']);
    },
  },
  refuses: {
    'is not attached to a character of the opponent': () => {
      const table = actions({
        seats: [{ hand: ['court-mask'], play: ['doji-whisperer', 'moto-youth'] }, { play: ['bayushi-liar'] }],
      });
      table
        .seat(0)
        .takes(use('court-mask'))
        .mayTake(card('doji-whisperer'))
        .mayTake(card('moto-youth'))
        .mayNotTake(card('bayushi-liar'));
    },
    'L5R-ATT-b: is not played without an own character': () => {
      const table = actions({ windows: 'open', seats: [{ hand: ['court-mask'] }, { play: ['bayushi-liar'] }] });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('court-mask'));
    },
    'L5R-ATT-f: does not stay on a character that changes sides': () => {
      const table = actions({
        conflict: political,
        seats: [{ hand: ['blackmail'], honor: 9 }, { play: ['doji-whisperer (in conflict) + court-mask'] }],
      });
      table.seat(0).takes(use('blackmail'));

      expect(inPlay(table, 0)).toEqual(['doji-whisperer (in conflict)']);
      expect(namesIn(table, conflictDiscardOf(1))).toEqual(['court-mask']);
    },
  },
});

describeCard('fiery-madness', {
  does: {
    'L5R-ATT-c, L5R-ATT-g: weakens also a character of the opponent, and stays with its player': () => {
      const table = actions({ seats: [{ hand: ['fiery-madness'], fate: 1 }, { play: ['doji-whisperer'] }] });
      table.seat(0).takes(use('fiery-madness'));

      expect(inPlay(table, 1)).toEqual(['doji-whisperer + fiery-madness']);
      expect(skills(table, 'doji-whisperer')).toEqual([0, 1]);
      expect(table.state.fate[0]).toBe(0);
      expect(cardOf(table.state.table, the(table.state, 'fiery-madness')).controller).toBe(0);
    },
  },
  refuses: {
    'L5R-KW-NOATT-b: is not attached to a character that allows only weapons': () => {
      const table = actions({ windows: 'open', seats: [{ hand: ['fiery-madness'] }, { play: ['moto-horde'] }] });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('fiery-madness'));
    },
    'is not played without fate': () => {
      const table = actions({
        windows: 'open',
        seats: [{ hand: ['fiery-madness'], fate: 0 }, { play: ['doji-whisperer'] }],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('fiery-madness'));
    },
  },
});
