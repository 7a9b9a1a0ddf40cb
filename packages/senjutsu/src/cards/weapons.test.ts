import { expect } from 'vitest';
import { fight, hero, prints, skipped, stand, told, turnIsOver } from '../rules/testing/fight.ts';
import { playOutTo } from '../rules/testing/play-out.ts';
import { costsACard, offered, shows, speedsReached, toCounter } from '../testing/card-scenario.ts';
import { describeCard } from '../testing/describe-card.ts';
import { BACK_AND_TURN, ends, ONE_STEP, reach, strikes } from '../testing/reach.ts';

const away = { cell: '0,-4' } as const;
const looking = (facing: number) => ({ is: 'facing', facing }) as const;
const speed = (at: number) => ({ is: 'speed', speed: at }) as const;

describeCard('bo-staff-block', {
  does: {
    'after a block the attacker’s Kamae changes for a focus, and at 1 the hero steps': shows((table) => {
      fight(table, { cards: { 0: 'katana-swing', 1: 'bo-staff-block' }, other: { focus: 1, hand: ['fend'] } });
      table.seat(1).takes(speed(4)).takes(looking(3)).takes({ is: 'pay', focus: 1 });
      expect(offered(table, 1)).toEqual(['aggression', 'balance', 'neutral']);
      table.seat(1).takes({ kamae: 'balance' });
      expect(hero(table, 0).kamae).toBe('balance');
      expect(hero(table, 1)).toMatchObject({ wounds: 0, focus: 0 });
      expect(prints(table, 1, 'discard')).toEqual(['fend']);
      table.seat(0).takes({ id: '0,1' }).takes(looking(0));
      table.seat(1).takes({ id: '0,-1' });

      expect(stand(table, 1)).toBe('0,-1 facing 3');
      turnIsOver(table);
    }),
    'the shields stand front left and front, where the hero has turned to': shows((table) => {
      fight(table, { cards: { 0: 'bo-staff-block' }, other: away });
      table.seat(0).takes(speed(5)).mayNotTake(looking(2)).takes(looking(1));

      expect(told(table, 'blockRaised')).toMatchObject([{ block: { cells: ['0,0', '1,0'] } }]);
      playOutTo(table);
    }),
    'a card is discarded': costsACard('bo-staff-block'),
    'its range is 5 to 3, and the step at 1 goes any way, or nowhere': shows((table) => {
      fight(table, { cards: { 0: 'bo-staff-block' }, other: away });
      expect(offered(table, 0)).toEqual([3, 4, 5]);
      table.seat(0).takes(speed(3)).takes(looking(0));

      expect(reach(table, 0)).toEqual(ends('0', ...ONE_STEP));
      expect(speedsReached(table)).toEqual([3, 1]);
    }),
  },
  refuses: {
    'declined, the Kamae of the attacker stays': shows((table) => {
      fight(table, { cards: { 0: 'katana-swing', 1: 'bo-staff-block' }, other: { focus: 1 } });
      table.seat(1).takes(speed(4)).takes(looking(3)).declines();
      playOutTo(table);

      expect(hero(table, 0).kamae).toBe('neutral');
      expect(hero(table, 1).focus).toBe(1);
    }),
    'at another speed it stops nothing, and nobody pays': shows((table) => {
      fight(table, { cards: { 0: 'katana-swing', 1: 'bo-staff-block' }, other: { focus: 1 } });
      table.seat(1).takes(speed(5)).takes(looking(3));
      playOutTo(table);

      expect(hero(table, 1)).toMatchObject({ wounds: 1, focus: 1 });
      expect(told(table, 'kamaeChanged')).toEqual([]);
    }),
    'without focus the Kamae of the attacker stays, and nobody is asked to pay': shows((table) => {
      fight(table, { cards: { 0: 'katana-swing', 1: 'bo-staff-block' } });
      table.seat(1).takes(speed(4)).takes(looking(3));
      playOutTo(table);

      expect(hero(table, 1).wounds).toBe(0);
      expect(hero(table, 0).kamae).toBe('neutral');
      expect(skipped(table, 'bo-staff-block')).toEqual(['0 nothing', '3.0 focus']);
    }),
  },
});

