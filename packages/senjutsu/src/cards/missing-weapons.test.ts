import { expect } from 'vitest';
import { type Fight, fight, hero, prints, skipped, stand, type Table, turnIsOver } from '../rules/testing/fight.ts';
import { playOutTo } from '../rules/testing/play-out.ts';
import { costsACard, offered, shows, speedsReached } from '../testing/card-scenario.ts';
import { describeCard } from '../testing/describe-card.ts';

const away = { cell: '0,-4' } as const;
const looking = (facing: number) => ({ is: 'facing', facing }) as const;

type Cell = NonNullable<NonNullable<Fight['one']>['cell']>;

/** The wounds of an opponent on each of these cells, when a hero on 0,3 that looks up strikes with the card. */
function woundsOn(table: Table, card: string, cells: readonly Cell[]): readonly number[] {
  return cells.map((cell) => {
    fight(table, { cards: { 0: card }, one: { cell: '0,3', hand: ['fend'] }, other: { cell } });
    playOutTo(table);
    expect(prints(table, 0, 'discard')).toEqual(['fend']);
    return hero(table, 1).wounds;
  });
}

describeCard('kusarigama-lash', {
  does: {
    'a card is discarded': costsACard('kusarigama-lash'),
    'for a discarded card it wounds two and three cells ahead at 2': shows((table) => {
      expect(woundsOn(table, 'kusarigama-lash', ['0,1', '0,0'])).toEqual([1, 1]);
      expect(speedsReached(table)).toEqual([2, 2]);
    }),
    'SEN-HIDE-a: out of hiding it comes one step nearer first, and must if it would miss otherwise': shows((table) => {
      fight(table, {
        cards: { 0: 'kusarigama-lash' },
        one: { cell: '0,4', stealth: 'hidden' },
        other: { cell: '0,0' },
      });

      expect(stand(table, 0)).toBe('0,3 facing 0');
      expect(hero(table, 1).wounds).toBe(1);
      expect(hero(table, 0).stealth).toBe('seen');
      turnIsOver(table);
    }),
    'for a focus the victim is pulled or pushed by one cell': shows((table) => {
      for (const [way, cell] of [
        ['pull', '0,0'],
        ['push', '0,-2'],
      ] as const) {
        fight(table, { cards: { 0: 'kusarigama-lash' }, one: { focus: 2 }, other: { cell: '0,-1' } });
        table.seat(0).takes({ is: 'pay', focus: 1 }).takes({ way });
        expect(hero(table, 1)).toMatchObject({ cell, facing: 3, wounds: 1 });
        expect(hero(table, 0).focus).toBe(1);
        turnIsOver(table);
      }
    }),
  },
  refuses: {
    'the front, and four cells ahead, are safe': shows((table) => {
      expect(woundsOn(table, 'kusarigama-lash', ['0,2', '0,-1', '1,1', '-1,2'])).toEqual([0, 0, 0, 0]);
    }),
    'declined, or without focus, the victim stays': shows((table) => {
      fight(table, { cards: { 0: 'kusarigama-lash' }, one: { focus: 1 }, other: { cell: '0,-1' } });
      table.seat(0).declines();
      expect(hero(table, 1)).toMatchObject({ cell: '0,-1', wounds: 1 });
      expect(hero(table, 0).focus).toBe(1);
      turnIsOver(table);

      fight(table, { cards: { 0: 'kusarigama-lash' }, other: { cell: '0,-1' } });
      expect(hero(table, 1).cell).toBe('0,-1');
      turnIsOver(table);
    }),
    'seen, it takes no step': shows((table) => {
      fight(table, { cards: { 0: 'kusarigama-lash' }, one: { cell: '0,4' }, other: { cell: '0,0' } });

      expect(skipped(table, 'kusarigama-lash')).toContain('1 condition');
      expect(hero(table, 1).wounds).toBe(0);
      turnIsOver(table);
    }),
    'a miss costs no focus': shows((table) => {
      fight(table, { cards: { 0: 'kusarigama-lash' }, one: { focus: 1 } });

      expect(hero(table, 0).focus).toBe(1);
      expect(skipped(table, 'kusarigama-lash')).toContain('3 noSuccess');
      turnIsOver(table);
    }),
  },
});

