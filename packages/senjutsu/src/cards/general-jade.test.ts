import { expect } from 'vitest';
import { course, fight, hero, prints, stand, told, turnIsOver } from '../rules/testing/fight.ts';
import { playOutTo } from '../rules/testing/play-out.ts';
import { choosing, offered, shows, speedsReached, toCounter } from '../testing/card-scenario.ts';
import { countersAt } from '../testing/countering.ts';
import { describeCard } from '../testing/describe-card.ts';
import { ends, ONE_STEP, reach, strikes } from '../testing/reach.ts';

const away = { cell: '0,-4' } as const;
const looking = (facing: number) => ({ is: 'facing', facing }) as const;

describeCard('blood-fury-cut', {
  does: {
    'after a step the three cells ahead take a wound and a bleeding one, a stun and a limp': shows((table) => {
      fight(table, { cards: { 0: 'blood-fury-cut' }, one: { cell: '0,2', kamae: 'aggression', focus: 3 } });
      playOutTo(table, 'chooseCard');

      expect(told(table, 'wounded')[0]).toMatchObject({ fighter: 1, wounds: 1, bleeding: 1 });
      expect(hero(table, 1)).toMatchObject({ stuns: 1, limps: [expect.anything()] });
      expect(hero(table, 0).focus).toBe(0);
    }),
    'at 6 it steps ahead, or nowhere, and strikes three cells alike': shows((table) => {
      fight(table, { cards: { 0: 'blood-fury-cut' }, one: { kamae: 'aggression', focus: 3 }, other: away });
      expect(reach(table, 0)).toEqual(ends('0', '0,1', '-1,1', '0,0', '1,0'));
      table.seat(0).takes({ id: '0,1' });

      const hits = 'wound 1, bleed 1';
      expect(strikes(table)).toEqual([{ '-1,1': hits, '0,0': hits, '1,0': hits }]);
      expect(speedsReached(table)).toEqual([6]);
      turnIsOver(table);
    }),
  },
  refuses: {
    'it needs Aggression and three focus': shows((table) => {
      const hand = ['blood-fury-cut'];
      choosing(table, { hand, kamae: 'balance', focus: 3 }).mayNotTake({ card: 'blood-fury-cut' });
      choosing(table, { hand, kamae: 'aggression', focus: 2 }).mayNotTake({ card: 'blood-fury-cut' });
      choosing(table, { hand, kamae: 'aggression', focus: 3 }).mayTake({ card: 'blood-fury-cut' });
    }),
    'a miss stuns nobody': shows((table) => {
      fight(table, { cards: { 0: 'blood-fury-cut' }, one: { kamae: 'aggression', focus: 3 }, other: away });
      playOutTo(table);

      expect(hero(table, 1)).toMatchObject({ wounds: 0, bleeding: 0, stuns: 0, limps: [] });
    }),
  },
});

describeCard('divine-inspiration', {
  does: {
    'before its own card the hero steps and turns, and strikes from there': shows((table) => {
      fight(table, {
        cards: { 0: 'horse-kick' },
        one: { cell: '0,2', facing: 1, focus: 3, hand: ['divine-inspiration'] },
      });
      table.seat(0).takes({ card: 'divine-inspiration' }).takes({ id: '0,1' }).takes(looking(0));

      expect(hero(table, 0).focus).toBe(0);
      expect(hero(table, 1)).toMatchObject({ stuns: 1, cell: '0,-1' });
      expect(course(table, 'instantPlayed', 'turned', 'struck')).toEqual(['instantPlayed', 'turned', 'struck']);
      playOutTo(table);
    }),
    'the step goes any way, or nowhere, with a turn by one side': shows((table) => {
      fight(table, { cards: { 0: 'horse-kick' }, one: { focus: 3, hand: ['divine-inspiration'] }, other: away });
      table.seat(0).takes({ card: 'divine-inspiration' });

      expect(reach(table, 0)).toEqual(ends('015', ...ONE_STEP));
    }),
  },
  refuses: {
    'for two focus it cannot be played': shows((table) => {
      fight(table, { cards: { 0: 'horse-kick' }, one: { focus: 2, hand: ['divine-inspiration'] }, other: away });

      table.seat(0).isAsked('moveTo');
      expect(told(table, 'instantPlayed')).toEqual([]);
    }),
    'SEN-INST-c: not onto a meditation': shows((table) => {
      fight(table, { cards: { 0: 'firm-mind' }, one: { focus: 3, hand: ['divine-inspiration'] }, other: away });

      table.seat(0).isAsked('moveTo');
    }),
  },
});

