import { expect } from 'vitest';
import { type Fight, fight, hero, stand, type Table, told, turnIsOver } from '../rules/testing/fight.ts';
import { playOutTo } from '../rules/testing/play-out.ts';
import { costsACard, offered, shows, speedsReached } from '../testing/card-scenario.ts';
import { describeCard } from '../testing/describe-card.ts';
import { ends, ONE_STEP, reach } from '../testing/reach.ts';

const away = { cell: '0,-4' } as const;
const looking = (facing: number) => ({ is: 'facing', facing }) as const;

type Cell = NonNullable<NonNullable<Fight['one']>['cell']>;

/** The wounds of an opponent on each of these cells, when a hero on 0,3 that looks up strikes with the card. */
function woundsOn(table: Table, card: string, cells: readonly Cell[]): readonly number[] {
  return cells.map((cell) => {
    fight(table, { cards: { 0: card }, one: { cell: '0,3' }, other: { cell } });
    playOutTo(table);
    expect(hero(table, 1)).toMatchObject({ bleeding: 0, stuns: 0, limps: [] });
    return hero(table, 1).wounds;
  });
}

describeCard('jumonji-yari-pierce', {
  does: {
    'a card is discarded': costsACard('jumonji-yari-pierce'),
    'at 2 it wounds three cells ahead, and the cells beside that one': shows((table) => {
      expect(woundsOn(table, 'jumonji-yari-pierce', ['0,0', '-1,1', '1,0'])).toEqual([1, 1, 1]);
      expect(speedsReached(table)).toEqual([2, 2, 2]);
    }),
    'for a focus the hero steps back first': shows((table) => {
      fight(table, { cards: { 0: 'jumonji-yari-pierce' }, one: { focus: 2 }, other: away });
      table.seat(0).takes({ is: 'pay', focus: 1 });
      expect(offered(table, 0)).toEqual(['-1,2', '0,1', '0,2', '1,1']);
      table.seat(0).takes({ id: '0,2' });

      expect(stand(table, 0)).toBe('0,2 facing 0');
      expect(hero(table, 0).focus).toBe(1);
      turnIsOver(table);
    }),
    'SEN-HIT-a: it must, if only that hits': shows((table) => {
      fight(table, { cards: { 0: 'jumonji-yari-pierce' }, one: { cell: '0,2', focus: 1 } });
      expect(offered(table, 0)).toEqual(['-1,3', '0,3', '1,2']);
      table.seat(0).takes({ id: '0,3' });

      expect(hero(table, 0).focus).toBe(0);
      expect(hero(table, 1).wounds).toBe(1);
      turnIsOver(table);
    }),
  },
  refuses: {
    'nearer and farther cells are safe': shows((table) => {
      expect(woundsOn(table, 'jumonji-yari-pierce', ['0,2', '0,1', '0,-1', '-1,2', '1,1', '-2,1'])).toEqual([
        0, 0, 0, 0, 0, 0,
      ]);
    }),
    'without focus there is no step back': shows((table) => {
      fight(table, { cards: { 0: 'jumonji-yari-pierce' }, one: { cell: '0,2' } });

      expect(stand(table, 0)).toBe('0,2 facing 0');
      expect(hero(table, 1).wounds).toBe(0);
      turnIsOver(table);
    }),
  },
});

