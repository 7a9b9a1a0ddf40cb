import { expect } from 'vitest';
import { fight, hero, prints, skipped, stand, type Table, told, turnIsOver } from '../rules/testing/fight.ts';
import { playOutTo } from '../rules/testing/play-out.ts';
import { offered, shows, speedsReached, toBenefit } from '../testing/card-scenario.ts';
import { describeCard } from '../testing/describe-card.ts';
import { ends, ONE_STEP, reach, TWO_BENT, TWO_STRAIGHT } from '../testing/reach.ts';

const away = { cell: '0,-4' } as const;
const looking = (facing: number) => ({ is: 'facing', facing }) as const;
/** A hit at 5 that turns nobody and moves nobody. */
const HIT = { cards: { 0: 'pommel-smash' }, one: { cell: '0,2' } } as const;

describeCard('advantage', {
  does: {
    'after a hit the hero gains the Advantage': shows((table) => {
      fight(table, { ...HIT, one: { ...HIT.one, hand: ['advantage'] }, advantage: [1, 0] });
      table.seat(0).isAsked('benefit').takes({ card: 'advantage' });

      expect(table.state.advantage).toEqual([0, 1]);
      expect(prints(table, 0, 'discard')).toEqual(['pommel-smash', 'advantage']);
      turnIsOver(table);
    }),
    'and after a block': shows((table) => {
      fight(table, {
        cards: { 0: 'fend', 1: 'pommel-smash' },
        one: { hand: ['advantage'] },
        advantage: [1, 0],
      });
      table.seat(0).takes({ speed: 5 }).takes(looking(0));
      table.seat(0).isAsked('benefit').takes({ card: 'advantage' });

      expect(table.state.advantage).toEqual([0, 1]);
      playOutTo(table);
    }),
  },
  refuses: {
    'a miss does not allow it': shows((table) => {
      fight(table, { ...HIT, one: { ...HIT.one, hand: ['advantage'] }, other: away, advantage: [1, 0] });
      toBenefit(table);

      expect(table.state.advantage).toEqual([1, 0]);
      turnIsOver(table);
    }),
    'nor a block that stopped nothing': shows((table) => {
      fight(table, { cards: { 0: 'fend' }, one: { hand: ['advantage'] }, other: away, advantage: [1, 0] });
      table.seat(0).takes({ speed: 5 });
      toBenefit(table);

      turnIsOver(table);
    }),
    'SEN-TURN-CHOOSE-d: it cannot be chosen': shows((table) => {
      fight(table, { one: { hand: ['advantage'] } });
      table.seat(0).mayNotTake({ card: 'advantage' });
      turnIsOver(table);
    }),
  },
});

describeCard('bleeding-slice', {
  does: {
    'at 4 the front and the front right take a bleeding wound': shows((table) => {
      for (const cell of ['0,0', '1,0'] as const) {
        fight(table, { cards: { 0: 'bleeding-slice' }, other: { cell } });
        expect(hero(table, 1)).toMatchObject({ wounds: 0, bleeding: 1 });
        turnIsOver(table);
      }
      expect(speedsReached(table)).toEqual([4, 4]);
    }),
    'in Aggression the hero may step diagonally ahead first': shows((table) => {
      fight(table, { cards: { 0: 'bleeding-slice' }, one: { kamae: 'aggression' }, other: away });
      expect(offered(table, 0)).toEqual(['-1,1', '0,1', '1,0']);
      table.seat(0).takes({ id: '-1,1' });

      expect(stand(table, 0)).toBe('-1,1 facing 0');
      turnIsOver(table);
    }),
  },
  refuses: {
    'other cells are safe': shows((table) => {
      for (const cell of ['-1,1', '1,1', '0,-1', '0,2'] as const) {
        fight(table, { cards: { 0: 'bleeding-slice' }, other: { cell } });
        expect(hero(table, 1)).toMatchObject({ wounds: 0, bleeding: 0 });
        turnIsOver(table);
      }
    }),
    'in another Kamae there is no step': shows((table) => {
      for (const kamae of ['neutral', 'balance', 'determination'] as const) {
        fight(table, { cards: { 0: 'bleeding-slice' }, one: { kamae }, other: { cell: '1,-1' } });
        expect(stand(table, 0)).toBe('0,1 facing 0');
        expect(hero(table, 1).bleeding).toBe(0);
        turnIsOver(table);
      }
      expect(skipped(table, 'bleeding-slice')).toEqual(['0 kamae', '0 kamae', '0 kamae']);
    }),
  },
});