describeCard('bo-staff-thrust', {
  does: {
    'whoever stands up to three cells ahead limps, without a wound': shows((table) => {
      for (const cell of ['0,2', '0,1', '0,0'] as const) {
        fight(table, { cards: { 0: 'bo-staff-thrust' }, one: { cell: '0,3', hand: ['fend'] }, other: { cell } });

        expect(hero(table, 1)).toMatchObject({ wounds: 0, limps: [expect.anything()] });
        expect(prints(table, 0, 'discard')).toEqual(['fend']);
        turnIsOver(table);
      }
    }),
    'for a focus the hero steps back and turns first': shows((table) => {
      fight(table, { cards: { 0: 'bo-staff-thrust' }, one: { focus: 1, facing: 1 } });
      table.seat(0).takes({ id: '0,2' });

      expect(stand(table, 0)).toBe('0,2 facing 0');
      expect(hero(table, 0).focus).toBe(0);
      expect(hero(table, 1).limps).toHaveLength(1);
      turnIsOver(table);
    }),
    'a card is discarded': costsACard('bo-staff-thrust'),
    'it is at 3, and the step that is paid for goes back, with a turn, or nowhere': shows((table) => {
      fight(table, { cards: { 0: 'bo-staff-thrust' }, one: { focus: 1 }, other: away });
      table.seat(0).takes({ is: 'pay', focus: 1 });

      expect(reach(table, 0)).toEqual(BACK_AND_TURN);
      expect(speedsReached(table)).toEqual([3]);
    }),
  },
  refuses: {
    'four cells away nobody limps': shows((table) => {
      fight(table, { cards: { 0: 'bo-staff-thrust' }, one: { cell: '0,3' }, other: { cell: '0,-1' } });

      expect(hero(table, 1).limps).toEqual([]);
      turnIsOver(table);
    }),
    'declined, the hero strikes from where it stands': shows((table) => {
      fight(table, { cards: { 0: 'bo-staff-thrust' }, one: { focus: 1 } });
      table.seat(0).declines();

      expect(stand(table, 0)).toBe('0,1 facing 0');
      expect(hero(table, 0).focus).toBe(1);
      turnIsOver(table);
    }),
  },
});

describeCard('dual-sai-cross', {
  does: {
    'for a focus it strikes at 6 and again at 3': shows((table) => {
      fight(table, { cards: { 0: 'dual-sai-cross' }, one: { focus: 1, hand: ['fend'] } });

      expect(hero(table, 1).wounds).toBe(2);
      expect(hero(table, 0).focus).toBe(0);
      expect(told(table, 'struck')).toHaveLength(2);
      expect(prints(table, 0, 'discard')).toEqual(['fend']);
      turnIsOver(table);
    }),
    'a card is discarded': costsACard('dual-sai-cross'),
    'the strikes are at 6 and at 3': shows((table) => {
      fight(table, { cards: { 0: 'dual-sai-cross' }, one: { focus: 1 } });

      expect(speedsReached(table)).toEqual([6, 3]);
      turnIsOver(table);
    }),
  },
  refuses: {
    'without focus only the strike at 3 is left': shows((table) => {
      fight(table, { cards: { 0: 'dual-sai-cross' } });

      expect(hero(table, 1).wounds).toBe(1);
      expect(told(table, 'struck')).toHaveLength(1);
      turnIsOver(table);
    }),
    'a hero beside the front cell is not struck': shows((table) => {
      fight(table, { cards: { 0: 'dual-sai-cross' }, other: { cell: '1,0' } });

      expect(hero(table, 1).wounds).toBe(0);
      turnIsOver(table);
    }),
  },
});

