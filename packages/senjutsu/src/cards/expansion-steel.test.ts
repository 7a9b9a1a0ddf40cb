import { expect } from 'vitest';
import {
  type Fight,
  fight,
  hero,
  prints,
  skipped,
  stand,
  stopHere,
  type Table,
  told,
  turnIsOver,
} from '../rules/testing/fight.ts';
import { playOutTo } from '../rules/testing/play-out.ts';
import { choosing, offered, shows, speedsReached, toBenefit, toCounter } from '../testing/card-scenario.ts';
import { countersAt } from '../testing/countering.ts';
import { describeCard } from '../testing/describe-card.ts';

const away = { cell: '0,-4' } as const;
const looking = (facing: number) => ({ is: 'facing', facing }) as const;
/** A hit at 5 that turns nobody and moves nobody. */
const HIT = { cards: { 0: 'pommel-smash' }, one: { cell: '0,2' } } as const;

type Cell = NonNullable<NonNullable<Fight['one']>['cell']>;
const EVERY_WAY = ['-1,1', '-1,2', '0,0', '0,1', '0,2', '1,0', '1,1'] as const;

describeCard('backhand-slash', {
  does: {
    'at 6 it steps any way, wounds the front, and its victim discards a card of its choice': shows((table) => {
      fight(table, { cards: { 0: 'backhand-slash' }, one: { cell: '0,2' }, other: { hand: ['fend', 'headbutt'] } });
      table.seat(1).isAsked('discardCards').picks({ card: 'headbutt' });

      expect(stand(table, 0)).toBe('0,1 facing 0');
      expect(hero(table, 1)).toMatchObject({ wounds: 1, bleeding: 0, stuns: 0, limps: [] });
      expect(prints(table, 1, 'discard')).toEqual(['headbutt']);
      expect(speedsReached(table)).toEqual([6]);
      turnIsOver(table);
    }),
    'the step goes any way, or nowhere': shows((table) => {
      fight(table, { cards: { 0: 'backhand-slash' }, other: away });
      expect(offered(table, 0)).toEqual(EVERY_WAY);
      table.seat(0).takes({ id: '1,1' });

      expect(stand(table, 0)).toBe('1,1 facing 0');
      turnIsOver(table);
    }),
    'in Determination it is at 2': shows((table) => {
      fight(table, { cards: { 0: 'backhand-slash' }, one: { kamae: 'determination' } });

      expect(hero(table, 1).wounds).toBe(1);
      expect(speedsReached(table)).toEqual([2]);
      turnIsOver(table);
    }),
    'in Balance it may turn by one side after the step': shows((table) => {
      fight(table, { cards: { 0: 'backhand-slash' }, one: { kamae: 'balance' }, other: away });
      table.seat(0).takes({ id: '0,2' });
      expect(offered(table, 0)).toEqual([0, 1, 5]);
      table.seat(0).takes(looking(5));

      expect(stand(table, 0)).toBe('0,2 facing 5');
      turnIsOver(table);
    }),
  },
  refuses: {
    'out of Balance it does not turn': shows((table) => {
      for (const kamae of ['neutral', 'aggression', 'determination'] as const) {
        fight(table, { cards: { 0: 'backhand-slash' }, one: { kamae }, other: away });
        table.seat(0).takes({ id: '0,1' });
        expect(stand(table, 0)).toBe('0,1 facing 0');
        turnIsOver(table);
      }
    }),
    'a miss costs nobody a card': shows((table) => {
      fight(table, { cards: { 0: 'backhand-slash' }, one: { cell: '0,3' }, other: { hand: ['fend'] } });
      playOutTo(table);

      expect(hero(table, 1).wounds).toBe(0);
      expect(prints(table, 1, 'discard')).toEqual([]);
      expect(skipped(table, 'backhand-slash')).toContain('4 noSuccess');
    }),
  },
});

