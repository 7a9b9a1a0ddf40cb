import { expect } from 'vitest';
import { type Fight, fight, hero, prints, stand, told, turnIsOver } from '../rules/testing/fight.ts';
import { playOutTo } from '../rules/testing/play-out.ts';
import { choosing, offered, shows, speedsReached, toCounter } from '../testing/card-scenario.ts';
import { countersAt } from '../testing/countering.ts';
import { describeCard } from '../testing/describe-card.ts';
import { BESIDE, DIAGONAL_AND_TURN, ends, ONE_STEP, reach } from '../testing/reach.ts';

const away = { cell: '0,-4' } as const;
const looking = (facing: number) => ({ is: 'facing', facing }) as const;
const speed = (at: number) => ({ is: 'speed', speed: at }) as const;
type Table = Parameters<typeof fight>[0];

/** An attack of seat 0, by default Katana Swing at 4, against a defence of seat 1. */
const against = (table: Table, defence: string, other: Fight['other'] = {}, attack = 'katana-swing'): void =>
  fight(table, { cards: { 0: attack, 1: defence }, one: { focus: 1 }, other });

describeCard('circling-defence', {
  does: {
    'front right and back right are shielded': shows((table) => {
      against(table, 'circling-defence', { facing: 2 });
      table.seat(1).takes(speed(4));
      playOutTo(table);

      expect(told(table, 'blockRaised')).toMatchObject([{ block: { cells: ['0,1', '-1,1'] } }]);
      expect(hero(table, 1).wounds).toBe(0);
    }),
    'in Balance the front, too': shows((table) => {
      against(table, 'circling-defence', { kamae: 'balance' });
      table.seat(1).takes(speed(4));
      playOutTo(table);

      expect(hero(table, 1).wounds).toBe(0);
    }),
    'at 2 the hero steps and turns, for a focus again, and in Determination draws': shows((table) => {
      fight(table, {
        cards: { 0: 'circling-defence' },
        one: { focus: 1, kamae: 'determination', deck: ['fend', 'headbutt', 'iron-will'] },
        other: away,
      });
      table.seat(0).takes(speed(3)).takes({ id: '1,0' }).mayNotTake(looking(0)).takes(looking(1));
      table.seat(0).takes({ is: 'pay' }).takes({ id: '1,0' }).takes(looking(2)).says(1);

      expect(stand(table, 0)).toBe('1,0 facing 2');
      expect(hero(table, 0).focus).toBe(0);
      expect(prints(table, 0, 'hand')).toEqual(['fend', 'headbutt']);
      turnIsOver(table);
    }),
    'its range is 7 to 3; in Balance the front is shielded, too': shows((table) => {
      fight(table, { cards: { 0: 'circling-defence' }, one: { kamae: 'balance' }, other: away });
      expect(offered(table, 0)).toEqual([3, 4, 5, 6, 7]);
      table.seat(0).takes(speed(7));

      expect(told(table, 'blockRaised').flatMap(({ block }) => block.cells)).toEqual(['1,0', '1,1', '0,0']);
      expect(speedsReached(table)).toEqual([7, 2]);
      playOutTo(table);
    }),
    'at 2 it has to step and turn, and may do so again for a focus': shows((table) => {
      fight(table, { cards: { 0: 'circling-defence' }, other: away });
      table.seat(0).takes(speed(3));
      expect(reach(table, 0)).toEqual({ ...ends('15', '-1,1', '0,0', '1,0'), '1,1': '1', '-1,2': '5' });

      // From here a turn and a step lead to 0,1, looking up.
      fight(table, { cards: { 0: 'circling-defence' }, one: { cell: '-1,2', facing: 5, focus: 1 }, other: away });
      table.seat(0).takes(speed(3)).takes({ id: '0,1' }).takes({ is: 'pay', focus: 1 });
      expect(reach(table, 0)).toEqual(DIAGONAL_AND_TURN);
    }),
    'in Determination it draws one card at most': shows((table) => {
      fight(table, { cards: { 0: 'circling-defence' }, one: { kamae: 'determination' }, other: away });
      table.seat(0).takes(speed(3)).takes({ id: '1,1' });

      expect(offered(table, 0)).toEqual([0, 1]);
    }),
  },
  refuses: {
    'out of Balance the front is open': shows((table) => {
      against(table, 'circling-defence');
      table.seat(1).takes(speed(4));
      playOutTo(table);

      expect(hero(table, 1).wounds).toBe(1);
    }),
    'declined, there is one step, and out of Determination no card': shows((table) => {
      fight(table, { cards: { 0: 'circling-defence' }, one: { focus: 1, deck: ['fend', 'headbutt'] }, other: away });
      table.seat(0).takes(speed(3)).takes({ id: '-1,1' }).takes(looking(5)).declines();

      expect(stand(table, 0)).toBe('-1,1 facing 5');
      expect(hero(table, 0).focus).toBe(1);
      expect(prints(table, 0, 'hand')).toEqual(['fend']);
      turnIsOver(table);
    }),
  },
});