describeCard('kama-hook', {
  does: {
    'after a step the front left is wounded, and limps for a focus': shows((table) => {
      fight(table, { cards: { 0: 'kama-hook' }, one: { cell: '1,2', focus: 1 }, other: { cell: '0,1' } });
      table.seat(0).takes({ is: 'pay' });

      expect(stand(table, 0)).toBe('1,1 facing 0');
      expect(hero(table, 1)).toMatchObject({ wounds: 1, limps: [expect.anything()] });
      turnIsOver(table);
    }),
    'or after a turn': shows((table) => {
      fight(table, { cards: { 0: 'kama-hook' } });
      table.seat(0).takes({ is: 'alternative', at: 1 });

      expect(stand(table, 0)).toBe('0,1 facing 1');
      expect(hero(table, 1).wounds).toBe(1);
      turnIsOver(table);
    }),
    'a card is discarded': costsACard('kama-hook'),
    'at 4 it steps ahead, or nowhere': shows((table) => {
      fight(table, { cards: { 0: 'kama-hook' }, other: away });
      table.seat(0).takes({ is: 'alternative', at: 0 });

      expect(reach(table, 0)).toEqual(ends('0', '0,1', '-1,1', '0,0', '1,0'));
      expect(speedsReached(table)).toEqual([4]);
    }),
    'or turns by one side at most': shows((table) => {
      fight(table, { cards: { 0: 'kama-hook' }, other: away });
      table.seat(0).takes({ is: 'alternative', at: 1 });

      expect(reach(table, 0)).toEqual({ '0,1': '015' });
    }),
  },
  refuses: {
    'declined, the victim does not limp': shows((table) => {
      fight(table, { cards: { 0: 'kama-hook' }, one: { focus: 1 } });
      table.seat(0).takes({ is: 'alternative', at: 1 }).declines();

      expect(hero(table, 1)).toMatchObject({ wounds: 1, limps: [] });
      expect(hero(table, 0).focus).toBe(1);
      turnIsOver(table);
    }),
    'a miss costs no focus': shows((table) => {
      fight(table, { cards: { 0: 'kama-hook' }, one: { focus: 1 }, other: away });
      playOutTo(table);

      expect(hero(table, 0).focus).toBe(1);
      expect(skipped(table, 'kama-hook')).toContain('3 noSuccess');
    }),
    'without focus nobody is asked to pay, and the victim does not limp': shows((table) => {
      fight(table, { cards: { 0: 'kama-hook' }, other: { cell: '-1,1' } });
      playOutTo(table);

      expect(hero(table, 1)).toMatchObject({ wounds: 1, bleeding: 0, stuns: 0, limps: [] });
      expect(skipped(table, 'kama-hook')).toEqual(['0 nothing', '3.0 focus']);
    }),
  },
});

describeCard('katana-swing', {
  does: {
    'it wounds the front, and at 2 the hero steps and turns': shows((table) => {
      fight(table, { cards: { 0: 'katana-swing' }, one: { hand: ['fend'] } });
      table.seat(0).takes({ id: '0,2' }).mayNotTake(looking(2)).takes(looking(1));

      expect(hero(table, 1).wounds).toBe(1);
      expect(stand(table, 0)).toBe('0,2 facing 1');
      expect(prints(table, 0, 'discard')).toEqual(['fend']);
      turnIsOver(table);
    }),
    'for a focus the hero turns by two sides first': shows((table) => {
      fight(table, { cards: { 0: 'katana-swing' }, one: { facing: 4, focus: 1 } });
      playOutTo(table);

      expect(hero(table, 1).wounds).toBe(1);
      expect(hero(table, 0)).toMatchObject({ facing: 0, focus: 0 });
    }),
    'a card is discarded': costsACard('katana-swing'),
    'at 4 it may turn for a focus by up to two sides, at 2 it steps any way and turns by one': shows((table) => {
      fight(table, { cards: { 0: 'katana-swing' }, one: { focus: 1 }, other: away });
      table.seat(0).takes({ is: 'pay', focus: 1 });
      expect(reach(table, 0)).toEqual({ '0,1': '01245' });
      table.seat(0).takes(looking(0));

      expect(reach(table, 0)).toEqual(ends('015', ...ONE_STEP));
      expect(speedsReached(table)).toEqual([4, 2]);
    }),
  },
  refuses: {
    'without focus there is no turn, and no hit': shows((table) => {
      fight(table, { cards: { 0: 'katana-swing' }, one: { facing: 4 } });
      playOutTo(table);

      expect(hero(table, 1).wounds).toBe(0);
      expect(hero(table, 0).facing).toBe(4);
    }),
    'three sides are too many': shows((table) => {
      fight(table, { cards: { 0: 'katana-swing' }, one: { facing: 3, focus: 1 } });
      playOutTo(table);

      expect(hero(table, 1).wounds).toBe(0);
    }),
  },
});