/** Seat 1 blocks the blow of seat 0 with the card at that speed, and could counter. */
function blocking(
  table: Table,
  block: string,
  blow:
    | 'quick-stab'
    | 'wolf-pounce'
    | 'horse-kick'
    | 'pommel-smash'
    | 'katana-swing'
    | 'idle-strike'
    | 'counter-attack',
  other: NonNullable<Fight['other']> = {},
): void {
  const speed = {
    'quick-stab': 8,
    'wolf-pounce': 7,
    'horse-kick': 6,
    'pommel-smash': 5,
    'katana-swing': 4,
    'idle-strike': 3,
    'counter-attack': 2,
  }[blow];
  const cell = blow === 'wolf-pounce' ? '0,2' : '0,1';
  fight(table, {
    cards: { 0: blow, 1: block },
    one: { cell, focus: 1 },
    other: { hand: ['counter-attack'], ...other },
  });
  table.seat(1).takes({ speed }).takes(looking(3));
  toCounter(table);
}

describeCard('calm-parry', {
  does: {
    'from 5 to 2, after a turn, the front and the front right are shielded': shows((table) => {
      fight(table, { cards: { 0: 'calm-parry' }, other: away });
      expect(offered(table, 0)).toEqual([2, 3, 4, 5]);
      table.seat(0).takes({ speed: 2 });
      expect(offered(table, 0)).toEqual([0, 1, 5]);
      table.seat(0).takes(looking(1));

      expect(told(table, 'blockRaised')).toMatchObject([{ block: { cells: ['1,0', '1,1'], speed: 2 } }]);
      turnIsOver(table);
    }),
    'an attack at 5 or 4 is countered': shows((table) => {
      for (const blow of ['pommel-smash', 'katana-swing'] as const) {
        blocking(table, 'calm-parry', blow);
        table.seat(1).isAsked('counter').takes({ card: 'counter-attack' });
        playOutTo(table);
        expect([hero(table, 0).wounds, hero(table, 1).wounds]).toEqual([1, 0]);
      }
    }),
    'in Determination also one at 3 or 2': shows((table) => {
      for (const blow of ['idle-strike', 'counter-attack'] as const) {
        blocking(table, 'calm-parry', blow, { kamae: 'determination' });
        table.seat(1).isAsked('counter').takes({ card: 'counter-attack' });
        playOutTo(table);
        expect([hero(table, 0).wounds, hero(table, 1).wounds]).toEqual([1, 0]);
      }
    }),
  },
  refuses: {
    'out of Determination an attack at 3 or 2 is blocked only': shows((table) => {
      for (const blow of ['idle-strike', 'counter-attack'] as const) {
        blocking(table, 'calm-parry', blow, { kamae: 'balance' });
        turnIsOver(table);
        expect([hero(table, 0).wounds, hero(table, 1).wounds]).toEqual([0, 0]);
      }
    }),
    'the front left is open': shows((table) => {
      fight(table, { cards: { 0: 'katana-swing', 1: 'calm-parry' }, other: { facing: 4 } });
      table.seat(1).takes({ speed: 4 }).takes(looking(4));
      playOutTo(table);
      expect(hero(table, 1).wounds).toBe(1);
    }),
  },
});

describeCard('calming-purpose', {
  does: {
    'after a hit in Balance a focus is gained, and the ring jumps to Balance at the end': shows((table) => {
      fight(table, { ...HIT, one: { ...HIT.one, kamae: 'balance', hand: ['calming-purpose'] } });
      table.seat(0).isAsked('benefit').takes({ card: 'calming-purpose' });

      expect(hero(table, 0)).toMatchObject({ focus: 1, kamae: 'balance' });
      turnIsOver(table);
    }),
    'SEN-EFF-z: in another Kamae only the ring jumps, after everything else': shows((table) => {
      fight(table, {
        cards: { 0: 'pommel-smash', 1: 'firm-mind' },
        one: { cell: '0,2', hand: ['calming-purpose'] },
      });
      table.seat(0).takes({ card: 'calming-purpose' });
      expect(hero(table, 0)).toMatchObject({ focus: 0, kamae: 'neutral' });
      playOutTo(table);

      expect(hero(table, 0)).toMatchObject({ focus: 0, kamae: 'balance' });
    }),
    'it follows a block, too': shows((table) => {
      fight(table, { cards: { 0: 'fend', 1: 'pommel-smash' }, one: { kamae: 'balance', hand: ['calming-purpose'] } });
      table.seat(0).takes({ speed: 5 }).takes(looking(0)).isAsked('benefit').takes({ card: 'calming-purpose' });

      expect(hero(table, 0).focus).toBe(1);
      playOutTo(table);
    }),
  },
  refuses: {
    'a miss does not allow it': shows((table) => {
      fight(table, { ...HIT, one: { ...HIT.one, kamae: 'balance', hand: ['calming-purpose'] }, other: away });
      toBenefit(table);

      expect(hero(table, 0).focus).toBe(0);
      turnIsOver(table);
    }),
  },
});