describeCard('kanabo-smash', {
  does: {
    'a card is discarded': costsACard('kanabo-smash'),
    'at 4 it stuns two cells ahead, and to the left of that, without a wound': shows((table) => {
      for (const cell of ['0,0', '-1,1'] as const) {
        fight(table, { cards: { 0: 'kanabo-smash' }, one: { cell: '0,2' }, other: { cell } });
        expect(hero(table, 1)).toMatchObject({ wounds: 0, stuns: 1, limps: [] });
        turnIsOver(table);
      }
      expect(speedsReached(table)).toEqual([4, 1, 4, 1]);
    }),
    'at 1 the hero steps back and turns for a focus': shows((table) => {
      fight(table, { cards: { 0: 'kanabo-smash' }, one: { focus: 2 }, other: away });
      table.seat(0).takes({ is: 'pay', focus: 1 });
      expect(offered(table, 0)).toEqual(['-1,1', '-1,2', '0,1', '0,2', '1,0', '1,1']);
      table.seat(0).takes({ id: '0,2' });
      expect(offered(table, 0)).toEqual([0, 1, 5]);
      table.seat(0).takes(looking(5));

      expect(stand(table, 0)).toBe('0,2 facing 5');
      expect(hero(table, 0).focus).toBe(1);
      turnIsOver(table);
    }),
  },
  refuses: {
    'the front and what is farther off are safe': shows((table) => {
      for (const cell of ['0,1', '0,-1', '1,0', '1,1', '-1,2'] as const) {
        fight(table, { cards: { 0: 'kanabo-smash' }, one: { cell: '0,2' }, other: { cell } });
        expect(hero(table, 1).stuns).toBe(0);
        turnIsOver(table);
      }
    }),
    'declined, or without focus, the hero stays': shows((table) => {
      fight(table, { cards: { 0: 'kanabo-smash' }, one: { focus: 1 }, other: away });
      table.seat(0).declines();
      expect(stand(table, 0)).toBe('0,1 facing 0');
      expect(hero(table, 0).focus).toBe(1);
      turnIsOver(table);

      fight(table, { cards: { 0: 'kanabo-smash' }, other: away });
      expect(stand(table, 0)).toBe('0,1 facing 0');
      turnIsOver(table);
    }),
  },
});

describeCard('katana-cut', {
  does: {
    'a card is discarded': costsACard('katana-cut'),
    'at 5 the hero has to step back to a side, and wounds the front': shows((table) => {
      fight(table, { cards: { 0: 'katana-cut' }, other: away });
      expect(offered(table, 0)).toEqual(['-1,2', '1,1']);
      table.seat(0).takes({ id: '1,1' });
      expect(stand(table, 0)).toBe('1,1 facing 0');
      expect(hero(table, 1).wounds).toBe(0);
      turnIsOver(table);

      fight(table, { cards: { 0: 'katana-cut' }, other: { cell: '-1,1' } });
      expect(stand(table, 0)).toBe('-1,2 facing 0');
      expect(hero(table, 1).wounds).toBe(1);
      expect(speedsReached(table)).toEqual([5, 5]);
      turnIsOver(table);
    }),
    'for a focus it turns by two sides before it strikes': shows((table) => {
      fight(table, { cards: { 0: 'katana-cut' }, one: { focus: 2 }, other: { cell: '0,2' } });
      expect(offered(table, 0)).toEqual(['-1,2', '1,1']);
      table.seat(0).takes({ id: '1,1' });

      expect(stand(table, 0)).toBe('1,1 facing 4');
      expect(hero(table, 0).focus).toBe(1);
      expect(hero(table, 1).wounds).toBe(1);
      turnIsOver(table);
    }),
  },
  refuses: {
    'without focus it does not turn': shows((table) => {
      fight(table, { cards: { 0: 'katana-cut' }, other: { cell: '0,2' } });
      table.seat(0).takes({ id: '1,1' });

      expect(stand(table, 0)).toBe('1,1 facing 0');
      expect(hero(table, 1).wounds).toBe(0);
      turnIsOver(table);
    }),
    'three sides are too many': shows((table) => {
      fight(table, { cards: { 0: 'katana-cut' }, one: { focus: 1 }, other: { cell: '1,2' } });
      table.seat(0).takes({ id: '1,1' }).takes({ is: 'pay' });
      expect(offered(table, 0)).toEqual([0, 1, 2, 4, 5]);
      table.seat(0).takes(looking(2));

      expect(hero(table, 1).wounds).toBe(0);
      turnIsOver(table);
    }),
    'SEN-COLL-off: with no way back it collides, and does not strike': shows((table) => {
      fight(table, { cards: { 0: 'katana-cut' }, one: { cell: '0,4' }, other: { cell: '0,3' } });
      playOutTo(table);

      expect(stand(table, 0)).toBe('0,4 facing 0');
      expect(hero(table, 0).stuns).toBe(1);
      expect(hero(table, 1).wounds).toBe(0);
    }),
  },
});

