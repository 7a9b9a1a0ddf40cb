import { expect } from 'vitest';
import { fight, hero, prints, skipped, stand, told, turnIsOver } from '../rules/testing/fight.ts';
import { playOutTo } from '../rules/testing/play-out.ts';
import { choosing, offered, shows, speedsReached } from '../testing/card-scenario.ts';
import { describeCard } from '../testing/describe-card.ts';
import { ends, reach } from '../testing/reach.ts';

const away = { cell: '0,-4' } as const;

describeCard('diagonal-slash', {
  does: {
    'it wounds twice on the front right and the back right': shows((table) => {
      for (const cell of ['1,0', '1,1'] as const) {
        fight(table, { cards: { 0: 'diagonal-slash' }, other: { cell } });
        playOutTo(table);
        expect(hero(table, 1).wounds).toBe(2);
      }
    }),
    'the hero may step back first': shows((table) => {
      fight(table, { cards: { 0: 'diagonal-slash' }, other: { cell: '1,1' } });
      table.seat(0).mayTake({ id: '0,1' }).takes({ id: '0,2' });

      expect(stand(table, 0)).toBe('0,2 facing 0');
      expect(hero(table, 1).wounds).toBe(2);
      turnIsOver(table);
    }),
    'in Aggression the front takes one wound': shows((table) => {
      fight(table, { cards: { 0: 'diagonal-slash' }, one: { kamae: 'aggression' } });
      playOutTo(table);

      expect(hero(table, 1).wounds).toBe(1);
    }),
    'in Determination it turns first, in Balance it is at 7': shows((table) => {
      fight(table, {
        cards: { 0: 'diagonal-slash' },
        one: { kamae: 'determination', facing: 5 },
        other: { cell: '1,1' },
      });
      playOutTo(table);
      expect(hero(table, 1).wounds).toBe(2);
      expect(speedsReached(table)).toEqual([5]);

      fight(table, { cards: { 0: 'diagonal-slash' }, one: { kamae: 'balance' } });
      playOutTo(table);
      expect(speedsReached(table)).toEqual([5, 7]);
    }),
    'it steps back by one cell, or not; in Determination a turn by one side may follow': shows((table) => {
      fight(table, { cards: { 0: 'diagonal-slash' }, one: { kamae: 'determination' }, other: away });
      expect(reach(table, 0)).toEqual(ends('0', '0,1', '0,2'));
      table.seat(0).takes({ id: '0,1' });

      expect(reach(table, 0)).toEqual({ '0,1': '015' });
    }),
  },
  refuses: {
    'out of Aggression the front takes nothing': shows((table) => {
      fight(table, { cards: { 0: 'diagonal-slash' }, one: { kamae: 'balance' } });
      playOutTo(table);

      expect(hero(table, 1).wounds).toBe(0);
    }),
  },
});

describeCard('feint-cut', {
  does: {
    'it wounds the front, and the ring jumps to Determination': shows((table) => {
      fight(table, { cards: { 0: 'feint-cut' } });

      expect(hero(table, 1)).toMatchObject({ wounds: 1, stuns: 0 });
      expect(hero(table, 0).kamae).toBe('determination');
      turnIsOver(table);
    }),
    'in Aggression it stuns, too': shows((table) => {
      fight(table, { cards: { 0: 'feint-cut' }, one: { kamae: 'aggression' }, advantage: [1, 0] });

      expect(hero(table, 1)).toMatchObject({ wounds: 1, stuns: 1 });
      expect(table.state.advantage).toEqual([1, 0]);
      turnIsOver(table);
    }),
    'in Determination it gains the Advantage': shows((table) => {
      fight(table, { cards: { 0: 'feint-cut' }, one: { kamae: 'determination' }, advantage: [1, 0] });

      expect(hero(table, 1)).toMatchObject({ wounds: 1, stuns: 0 });
      expect(table.state.advantage).toEqual([0, 1]);
      turnIsOver(table);
    }),
    'in Balance the hero steps diagonally first': shows((table) => {
      fight(table, { cards: { 0: 'feint-cut' }, one: { kamae: 'balance', cell: '1,1' } });

      expect(stand(table, 0)).toBe('0,1 facing 0');
      expect(hero(table, 1).wounds).toBe(1);
      turnIsOver(table);
    }),
    'it replaces a revealed card': shows((table) => {
      fight(table, { cards: { 0: 'firm-mind' }, one: { hand: ['feint-cut'] } });
      table.seat(0).takes({ card: 'feint-cut' });

      expect(told(table, 'replaced')).toMatchObject([{ seat: 0, printed: 'feint-cut' }]);
      expect(hero(table, 1).wounds).toBe(1);
      turnIsOver(table);
    }),
    'at 6, in Balance, it steps diagonally ahead, or nowhere': shows((table) => {
      fight(table, { cards: { 0: 'feint-cut' }, one: { kamae: 'balance' }, other: away });

      expect(reach(table, 0)).toEqual(ends('0', '0,1', '-1,1', '1,0'));
      expect(speedsReached(table)).toEqual([6]);
    }),
  },
  refuses: {
    'a miss moves no ring': shows((table) => {
      fight(table, { cards: { 0: 'feint-cut' }, one: { kamae: 'aggression' }, other: away });

      expect(hero(table, 0).kamae).toBe('aggression');
      expect(hero(table, 1).stuns).toBe(0);
      turnIsOver(table);
    }),
  },
});