describeCard('counter-attack', {
  does: {
    'at 2 the hero steps ahead, turns, and wounds the front': shows((table) => {
      fight(table, { cards: { 0: 'counter-attack' }, other: away });
      expect(offered(table, 0)).toEqual(['-1,1', '-1,2', '0,0', '0,1', '1,0', '1,1']);
      table.seat(0).takes({ id: '0,0' });
      expect(offered(table, 0)).toEqual([0, 1, 5]);
      table.seat(0).takes(looking(1));
      expect(stand(table, 0)).toBe('0,0 facing 1');
      turnIsOver(table);

      fight(table, { cards: { 0: 'counter-attack' }, one: { cell: '0,3' }, other: { cell: '0,1' } });
      expect(stand(table, 0)).toBe('0,2 facing 0');
      expect(hero(table, 1)).toMatchObject({ wounds: 1, bleeding: 0 });
      expect(speedsReached(table)).toEqual([2, 2]);
      turnIsOver(table);
    }),
  },
  refuses: {
    'two steps are too many': shows((table) => {
      fight(table, { cards: { 0: 'counter-attack' }, one: { cell: '0,3' }, other: { cell: '0,0' } });
      playOutTo(table);

      expect(hero(table, 1).wounds).toBe(0);
    }),
    'who stands behind is safe': shows((table) => {
      fight(table, { cards: { 0: 'counter-attack' }, other: { cell: '0,2' } });
      playOutTo(table);

      expect(hero(table, 1).wounds).toBe(0);
    }),
  },
});

/** The hero exerts itself at 5, with three focus and some stuns. */
function exerting(table: Table, focus: 0 | 1 | 2 | 3): void {
  fight(table, { cards: { 0: 'focused-exertion' }, one: { focus, stuns: 3 }, other: away });
}

describeCard('focused-exertion', {
  does: {
    'for a focus the hero takes up to two steps, and turns': shows((table) => {
      exerting(table, 3);
      expect(speedsReached(table)).toEqual([5]);
      table.seat(0).takes({ is: 'pay', focus: 1 });
      expect(reach(table, 0)).toEqual({ ...ends('015', ...ONE_STEP, ...TWO_STRAIGHT), ...ends('15', ...TWO_BENT) });
      table.seat(0).takes({ id: '0,-1' }).takes(looking(5));

      expect(stand(table, 0)).toBe('0,-1 facing 5');
      expect(hero(table, 0).focus).toBe(2);
      playOutTo(table);
    }),
    'for another it draws up to three, for another it loses up to two stuns': shows((table) => {
      exerting(table, 2);
      table.seat(0).declines().takes({ is: 'pay', focus: 1 });
      expect(offered(table, 0)).toEqual([0, 3]);
      table.seat(0).says(3).takes({ is: 'pay', focus: 1 });
      expect(prints(table, 0, 'hand')).toHaveLength(3);
      expect(offered(table, 0)).toEqual([0, 2]);
      table.seat(0).says(2);

      expect(hero(table, 0)).toMatchObject({ focus: 0, stuns: 1 });
      turnIsOver(table);
    }),
    'for the last it jumps to any Kamae': shows((table) => {
      exerting(table, 1);
      table.seat(0).declines().declines().declines().takes({ is: 'pay', focus: 1 });
      expect(offered(table, 0)).toEqual(['aggression', 'balance', 'determination']);
      table.seat(0).takes({ kamae: 'balance' });

      expect(hero(table, 0)).toMatchObject({ focus: 0, kamae: 'balance', stuns: 3 });
      turnIsOver(table);
    }),
  },
  refuses: {
    'without focus it does nothing at all': shows((table) => {
      exerting(table, 0);

      expect(skipped(table, 'focused-exertion')).toEqual(['0 focus', '1 focus', '2 focus', '3 focus']);
      expect(hero(table, 0)).toMatchObject({ kamae: 'neutral', stuns: 3, cell: '0,1' });
      turnIsOver(table);
    }),
    'with three focus one of the four is left out': shows((table) => {
      exerting(table, 3);
      table.seat(0).takes({ is: 'pay' }).takes({ id: '0,1' }).takes(looking(0));
      table.seat(0).takes({ is: 'pay' }).says(0).takes({ is: 'pay' }).says(1);

      expect(skipped(table, 'focused-exertion')).toEqual(['3 focus']);
      turnIsOver(table);
    }),
  },
});