describeCard('graceful-step', {
  does: {
    'in Aggression the hero steps ahead diagonally, then changes its Kamae': shows((table) => {
      fight(table, { cards: { 0: 'graceful-step' }, one: { kamae: 'aggression' }, other: away });
      table.seat(0).mayNotTake({ id: '0,1' }).mayNotTake({ id: '1,1' }).takes({ id: '1,0' });
      table.seat(0).isAsked('changeKamae').takes({ kamae: 'aggression', focus: 0 });

      expect(stand(table, 0)).toBe('1,0 facing 0');
      turnIsOver(table);
    }),
    'in Balance it steps back, which dodges a blow': shows((table) => {
      fight(table, { cards: { 0: 'katana-swing', 1: 'graceful-step' }, other: { kamae: 'balance' } });
      table.seat(1).mayNotTake({ id: '1,0' }).takes({ id: '1,-1' }).takes({ kamae: 'determination' });
      playOutTo(table);

      expect(hero(table, 1)).toMatchObject({ cell: '1,-1', kamae: 'determination', wounds: 0 });
    }),
    'it is at 8; in Balance the step back to a side has to be made, and the ring moves by one branch': shows(
      (table) => {
        fight(table, { cards: { 0: 'graceful-step' }, one: { kamae: 'balance' }, other: away });
        expect(reach(table, 0)).toEqual(ends('0', '-1,2', '1,1'));
        expect(speedsReached(table)).toEqual([8]);

        fight(table, { cards: { 0: 'graceful-step' }, other: away });
        expect(offered(table, 0)).toEqual(['aggression', 'balance', 'neutral']);
      },
    ),
  },
  refuses: {
    'elsewhere only the Kamae changes': shows((table) => {
      fight(table, { cards: { 0: 'graceful-step' }, other: away });
      table.seat(0).takes({ kamae: 'balance' });

      expect(stand(table, 0)).toBe('0,1 facing 0');
      expect(hero(table, 0).kamae).toBe('balance');
      turnIsOver(table);
    }),
  },
});

describeCard('misdirection', {
  does: {
    'whoever stands ahead is turned, and may not turn this turn': shows((table) => {
      fight(table, { cards: { 0: 'push-back', 1: 'misdirection' }, other: { focus: 1 } });
      table.seat(1).takes({ is: 'way', way: 'clockwise' }).mayNotTake({ id: '-1,1' }).takes({ id: '-2,2' });

      expect(stand(table, 0)).toBe('0,1 facing 1');
      expect(told(table, 'cancelled')).toMatchObject([{ fighter: 0 }]);
      expect(hero(table, 1)).toMatchObject({ cell: '-2,2', focus: 0 });
      turnIsOver(table);
    }),
    'at 8 whoever stands on one of the three cells ahead is turned, and at 7 the hero moves on': shows((table) => {
      for (const cell of ['-1,1', '0,0', '1,0'] as const) {
        fight(table, { cards: { 0: 'misdirection' }, one: { focus: 1 }, other: { cell } });
        table.seat(0).isAsked('turnTarget').takes({ way: 'clockwise' });
        expect(hero(table, 1).facing).toBe(4);
        playOutTo(table);
      }
      expect(speedsReached(table)).toEqual([8, 7, 8, 7, 8, 7]);
    }),
  },
  refuses: {
    'with nobody ahead nothing is cancelled': shows((table) => {
      fight(table, { cards: { 0: 'push-back', 1: 'misdirection' }, other: { focus: 1, facing: 0 } });
      playOutTo(table);

      expect(hero(table, 0).facing).toBe(0);
      expect(told(table, 'cancelled')).toEqual([]);
    }),
    'without focus it cannot be chosen': shows((table) => {
      choosing(table, { hand: ['misdirection'] }).mayNotTake({ card: 'misdirection' });
      choosing(table, { hand: ['misdirection'], focus: 1 }).mayTake({ card: 'misdirection' });
    }),
    'nobody else is turned': shows((table) => {
      for (const cell of ['1,1', '0,2', '-1,2', '0,-1'] as const) {
        fight(table, { cards: { 0: 'misdirection' }, one: { focus: 1 }, other: { cell } });
        playOutTo(table);
        expect(hero(table, 1).facing).toBe(3);
      }
    }),
  },
});