describeCard('naginata-sweep', {
  does: {
    'two cells ahead and beside it are wounded': shows((table) => {
      for (const cell of ['0,0', '-1,1'] as const) {
        fight(table, { cards: { 0: 'naginata-sweep' }, one: { cell: '0,2', hand: ['fend'] }, other: { cell } });
        expect(hero(table, 1).wounds).toBe(1);
        playOutTo(table);
        expect(prints(table, 0, 'discard')).toEqual(['fend']);
      }
    }),
    'the front left is wounded for a focus': shows((table) => {
      fight(table, { cards: { 0: 'naginata-sweep' }, one: { focus: 1 }, other: { cell: '-1,1' } });
      playOutTo(table);

      expect(hero(table, 1).wounds).toBe(1);
      expect(hero(table, 0).focus).toBe(0);
    }),
    'at 2 the hero steps and turns': shows((table) => {
      fight(table, { cards: { 0: 'naginata-sweep' }, other: away });
      table.seat(0).takes({ id: '1,0' }).takes(looking(5));

      expect(stand(table, 0)).toBe('1,0 facing 5');
      turnIsOver(table);
    }),
    'a card is discarded': costsACard('naginata-sweep'),
    'it strikes at 5; at 2 the step goes any way, with a turn by one side': shows((table) => {
      fight(table, { cards: { 0: 'naginata-sweep' }, other: away });

      expect(strikes(table)).toEqual([{ '0,-1': 'wound 1', '-1,0': 'wound 1', '-1,1': 'star' }]);
      expect(reach(table, 0)).toEqual(ends('015', ...ONE_STEP));
      expect(speedsReached(table)).toEqual([5, 2]);
    }),
  },
  refuses: {
    'the front left is not wounded unpaid': shows((table) => {
      fight(table, { cards: { 0: 'naginata-sweep' }, other: { cell: '-1,1' } });
      playOutTo(table);

      expect(hero(table, 1).wounds).toBe(0);
    }),
    'the front cell itself is safe': shows((table) => {
      fight(table, { cards: { 0: 'naginata-sweep' }, one: { focus: 1 } });
      playOutTo(table);

      expect(hero(table, 1).wounds).toBe(0);
      expect(hero(table, 0).focus).toBe(1);
    }),
  },
});

describeCard('nodachi-slash', {
  does: {
    'it wounds the front, and the cell two away to the front right': shows((table) => {
      for (const cell of ['0,0', '1,-1'] as const) {
        fight(table, { cards: { 0: 'nodachi-slash' }, one: { hand: ['fend'] }, other: { cell } });
        playOutTo(table);
        expect(hero(table, 1).wounds).toBe(1);
        expect(stand(table, 0)).toBe('0,1 facing 0');
        expect(prints(table, 0, 'discard')).toEqual(['fend']);
      }
    }),
    'for a focus the hero steps back first': shows((table) => {
      fight(table, { cards: { 0: 'nodachi-slash' }, one: { focus: 1, cell: '0,1' }, other: { cell: '1,0' } });
      table.seat(0).takes({ is: 'alternative', at: 0 });
      table.seat(0).mayTake({ id: '1,1' }).mayNotTake({ id: '-1,2' }).takes({ id: '0,2' });

      expect(stand(table, 0)).toBe('0,2 facing 0');
      expect(hero(table, 1).wounds).toBe(1);
      expect(hero(table, 0).focus).toBe(0);
      turnIsOver(table);
    }),
    'or turns': shows((table) => {
      fight(table, { cards: { 0: 'nodachi-slash' }, one: { facing: 5 } });

      expect(stand(table, 0)).toBe('0,1 facing 0');
      expect(hero(table, 1).wounds).toBe(1);
      turnIsOver(table);
    }),
    'a card is discarded': costsACard('nodachi-slash'),
    'at 4 the step that is paid for has to be made; the turn is by one side at most': shows((table) => {
      fight(table, { cards: { 0: 'nodachi-slash' }, one: { focus: 1 }, other: away });
      table.seat(0).takes({ is: 'alternative', at: 0 });
      expect(reach(table, 0)).toEqual(ends('0', '-1,2', '0,2', '1,1'));
      expect(speedsReached(table)).toEqual([4]);

      fight(table, { cards: { 0: 'nodachi-slash' }, other: away });
      expect(reach(table, 0)).toEqual({ '0,1': '015' });
    }),
  },
  refuses: {
    'without focus there is no step back': shows((table) => {
      fight(table, { cards: { 0: 'nodachi-slash' }, other: away });
      table.seat(0).takes(looking(0));

      expect(stand(table, 0)).toBe('0,1 facing 0');
      expect(told(table, 'missed')).toHaveLength(1);
      turnIsOver(table);
    }),
  },
});