describeCard('cross-kick', {
  does: {
    'at 7, for a focus, it steps ahead, wounds the front and hobbles': shows((table) => {
      fight(table, { cards: { 0: 'cross-kick' }, one: { cell: '0,2', focus: 2 } });

      expect(stand(table, 0)).toBe('0,1 facing 0');
      expect(hero(table, 0).focus).toBe(1);
      expect(hero(table, 1)).toMatchObject({ wounds: 1, bleeding: 0, stuns: 0, limps: [3] });
      expect(speedsReached(table)).toEqual([7]);
      turnIsOver(table);
    }),
    'the step is straight ahead, or none': shows((table) => {
      fight(table, { cards: { 0: 'cross-kick' }, one: { focus: 1 }, other: away });
      expect(offered(table, 0)).toEqual(['0,0', '0,1']);
      table.seat(0).takes({ id: '0,1' });

      expect(stand(table, 0)).toBe('0,1 facing 0');
      turnIsOver(table);
    }),
    'in Determination it is at 4': shows((table) => {
      fight(table, { cards: { 0: 'cross-kick' }, one: { focus: 1, kamae: 'determination' } });

      expect(hero(table, 1).wounds).toBe(1);
      expect(speedsReached(table)).toEqual([4]);
      turnIsOver(table);
    }),
    'in Aggression it may turn by one side after the step': shows((table) => {
      fight(table, { cards: { 0: 'cross-kick' }, one: { focus: 1, kamae: 'aggression' }, other: away });
      table.seat(0).takes({ id: '0,0' });
      expect(offered(table, 0)).toEqual([0, 1, 5]);
      table.seat(0).takes(looking(1));

      expect(stand(table, 0)).toBe('0,0 facing 1');
      turnIsOver(table);
    }),
  },
  refuses: {
    'without focus it cannot be chosen': shows((table) => {
      choosing(table, { hand: ['cross-kick'] }).mayNotTake({ card: 'cross-kick' });
      choosing(table, { hand: ['cross-kick'], focus: 1 }).mayTake({ card: 'cross-kick' });
    }),
    'out of Aggression it does not turn, and a miss hobbles nobody': shows((table) => {
      fight(table, { cards: { 0: 'cross-kick' }, one: { focus: 1, kamae: 'balance' }, other: { cell: '1,0' } });
      table.seat(0).takes({ id: '0,1' });

      expect(stand(table, 0)).toBe('0,1 facing 0');
      expect(hero(table, 1)).toMatchObject({ wounds: 0, limps: [] });
      turnIsOver(table);
    }),
  },
});

describeCard('determination', {
  does: {
    'after its own card, in Determination, a limp goes': shows((table) => {
      fight(table, {
        ...HIT,
        one: { ...HIT.one, kamae: 'determination', limps: [4, 3], hand: ['determination'] },
        other: away,
      });
      toBenefit(table);
      table.seat(0).takes({ card: 'determination' });

      expect(hero(table, 0)).toMatchObject({ kamae: 'determination', limps: [expect.anything()] });
      turnIsOver(table);
    }),
    'in another Kamae the ring jumps to Determination': shows((table) => {
      fight(table, { ...HIT, one: { ...HIT.one, limps: [4], hand: ['determination'] }, other: away });
      toBenefit(table);
      table.seat(0).takes({ card: 'determination' });

      expect(hero(table, 0)).toMatchObject({ kamae: 'determination', limps: [3] });
      turnIsOver(table);
    }),
  },
  refuses: {
    'SEN-INST-c: not onto a meditation': shows((table) => {
      fight(table, { cards: { 0: 'iron-will' }, one: { limps: [4], hand: ['determination'] }, other: away });
      toBenefit(table);

      expect(hero(table, 0).kamae).toBe('neutral');
      turnIsOver(table);
    }),
  },
});