describeCard('practiced-strike', {
  does: {
    'at 6 the hero has to step diagonally and turn, and wounds the front': shows((table) => {
      fight(table, { cards: { 0: 'practiced-strike' }, other: away });
      expect(offered(table, 0)).toEqual(['-1,1', '-1,2', '0,0', '1,0', '1,1']);
      table.seat(0).takes({ id: '1,0' });
      expect(offered(table, 0)).toEqual([1, 5]);
      table.seat(0).takes(looking(5));
      expect(stand(table, 0)).toBe('1,0 facing 5');
      turnIsOver(table);

      fight(table, { cards: { 0: 'practiced-strike' } });
      playOutTo(table);
      expect(hero(table, 1)).toMatchObject({ wounds: 1, bleeding: 0 });
      expect(speedsReached(table)).toEqual([6, 6]);
    }),
    'for a focus it may do so, or only a part of it': shows((table) => {
      fight(table, { cards: { 0: 'practiced-strike' }, one: { focus: 2 }, other: away });
      expect(offered(table, 0)).toEqual([0, 1]);
      table.seat(0).takes({ is: 'alternative', at: 1 });
      expect(hero(table, 0).focus).toBe(1);
      expect(offered(table, 0)).toEqual(['-1,1', '-1,2', '0,0', '0,1', '1,0', '1,1']);
      table.seat(0).takes({ id: '0,1' });
      expect(offered(table, 0)).toEqual([0, 1, 5]);
      table.seat(0).takes(looking(0));

      expect(stand(table, 0)).toBe('0,1 facing 0');
      turnIsOver(table);
    }),
    'SEN-HIT-a: the focus has to be paid if only standing still hits': shows((table) => {
      fight(table, {
        cards: { 0: 'practiced-strike' },
        one: { focus: 1 },
        terrain: [
          { kind: 'rocks', cells: ['-1,1'] },
          { kind: 'rocks', cells: ['1,0'] },
        ],
      });
      playOutTo(table);

      expect(stand(table, 0)).toBe('0,1 facing 0');
      expect(hero(table, 1).wounds).toBe(1);
      expect(hero(table, 0).focus).toBe(0);
    }),
  },
  refuses: {
    'without focus there is no choice: it must move': shows((table) => {
      fight(table, { cards: { 0: 'practiced-strike' }, other: away });

      table.seat(0).isAsked('moveTo').mayNotTake({ id: '0,1' });
    }),
    'who stands behind is safe': shows((table) => {
      fight(table, { cards: { 0: 'practiced-strike' }, other: { cell: '0,3' } });
      playOutTo(table);

      expect(hero(table, 1).wounds).toBe(0);
    }),
  },
});

describeCard('wheel-strike', {
  does: {
    'at 5 the hero has to step ahead, wounds the front, and costs its victim a focus': shows((table) => {
      fight(table, { cards: { 0: 'wheel-strike' }, one: { cell: '0,2' }, other: { focus: 3 } });

      expect(stand(table, 0)).toBe('0,1 facing 0');
      expect(hero(table, 1)).toMatchObject({ wounds: 1, bleeding: 0, focus: 2 });
      expect(speedsReached(table)).toEqual([5]);
      turnIsOver(table);
    }),
    'for a focus it turns by up to two sides after the step': shows((table) => {
      fight(table, { cards: { 0: 'wheel-strike' }, one: { cell: '0,2', focus: 2 }, other: { cell: '1,1' } });
      expect(stand(table, 0)).toBe('0,1 facing 2');
      expect(hero(table, 0).focus).toBe(1);
      expect(hero(table, 1).wounds).toBe(1);
      turnIsOver(table);

      fight(table, { cards: { 0: 'wheel-strike' }, one: { focus: 1 }, other: away });
      table.seat(0).takes({ is: 'pay', focus: 1 });
      expect(offered(table, 0)).toEqual([0, 1, 2, 4, 5]);
      table.seat(0).takes(looking(4));
      expect(stand(table, 0)).toBe('0,0 facing 4');
      turnIsOver(table);
    }),
  },
  refuses: {
    'a miss costs nobody focus': shows((table) => {
      fight(table, { cards: { 0: 'wheel-strike' }, one: { cell: '0,2' }, other: { cell: '1,1', focus: 3 } });

      expect(stand(table, 0)).toBe('0,1 facing 0');
      expect(hero(table, 1)).toMatchObject({ wounds: 0, focus: 3 });
      expect(skipped(table, 'wheel-strike')).toEqual(['1 focus', '3 noSuccess']);
      turnIsOver(table);
    }),
    'SEN-COLL-hero: who stands in the way is run into, and not struck': shows((table) => {
      fight(table, { cards: { 0: 'wheel-strike' }, other: { focus: 3 } });
      playOutTo(table);

      expect(told(table, 'struck')).toEqual([]);
      expect(hero(table, 0)).toMatchObject({ cell: '0,1', stuns: 1 });
      expect(hero(table, 1)).toMatchObject({ wounds: 0, stuns: 1, focus: 3 });
    }),
  },
});