describeCard('horizontal-cut', {
  does: {
    'after a diagonal step the three cells ahead are wounded, and the ring jumps to Balance': shows((table) => {
      for (const cell of ['0,1', '1,0', '2,0'] as const) {
        fight(table, { cards: { 0: 'horizontal-cut' }, one: { cell: '0,2', facing: 0 }, other: { cell } });
        if (cell === '0,1') table.seat(0).takes({ id: '1,1' });
        if (cell === '1,0') expect(stand(table, 0)).toBe('1,1 facing 0');

        expect(hero(table, 1).wounds).toBe(1);
        expect(hero(table, 0).kamae).toBe('balance');
        turnIsOver(table);
      }
    }),
    'in Aggression the step may go back as well': shows((table) => {
      fight(table, { cards: { 0: 'horizontal-cut' }, one: { kamae: 'aggression' }, other: away });
      table.seat(0).mayTake({ id: '1,0' }).mayNotTake({ id: '0,2' }).takes({ id: '1,1' });

      expect(hero(table, 1).wounds).toBe(0);
      turnIsOver(table);
    }),
    'in Balance it is at 8': shows((table) => {
      fight(table, { cards: { 0: 'horizontal-cut' }, one: { kamae: 'balance' } });
      playOutTo(table);

      expect(speedsReached(table)).toEqual([8]);
    }),
    'the step has to be made: diagonally ahead, in Aggression diagonally back as well': shows((table) => {
      fight(table, { cards: { 0: 'horizontal-cut' }, other: away });
      expect(reach(table, 0)).toEqual(ends('0', '-1,1', '1,0'));

      fight(table, { cards: { 0: 'horizontal-cut' }, one: { kamae: 'aggression' }, other: away });
      expect(reach(table, 0)).toEqual(ends('0', '-1,1', '1,0', '1,1', '-1,2'));
    }),
  },
  refuses: {
    'elsewhere the step leads ahead only, at 6': shows((table) => {
      fight(table, { cards: { 0: 'horizontal-cut' }, other: away });
      table.seat(0).mayTake({ id: '-1,1' }).mayNotTake({ id: '1,1' }).mayNotTake({ id: '0,1' }).takes({ id: '1,0' });

      expect(hero(table, 1).wounds).toBe(0);
      expect(speedsReached(table)).toEqual([6]);
      turnIsOver(table);
    }),
  },
});

describeCard('lunging-thrust', {
  does: {
    'two cells ahead it wounds twice and stuns, and the ring jumps to Aggression': shows((table) => {
      fight(table, { cards: { 0: 'lunging-thrust' }, one: { cell: '0,3' } });

      expect(stand(table, 0)).toBe('0,2 facing 0');
      expect(hero(table, 1)).toMatchObject({ wounds: 2, stuns: 1 });
      expect(hero(table, 0).kamae).toBe('aggression');
      expect(speedsReached(table)).toEqual([3]);
      turnIsOver(table);
    }),
    'in Aggression it is at 6, in Determination it turns': shows((table) => {
      fight(table, { cards: { 0: 'lunging-thrust' }, one: { cell: '0,2', kamae: 'aggression' } });
      playOutTo(table);
      expect(speedsReached(table)).toEqual([6]);

      fight(table, { cards: { 0: 'lunging-thrust' }, one: { cell: '0,2', facing: 1, kamae: 'determination' } });
      playOutTo(table);
      expect(hero(table, 1).wounds).toBe(2);
    }),
    'it steps straight ahead, or nowhere; in Determination a turn by one side may follow': shows((table) => {
      fight(table, { cards: { 0: 'lunging-thrust' }, one: { kamae: 'determination' }, other: away });
      expect(reach(table, 0)).toEqual(ends('0', '0,1', '0,0'));
      table.seat(0).takes({ id: '0,1' });

      expect(reach(table, 0)).toEqual({ '0,1': '015' });
    }),
  },
  refuses: {
    'the front cell is safe, and nothing follows a miss': shows((table) => {
      fight(table, { cards: { 0: 'lunging-thrust' } });
      playOutTo(table);

      expect(hero(table, 1)).toMatchObject({ wounds: 0, stuns: 0 });
      expect(hero(table, 0).kamae).toBe('neutral');
    }),
    'out of Determination it does not turn': shows((table) => {
      fight(table, { cards: { 0: 'lunging-thrust' }, one: { cell: '0,2', facing: 1 } });
      playOutTo(table);

      expect(hero(table, 1).wounds).toBe(0);
      expect(skipped(table, 'lunging-thrust')).toContain('2 kamae');
    }),
  },
});

