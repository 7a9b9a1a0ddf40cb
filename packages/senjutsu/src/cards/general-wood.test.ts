import { expect } from 'vitest';
import { type Fight, fight, hero, prints, skipped, stand, told, turnIsOver } from '../rules/testing/fight.ts';
import { playOutTo } from '../rules/testing/play-out.ts';
import { choosing, offered, shows, speedsReached } from '../testing/card-scenario.ts';
import { describeCard } from '../testing/describe-card.ts';
import { ends, ONE_STEP, reach } from '../testing/reach.ts';

const away = { cell: '0,-4' } as const;
const looking = (facing: number) => ({ is: 'facing', facing }) as const;
const speed = (at: number) => ({ is: 'speed', speed: at }) as const;
type Table = Parameters<typeof fight>[0];

/** Katana Swing, at 4, against a defence of seat 1 that is given. */
const swungAt = (table: Table, defence: string, other: Fight['other'] = {}): void =>
  fight(table, { cards: { 0: 'katana-swing', 1: defence }, other });

describeCard('calm-defence', {
  does: {
    'in Determination a block gives focus, and at 1 the hero steps back, turns and changes its Kamae': shows(
      (table) => {
        swungAt(table, 'calm-defence', { kamae: 'determination' });
        table.seat(1).takes(speed(4));
        expect(hero(table, 1)).toMatchObject({ wounds: 0, focus: 1 });
        expect(told(table, 'blockRaised')).toMatchObject([{ block: { cells: ['1,0', '0,1', '-1,1'] } }]);
        table.seat(0).takes({ id: '0,1' }).takes(looking(0));
        table.seat(1).mayNotTake({ id: '1,0' }).takes({ id: '0,-1' }).takes(looking(2)).takes({ kamae: 'neutral' });

        expect(stand(table, 1)).toBe('0,-1 facing 2');
        expect(hero(table, 1).kamae).toBe('neutral');
        turnIsOver(table);
      },
    ),
    'in Balance the hero turns first': shows((table) => {
      swungAt(table, 'calm-defence', { kamae: 'balance', facing: 1 });
      table.seat(1).takes(speed(4)).takes(looking(2));
      playOutTo(table);

      expect(hero(table, 1)).toMatchObject({ wounds: 0, focus: 0 });
    }),
    'its range is 6 to 2, in Balance after a turn by one side': shows((table) => {
      fight(table, { cards: { 0: 'calm-defence' }, one: { kamae: 'balance' }, other: away });
      expect(offered(table, 0)).toEqual([2, 3, 4, 5, 6]);
      table.seat(0).takes(speed(6));

      expect(reach(table, 0)).toEqual({ '0,1': '015' });
    }),
    'at 1 it steps back, then turns by one side, and the ring moves by one branch': shows((table) => {
      fight(table, { cards: { 0: 'calm-defence' }, other: away });
      table.seat(0).takes(speed(2));
      expect(reach(table, 0)).toEqual(ends('015', '0,1', '-1,2', '0,2', '1,1'));
      table.seat(0).takes({ id: '0,1' }).takes(looking(0));

      expect(offered(table, 0)).toEqual(['aggression', 'balance', 'neutral']);
      expect(speedsReached(table)).toEqual([2, 1]);
    }),
  },
  refuses: {
    'out of Balance there is no turn, out of Determination no focus': shows((table) => {
      swungAt(table, 'calm-defence');
      table.seat(1).takes(speed(4));
      playOutTo(table);

      expect(hero(table, 1)).toMatchObject({ wounds: 0, focus: 0 });
      expect(skipped(table, 'calm-defence')).toEqual(['0 kamae', '2.0 kamae']);
    }),
    'without a block there is no focus': shows((table) => {
      swungAt(table, 'calm-defence', { kamae: 'determination' });
      table.seat(1).takes(speed(5));
      playOutTo(table);

      expect(hero(table, 1)).toMatchObject({ wounds: 1, focus: 0 });
    }),
  },
});