describeCard('nodachi-thrust', {
  does: {
    'after a step ahead it wounds': shows((table) => {
      fight(table, { cards: { 0: 'nodachi-thrust' }, one: { cell: '0,4', hand: ['fend'] }, other: { cell: '0,1' } });

      expect(stand(table, 0)).toBe('0,3 facing 0');
      expect(hero(table, 1).wounds).toBe(1);
      expect(prints(table, 0, 'discard')).toEqual(['fend']);
      turnIsOver(table);
    }),
    'for a focus the hero turns instead': shows((table) => {
      fight(table, {
        cards: { 0: 'nodachi-thrust' },
        one: { cell: '0,3', facing: 1, focus: 1 },
        other: { cell: '0,1' },
      });
      playOutTo(table);

      expect(stand(table, 0)).toBe('0,3 facing 0');
      expect(hero(table, 1).wounds).toBe(1);
      expect(hero(table, 0).focus).toBe(0);
    }),
    'a card is discarded': costsACard('nodachi-thrust'),
    'at 4 it steps straight ahead, or nowhere, and strikes the two cells ahead': shows((table) => {
      fight(table, { cards: { 0: 'nodachi-thrust' }, other: away });
      expect(reach(table, 0)).toEqual(ends('0', '0,1', '0,0'));
      table.seat(0).takes({ id: '0,1' });

      expect(strikes(table)).toEqual([{ '0,0': 'wound 1', '0,-1': 'wound 1' }]);
      expect(speedsReached(table)).toEqual([4]);
      turnIsOver(table);
    }),
    'for a focus it turns by one side at most': shows((table) => {
      fight(table, { cards: { 0: 'nodachi-thrust' }, one: { focus: 1 }, other: away });
      table.seat(0).takes({ is: 'alternative', at: 1 });

      expect(reach(table, 0)).toEqual({ '0,1': '015' });
    }),
  },
  refuses: {
    'without focus there is no turn': shows((table) => {
      fight(table, { cards: { 0: 'nodachi-thrust' }, one: { cell: '0,3', facing: 1 }, other: { cell: '0,1' } });
      playOutTo(table);

      expect(hero(table, 0).facing).toBe(1);
      expect(hero(table, 1).wounds).toBe(0);
    }),
  },
});

describeCard('shikomizue-parry', {
  does: {
    'front and front right are shielded, and for a focus an attack at 4 is countered': shows((table) => {
      fight(table, {
        cards: { 0: 'katana-swing', 1: 'shikomizue-parry' },
        other: { focus: 1, hand: ['counter-attack', 'fend'] },
      });
      table.seat(1).takes(speed(4)).picks({ card: 'fend' }).takes({ is: 'pay' }).takes({ card: 'counter-attack' });
      playOutTo(table);

      expect(told(table, 'blockRaised')).toMatchObject([{ block: { cells: ['0,1', '-1,1'] } }]);
      expect(told(table, 'counterPlayed')).toMatchObject([{ printed: 'counter-attack' }]);
      expect(hero(table, 0).wounds).toBe(1);
      expect(hero(table, 1)).toMatchObject({ wounds: 0, focus: 0 });
    }),
    'at 1 the hero steps and turns by two': shows((table) => {
      fight(table, { cards: { 0: 'shikomizue-parry' }, other: away });
      table.seat(0).takes(speed(3)).takes({ id: '0,2' }).mayNotTake(looking(3)).takes(looking(4));

      expect(stand(table, 0)).toBe('0,2 facing 4');
      turnIsOver(table);
    }),
    'a card is discarded': costsACard('shikomizue-parry'),
    'its range is 5 to 3, and the step at 1 goes any way, with a turn by up to two sides': shows((table) => {
      fight(table, { cards: { 0: 'shikomizue-parry' }, other: away });
      expect(offered(table, 0)).toEqual([3, 4, 5]);
      table.seat(0).takes(speed(5));

      expect(reach(table, 0)).toEqual(ends('01245', ...ONE_STEP));
      expect(speedsReached(table)).toEqual([5, 1]);
    }),
  },
  refuses: {
    'without focus it only blocks': shows((table) => {
      fight(table, {
        cards: { 0: 'katana-swing', 1: 'shikomizue-parry' },
        other: { hand: ['counter-attack', 'fend'] },
      });
      table.seat(1).takes(speed(4)).picks({ card: 'fend' });
      toCounter(table);

      expect(hero(table, 1).wounds).toBe(0);
      turnIsOver(table);
    }),
    'an attack at 3 is blocked, but not countered': shows((table) => {
      fight(table, {
        cards: { 0: 'idle-strike', 1: 'shikomizue-parry' },
        other: { focus: 1, hand: ['counter-attack', 'fend'] },
      });
      table.seat(1).takes(speed(3)).picks({ card: 'fend' });
      toCounter(table);

      expect(hero(table, 1)).toMatchObject({ wounds: 0, focus: 1 });
      turnIsOver(table);
    }),
  },
});