describeCard('quick-dodge', {
  does: {
    'the hero steps back and changes its Kamae': shows((table) => {
      against(table, 'quick-dodge');
      table.seat(1).takes({ kamae: 'aggression' });
      playOutTo(table);

      expect(hero(table, 1)).toMatchObject({ cell: '0,-1', kamae: 'aggression', wounds: 0 });
    }),
    'in Determination it steps wherever it likes': shows((table) => {
      against(table, 'quick-dodge', { kamae: 'determination' });
      table.seat(1).mayNotTake({ id: '0,0' }).mayTake({ id: '1,0' }).takes({ id: '1,-1' });
      playOutTo(table);

      expect(hero(table, 1)).toMatchObject({ cell: '1,-1', wounds: 0 });
    }),
    'at 8, in Determination, the step goes any way, but has to be made': shows((table) => {
      fight(table, { cards: { 0: 'quick-dodge' }, one: { kamae: 'determination' }, other: away });

      expect(reach(table, 0)).toEqual(ends('0', ...BESIDE));
      expect(speedsReached(table)).toEqual([8]);
    }),
  },
  refuses: {
    'the step is a duty: with somebody behind it is a collision, and no Kamae changes': shows((table) => {
      fight(table, { cards: { 0: 'quick-dodge' }, one: { facing: 3 } });
      playOutTo(table);

      expect(told(table, 'collided')).toMatchObject([{ fighter: 0, at: '0,0', with: 'hero' }]);
      expect(stand(table, 0)).toBe('0,1 facing 3');
      expect(hero(table, 0).kamae).toBe('neutral');
    }),
  },
});

describeCard('river-block', {
  does: {
    'front and front right are shielded after a turn; in Determination attacks at 6 and 5 are countered': shows(
      (table) => {
        against(table, 'river-block', { kamae: 'determination', facing: 2, hand: ['counter-attack'] }, 'pommel-smash');
        table.seat(1).takes(speed(5)).takes(looking(3));
        toCounter(table);
        table.seat(1).isAsked('counter').takes({ card: 'counter-attack' });
        playOutTo(table);

        expect(told(table, 'blockRaised')).toMatchObject([{ block: { cells: ['0,1', '-1,1'] } }]);
        expect(hero(table, 0).wounds).toBe(1);
        expect(hero(table, 1).wounds).toBe(0);
      },
    ),
    'at 3 the hero steps and turns, in Balance with focus': shows((table) => {
      fight(table, { cards: { 0: 'river-block' }, one: { kamae: 'balance' }, other: away });
      table.seat(0).takes(speed(7)).takes(looking(0)).mayNotTake({ id: '0,1' }).takes({ id: '0,2' }).takes(looking(1));

      expect(stand(table, 0)).toBe('0,2 facing 1');
      expect(hero(table, 0)).toMatchObject({ kamae: 'balance', focus: 1 });
      turnIsOver(table);
    }),
    'its range is 7 to 4, after a turn by one side; the step at 3 goes any way, and a turn may follow': shows(
      (table) => {
        fight(table, { cards: { 0: 'river-block' }, other: away });
        expect(offered(table, 0)).toEqual([4, 5, 6, 7]);
        table.seat(0).takes(speed(7));
        expect(reach(table, 0)).toEqual({ '0,1': '015' });
        table.seat(0).takes(looking(0));

        expect(reach(table, 0)).toEqual(ends('015', ...BESIDE));
        expect(speedsReached(table)).toEqual([7, 3]);
      },
    ),
    'in Determination, and only there, it counters at 6 and 5': shows((table) => {
      expect(countersAt(table, 'river-block', { kamae: 'determination' })).toEqual([6, 5]);
      expect(countersAt(table, 'river-block', { kamae: 'balance' })).toEqual([]);
    }),
  },
  refuses: {
    'out of Determination nothing is countered, out of Balance no focus is gained': shows((table) => {
      against(table, 'river-block', { hand: ['counter-attack'] }, 'pommel-smash');
      table.seat(1).takes(speed(5)).takes(looking(3));
      toCounter(table);

      turnIsOver(table);
      expect(hero(table, 1)).toMatchObject({ wounds: 0, kamae: 'balance', focus: 0 });
    }),
    'an attack at 4 is not countered': shows((table) => {
      against(table, 'river-block', { kamae: 'determination', hand: ['counter-attack'] });
      table.seat(1).takes(speed(4)).takes(looking(3));
      toCounter(table);

      expect(hero(table, 1).wounds).toBe(0);
      turnIsOver(table);
    }),
  },
});