describeCard('deep-meditation', {
  does: {
    'in Determination it gives focus; then up to two cards are drawn': shows((table) => {
      fight(table, {
        cards: { 0: 'deep-meditation' },
        one: { kamae: 'determination', deck: ['fend', 'headbutt', 'iron-will', 'iron-will'] },
        other: away,
      });
      table.seat(0).takes({ id: '1,1' }).mayNotTake(looking(3)).takes(looking(2));
      table.seat(0).takes({ is: 'alternative', at: 0 }).says(2);

      expect(stand(table, 0)).toBe('1,1 facing 2');
      expect(hero(table, 0)).toMatchObject({ kamae: 'determination', focus: 1 });
      expect(prints(table, 0, 'hand')).toEqual(['fend', 'headbutt', 'iron-will']);
      turnIsOver(table);
    }),
    'or the opponent shows its hand': shows((table) => {
      fight(table, { cards: { 0: 'deep-meditation' }, other: { ...away, hand: ['fend'] } });
      table.seat(0).takes({ id: '0,1' }).takes(looking(0)).takes({ is: 'alternative', at: 1 });

      expect(told(table, 'handShown')).toMatchObject([{ seat: 1, to: 0 }]);
      expect(hero(table, 0)).toMatchObject({ kamae: 'determination', focus: 0 });
      turnIsOver(table);
    }),
    'at 1 the step goes any way, and a turn by up to two sides may follow': shows((table) => {
      fight(table, { cards: { 0: 'deep-meditation' }, other: away });
      expect(reach(table, 0)).toEqual(ends('01245', ...ONE_STEP));
      expect(speedsReached(table)).toEqual([1]);
      table.seat(0).takes({ id: '0,1' }).takes(looking(0)).takes({ is: 'alternative', at: 0 });

      expect(offered(table, 0)).toEqual([0, 2]);
    }),
  },
  refuses: {
    'the jump to Determination comes too late for the focus': shows((table) => {
      fight(table, { cards: { 0: 'deep-meditation' }, other: away });
      playOutTo(table);

      expect(hero(table, 0)).toMatchObject({ kamae: 'determination', focus: 0 });
      expect(skipped(table, 'deep-meditation')).toContain('1 kamae');
    }),
  },
});

describeCard('fend', {
  does: {
    'whoever is blocked is pushed back, and at 1 the hero steps back': shows((table) => {
      swungAt(table, 'fend', { facing: 2 });
      table.seat(1).takes(speed(4)).takes(looking(3));
      expect(hero(table, 0).cell).toBe('0,2');
      expect(hero(table, 1).wounds).toBe(0);
      table.seat(0).takes({ id: '0,2' }).takes(looking(0));
      table.seat(1).mayNotTake({ id: '0,1' }).takes({ id: '0,-1' });

      expect(stand(table, 1)).toBe('0,-1 facing 3');
      turnIsOver(table);
    }),
    'after a turn by one side the three cells ahead are shielded; at 1 it steps back, or not': shows((table) => {
      fight(table, { cards: { 0: 'fend' }, other: away });
      expect(offered(table, 0)).toEqual([2, 3, 4, 5]);
      table.seat(0).takes(speed(5));
      expect(reach(table, 0)).toEqual({ '0,1': '015' });
      table.seat(0).takes(looking(0));

      expect(told(table, 'blockRaised')).toMatchObject([{ block: { cells: ['-1,1', '0,0', '1,0'] } }]);
      expect(reach(table, 0)).toEqual(ends('0', '0,1', '-1,2', '0,2', '1,1'));
      expect(speedsReached(table)).toEqual([5, 1]);
    }),
  },
  refuses: {
    'at another speed nobody is pushed': shows((table) => {
      swungAt(table, 'fend');
      table.seat(1).takes(speed(3)).takes(looking(3));
      playOutTo(table);

      expect(hero(table, 0).cell).toBe('0,1');
      expect(hero(table, 1).wounds).toBe(1);
    }),
    'it is not as fast as 6': shows((table) => {
      fight(table, { cards: { 0: 'fend' }, other: away });
      table.seat(0).mayTake({ speed: 5 }).mayTake({ speed: 2 }).mayNotTake({ speed: 6 }).mayNotTake({ speed: 1 });
    }),
  },
});

