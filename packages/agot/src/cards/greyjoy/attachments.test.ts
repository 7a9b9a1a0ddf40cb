import { expect } from 'vitest';
import { actions, card, resolving, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { inPlay, namesIn } from '../../testing/shown.ts';
import { deadOf, discardOf } from '../../zones.ts';

const power = { attacker: 0, type: 'power' } as const;

describeCard('throwing-axe', {
  does: {
    'is sacrificed after a won attack to kill a defender': () => {
      const table = resolving({
        challenge: power,
        seats: [
          { play: ['asha-greyjoy (kneeling, attacking) + throwing-axe'] },
          { play: ['salty-navigator (kneeling, defending)', 'aeron-damphair (kneeling)'] },
        ],
      });
      table.seat(0).takes(use('throwing-axe'));

      expect(namesIn(table, deadOf(1))).toEqual(['salty-navigator']);
      expect(namesIn(table, discardOf(0))).toEqual(['throwing-axe']);
      expect(inPlay(table, 0)).toEqual(['asha-greyjoy (kneeling, attacking)']);
    },
    'AGOT-DUP-c: a duplicate saves the defender': () => {
      const table = resolving({
        challenge: power,
        seats: [
          { play: ['balon-greyjoy (kneeling, attacking) + throwing-axe'] },
          { play: ['theon-greyjoy (kneeling, defending) + theon-greyjoy (duplicate)'] },
        ],
      });
      table.seat(0).takes(use('throwing-axe'));
      table.seat(1).takes(use('theon-greyjoy', 'duplicateSaves'));
      table.seat(0).picks();

      expect(inPlay(table, 1)).toEqual(['theon-greyjoy (kneeling, defending)']);
      expect(namesIn(table, discardOf(0))).toEqual(['throwing-axe']);
    },
  },
  refuses: {
    'is not thrown when nobody defends': () => {
      const table = resolving({
        challenge: power,
        seats: [
          { play: ['aeron-damphair (kneeling, attacking) + throwing-axe'] },
          { play: ['salty-navigator (kneeling)'] },
        ],
      });

      table.seat(0).isAsked('pause');
    },
    'is not thrown by a defender': () => {
      const table = resolving({
        challenge: { attacker: 1, type: 'power' },
        seats: [
          { play: ['asha-greyjoy (kneeling, defending) + throwing-axe'] },
          { play: ['aeron-damphair (kneeling, attacking)'] },
        ],
      });

      table.seat(0).isAsked('pause');
    },
    'AGOT-ATT-b: goes on Ironborn characters only': () => {
      const table = actions({
        phase: 'marshaling',
        seats: [
          { hand: ['throwing-axe'], play: ['maester-wendamyr', 'asha-greyjoy'] },
          { play: ['salty-navigator', 'areo-hotah'] },
        ],
      });
      table.seat(0).takes(use('throwing-axe')).mayNotTake(card('maester-wendamyr')).mayNotTake(card('areo-hotah'));
      table.seat(0).picks(card('asha-greyjoy'));

      expect(inPlay(table, 0)).toEqual(['maester-wendamyr', 'asha-greyjoy + throwing-axe']);
    },
  },
});