describeCard('disorientating-blow', {
  does: {
    'at 3 the front and the front right are wounded, and the ring of the victim is thrown to Neutral': shows(
      (table) => {
        for (const cell of ['0,0', '1,0'] as const) {
          fight(table, { cards: { 0: 'disorientating-blow' }, other: { cell, kamae: 'balance', focus: 1 } });
          expect(hero(table, 1)).toMatchObject({ wounds: 1, bleeding: 0, kamae: 'neutral', focus: 1 });
          turnIsOver(table);
        }
        expect(speedsReached(table)).toEqual([3, 3]);
      },
    ),
    'in Determination it may step ahead': shows((table) => {
      fight(table, { cards: { 0: 'disorientating-blow' }, one: { kamae: 'determination' }, other: away });
      expect(offered(table, 0)).toEqual(['0,0', '0,1']);
      table.seat(0).takes({ id: '0,0' });

      expect(stand(table, 0)).toBe('0,0 facing 0');
      turnIsOver(table);
    }),
    'in Balance it may turn by one side': shows((table) => {
      fight(table, { cards: { 0: 'disorientating-blow' }, one: { kamae: 'balance' }, other: away });
      expect(offered(table, 0)).toEqual([0, 1, 5]);
      table.seat(0).takes(looking(5));

      expect(stand(table, 0)).toBe('0,1 facing 5');
      turnIsOver(table);
    }),
  },
  refuses: {
    'in Neutral and Aggression it neither steps nor turns': shows((table) => {
      for (const kamae of ['neutral', 'aggression'] as const) {
        fight(table, { cards: { 0: 'disorientating-blow' }, one: { kamae }, other: away });
        expect(stand(table, 0)).toBe('0,1 facing 0');
        turnIsOver(table);
      }
    }),
    'the other cells are safe, and a miss moves no ring': shows((table) => {
      for (const cell of ['-1,1', '1,1', '0,-1'] as const) {
        fight(table, { cards: { 0: 'disorientating-blow' }, other: { cell, kamae: 'balance' } });
        expect(hero(table, 1)).toMatchObject({ wounds: 0, kamae: 'balance' });
        turnIsOver(table);
      }
    }),
  },
});