describeCard('stone-block', {
  does: {
    'four cells are shielded; attacks at 5, 4 and 3 are countered, and the attacker is stunned': shows((table) => {
      against(table, 'stone-block', { hand: ['counter-attack'] });
      table.seat(1).takes(speed(4));
      toCounter(table);
      table.seat(1).isAsked('counter').passes();
      playOutTo(table);

      expect(told(table, 'blockRaised')[0]?.block.cells).toEqual(['0,1', '1,0', '-1,1', '1,-1']);
      expect(hero(table, 0).stuns).toBe(1);
      expect(hero(table, 1)).toMatchObject({ wounds: 0, kamae: 'determination', focus: 0 });
    }),
    'at 1, in Determination, focus is gained and the hero turns': shows((table) => {
      fight(table, { cards: { 0: 'stone-block' }, one: { kamae: 'determination' }, other: away });
      table.seat(0).takes(speed(2)).takes(looking(1));

      expect(hero(table, 0)).toMatchObject({ facing: 1, focus: 1, kamae: 'determination' });
      turnIsOver(table);
    }),
    'its range is 6 to 2, it counters at 5, 4 and 3': shows((table) => {
      expect(countersAt(table, 'stone-block')).toEqual([5, 4, 3]);
      fight(table, { cards: { 0: 'stone-block' }, other: away });

      expect(offered(table, 0)).toEqual([2, 3, 4, 5, 6]);
    }),
    'at 1 it turns by one side, or not': shows((table) => {
      fight(table, { cards: { 0: 'stone-block' }, other: away });
      table.seat(0).takes(speed(6));

      expect(reach(table, 0)).toEqual({ '0,1': '015' });
      expect(speedsReached(table)).toEqual([6, 1]);
    }),
  },
  refuses: {
    'at another speed nobody is stunned': shows((table) => {
      against(table, 'stone-block');
      table.seat(1).takes(speed(5));
      playOutTo(table);

      expect(hero(table, 0).stuns).toBe(0);
      expect(hero(table, 1)).toMatchObject({ wounds: 1, focus: 0 });
    }),
    'the back right is open': shows((table) => {
      against(table, 'stone-block', { facing: 1 });
      table.seat(1).takes(speed(4));
      playOutTo(table);

      expect(hero(table, 1).wounds).toBe(1);
    }),
  },
});