describeCard('rolling-slash', {
  does: {
    'after one or two steps to the left the front is wounded once, the front left twice': shows((table) => {
      fight(table, { cards: { 0: 'rolling-slash' }, one: { cell: '1,1' } });
      playOutTo(table);
      expect(stand(table, 0)).toBe('0,1 facing 0');
      expect(hero(table, 1).wounds).toBe(1);

      fight(table, { cards: { 0: 'rolling-slash' }, one: { cell: '2,0' }, other: { cell: '-1,0' } });
      playOutTo(table);
      expect(stand(table, 0)).toBe('0,0 facing 0');
      expect(hero(table, 1).wounds).toBe(2);
    }),
    'or to the right': shows((table) => {
      fight(table, { cards: { 0: 'rolling-slash' }, one: { cell: '-1,2' } });
      playOutTo(table);

      expect(stand(table, 0)).toBe('0,1 facing 0');
      expect(hero(table, 1).wounds).toBe(1);
    }),
    'in Aggression a hit gives focus, in Determination it changes the Kamae': shows((table) => {
      fight(table, { cards: { 0: 'rolling-slash' }, one: { cell: '-1,2', kamae: 'aggression' } });
      playOutTo(table);
      expect(hero(table, 0)).toMatchObject({ kamae: 'aggression', focus: 1 });

      fight(table, { cards: { 0: 'rolling-slash' }, one: { cell: '-1,2', kamae: 'determination' } });
      playOutTo(table, 'changeKamae');
      expect(offered(table, 0)).toEqual(['balance', 'determination']);
      table.seat(0).takes({ kamae: 'balance' });
      expect(hero(table, 0)).toMatchObject({ kamae: 'balance', focus: 0 });
      turnIsOver(table);
    }),
    'in Balance the hero turns after the step': shows((table) => {
      fight(table, { cards: { 0: 'rolling-slash' }, one: { cell: '0,1', kamae: 'balance' } });
      playOutTo(table);

      expect(hero(table, 1).wounds).toBeGreaterThan(0);
      expect(hero(table, 0).facing).not.toBe(0);
    }),
    'at 6 it rolls by one or two cells to one side; in Balance a turn by one side may follow': shows((table) => {
      fight(table, { cards: { 0: 'rolling-slash' }, one: { kamae: 'balance' }, other: away });
      table.seat(0).takes({ is: 'alternative', at: 0 });
      expect(reach(table, 0)).toEqual(ends('0', '-1,1', '-2,1'));
      table.seat(0).takes({ id: '-1,1' });
      expect(reach(table, 0)).toEqual({ '-1,1': '015' });
      expect(speedsReached(table)).toEqual([6]);

      fight(table, { cards: { 0: 'rolling-slash' }, other: away });
      table.seat(0).takes({ is: 'alternative', at: 1 });
      expect(reach(table, 0)).toEqual(ends('0', '1,0', '2,-1'));
    }),
  },
  refuses: {
    'the step has to be made, and a miss gives no focus': shows((table) => {
      fight(table, { cards: { 0: 'rolling-slash' }, one: { kamae: 'aggression' }, other: away });
      table.seat(0).takes({ is: 'alternative', at: 0 }).mayNotTake({ id: '0,1' }).takes({ id: '-2,1' });

      expect(stand(table, 0)).toBe('-2,1 facing 0');
      expect(hero(table, 0).focus).toBe(0);
      turnIsOver(table);
    }),
    'in Neutral a hit gives neither focus nor a change of Kamae': shows((table) => {
      fight(table, { cards: { 0: 'rolling-slash' }, one: { cell: '-1,2' } });
      playOutTo(table);

      expect(hero(table, 1).wounds).toBe(1);
      expect(skipped(table, 'rolling-slash')).toEqual(['1 kamae', '3.0 kamae', '3.1 kamae']);
    }),
  },
});