describeCard('focused-guard', {
  does: {
    'from 7 to 4, after a turn, the front and the front right are shielded': shows((table) => {
      fight(table, { cards: { 0: 'focused-guard' }, one: { focus: 1 }, other: away });
      expect(offered(table, 0)).toEqual([4, 5, 6, 7]);
      table.seat(0).takes({ speed: 7 });
      expect(offered(table, 0)).toEqual([0, 1, 5]);
      table.seat(0).takes(looking(0));

      expect(told(table, 'blockRaised')).toMatchObject([{ block: { cells: ['0,0', '1,0'], speed: 7 } }]);
      expect(hero(table, 0).focus).toBe(1);
      playOutTo(table);
    }),
    'for two focus the range is 8 to 3': shows((table) => {
      fight(table, { cards: { 0: 'focused-guard' }, one: { focus: 3 }, other: away });
      table.seat(0).isAsked('buyInitiative').takes({ is: 'pay', focus: 2 });

      expect(hero(table, 0).focus).toBe(1);
      expect(offered(table, 0)).toEqual([3, 4, 5, 6, 7, 8]);
    }),
    'at 1 the hero steps back and turns': shows((table) => {
      fight(table, { cards: { 0: 'focused-guard' }, other: away });
      table.seat(0).takes({ speed: 4 }).takes(looking(0));
      expect(offered(table, 0)).toEqual(['-1,1', '-1,2', '0,1', '0,2', '1,0', '1,1']);
      table.seat(0).takes({ id: '0,2' });
      expect(offered(table, 0)).toEqual([0, 1, 5]);
      table.seat(0).takes(looking(1));

      expect(stand(table, 0)).toBe('0,2 facing 1');
      expect(speedsReached(table)).toEqual([4, 1]);
      turnIsOver(table);
    }),
    'an attack at the chosen speed is stopped': shows((table) => {
      fight(table, { cards: { 0: 'pommel-smash', 1: 'focused-guard' } });
      table.seat(1).takes({ speed: 5 }).takes(looking(3));
      playOutTo(table);

      expect(hero(table, 1).wounds).toBe(0);
      expect(told(table, 'stopped')).toMatchObject([{ blockers: [1] }]);
    }),
  },
  refuses: {
    'declined, the range stays, and so does the focus': shows((table) => {
      fight(table, { cards: { 0: 'focused-guard' }, one: { focus: 2 }, other: away });
      table.seat(0).declines();

      expect(offered(table, 0)).toEqual([4, 5, 6, 7]);
      expect(hero(table, 0).focus).toBe(2);
    }),
    'at another speed it stops nothing': shows((table) => {
      fight(table, { cards: { 0: 'pommel-smash', 1: 'focused-guard' } });
      table.seat(1).takes({ speed: 6 }).takes(looking(3));
      playOutTo(table);

      expect(hero(table, 1).wounds).toBe(1);
    }),
  },
});

describeCard('forest-step', {
  does: {
    'at 7 whoever stands in front is turned by two sides': shows((table) => {
      for (const [way, facing] of [
        ['clockwise', 5],
        ['anticlockwise', 1],
      ] as const) {
        fight(table, { cards: { 0: 'forest-step' } });
        table.seat(0).isAsked('turnTarget').takes({ way });
        expect(hero(table, 1)).toMatchObject({ facing, cell: '0,0', wounds: 0 });
        expect(hero(table, 0).focus).toBe(0);
        playOutTo(table);
      }
      expect(speedsReached(table)).toEqual([7, 2, 7, 2]);
    }),
    'in Determination that gains a focus': shows((table) => {
      fight(table, { cards: { 0: 'forest-step' }, one: { kamae: 'determination' } });
      table.seat(0).takes({ way: 'clockwise' });

      expect(hero(table, 0).focus).toBe(1);
      playOutTo(table);
    }),
    'at 2 the hero steps any way, and the ring jumps to Balance': shows((table) => {
      fight(table, { cards: { 0: 'forest-step' }, other: away });
      expect(offered(table, 0)).toEqual(EVERY_WAY);
      table.seat(0).takes({ id: '1,0' });

      expect(stand(table, 0)).toBe('1,0 facing 0');
      expect(hero(table, 0).kamae).toBe('balance');
      turnIsOver(table);
    }),
    'in Balance it steps back once more, and turns': shows((table) => {
      fight(table, { cards: { 0: 'forest-step' }, one: { kamae: 'balance' }, other: away });
      table.seat(0).takes({ id: '0,0' });
      expect(offered(table, 0)).toEqual(['-1,0', '-1,1', '0,0', '0,1', '1,-1', '1,0']);
      table.seat(0).takes({ id: '0,1' });
      expect(offered(table, 0)).toEqual([0, 1, 5]);
      table.seat(0).takes(looking(5));

      expect(stand(table, 0)).toBe('0,1 facing 5');
      turnIsOver(table);
    }),
  },
  refuses: {
    'SEN-EFF-d: it stops no attack': shows((table) => {
      fight(table, { cards: { 0: 'forest-step', 1: 'wolf-pounce' }, one: { cell: '0,2' }, other: { focus: 1 } });
      playOutTo(table);

      expect(told(table, 'blockRaised')).toEqual([]);
      expect(hero(table, 0).bleeding).toBe(1);
    }),
    'with nobody in front no focus is gained': shows((table) => {
      fight(table, { cards: { 0: 'forest-step' }, one: { kamae: 'determination' }, other: { cell: '1,0' } });
      playOutTo(table);

      expect(hero(table, 0).focus).toBe(0);
      expect(hero(table, 1).facing).toBe(3);
      expect(skipped(table, 'forest-step')).toContain('2 noSuccess');
    }),
  },
});