describeCard('katana-slash', {
  does: {
    'a card is discarded': costsACard('katana-slash'),
    'at 4 it turns and wounds the front': shows((table) => {
      fight(table, { cards: { 0: 'katana-slash' }, one: { facing: 1 } });

      expect(stand(table, 0)).toBe('0,1 facing 0');
      expect(hero(table, 1).wounds).toBe(1);
      expect(speedsReached(table)).toEqual([4]);
      turnIsOver(table);
    }),
    'for a focus the hero steps diagonally ahead first': shows((table) => {
      fight(table, { cards: { 0: 'katana-slash' }, one: { focus: 2 }, other: away });
      table.seat(0).takes({ is: 'pay', focus: 1 });
      expect(offered(table, 0)).toEqual(['-1,1', '0,1', '1,0']);
      table.seat(0).takes({ id: '1,0' });
      expect(offered(table, 0)).toEqual([0, 1, 5]);
      table.seat(0).takes(looking(1));

      expect(stand(table, 0)).toBe('1,0 facing 1');
      expect(hero(table, 0).focus).toBe(1);
      turnIsOver(table);
    }),
  },
  refuses: {
    'without focus it does not step': shows((table) => {
      fight(table, { cards: { 0: 'katana-slash' }, other: { cell: '1,-1' } });
      table.seat(0).isAsked('faceTo').takes(looking(0));

      expect(stand(table, 0)).toBe('0,1 facing 0');
      expect(hero(table, 1).wounds).toBe(0);
      turnIsOver(table);
    }),
    'declined, it strikes from where it stands': shows((table) => {
      fight(table, { cards: { 0: 'katana-slash' }, one: { focus: 1 } });
      table.seat(0).declines();

      expect(stand(table, 0)).toBe('0,1 facing 0');
      expect(hero(table, 0).focus).toBe(1);
      expect(hero(table, 1).wounds).toBe(1);
      turnIsOver(table);
    }),
  },
});

describeCard('naginata-carve', {
  does: {
    'a card is discarded': costsACard('naginata-carve'),
    'at 4 it wounds two cells ahead, to the right of that, and the front right': shows((table) => {
      expect(woundsOn(table, 'naginata-carve', ['0,1', '1,1', '1,2'])).toEqual([1, 1, 1]);
      expect(speedsReached(table)).toEqual([4, 1, 4, 1, 4, 1]);
    }),
    'at 1 the hero steps any way and turns for a focus': shows((table) => {
      fight(table, { cards: { 0: 'naginata-carve' }, one: { focus: 2 }, other: away });
      table.seat(0).takes({ is: 'pay', focus: 1 });
      expect(reach(table, 0)).toEqual(ends('015', ...ONE_STEP));
      table.seat(0).takes({ id: '0,2' });
      table.seat(0).takes(looking(1));

      expect(stand(table, 0)).toBe('0,2 facing 1');
      expect(hero(table, 0).focus).toBe(1);
      turnIsOver(table);
    }),
  },
  refuses: {
    'the front and the left are safe': shows((table) => {
      expect(woundsOn(table, 'naginata-carve', ['0,2', '-1,2', '-1,3', '0,0', '1,3'])).toEqual([0, 0, 0, 0, 0]);
    }),
    'declined, or without focus, the hero stays': shows((table) => {
      fight(table, { cards: { 0: 'naginata-carve' }, one: { focus: 1 }, other: away });
      table.seat(0).declines();
      expect(stand(table, 0)).toBe('0,1 facing 0');
      expect(hero(table, 0).focus).toBe(1);
      turnIsOver(table);

      fight(table, { cards: { 0: 'naginata-carve' }, other: away });
      expect(stand(table, 0)).toBe('0,1 facing 0');
      turnIsOver(table);
    }),
  },
});