describeCard('severing-cut', {
  does: {
    'after a turn the front bleeds': shows((table) => {
      fight(table, { cards: { 0: 'severing-cut' }, one: { facing: 1 } });

      expect(stand(table, 0)).toBe('0,1 facing 0');
      expect(told(table, 'wounded')[0]).toMatchObject({ fighter: 1, wounds: 0, bleeding: 1 });
      turnIsOver(table);
    }),
    'in Aggression it takes a wound as well': shows((table) => {
      fight(table, { cards: { 0: 'severing-cut' }, one: { kamae: 'aggression' } });

      expect(hero(table, 1).wounds + hero(table, 1).bleeding).toBe(2);
      turnIsOver(table);
    }),
    'in Determination a diagonal step follows the turn': shows((table) => {
      fight(table, { cards: { 0: 'severing-cut' }, one: { kamae: 'determination', cell: '1,1' } });
      playOutTo(table);

      expect(hero(table, 1).bleeding).toBe(1);
    }),
    'at 5 it turns by one side, or not; in Determination it may step diagonally ahead then': shows((table) => {
      fight(table, { cards: { 0: 'severing-cut' }, one: { kamae: 'determination' }, other: away });
      expect(reach(table, 0)).toEqual({ '0,1': '015' });
      table.seat(0).takes({ facing: 0 });

      expect(reach(table, 0)).toEqual(ends('0', '0,1', '-1,1', '1,0'));
      expect(speedsReached(table)).toEqual([5]);
    }),
  },
  refuses: {
    'out of Aggression there is one wound, and it bleeds': shows((table) => {
      fight(table, { cards: { 0: 'severing-cut' }, one: { kamae: 'balance' } });

      expect(hero(table, 1)).toMatchObject({ wounds: 0, bleeding: 1 });
      turnIsOver(table);
    }),
    'out of Determination there is no step': shows((table) => {
      fight(table, { cards: { 0: 'severing-cut' }, one: { cell: '1,2' } });
      playOutTo(table);

      expect(hero(table, 0).cell).toBe('1,2');
      expect(hero(table, 1).bleeding).toBe(0);
    }),
    'out of Determination it does not step': shows((table) => {
      for (const kamae of ['neutral', 'aggression', 'balance'] as const) {
        fight(table, { cards: { 0: 'severing-cut' }, one: { kamae }, other: away });
        table.seat(0).takes({ facing: 0 });
        expect(stand(table, 0)).toBe('0,1 facing 0');
        turnIsOver(table);
      }
    }),
  },
});

describeCard('wild-swing', {
  does: {
    'front and front right are wounded twice; two cards, all focus and the Kamae are lost': shows((table) => {
      for (const cell of ['0,0', '1,0'] as const) {
        fight(table, {
          cards: { 0: 'wild-swing' },
          one: { focus: 3, kamae: 'balance', hand: ['fend', 'headbutt', 'iron-will'] },
          other: { cell },
        });
        table.seat(0).picks({ card: 'fend' }, { card: 'iron-will' });

        expect(hero(table, 1).wounds).toBe(2);
        expect(hero(table, 0)).toMatchObject({ focus: 0, kamae: 'neutral' });
        expect(prints(table, 0, 'hand')).toContain('headbutt');
        expect(prints(table, 0, 'discard')).toEqual(['fend', 'iron-will', 'wild-swing']);
        turnIsOver(table);
      }
    }),
    'one focus is enough, and it is at 7': shows((table) => {
      fight(table, { cards: { 0: 'wild-swing' }, one: { focus: 1 } });
      playOutTo(table);

      expect(hero(table, 1).wounds).toBe(2);
      expect(speedsReached(table)).toEqual([7]);
      choosing(table, { hand: ['wild-swing'], focus: 1 }).mayTake({ card: 'wild-swing' });
    }),
  },
  refuses: {
    'without focus it cannot be chosen': shows((table) => {
      choosing(table, { hand: ['wild-swing'] }).mayNotTake({ card: 'wild-swing' });
    }),
    'a miss costs the same': shows((table) => {
      fight(table, {
        cards: { 0: 'wild-swing' },
        one: { focus: 3, kamae: 'balance', hand: ['fend', 'headbutt'] },
        other: { cell: '-1,1' },
      });
      playOutTo(table);

      expect(hero(table, 1).wounds).toBe(0);
      expect(hero(table, 0)).toMatchObject({ focus: 0, kamae: 'neutral' });
      expect(prints(table, 0, 'discard')).toHaveLength(3);
    }),
  },
});