describeCard('swift-block', {
  does: {
    'whoever is blocked is pushed, and the ring jumps to Aggression': shows((table) => {
      against(table, 'swift-block', {}, 'quick-stab');
      table.seat(1).takes(speed(8));

      expect(hero(table, 0).cell).toBe('0,2');
      expect(hero(table, 1)).toMatchObject({ wounds: 0, focus: 0, kamae: 'aggression' });
      turnIsOver(table);
    }),
    'in Determination with focus': shows((table) => {
      against(table, 'swift-block', { kamae: 'determination' }, 'quick-stab');
      table.seat(1).takes(speed(8));

      expect(hero(table, 1)).toMatchObject({ focus: 1, kamae: 'aggression' });
      turnIsOver(table);
    }),
    'in Balance with a step': shows((table) => {
      against(table, 'swift-block', { kamae: 'balance' }, 'quick-stab');
      table.seat(1).takes(speed(8)).takes({ id: '1,0' });

      expect(hero(table, 1)).toMatchObject({ cell: '1,0', focus: 0, kamae: 'aggression' });
      turnIsOver(table);
    }),
    'its range is 8 to 6, the front is shielded, and in Balance the step goes any way, or nowhere': shows((table) => {
      fight(table, {
        cards: { 0: 'swift-block', 1: 'quick-stab' },
        one: { kamae: 'balance' },
        other: { focus: 1 },
      });
      expect(offered(table, 0)).toEqual([6, 7, 8]);
      table.seat(0).takes(speed(8));

      expect(told(table, 'blockRaised')).toMatchObject([{ block: { cells: ['0,0'], speed: 8 } }]);
      expect(hero(table, 1).cell).toBe('0,-1');
      expect(reach(table, 0)).toEqual(ends('0', ...ONE_STEP));
    }),
    'it replaces a revealed attack': shows((table) => {
      fight(table, {
        cards: { 0: 'quick-stab', 1: 'pommel-smash' },
        one: { focus: 1 },
        other: { hand: ['swift-block'] },
      });
      table.seat(1).isAsked('replace').takes({ card: 'swift-block' }).takes(speed(8));

      expect(told(table, 'replaced')).toMatchObject([{ seat: 1, printed: 'swift-block' }]);
      expect(hero(table, 0)).toMatchObject({ cell: '0,2', wounds: 0 });
      expect(hero(table, 1)).toMatchObject({ wounds: 0, kamae: 'aggression' });
      expect(prints(table, 1, 'discard')).toEqual(['pommel-smash', 'swift-block']);
      turnIsOver(table);
    }),
  },
  refuses: {
    'without a block nothing follows': shows((table) => {
      against(table, 'swift-block', { kamae: 'determination' }, 'quick-stab');
      table.seat(1).takes(speed(7));

      expect(hero(table, 0).cell).toBe('0,1');
      expect(hero(table, 1)).toMatchObject({ wounds: 1, focus: 0, kamae: 'determination' });
      turnIsOver(table);
    }),
    'SEN-INST-c: it replaces neither a defence nor a core card': shows((table) => {
      fight(table, { cards: { 0: 'fend' }, one: { hand: ['swift-block'] }, other: away });
      table.seat(0).isAsked('chooseSpeed').mayNotTake(speed(8));

      fight(table, { cards: { 0: 'katana-swing' }, one: { hand: ['swift-block'] }, other: away });
      expect(told(table, 'replaced')).toEqual([]);
      playOutTo(table);
    }),
  },
});