describeCard('field-bandages', {
  does: {
    'up to two stuns go, and in Determination up to two cards are drawn': shows((table) => {
      fight(table, {
        cards: { 0: 'field-bandages' },
        one: { kamae: 'determination', stuns: 3, deck: ['fend', 'headbutt', 'iron-will', 'iron-will'] },
        other: away,
      });
      table.seat(0).takes({ id: '0,2' }).mayNotTake(looking(2)).takes(looking(1));
      table.seat(0).takes({ is: 'alternative', at: 0 }).says(2).says(2);

      expect(stand(table, 0)).toBe('0,2 facing 1');
      expect(hero(table, 0).stuns).toBe(1);
      expect(prints(table, 0, 'hand')).toEqual(['fend', 'headbutt', 'iron-will']);
      turnIsOver(table);
    }),
    'or bleeding wounds are stanched, and in Balance one card is drawn': shows((table) => {
      fight(table, {
        cards: { 0: 'field-bandages' },
        one: { kamae: 'balance', stuns: 1, bleeding: 2, deck: ['fend', 'headbutt', 'iron-will', 'iron-will'] },
        other: away,
      });
      table.seat(0).takes({ id: '0,1' }).takes(looking(0)).takes({ is: 'alternative', at: 1 }).says(1);

      expect(hero(table, 0)).toMatchObject({ stuns: 1, bleeding: 0, wounds: 2 });
      expect(prints(table, 0, 'hand')).toEqual(['fend', 'headbutt']);
      turnIsOver(table);
    }),
    'at 1 the step goes any way, with a turn by one side; up to two stuns go': shows((table) => {
      fight(table, { cards: { 0: 'field-bandages' }, one: { stuns: 3 }, other: away });
      expect(reach(table, 0)).toEqual(ends('015', ...ONE_STEP));
      expect(speedsReached(table)).toEqual([1]);
      table.seat(0).takes({ id: '0,1' }).takes(looking(0)).takes({ is: 'alternative', at: 0 });

      expect(offered(table, 0)).toEqual([0, 2]);
    }),
    'in Balance it draws one card at most, in Determination two': shows((table) => {
      for (const [kamae, most] of [
        ['balance', 1],
        ['determination', 2],
      ] as const) {
        fight(table, { cards: { 0: 'field-bandages' }, one: { kamae }, other: away });
        playOutTo(table, 'drawUpTo');
        expect(offered(table, 0)).toEqual([0, most]);
      }
    }),
  },
  refuses: {
    'in another Kamae nothing is drawn': shows((table) => {
      fight(table, { cards: { 0: 'field-bandages' }, one: { stuns: 1, deck: ['fend', 'headbutt'] }, other: away });
      playOutTo(table);

      expect(skipped(table, 'field-bandages')).toEqual(expect.arrayContaining(['2 kamae', '3 kamae']));
      expect(prints(table, 0, 'hand')).toEqual(['fend']);
    }),
  },
});