describeCard('guardians-defence', {
  does: {
    'it replaces the card, shields the front after a turn, and counters from 8 to 5': shows((table) => {
      fight(table, {
        cards: { 0: 'horse-kick', 1: 'firm-mind' },
        other: { facing: 2, kamae: 'determination', focus: 3, hand: ['guardians-defence', 'counter-attack'] },
      });
      table.seat(1).takes({ card: 'guardians-defence' }).takes({ speed: 6 }).takes(looking(3));
      table.seat(1).isAsked('counter').takes({ card: 'counter-attack' });
      playOutTo(table);

      expect(told(table, 'replaced')).toMatchObject([{ seat: 1, printed: 'guardians-defence' }]);
      expect(hero(table, 0).wounds).toBe(1);
      expect(hero(table, 1)).toMatchObject({ stuns: 0, focus: 0 });
    }),
    'its range is 8 to 3, and after a turn by one side the front is shielded': shows((table) => {
      fight(table, { cards: { 0: 'guardians-defence' }, one: { kamae: 'determination', focus: 3 }, other: away });
      expect(offered(table, 0)).toEqual([3, 4, 5, 6, 7, 8]);
      table.seat(0).takes({ speed: 3 });
      expect(reach(table, 0)).toEqual({ '0,1': '015' });
      table.seat(0).takes(looking(0));

      expect(told(table, 'blockRaised')).toMatchObject([{ block: { cells: ['0,0'], speed: 3 } }]);
      turnIsOver(table);
    }),
    'it counters at 8, 7, 6 and 5': shows((table) => {
      expect(countersAt(table, 'guardians-defence', { kamae: 'determination', focus: 3 })).toEqual([8, 7, 6, 5]);
    }),
  },
  refuses: {
    'it needs Determination and three focus': shows((table) => {
      const hand = ['guardians-defence'];
      choosing(table, { hand, kamae: 'balance', focus: 3 }).mayNotTake({ card: 'guardians-defence' });
      choosing(table, { hand, kamae: 'determination', focus: 2 }).mayNotTake({ card: 'guardians-defence' });
      choosing(table, { hand, kamae: 'determination', focus: 3 }).mayTake({ card: 'guardians-defence' });
    }),
    'an attack at 4 is blocked, but not countered': shows((table) => {
      fight(table, {
        cards: { 0: 'katana-swing', 1: 'guardians-defence' },
        other: { kamae: 'determination', focus: 3, hand: ['counter-attack'] },
      });
      table.seat(1).takes({ speed: 4 }).takes(looking(3));
      toCounter(table);

      expect(hero(table, 1).wounds).toBe(0);
      turnIsOver(table);
    }),
  },
});

describeCard('legendary-fortitude', {
  does: {
    'all status cards go, bleeding is stanched, and up to five cards are drawn': shows((table) => {
      fight(table, {
        cards: { 0: 'legendary-fortitude' },
        one: { kamae: 'balance', focus: 3, stuns: 2, limps: [3], wounds: 1, bleeding: 2 },
        other: away,
      });
      expect(offered(table, 0)).toEqual([0, 5]);
      table.seat(0).says(5);
      expect(reach(table, 0)).toEqual(ends('015', ...ONE_STEP));
      // At 3, less the limp.
      expect(speedsReached(table)).toEqual([2]);
      table.seat(0).takes({ id: '0,2' }).takes(looking(1));

      expect(hero(table, 0)).toMatchObject({ stuns: 0, limps: [], bleeding: 0, wounds: 3, focus: 0 });
      expect(told(table, 'drew')[0]?.cards).toHaveLength(5);
      expect(stand(table, 0)).toBe('0,2 facing 1');
      playOutTo(table);
      expect(prints(table, 0, 'discard')).toContain('legendary-fortitude');
    }),
  },
  refuses: {
    'it needs Balance and three focus': shows((table) => {
      const hand = ['legendary-fortitude'];
      choosing(table, { hand, kamae: 'aggression', focus: 3 }).mayNotTake({ card: 'legendary-fortitude' });
      choosing(table, { hand, kamae: 'balance', focus: 2 }).mayNotTake({ card: 'legendary-fortitude' });
      choosing(table, { hand, kamae: 'balance', focus: 3 }).mayTake({ card: 'legendary-fortitude' });
    }),
  },
});