describeCard('wild-block', {
  does: {
    'five cells are shielded; two cards and all focus are lost, and at 1 the ring jumps to Neutral': shows((table) => {
      against(table, 'wild-block', { kamae: 'determination', focus: 3, hand: ['fend', 'headbutt', 'iron-will'] });
      table.seat(1).takes(speed(4));
      playOutTo(table);

      expect(told(table, 'blockRaised')[0]?.block.cells).toHaveLength(5);
      expect(hero(table, 1)).toMatchObject({ wounds: 0, focus: 0, kamae: 'neutral' });
      expect(prints(table, 1, 'discard')).toHaveLength(3);
    }),
    'in Balance one focus is kept': shows((table) => {
      against(table, 'wild-block', { kamae: 'balance', focus: 3 });
      table.seat(1).takes(speed(4));
      playOutTo(table);

      expect(hero(table, 1)).toMatchObject({ focus: 1, kamae: 'neutral' });
    }),
    'in Aggression attacks at 7 and 6 are countered': shows((table) => {
      against(table, 'wild-block', { kamae: 'aggression', hand: ['counter-attack'] }, 'horse-kick');
      table.seat(1).takes(speed(6));
      table.seat(1).isAsked('counter').takes({ card: 'counter-attack' });
      playOutTo(table);

      expect(hero(table, 0).wounds).toBe(1);
    }),
    'its range is 9 to 3, and all sides but the back are shielded': shows((table) => {
      fight(table, { cards: { 0: 'wild-block' }, other: away });
      expect(offered(table, 0)).toEqual([3, 4, 5, 6, 7, 8, 9]);
      table.seat(0).takes(speed(9));

      expect(told(table, 'blockRaised')).toMatchObject([{ block: { cells: ['-1,1', '0,0', '1,0', '-1,2', '1,1'] } }]);
      expect(speedsReached(table)).toEqual([9, 1]);
      turnIsOver(table);
    }),
    'it counters at 7 and 6, in Aggression only': shows((table) => {
      expect(countersAt(table, 'wild-block', { kamae: 'aggression' })).toEqual([7, 6]);
      expect(countersAt(table, 'wild-block', { kamae: 'determination' })).toEqual([]);
    }),
  },
  refuses: {
    'the cell behind is open': shows((table) => {
      against(table, 'wild-block', { facing: 0 });
      table.seat(1).takes(speed(4));
      playOutTo(table);

      expect(hero(table, 1).wounds).toBe(1);
    }),
    'out of Aggression nothing is countered': shows((table) => {
      against(table, 'wild-block', { hand: ['counter-attack'] }, 'horse-kick');
      table.seat(1).takes(speed(6));
      toCounter(table);

      expect(hero(table, 1).stuns).toBe(0);
      turnIsOver(table);
    }),
  },
});

describeCard('wind-block', {
  does: {
    'in Balance attacks at 8 and 7 are countered': shows((table) => {
      against(table, 'wind-block', { kamae: 'balance', hand: ['counter-attack'] }, 'quick-stab');
      table.seat(1).takes(speed(8)).takes(looking(3)).takes({ card: 'counter-attack' });
      playOutTo(table);

      expect(hero(table, 0).wounds).toBe(1);
      expect(hero(table, 1).wounds).toBe(0);
    }),
    'in Determination those at 6 and 5': shows((table) => {
      against(table, 'wind-block', { kamae: 'determination', hand: ['counter-attack'] }, 'horse-kick');
      table.seat(1).takes(speed(6)).takes(looking(3)).takes({ card: 'counter-attack' });
      playOutTo(table);

      expect(hero(table, 0).wounds).toBe(1);
      expect(hero(table, 1).stuns).toBe(0);
    }),
    'its range is 8 to 5, and after a turn by one side the front and the front right are shielded': shows((table) => {
      fight(table, { cards: { 0: 'wind-block' }, other: away });
      expect(offered(table, 0)).toEqual([5, 6, 7, 8]);
      table.seat(0).takes(speed(5));
      expect(reach(table, 0)).toEqual({ '0,1': '015' });
      table.seat(0).takes(looking(0));

      expect(told(table, 'blockRaised')).toMatchObject([{ block: { cells: ['0,0', '1,0'] } }]);
      turnIsOver(table);
    }),
    'in Balance it counters at 8 and 7, in Determination at 6 and 5': shows((table) => {
      expect(countersAt(table, 'wind-block', { kamae: 'balance' })).toEqual([8, 7]);
      expect(countersAt(table, 'wind-block', { kamae: 'determination' })).toEqual([6, 5]);
      expect(countersAt(table, 'wind-block', { kamae: 'aggression' })).toEqual([]);
    }),
  },
  refuses: {
    'in the other Kamae it only blocks': shows((table) => {
      against(table, 'wind-block', { kamae: 'determination', hand: ['counter-attack'] }, 'quick-stab');
      table.seat(1).takes(speed(8)).takes(looking(3));
      expect(hero(table, 1).wounds).toBe(0);
      turnIsOver(table);

      against(table, 'wind-block', { kamae: 'balance', hand: ['counter-attack'] }, 'horse-kick');
      table.seat(1).takes(speed(6)).takes(looking(3));
      toCounter(table);
      turnIsOver(table);
    }),
  },
});