describeCard('horse-kick', {
  does: {
    'the front is stunned and pushed, and at 5 the hero follows': shows((table) => {
      fight(table, { cards: { 0: 'horse-kick' } });
      expect(hero(table, 1)).toMatchObject({ wounds: 0, stuns: 1, cell: '0,-1' });
      table.seat(0).mayTake({ id: '0,1' }).mayNotTake({ id: '0,2' }).takes({ id: '0,0' });

      expect(stand(table, 0)).toBe('0,0 facing 0');
      turnIsOver(table);
    }),
    'SEN-OR-b: in Aggression by two cells, not by one': shows((table) => {
      fight(table, { cards: { 0: 'horse-kick' }, one: { kamae: 'aggression' } });
      playOutTo(table);

      expect(hero(table, 1)).toMatchObject({ stuns: 1, cell: '0,-2' });
    }),
    'in Balance the hero steps wherever it likes': shows((table) => {
      fight(table, { cards: { 0: 'horse-kick' }, one: { kamae: 'balance' }, other: away });
      table.seat(0).takes({ id: '0,2' });

      expect(stand(table, 0)).toBe('0,2 facing 0');
      turnIsOver(table);
    }),
    'it kicks at 6; at 5 it steps ahead, in Balance any way, or nowhere': shows((table) => {
      fight(table, { cards: { 0: 'horse-kick' }, other: away });
      expect(reach(table, 0)).toEqual(ends('0', '0,1', '0,0'));
      expect(speedsReached(table)).toEqual([6, 5]);

      fight(table, { cards: { 0: 'horse-kick' }, one: { kamae: 'balance' }, other: away });
      expect(reach(table, 0)).toEqual(ends('0', ...ONE_STEP));
    }),
  },
  refuses: {
    'a miss stuns and pushes nobody': shows((table) => {
      fight(table, { cards: { 0: 'horse-kick' }, other: { cell: '1,0' } });
      playOutTo(table);

      expect(hero(table, 1)).toMatchObject({ stuns: 0, cell: '1,0' });
    }),
    'out of Aggression nobody is pushed by two': shows((table) => {
      fight(table, { cards: { 0: 'horse-kick' }, one: { kamae: 'balance' } });

      expect(hero(table, 1).cell).toBe('0,-1');
      table.seat(0).isAsked('moveTo');
    }),
  },
});

describeCard('pommel-smash', {
  does: {
    'after a step the front is wounded and stunned': shows((table) => {
      fight(table, { cards: { 0: 'pommel-smash' }, one: { cell: '0,2' }, other: { focus: 1 } });

      expect(stand(table, 0)).toBe('0,1 facing 0');
      expect(hero(table, 1)).toMatchObject({ wounds: 1, stuns: 1, focus: 1 });
      expect(hero(table, 0).focus).toBe(0);
      turnIsOver(table);
    }),
    'in Determination the victim loses a focus': shows((table) => {
      fight(table, { cards: { 0: 'pommel-smash' }, one: { cell: '0,2', kamae: 'determination' }, other: { focus: 2 } });

      expect(hero(table, 1).focus).toBe(1);
      turnIsOver(table);
    }),
    'in Aggression the hero gains one': shows((table) => {
      fight(table, { cards: { 0: 'pommel-smash' }, one: { cell: '0,2', kamae: 'aggression' }, other: { focus: 2 } });

      expect(hero(table, 0).focus).toBe(1);
      expect(hero(table, 1).focus).toBe(2);
      turnIsOver(table);
    }),
    'in Balance it turns after the step': shows((table) => {
      fight(table, { cards: { 0: 'pommel-smash' }, one: { cell: '0,2', facing: 1, kamae: 'balance' } });
      playOutTo(table);

      expect(hero(table, 1)).toMatchObject({ wounds: 1, stuns: 1 });
    }),
    'at 5 it steps ahead, or nowhere; in Balance a turn by one side may follow': shows((table) => {
      fight(table, { cards: { 0: 'pommel-smash' }, one: { kamae: 'balance' }, other: away });
      expect(reach(table, 0)).toEqual(ends('0', '0,1', '-1,1', '0,0', '1,0'));
      expect(speedsReached(table)).toEqual([5]);
      table.seat(0).takes({ id: '0,1' });

      expect(reach(table, 0)).toEqual({ '0,1': '015' });
    }),
  },
  refuses: {
    'a miss stuns nobody and gives no focus': shows((table) => {
      fight(table, { cards: { 0: 'pommel-smash' }, one: { kamae: 'aggression' }, other: away });
      playOutTo(table);

      expect(hero(table, 0).focus).toBe(0);
      expect(hero(table, 1)).toMatchObject({ wounds: 0, stuns: 0 });
    }),
    'out of Balance there is no turn': shows((table) => {
      fight(table, { cards: { 0: 'pommel-smash' }, one: { cell: '0,2', facing: 2 }, other: { cell: '1,-1' } });
      playOutTo(table);

      expect(hero(table, 0).facing).toBe(2);
      expect(skipped(table, 'pommel-smash')).toContain('1 kamae');
    }),
  },
});