describeCard('hail-strike', {
  does: {
    'at 3, for a focus, it steps any way, and wounds the front and the front right': shows((table) => {
      fight(table, { cards: { 0: 'hail-strike' }, one: { focus: 2 }, other: away });
      expect(offered(table, 0)).toEqual(EVERY_WAY);
      table.seat(0).takes({ id: '-1,1' });
      expect(stand(table, 0)).toBe('-1,1 facing 0');
      expect(hero(table, 0).focus).toBe(1);
      expect(told(table, 'struck')).toMatchObject([
        {
          cells: [
            { cell: '-1,0', hits: [{ is: 'wound', count: 1 }] },
            { cell: '0,0', hits: [{ is: 'wound', count: 1 }] },
          ],
        },
      ]);
      turnIsOver(table);

      fight(table, { cards: { 0: 'hail-strike' }, one: { cell: '0,2', focus: 1 }, other: { cell: '0,0' } });
      playOutTo(table);
      expect(hero(table, 1)).toMatchObject({ wounds: 1, bleeding: 0 });
      expect(speedsReached(table)).toEqual([3, 3]);
    }),
    'SEN-OR-b: in Determination it must be the step with a turn': shows((table) => {
      fight(table, { cards: { 0: 'hail-strike' }, one: { focus: 1, kamae: 'determination' }, other: away });
      expect(offered(table, 0)).toEqual(EVERY_WAY);
      table.seat(0).takes({ id: '0,0' });
      expect(offered(table, 0)).toEqual([0, 1, 5]);
      table.seat(0).takes(looking(1));

      expect(stand(table, 0)).toBe('0,0 facing 1');
      turnIsOver(table);
    }),
  },
  refuses: {
    'without focus it cannot be chosen': shows((table) => {
      choosing(table, { hand: ['hail-strike'] }).mayNotTake({ card: 'hail-strike' });
      choosing(table, { hand: ['hail-strike'], focus: 1 }).mayTake({ card: 'hail-strike' });
    }),
    'SEN-OR-c: out of Determination it does not turn': shows((table) => {
      for (const kamae of ['neutral', 'aggression', 'balance'] as const) {
        fight(table, { cards: { 0: 'hail-strike' }, one: { focus: 1, kamae }, other: away });
        table.seat(0).isAsked('moveTo').takes({ id: '0,1' });
        expect(stand(table, 0)).toBe('0,1 facing 0');
        turnIsOver(table);
      }
    }),
  },
});

