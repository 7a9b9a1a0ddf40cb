import { cardOf, mayKnow } from '@kronika/kernel';
import { expect } from 'vitest';
import { actions, card, played, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { the } from '../../testing/given.ts';
import { inPlay } from '../../testing/shown.ts';

const political = { attacker: 0, type: 'political', ring: 'air' } as const;

describeCard('ide-messenger', {
  does: {
    'L5R-MOVE-b: brings a character to the conflict for 1 fate, bowed as it is': () => {
      const table = actions({
        conflict: political,
        seats: [{ play: ['ide-messenger', 'giver-of-gifts (bowed)'], fate: 1 }, {}],
      });
      table.seat(0).takes(use('ide-messenger')).picks(card('giver-of-gifts'));

      expect(inPlay(table, 0)).toEqual(['ide-messenger', 'giver-of-gifts (bowed, in conflict)']);
      expect(table.state.fate[0]).toBe(0);
    },
    'L5R-CHAR-b: is played into the conflict, and may move itself when it is not': () => {
      const table = actions({ conflict: political, seats: [{ hand: ['ide-messenger'], fate: 3 }, {}] });
      table.seat(0).takes(played('ide-messenger', 0, 'playCharacter'));
      expect(inPlay(table, 0)).toEqual(['ide-messenger']);
      table.seat(0).takes(use('ide-messenger'));

      expect(inPlay(table, 0)).toEqual(['ide-messenger (in conflict)']);
      expect(table.state.fate[0]).toBe(0);
    },
  },
  refuses: {
    'L5R-ABIL-i: is not used without fate': () => {
      const table = actions({
        conflict: political,
        windows: 'open',
        seats: [{ play: ['ide-messenger', 'moto-youth'], fate: 0 }, {}],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('ide-messenger'));
    },
    'L5R-DASH-a: does not bring a character with a dash': () => {
      const table = actions({
        conflict: political,
        windows: 'open',
        seats: [{ play: ['ide-messenger (in conflict)', 'moto-horde'] }, { play: ['moto-youth'] }],
      });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('ide-messenger'));
    },
    'is not used outside of a conflict': () => {
      const table = actions({ windows: 'open', seats: [{ play: ['ide-messenger', 'moto-youth'] }, {}] });

      table.seat(0).isAsked('actionWindow').mayNotTake(use('ide-messenger'));
    },
  },
});

describeCard('iuchi-wayfinder', {
  does: {
    'L5R-INFO-h: shows its player, and nobody else, a facedown province, which stays facedown': () => {
      const table = actions({ seats: [{ hand: ['iuchi-wayfinder'], fate: 1 }, {}] });
      table.seat(0).takes(use('iuchi-wayfinder')).takes(use('iuchi-wayfinder')).takes(card('the-art-of-war'));

      const known = [
        'the-art-of-war',
        'ancestral-lands',
        'manicured-garden',
        'meditations-on-the-tao',
        'pilgrimage',
      ].filter((name) => mayKnow(table.state.table, the(table.state, name), 0));
      expect(known).toEqual(['the-art-of-war']);
      expect(mayKnow(table.state.table, the(table.state, 'the-art-of-war'), 'spectator')).toBe(false);
      expect(cardOf(table.state.table, the(table.state, 'the-art-of-war')).face).toBe('down');
    },
  },
  refuses: {
    'L5R-ABIL-h: does not look where there is nothing new to see': () => {
      const provinces = [
        'the-art-of-war (faceup)',
        'ancestral-lands (broken)',
        'manicured-garden (faceup)',
        'meditations-on-the-tao (faceup)',
        'pilgrimage (faceup)',
      ];
      const table = actions({ seats: [{ hand: ['iuchi-wayfinder'], fate: 1 }, { provinces }] });
      table.seat(0).takes(use('iuchi-wayfinder'));

      expect(inPlay(table, 0)).toEqual(['iuchi-wayfinder']);
      table.seat(0).isAsked('pause');
    },
    'L5R-INFO-c: does not offer the own provinces, which its player may look at anyway': () => {
      const table = actions({ seats: [{ hand: ['iuchi-wayfinder'], fate: 1 }, {}] });
      table.seat(0).takes(use('iuchi-wayfinder')).takes(use('iuchi-wayfinder'));

      table.seat(0).mayTake(card('pilgrimage')).mayNotTake(card('night-raid'));
    },
  },
});