describeCard('tachi-cut', {
  does: {
    'after a step the front right is wounded': shows((table) => {
      fight(table, { cards: { 0: 'tachi-cut' }, one: { cell: '0,2', hand: ['fend'] }, other: { cell: '1,0' } });

      expect(stand(table, 0)).toBe('0,1 facing 0');
      expect(hero(table, 1).wounds).toBe(1);
      expect(prints(table, 0, 'discard')).toEqual(['fend']);
      turnIsOver(table);
    }),
    'for a focus the hero turns by two instead': shows((table) => {
      fight(table, { cards: { 0: 'tachi-cut' }, one: { facing: 1, focus: 1 } });
      playOutTo(table);

      expect(stand(table, 0)).toBe('0,1 facing 5');
      expect(hero(table, 1).wounds).toBe(1);
      expect(hero(table, 0).focus).toBe(0);
    }),
    'a card is discarded': costsACard('tachi-cut'),
    'at 5 it steps ahead, or nowhere; for a focus it turns by up to two sides': shows((table) => {
      fight(table, { cards: { 0: 'tachi-cut' }, other: away });
      expect(reach(table, 0)).toEqual(ends('0', '0,1', '-1,1', '0,0', '1,0'));
      expect(speedsReached(table)).toEqual([5]);

      fight(table, { cards: { 0: 'tachi-cut' }, one: { focus: 1 }, other: away });
      table.seat(0).takes({ is: 'alternative', at: 1 });
      expect(reach(table, 0)).toEqual({ '0,1': '01245' });
    }),
  },
  refuses: {
    'without focus there is no turn': shows((table) => {
      fight(table, { cards: { 0: 'tachi-cut' }, one: { facing: 1 } });
      playOutTo(table);

      expect(hero(table, 0).facing).toBe(1);
      expect(hero(table, 1).wounds).toBe(0);
    }),
  },
});