describeCard('overhead-carve', {
  does: {
    'at 4 it has to step ahead, wounds the front, and the ring jumps to Determination': shows((table) => {
      fight(table, { cards: { 0: 'overhead-carve' }, other: away });
      expect(offered(table, 0)).toEqual(['-1,1', '0,0', '1,0']);
      table.seat(0).takes({ id: '1,0' });
      expect(stand(table, 0)).toBe('1,0 facing 0');
      expect(hero(table, 0).kamae).toBe('determination');
      turnIsOver(table);

      fight(table, { cards: { 0: 'overhead-carve' }, one: { cell: '0,2' } });
      expect(hero(table, 1)).toMatchObject({ wounds: 1, bleeding: 0, stuns: 0 });
      expect(speedsReached(table)).toEqual([4, 4]);
      turnIsOver(table);
    }),
    'for a focus it is at 5': shows((table) => {
      fight(table, { cards: { 0: 'overhead-carve' }, one: { cell: '0,2', focus: 2 } });
      table.seat(0).isAsked('buyInitiative').takes({ is: 'pay', focus: 1 });

      expect(hero(table, 0).focus).toBe(1);
      expect(speedsReached(table)).toEqual([5]);
      turnIsOver(table);
    }),
    'in Aggression it wounds twice': shows((table) => {
      fight(table, { cards: { 0: 'overhead-carve' }, one: { cell: '0,2', kamae: 'aggression' } });

      expect(hero(table, 1)).toMatchObject({ wounds: 2, bleeding: 0 });
      expect(hero(table, 0).kamae).toBe('determination');
      turnIsOver(table);
    }),
    'SEN-OR-b: in Balance the step goes any way, or nowhere': shows((table) => {
      fight(table, { cards: { 0: 'overhead-carve' }, one: { kamae: 'balance' }, other: away });
      expect(offered(table, 0)).toEqual(EVERY_WAY);
      table.seat(0).takes({ id: '0,2' });

      expect(stand(table, 0)).toBe('0,2 facing 0');
      turnIsOver(table);
    }),
  },
  refuses: {
    'declined, it is at 4': shows((table) => {
      fight(table, { cards: { 0: 'overhead-carve' }, one: { cell: '0,2', focus: 1 } });
      table.seat(0).declines();

      expect(hero(table, 0).focus).toBe(1);
      expect(hero(table, 1).wounds).toBe(1);
      expect(speedsReached(table)).toEqual([4]);
      turnIsOver(table);
    }),
    'only the front is struck': shows((table) => {
      const struck: readonly Cell[] = ['1,1', '-1,2', '0,3'];
      for (const cell of struck) {
        fight(table, { cards: { 0: 'overhead-carve' }, one: { cell: '0,2', kamae: 'aggression' }, other: { cell } });
        playOutTo(table);
        expect(hero(table, 1).wounds).toBe(0);
      }
    }),
  },
});

describeCard('rising-fury', {
  does: {
    'after a hit in Aggression the victim is pushed by one cell': shows((table) => {
      fight(table, { ...HIT, one: { ...HIT.one, kamae: 'aggression', hand: ['rising-fury'] } });
      table.seat(0).isAsked('benefit').takes({ card: 'rising-fury' });

      expect(hero(table, 1)).toMatchObject({ cell: '0,-1', facing: 3 });
      expect(hero(table, 0).kamae).toBe('aggression');
      turnIsOver(table);
    }),
    'after a block it is the attacker': shows((table) => {
      fight(table, {
        cards: { 0: 'storm-block', 1: 'pommel-smash' },
        one: { kamae: 'aggression', hand: ['rising-fury'] },
      });
      table.seat(0).takes({ speed: 5 }).takes(looking(0)).isAsked('benefit').takes({ card: 'rising-fury' });

      expect(hero(table, 1).cell).toBe('0,-1');
      playOutTo(table);
    }),
    'in another Kamae the ring jumps to Aggression at the end, and nobody is pushed': shows((table) => {
      fight(table, {
        cards: { 0: 'pommel-smash', 1: 'firm-mind' },
        one: { cell: '0,2', kamae: 'balance', hand: ['rising-fury'] },
      });
      table.seat(0).takes({ card: 'rising-fury' });
      expect(hero(table, 0).kamae).toBe('balance');
      expect(hero(table, 1).cell).toBe('0,0');
      playOutTo(table);

      expect(hero(table, 0).kamae).toBe('aggression');
    }),
  },
  refuses: {
    'a miss does not allow it': shows((table) => {
      fight(table, { ...HIT, one: { ...HIT.one, kamae: 'balance', hand: ['rising-fury'] }, other: away });
      toBenefit(table);

      expect(hero(table, 0).kamae).toBe('balance');
      turnIsOver(table);
    }),
  },
});