describeCard('push-back', {
  does: {
    'after a turn the front is pushed by two': shows((table) => {
      fight(table, { cards: { 0: 'push-back' }, one: { facing: 1 } });

      expect(stand(table, 0)).toBe('0,1 facing 0');
      expect(hero(table, 1)).toMatchObject({ wounds: 0, cell: '0,-2' });
      turnIsOver(table);
    }),
    'it turns by one side, or not': shows((table) => {
      fight(table, { cards: { 0: 'push-back' }, other: away });

      expect(reach(table, 0)).toEqual({ '0,1': '015' });
    }),
  },
  refuses: {
    'two sides are too many': shows((table) => {
      fight(table, { cards: { 0: 'push-back' }, one: { facing: 2 } });
      playOutTo(table);

      expect(hero(table, 1).cell).toBe('0,0');
    }),
    'who is blocked pushes nobody': shows((table) => {
      fight(table, { cards: { 0: 'push-back', 1: 'tonfa-block' } });
      table.seat(1).takes(speed(4));
      playOutTo(table);

      expect(told(table, 'stepped')).toEqual([]);
    }),
  },
});

describeCard('quick-stab', {
  does: {
    'it wounds the front at 8 for one focus': shows((table) => {
      fight(table, { cards: { 0: 'quick-stab' }, one: { focus: 1 } });

      expect(hero(table, 1).wounds).toBe(1);
      expect(hero(table, 0).focus).toBe(0);
      expect(told(table, 'speedReached')[0]?.speed).toBe(8);
      turnIsOver(table);
    }),
    'in Determination a hit gives the focus back': shows((table) => {
      fight(table, { cards: { 0: 'quick-stab' }, one: { focus: 1, kamae: 'determination' } });

      expect(hero(table, 0).focus).toBe(1);
      turnIsOver(table);
    }),
    'in Aggression the hero has to step ahead first': shows((table) => {
      fight(table, { cards: { 0: 'quick-stab' }, one: { focus: 1, kamae: 'aggression', cell: '0,2' } });

      expect(stand(table, 0)).toBe('0,1 facing 0');
      expect(hero(table, 1).wounds).toBe(1);
      turnIsOver(table);
    }),
    'in Balance it may turn first': shows((table) => {
      fight(table, { cards: { 0: 'quick-stab' }, one: { focus: 1, kamae: 'balance', facing: 1 } });

      expect(stand(table, 0)).toBe('0,1 facing 0');
      expect(hero(table, 1).wounds).toBe(1);
      turnIsOver(table);
    }),
    'in Aggression the step ahead has to be made; in Balance the turn is by one side, or none': shows((table) => {
      fight(table, { cards: { 0: 'quick-stab' }, one: { focus: 1, kamae: 'aggression' }, other: away });
      expect(stand(table, 0)).toBe('0,0 facing 0');
      turnIsOver(table);

      fight(table, { cards: { 0: 'quick-stab' }, one: { focus: 1, kamae: 'balance' }, other: away });
      expect(reach(table, 0)).toEqual({ '0,1': '015' });
    }),
  },
  refuses: {
    'without focus it cannot be chosen': shows((table) => {
      choosing(table, { hand: ['quick-stab'] }).mayNotTake({ card: 'quick-stab' });
      choosing(table, { hand: ['quick-stab'], focus: 1 }).mayTake({ card: 'quick-stab' });
    }),
    'a miss gives no focus': shows((table) => {
      fight(table, { cards: { 0: 'quick-stab' }, one: { focus: 1, kamae: 'determination' }, other: away });

      expect(hero(table, 0).focus).toBe(0);
      turnIsOver(table);
    }),
  },
});