describeCard('tonfa-block', {
  does: {
    'three cells are shielded, and for a focus the attacker discards a card': shows((table) => {
      fight(table, {
        cards: { 0: 'katana-swing', 1: 'tonfa-block' },
        one: { hand: ['fend', 'headbutt', 'war-cry'] },
        other: { focus: 1, hand: ['iron-will'] },
      });
      table.seat(1).takes(speed(4));
      table.seat(0).picks({ card: 'fend' });
      table.seat(1).takes({ is: 'pay', focus: 1 });
      table.seat(0).isAsked('discardCards').picks({ card: 'headbutt' });

      expect(told(table, 'blockRaised')).toMatchObject([{ block: { cells: ['1,0', '0,1', '-1,1'] } }]);
      expect(hero(table, 1)).toMatchObject({ wounds: 0, focus: 0 });
      expect(prints(table, 0, 'discard')).toEqual(['fend', 'headbutt']);
      playOutTo(table);
    }),
    'at 2 the hero steps and turns by two': shows((table) => {
      fight(table, { cards: { 0: 'tonfa-block' }, other: away });
      table.seat(0).takes(speed(3)).takes({ id: '0,2' }).mayNotTake(looking(3)).takes(looking(2));

      expect(stand(table, 0)).toBe('0,2 facing 2');
      turnIsOver(table);
    }),
    'a card is discarded': costsACard('tonfa-block'),
    'its range is 5 to 3, and the step at 2 goes any way, with a turn by up to two sides': shows((table) => {
      fight(table, { cards: { 0: 'tonfa-block' }, other: away });
      expect(offered(table, 0)).toEqual([3, 4, 5]);
      table.seat(0).takes(speed(5));

      expect(reach(table, 0)).toEqual(ends('01245', ...ONE_STEP));
      expect(speedsReached(table)).toEqual([5, 2]);
    }),
  },
  refuses: {
    'declined, the attacker keeps its card': shows((table) => {
      fight(table, {
        cards: { 0: 'katana-swing', 1: 'tonfa-block' },
        one: { hand: ['fend', 'headbutt'] },
        other: { focus: 1 },
      });
      table.seat(1).takes(speed(4));
      table.seat(0).picks({ card: 'fend' });
      table.seat(1).declines();

      expect(prints(table, 0, 'discard')).toEqual(['fend']);
      playOutTo(table);
    }),
    'an attack from behind is not stopped': shows((table) => {
      fight(table, {
        cards: { 0: 'katana-swing', 1: 'tonfa-block' },
        one: { hand: ['fend', 'headbutt'] },
        other: { focus: 1, facing: 0 },
      });
      table.seat(1).takes(speed(4));
      table.seat(0).picks({ card: 'fend' });
      playOutTo(table);

      expect(hero(table, 1)).toMatchObject({ wounds: 1, focus: 1 });
    }),
    'without focus the attacker keeps its cards': shows((table) => {
      fight(table, { cards: { 0: 'katana-swing', 1: 'tonfa-block' }, one: { hand: ['fend', 'headbutt'] } });
      table.seat(1).takes(speed(4));
      table.seat(0).picks({ card: 'fend' });
      playOutTo(table);

      expect(hero(table, 1).wounds).toBe(0);
      expect(prints(table, 0, 'discard')).toEqual(['fend']);
      expect(skipped(table, 'tonfa-block')).toEqual(['0 nothing', '2.0 focus']);
    }),
  },
});

describeCard('wakizashi-slice', {
  does: {
    'it wounds the front left and the front, and at 3 the hero steps and turns by two': shows((table) => {
      for (const cell of ['0,0', '-1,1'] as const) {
        fight(table, { cards: { 0: 'wakizashi-slice' }, one: { hand: ['fend'] }, other: { cell } });
        table.seat(0).takes({ id: '0,2' }).mayNotTake(looking(3)).takes(looking(2));

        expect(hero(table, 1).wounds).toBe(1);
        expect(stand(table, 0)).toBe('0,2 facing 2');
        expect(prints(table, 0, 'discard')).toEqual(['fend']);
        turnIsOver(table);
      }
    }),
    'for a focus it strikes at 6': shows((table) => {
      fight(table, { cards: { 0: 'wakizashi-slice' }, one: { focus: 1 } });
      table.seat(0).takes({ is: 'pay' });
      playOutTo(table);

      expect(told(table, 'speedReached').map((event) => event.speed)).toEqual([6, 3, 0]);
      expect(hero(table, 0).focus).toBe(0);
    }),
    'a card is discarded': costsACard('wakizashi-slice'),
    'at 3 the step goes any way, with a turn by up to two sides': shows((table) => {
      fight(table, { cards: { 0: 'wakizashi-slice' }, other: away });

      expect(reach(table, 0)).toEqual(ends('01245', ...ONE_STEP));
    }),
  },
  refuses: {
    'declined it strikes at 4': shows((table) => {
      fight(table, { cards: { 0: 'wakizashi-slice' }, one: { focus: 1 } });
      table.seat(0).declines();
      playOutTo(table);

      expect(told(table, 'speedReached').map((event) => event.speed)).toEqual([4, 3, 0]);
      expect(hero(table, 0).focus).toBe(1);
    }),
    'the front right is safe': shows((table) => {
      fight(table, { cards: { 0: 'wakizashi-slice' }, other: { cell: '1,0' } });
      playOutTo(table);

      expect(hero(table, 1).wounds).toBe(0);
    }),
  },
});