describeCard('pistol-shot', {
  does: {
    'a card is discarded': costsACard('pistol-shot'),
    'SEN-IATK-a: for a discarded card it wounds a slower opponent up to four cells away, at 3': shows((table) => {
      fight(table, { cards: { 0: 'pistol-shot' }, one: { hand: ['fend'] }, other: { cell: '0,-3' } });

      expect(hero(table, 1)).toMatchObject({ wounds: 1, bleeding: 0, stuns: 0 });
      expect(prints(table, 0, 'discard')).toEqual(['fend']);
      expect(speedsReached(table)).toEqual([3]);
      turnIsOver(table);
    }),
    'SEN-IATK-d: a block from 5 to 2 counts as 2, and does not cover the shooter': shows((table) => {
      fight(table, { cards: { 0: 'pistol-shot', 1: 'fend' }, other: { cell: '0,-3', facing: 0 } });
      table.seat(1).takes({ speed: 5 });
      playOutTo(table);

      expect(hero(table, 1).wounds).toBe(1);
    }),
  },
  refuses: {
    'SEN-RANGE-a: not at five cells': shows((table) => {
      fight(table, { cards: { 0: 'pistol-shot' }, other: away });

      expect(hero(table, 1).wounds).toBe(0);
      turnIsOver(table);
    }),
    'SEN-IATK-b: not who is as fast': shows((table) => {
      fight(table, { cards: { 0: 'pistol-shot', 1: 'idle-strike' }, other: { cell: '0,-3' } });
      playOutTo(table);

      expect(hero(table, 1).wounds).toBe(0);
    }),
    'SEN-RANGE-b: not past rocks': shows((table) => {
      fight(table, {
        cards: { 0: 'pistol-shot' },
        other: { cell: '0,-3' },
        terrain: [{ kind: 'rocks', cells: ['0,-1'] }],
      });

      expect(hero(table, 1).wounds).toBe(0);
      turnIsOver(table);
    }),
  },
});

describeCard('carrack-sword-cut', {
  does: {
    'a card is discarded': costsACard('carrack-sword-cut'),
    'for a discarded card it wounds the front and the front right at 4': shows((table) => {
      expect(woundsOn(table, 'carrack-sword-cut', ['0,2', '1,2'])).toEqual([1, 1]);
      expect(speedsReached(table)).toEqual([4, 4]);
    }),
    'for a focus the hero steps ahead first': shows((table) => {
      fight(table, { cards: { 0: 'carrack-sword-cut' }, one: { focus: 2 }, other: away });
      table.seat(0).takes({ is: 'pay', focus: 1 });
      expect(offered(table, 0)).toEqual(['-1,1', '0,0', '0,1', '1,0']);
      table.seat(0).takes({ id: '-1,1' });

      expect(stand(table, 0)).toBe('-1,1 facing 0');
      expect(hero(table, 0).focus).toBe(1);
      turnIsOver(table);
    }),
  },
  refuses: {
    'other cells are safe': shows((table) => {
      expect(woundsOn(table, 'carrack-sword-cut', ['-1,3', '0,1', '1,3', '0,4'])).toEqual([0, 0, 0, 0]);
    }),
    'without focus there is no step': shows((table) => {
      fight(table, { cards: { 0: 'carrack-sword-cut' }, one: { cell: '0,2' } });

      expect(stand(table, 0)).toBe('0,2 facing 0');
      expect(hero(table, 1).wounds).toBe(0);
      turnIsOver(table);
    }),
  },
});

describeCard('nagamaki-sweep', {
  does: {
    'a card is discarded': costsACard('nagamaki-sweep'),
    'for a discarded card it wounds two cells ahead and the front right at 4': shows((table) => {
      expect(woundsOn(table, 'nagamaki-sweep', ['0,1', '1,2'])).toEqual([1, 1]);
      expect(speedsReached(table)).toEqual([4, 4]);
    }),
    'it may turn by one side first': shows((table) => {
      fight(table, { cards: { 0: 'nagamaki-sweep' }, other: away });
      expect(offered(table, 0)).toEqual([0, 1, 5]);
      table.seat(0).takes(looking(5));

      expect(stand(table, 0)).toBe('0,1 facing 5');
      turnIsOver(table);
    }),
    'or step ahead for a focus': shows((table) => {
      fight(table, { cards: { 0: 'nagamaki-sweep' }, one: { focus: 2 }, other: away });
      expect(offered(table, 0)).toEqual([0, 1]);
      table.seat(0).takes({ is: 'alternative', at: 1 });
      expect(offered(table, 0)).toEqual(['-1,1', '0,0', '0,1', '1,0']);
      table.seat(0).takes({ id: '1,0' });

      expect(stand(table, 0)).toBe('1,0 facing 0');
      expect(hero(table, 0).focus).toBe(1);
      turnIsOver(table);
    }),
  },
  refuses: {
    'other cells are safe, when it does not turn': shows((table) => {
      expect(woundsOn(table, 'nagamaki-sweep', ['0,0', '-1,1', '0,4'])).toEqual([0, 0, 0]);
    }),
    'without focus there is no step': shows((table) => {
      fight(table, { cards: { 0: 'nagamaki-sweep' }, one: { cell: '0,3' } });
      table.seat(0).isAsked('faceTo').takes(looking(0));

      expect(stand(table, 0)).toBe('0,3 facing 0');
      expect(hero(table, 1).wounds).toBe(0);
      turnIsOver(table);
    }),
  },
});
