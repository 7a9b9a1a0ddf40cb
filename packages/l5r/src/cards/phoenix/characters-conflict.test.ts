import { expect } from 'vitest';
import { actions, played, resolving, use } from '../../testing/card-table.ts';
import { describeCard } from '../../testing/describe-card.ts';
import { inPlay, skills } from '../../testing/shown.ts';
import { isConflictOf } from '../words/index.ts';

const political = { attacker: 0, type: 'political', ring: 'fire' } as const;
const effect = (name: string) => ({ is: 'ringEffect', effect: name });

describeCard('ishiken-initiate', {
  does: {
    'gets +1 and +1 for each claimed ring, whoever has claimed it': () => {
      const table = actions({
        seats: [{ play: ['ishiken-initiate'], rings: ['air'] }, { rings: ['water', 'void'] }],
      });

      expect(skills(table, 'ishiken-initiate')).toEqual([4, 4]);
    },
    'L5R-CHAR-b: is played from hand into the conflict, with extra fate': () => {
      const table = actions({
        conflict: political,
        seats: [{ hand: ['ishiken-initiate'], play: ['doji-whisperer (in conflict)'], rings: ['air'] }, {}],
      });
      table.seat(0).takes(played('ishiken-initiate', 1, 'playIntoConflict'));

      expect(inPlay(table, 0)).toEqual(['doji-whisperer (in conflict)', 'ishiken-initiate (fate 1, in conflict)']);
      expect(skills(table, 'ishiken-initiate')).toEqual([2, 2]);
      expect(table.state.fate).toEqual([7, 10]);
    },
  },
  refuses: {
    'gets nothing for the contested ring and for unclaimed ones': () => {
      const table = actions({ conflict: political, seats: [{ play: ['ishiken-initiate (in conflict)'] }, {}] });

      expect(skills(table, 'ishiken-initiate')).toEqual([1, 1]);
    },
  },
});

describeCard('seeker-of-knowledge', {
  does: {
    'L5R-RINGFX-b: while it attacks, the ring is one of air as well; the winner picks the effect': () => {
      const table = resolving({
        conflict: political,
        seats: [{ play: ['seeker-of-knowledge (in conflict)'] }, {}],
      });
      expect(isConflictOf(table.state, 'air') && isConflictOf(table.state, 'fire')).toBe(true);
      table.seat(0).mayTake(effect('honor')).takes(effect('gainHonor'));

      expect(table.state.honor).toEqual([12, 9]);
      expect(table.state.rings).toMatchObject({ fire: { held: 0 }, air: { held: 'unclaimed' } });
      table.seat(0).isAsked('pause');
    },
    'L5R-CONF-l: what counts in air conflicts counts there': () => {
      const table = actions({
        conflict: political,
        seats: [
          { play: ['seeker-of-knowledge (in conflict)', 'fearsome-mystic (honored, in conflict)'] },
          { play: ['doji-whisperer'] },
        ],
      });

      expect(skills(table, 'fearsome-mystic')).toEqual([5, 7]);
    },
  },
  refuses: {
    'does nothing while it defends or is at home': () => {
      const table = resolving({
        conflict: political,
        seats: [
          { play: ['doji-whisperer (in conflict)', 'seeker-of-knowledge'] },
          { play: ['seeker-of-knowledge (bowed, in conflict)'] },
        ],
      });

      expect(isConflictOf(table.state, 'air')).toBe(false);
      table.seat(0).isAsked('ringEffect').mayTake(effect('honor')).mayNotTake(effect('gainHonor'));
    },
    'L5R-CONST-b: does nothing any more when it has left the conflict': () => {
      const table = actions(
        {
          conflict: political,
          seats: [
            { play: ['seeker-of-knowledge (in conflict)', 'serene-warrior (in conflict)'] },
            { hand: ['assassination'] },
          ],
        },
        1,
      );
      expect(isConflictOf(table.state, 'air')).toBe(true);
      table.seat(1).takes(use('assassination'));

      expect(isConflictOf(table.state, 'air')).toBe(false);
    },
  },
});