describeCard('tanto-slice', {
  does: {
    'a card is discarded': costsACard('tanto-slice'),
    'at 5, after a diagonal step ahead, it wounds the front': shows((table) => {
      fight(table, { cards: { 0: 'tanto-slice' }, other: { cell: '1,-1' } });
      expect(stand(table, 0)).toBe('1,0 facing 0');
      expect(hero(table, 1).wounds).toBe(1);
      turnIsOver(table);

      fight(table, { cards: { 0: 'tanto-slice' } });
      expect(stand(table, 0)).toBe('0,1 facing 0');
      expect(hero(table, 1).wounds).toBe(1);
      expect(speedsReached(table)).toEqual([5, 5]);
      turnIsOver(table);
    }),
    'for a focus it turns before it strikes': shows((table) => {
      fight(table, { cards: { 0: 'tanto-slice' }, one: { focus: 2 }, other: away });
      expect(offered(table, 0)).toEqual(['-1,1', '0,1', '1,0']);
      table.seat(0).takes({ id: '-1,1' }).takes({ is: 'pay', focus: 1 });
      expect(offered(table, 0)).toEqual([0, 1, 5]);
      table.seat(0).takes(looking(5));

      expect(stand(table, 0)).toBe('-1,1 facing 5');
      expect(hero(table, 0).focus).toBe(1);
      turnIsOver(table);
    }),
  },
  refuses: {
    'without focus it does not turn': shows((table) => {
      fight(table, { cards: { 0: 'tanto-slice' }, one: { cell: '-4,2', facing: 5 }, other: { cell: '-4,1' } });
      playOutTo(table);

      expect(hero(table, 0).facing).toBe(5);
      expect(hero(table, 1).wounds).toBe(0);
    }),
  },
});

describeCard('yari-impale', {
  does: {
    'a card is discarded': costsACard('yari-impale'),
    'at 1 it wounds three and four cells ahead': shows((table) => {
      expect(woundsOn(table, 'yari-impale', ['0,0', '0,-1'])).toEqual([1, 1]);
      expect(speedsReached(table)).toEqual([1, 1]);
    }),
    'for a focus the hero steps any way and turns afterwards': shows((table) => {
      fight(table, { cards: { 0: 'yari-impale' }, one: { focus: 2 }, other: { cell: '0,-2' } });
      expect(hero(table, 1).wounds).toBe(1);
      table.seat(0).takes({ is: 'pay', focus: 1 });
      expect(reach(table, 0)).toEqual(ends('015', ...ONE_STEP));
      table.seat(0).takes({ id: '1,1' });
      table.seat(0).takes(looking(5));

      expect(stand(table, 0)).toBe('1,1 facing 5');
      expect(hero(table, 0).focus).toBe(1);
      turnIsOver(table);
    }),
  },
  refuses: {
    'nearer and farther cells are safe': shows((table) => {
      expect(woundsOn(table, 'yari-impale', ['0,2', '0,1', '0,-2', '1,0', '-1,1'])).toEqual([0, 0, 0, 0, 0]);
    }),
    'declined, the hero stays': shows((table) => {
      fight(table, { cards: { 0: 'yari-impale' }, one: { focus: 1 }, other: { cell: '0,-2' } });
      table.seat(0).declines();

      expect(stand(table, 0)).toBe('0,1 facing 0');
      expect(hero(table, 0).focus).toBe(1);
      expect(told(table, 'turned')).toEqual([]);
      turnIsOver(table);
    }),
  },
});