describeCard('storm-block', {
  does: {
    'from 8 to 5, after a turn, the front left and the front are shielded': shows((table) => {
      fight(table, { cards: { 0: 'storm-block' }, other: away });
      expect(offered(table, 0)).toEqual([5, 6, 7, 8]);
      table.seat(0).takes({ speed: 8 });
      expect(offered(table, 0)).toEqual([0, 1, 5]);
      table.seat(0).takes(looking(5));

      expect(told(table, 'blockRaised')).toMatchObject([{ block: { cells: ['-1,2', '-1,1'], speed: 8 } }]);
      turnIsOver(table);
    }),
    'in Determination an attack at 8 or 7 is countered': shows((table) => {
      for (const blow of ['quick-stab', 'wolf-pounce'] as const) {
        blocking(table, 'storm-block', blow, { kamae: 'determination' });
        table.seat(1).isAsked('counter').takes({ card: 'counter-attack' });
        playOutTo(table);
        expect(hero(table, 0).wounds).toBe(1);
        expect(hero(table, 1)).toMatchObject({ wounds: 0, bleeding: 0 });
      }
    }),
    'in Balance one at 6 or 5': shows((table) => {
      for (const blow of ['horse-kick', 'pommel-smash'] as const) {
        blocking(table, 'storm-block', blow, { kamae: 'balance' });
        table.seat(1).isAsked('counter').takes({ card: 'counter-attack' });
        playOutTo(table);
        expect(hero(table, 0).wounds).toBe(1);
        expect(hero(table, 1)).toMatchObject({ wounds: 0, stuns: 0 });
      }
    }),
  },
  refuses: {
    'a Kamae counters at no other speeds, and Aggression at none': shows((table) => {
      expect(countersAt(table, 'storm-block', { kamae: 'determination' })).toEqual([8, 7]);
      expect(countersAt(table, 'storm-block', { kamae: 'balance' })).toEqual([6, 5]);
      expect(countersAt(table, 'storm-block', { kamae: 'aggression' })).toEqual([]);
    }),
    'the front right is open': shows((table) => {
      fight(table, { cards: { 0: 'pommel-smash', 1: 'storm-block' }, other: { facing: 2 } });
      table.seat(1).takes({ speed: 5 }).takes(looking(2));
      playOutTo(table);

      expect(hero(table, 1).wounds).toBe(1);
    }),
  },
});

describeCard('stunning-blow', {
  does: {
    'after a hit, for two focus, the victim is stunned': shows((table) => {
      fight(table, { cards: { 0: 'bleeding-slice' }, one: { focus: 3, hand: ['stunning-blow'] } });
      table.seat(0).isAsked('benefit').takes({ card: 'stunning-blow' });

      expect(hero(table, 0).focus).toBe(1);
      expect(hero(table, 1)).toMatchObject({ stuns: 1, limps: [] });
      turnIsOver(table);
    }),
    'after a block it is the attacker': shows((table) => {
      fight(table, { cards: { 0: 'fend', 1: 'pommel-smash' }, one: { focus: 2, hand: ['stunning-blow'] } });
      table.seat(0).takes({ speed: 5 }).takes(looking(0)).isAsked('benefit').takes({ card: 'stunning-blow' });

      expect(hero(table, 1).stuns).toBe(1);
      playOutTo(table);
    }),
  },
  refuses: {
    'one focus is too little': shows((table) => {
      fight(table, { ...HIT, one: { ...HIT.one, focus: 1, hand: ['stunning-blow'] } });
      toBenefit(table);

      expect(hero(table, 0).focus).toBe(1);
      turnIsOver(table);
    }),
    'a miss does not allow it': shows((table) => {
      fight(table, { ...HIT, one: { ...HIT.one, focus: 3, hand: ['stunning-blow'] }, other: away });
      toBenefit(table);

      expect(told(table, 'statusTaken')).toEqual([]);
      stopHere(table);
    }),
    'among several only the one that was hit is stunned': shows((table) => {
      fight(table, {
        cards: { 0: 'bleeding-slice' },
        one: { focus: 2, hand: ['stunning-blow'] },
        more: [{ hero: 'master', cell: '0,-1' }],
      });
      table.seat(0).takes({ card: 'stunning-blow' });

      expect(told(table, 'statusTaken')).toMatchObject([{ fighter: 1, status: 'stun' }]);
      stopHere(table);
    }),
  },
});
