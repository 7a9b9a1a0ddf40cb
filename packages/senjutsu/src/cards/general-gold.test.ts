import { expect } from 'vitest';
import { fight, hero, prints, skipped, stand, told, turnIsOver } from '../rules/testing/fight.ts';
import { playOutTo } from '../rules/testing/play-out.ts';
import { choosing, offered, shows, speedsReached, toBenefit } from '../testing/card-scenario.ts';
import { describeCard } from '../testing/describe-card.ts';
import { ends, reach, strikes } from '../testing/reach.ts';

const away = { cell: '0,-4' } as const;
const looking = (facing: number) => ({ is: 'facing', facing }) as const;
const HIT = { cards: { 0: 'pommel-smash' }, one: { cell: '0,2' } } as const;

describeCard('broad-block', {
  does: {
    'for a focus the range of a block grows by one at either end': shows((table) => {
      const block = { cards: { 0: 'fend' }, one: { focus: 1, hand: ['broad-block'] }, other: away } as const;
      fight(table, block);
      table.seat(0).takes({ card: 'broad-block' }).takes({ end: 'faster' });
      expect(offered(table, 0)).toEqual([2, 3, 4, 5, 6]);
      table.seat(0).takes({ speed: 6 });
      expect(hero(table, 0).focus).toBe(0);
      playOutTo(table);

      fight(table, block);
      table.seat(0).takes({ card: 'broad-block' }).takes({ end: 'slower' });
      expect(offered(table, 0)).toEqual([1, 2, 3, 4, 5]);
      table.seat(0).takes({ speed: 1 });
      playOutTo(table);
    }),
  },
  refuses: {
    'without focus it is not offered': shows((table) => {
      fight(table, { cards: { 0: 'fend' }, one: { hand: ['broad-block'] }, other: away });

      table.seat(0).isAsked('chooseSpeed');
    }),
    'not for an attack': shows((table) => {
      fight(table, { ...HIT, one: { ...HIT.one, focus: 1, hand: ['broad-block'] } });
      toBenefit(table);

      turnIsOver(table);
    }),
  },
});

describeCard('calm-composure', {
  does: {
    'after its own card the hero draws up to two, gains focus, and the ring jumps': shows((table) => {
      fight(table, { ...HIT, one: { ...HIT.one, hand: ['calm-composure'] }, other: away });
      toBenefit(table);
      table.seat(0).takes({ card: 'calm-composure' });
      expect(offered(table, 0)).toEqual([0, 2]);
      table.seat(0).says(2);
      table.seat(0).mayNotTake({ kamae: 'neutral' }).takes({ kamae: 'determination' });

      expect(hero(table, 0)).toMatchObject({ focus: 1, kamae: 'determination' });
      expect(prints(table, 0, 'hand')).toHaveLength(2 + 1);
      turnIsOver(table);
    }),
  },
  refuses: {
    'SEN-INST-c: not onto a meditation': shows((table) => {
      fight(table, { cards: { 0: 'firm-mind' }, one: { hand: ['calm-composure'] }, other: away });
      toBenefit(table);

      turnIsOver(table);
    }),
  },
});

describeCard('dashdown-strike', {
  does: {
    'after a step the front takes a wound, for a focus two; the ring jumps to Balance, and a card is drawn': shows(
      (table) => {
        fight(table, { cards: { 0: 'dashdown-strike' }, one: { cell: '0,2', focus: 1 } });
        table.seat(0).takes({ is: 'pay', focus: 1 });
        expect(offered(table, 0)).toEqual([0, 1]);
        table.seat(0).says(1);

        expect(stand(table, 0)).toBe('0,1 facing 0');
        expect(speedsReached(table)).toEqual([6]);
        expect(hero(table, 1).wounds).toBe(2);
        expect(hero(table, 0)).toMatchObject({ focus: 0, kamae: 'balance' });
        expect(prints(table, 0, 'hand')).toHaveLength(2);
        turnIsOver(table);
      },
    ),
    'in Aggression it is at 7, in Balance it turns': shows((table) => {
      fight(table, { cards: { 0: 'dashdown-strike' }, one: { cell: '0,2', kamae: 'aggression' } });
      playOutTo(table);
      expect(told(table, 'speedReached')[0]?.speed).toBe(7);

      fight(table, {
        cards: { 0: 'dashdown-strike' },
        one: { cell: '0,2', facing: 5, kamae: 'balance' },
        other: { cell: '-1,1' },
      });
      playOutTo(table);
      expect(hero(table, 1).wounds).toBe(1);
      expect(hero(table, 0).facing).not.toBe(5);
    }),
    'the step goes to one of the three cells ahead; in Balance a turn by one side may follow': shows((table) => {
      fight(table, { cards: { 0: 'dashdown-strike' }, one: { kamae: 'balance' }, other: away });
      expect(reach(table, 0)).toEqual(ends('0', '-1,1', '0,0', '1,0'));
      table.seat(0).takes({ id: '0,0' });

      expect(reach(table, 0)).toEqual({ '0,0': '015' });
    }),
  },
  refuses: {
    'declined it wounds once': shows((table) => {
      fight(table, { cards: { 0: 'dashdown-strike' }, one: { cell: '0,2', focus: 1 } });
      table.seat(0).declines();
      playOutTo(table);

      expect(hero(table, 1).wounds).toBe(1);
      expect(hero(table, 0).focus).toBe(1);
    }),
    'out of Balance there is no turn, and the step has to be made': shows((table) => {
      fight(table, { cards: { 0: 'dashdown-strike' }, other: away });
      table.seat(0).mayNotTake({ id: '0,1' }).takes({ id: '1,0' });
      playOutTo(table);

      expect(hero(table, 0).facing).toBe(0);
      expect(skipped(table, 'dashdown-strike')).toContain('2 kamae');
    }),
  },
});

describeCard('dirt-throw', {
  does: {
    'no block stops it: two focus are lost, the ring is thrown to Neutral, the own ring moves': shows((table) => {
      fight(table, {
        cards: { 0: 'dirt-throw', 1: 'fend' },
        other: { kamae: 'balance', focus: 3 },
      });
      table.seat(1).takes({ speed: 5 }).takes(looking(3));
      expect(offered(table, 0)).toEqual(['aggression', 'balance', 'neutral']);
      table.seat(0).takes({ kamae: 'balance' });
      expect(strikes(table)).toEqual([{ '-1,1': 'star', '0,0': 'star', '1,0': 'star' }]);
      expect(hero(table, 1)).toMatchObject({ wounds: 0, focus: 1, kamae: 'neutral' });
      expect(hero(table, 0).kamae).toBe('balance');
      playOutTo(table);
    }),
    'it replaces a revealed card': shows((table) => {
      fight(table, { cards: { 0: 'firm-mind' }, one: { hand: ['dirt-throw'] }, other: { focus: 2 } });
      table.seat(0).takes({ card: 'dirt-throw' });
      playOutTo(table);

      expect(hero(table, 1).focus).toBe(0);
    }),
  },
  refuses: {
    'a miss changes nothing': shows((table) => {
      fight(table, { cards: { 0: 'dirt-throw' }, other: { ...away, kamae: 'balance', focus: 3 } });

      expect(hero(table, 1)).toMatchObject({ focus: 3, kamae: 'balance' });
      turnIsOver(table);
    }),
  },
});

describeCard('emergency-block', {
  does: {
    'the front is shielded at any speed from 9 to 2, and the ring jumps to Neutral': shows((table) => {
      fight(table, {
        cards: { 0: 'quick-stab', 1: 'emergency-block' },
        one: { focus: 1 },
        other: { focus: 1, kamae: 'aggression' },
      });
      expect(offered(table, 1)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
      table.seat(1).takes({ speed: 8 });

      expect(hero(table, 1)).toMatchObject({ wounds: 0, focus: 0, kamae: 'neutral' });
      turnIsOver(table);
    }),
    'in Balance it turns by one, in Determination by two': shows((table) => {
      for (const [kamae, facing] of [
        ['balance', 2],
        ['determination', 1],
      ] as const) {
        fight(table, {
          cards: { 0: 'quick-stab', 1: 'emergency-block' },
          one: { focus: 1 },
          other: { focus: 1, kamae, facing },
        });
        table.seat(1).takes({ speed: 8 }).takes(looking(3));

        expect(hero(table, 1).wounds).toBe(0);
        turnIsOver(table);
      }
    }),
    'the turn is by one side at most, in Determination by two': shows((table) => {
      for (const [kamae, facings] of [
        ['balance', '015'],
        ['determination', '01245'],
      ] as const) {
        fight(table, { cards: { 0: 'emergency-block' }, one: { focus: 1, kamae }, other: away });
        table.seat(0).takes({ speed: 9 });
        expect(reach(table, 0)).toEqual({ '0,1': facings });
      }
    }),
    'it replaces a revealed meditation': shows((table) => {
      fight(table, {
        cards: { 0: 'quick-stab', 1: 'firm-mind' },
        one: { focus: 1 },
        other: { focus: 1, hand: ['emergency-block'] },
      });
      table.seat(1).isAsked('replace').takes({ card: 'emergency-block' }).takes({ speed: 8 });

      expect(told(table, 'replaced')).toMatchObject([{ seat: 1, printed: 'emergency-block' }]);
      expect(hero(table, 1)).toMatchObject({ wounds: 0, focus: 0 });
      expect(prints(table, 1, 'discard')).toEqual(['firm-mind', 'emergency-block']);
      turnIsOver(table);
    }),
  },
  refuses: {
    'in Neutral it does not turn': shows((table) => {
      fight(table, {
        cards: { 0: 'quick-stab', 1: 'emergency-block' },
        one: { focus: 1 },
        other: { focus: 1, facing: 2 },
      });
      table.seat(1).takes({ speed: 8 });

      expect(hero(table, 1)).toMatchObject({ wounds: 1, facing: 2 });
      turnIsOver(table);
    }),
    'without focus it cannot be chosen': shows((table) => {
      choosing(table, { hand: ['emergency-block'] }).mayNotTake({ card: 'emergency-block' });
      choosing(table, { hand: ['emergency-block'], focus: 1 }).mayTake({ card: 'emergency-block' });
    }),
    'SEN-INST-c: it replaces no defence, and nothing without focus': shows((table) => {
      fight(table, { cards: { 0: 'fend' }, one: { focus: 1, hand: ['emergency-block'] }, other: away });
      table.seat(0).isAsked('chooseSpeed');

      fight(table, { cards: { 0: 'firm-mind' }, one: { hand: ['emergency-block'] }, other: away });
      table.seat(0).isAsked('moveTo');
    }),
  },
});

describeCard('evasive-step', {
  does: {
    'for a focus the hero steps back, and the ring jumps to Neutral': shows((table) => {
      fight(table, { cards: { 0: 'evasive-step' }, one: { focus: 1, kamae: 'balance' }, other: away });
      table
        .seat(0)
        .takes({ speed: 9 })
        .takes({ is: 'alternative', at: 0 })
        .mayNotTake({ id: '0,1' })
        .takes({ id: '0,2' });

      expect(stand(table, 0)).toBe('0,2 facing 0');
      expect(hero(table, 0)).toMatchObject({ focus: 0, kamae: 'neutral' });
      turnIsOver(table);
    }),
    'in Determination for nothing': shows((table) => {
      fight(table, { cards: { 0: 'evasive-step' }, one: { kamae: 'determination' }, other: away });
      table.seat(0).takes({ speed: 9 }).takes({ id: '1,1' });

      expect(stand(table, 0)).toBe('1,1 facing 0');
      expect(hero(table, 0).kamae).toBe('neutral');
      turnIsOver(table);
    }),
    'it is at 9 to 6, and the step back has to be made': shows((table) => {
      fight(table, { cards: { 0: 'evasive-step' }, one: { kamae: 'determination' }, other: away });
      expect(offered(table, 0)).toEqual([6, 7, 8, 9]);
      table.seat(0).takes({ speed: 6 });
      expect(reach(table, 0)).toEqual(ends('0', '-1,2', '0,2', '1,1'));

      fight(table, { cards: { 0: 'evasive-step' }, one: { focus: 1 }, other: away });
      table.seat(0).takes({ speed: 6 }).takes({ is: 'alternative', at: 0 });
      expect(reach(table, 0)).toEqual(ends('0', '-1,2', '0,2', '1,1'));
    }),
    'it replaces a revealed attack, and the opponent strikes at nothing': shows((table) => {
      fight(table, {
        cards: { 0: 'pommel-smash', 1: 'bleeding-slice' },
        one: { kamae: 'determination', hand: ['evasive-step'] },
      });
      table.seat(0).isAsked('replace').takes({ card: 'evasive-step' }).takes({ speed: 9 }).takes({ id: '0,2' });

      expect(told(table, 'replaced')).toMatchObject([{ seat: 0, printed: 'evasive-step' }]);
      expect(hero(table, 0)).toMatchObject({ bleeding: 0, cell: '0,2' });
      expect(prints(table, 0, 'discard')).toEqual(['pommel-smash', 'evasive-step']);
      turnIsOver(table);
    }),
  },
  refuses: {
    'SEN-OR-f: without focus, out of Determination, only the ring jumps': shows((table) => {
      fight(table, { cards: { 0: 'evasive-step' }, one: { kamae: 'balance' }, other: away });
      table.seat(0).takes({ speed: 9 });

      expect(stand(table, 0)).toBe('0,1 facing 0');
      expect(hero(table, 0).kamae).toBe('neutral');
      turnIsOver(table);
    }),
    'SEN-INST-c: it replaces no defence': shows((table) => {
      fight(table, { cards: { 0: 'fend' }, one: { kamae: 'determination', hand: ['evasive-step'] }, other: away });

      table.seat(0).isAsked('chooseSpeed');
    }),
  },
});

describeCard('splitting-strike', {
  does: {
    'after two steps ahead the front is wounded twice, and in Aggression stunned': shows((table) => {
      fight(table, { cards: { 0: 'splitting-strike' }, one: { cell: '0,3', kamae: 'aggression' } });

      expect(stand(table, 0)).toBe('0,1 facing 0');
      expect(hero(table, 1)).toMatchObject({ wounds: 2, stuns: 1 });
      turnIsOver(table);
    }),
    'for a focus it turns after the steps, in Balance before them': shows((table) => {
      fight(table, { cards: { 0: 'splitting-strike' }, one: { cell: '0,3', focus: 1 }, other: { cell: '1,0' } });
      expect(stand(table, 0)).toBe('0,1 facing 1');
      expect(hero(table, 0).focus).toBe(0);
      expect(hero(table, 1)).toMatchObject({ wounds: 2, stuns: 0 });
      turnIsOver(table);

      fight(table, { cards: { 0: 'splitting-strike' }, one: { cell: '0,3', facing: 1, kamae: 'balance' } });
      expect(stand(table, 0)).toBe('0,1 facing 0');
      expect(hero(table, 1).wounds).toBe(2);
      turnIsOver(table);
    }),
    'it is at 6, and both turns are by one side at most, or none': shows((table) => {
      fight(table, {
        cards: { 0: 'splitting-strike' },
        one: { cell: '0,3', kamae: 'balance', focus: 1 },
        other: away,
      });
      expect(reach(table, 0)).toEqual({ '0,3': '015' });
      table.seat(0).takes(looking(0)).takes({ is: 'pay', focus: 1 });

      expect(reach(table, 0)).toEqual({ '0,1': '015' });
      expect(speedsReached(table)).toEqual([6]);
    }),
  },
  refuses: {
    'in Neutral without focus it neither turns nor stuns': shows((table) => {
      fight(table, { cards: { 0: 'splitting-strike' }, one: { cell: '0,3' }, other: { cell: '1,0' } });
      expect(stand(table, 0)).toBe('0,1 facing 0');
      expect(hero(table, 1).wounds).toBe(0);
      turnIsOver(table);

      fight(table, { cards: { 0: 'splitting-strike' }, one: { cell: '0,3' } });
      expect(hero(table, 1)).toMatchObject({ wounds: 2, stuns: 0 });
      turnIsOver(table);
    }),
  },
});

describeCard('taunt', {
  does: {
    'after a hit the opponent jumps to Neutral, and for a focus discards a card': shows((table) => {
      fight(table, {
        ...HIT,
        one: { ...HIT.one, focus: 1, hand: ['taunt'] },
        other: { kamae: 'balance', hand: ['fend', 'headbutt'] },
        advantage: [1, 0],
      });
      table.seat(0).takes({ card: 'taunt' }).takes({ is: 'pay', focus: 1 });
      table.seat(1).picks({ card: 'fend' });

      expect(hero(table, 1).kamae).toBe('neutral');
      expect(prints(table, 1, 'discard')).toEqual(['fend']);
      expect(hero(table, 0).focus).toBe(0);
      expect(table.state.advantage).toEqual([1, 0]);
      turnIsOver(table);
    }),
    'in Determination it gains the Advantage': shows((table) => {
      fight(table, { ...HIT, one: { ...HIT.one, kamae: 'determination', hand: ['taunt'] }, advantage: [1, 0] });
      table.seat(0).takes({ card: 'taunt' });

      expect(table.state.advantage).toEqual([0, 1]);
      turnIsOver(table);
    }),
    'after a block it is the attacker': shows((table) => {
      fight(table, {
        cards: { 0: 'storm-block', 1: 'pommel-smash' },
        one: { hand: ['taunt'] },
        other: { kamae: 'balance' },
      });
      table.seat(0).takes({ speed: 5 }).takes(looking(0));
      toBenefit(table);
      table.seat(0).isAsked('benefit').takes({ card: 'taunt' });

      expect(hero(table, 1).kamae).toBe('neutral');
      playOutTo(table);
    }),
  },
  refuses: {
    'declined, the opponent keeps its card': shows((table) => {
      fight(table, { ...HIT, one: { ...HIT.one, focus: 1, hand: ['taunt'] }, other: { hand: ['fend'] } });
      table.seat(0).takes({ card: 'taunt' }).declines();

      expect(prints(table, 1, 'discard')).toEqual([]);
      expect(hero(table, 0).focus).toBe(1);
      turnIsOver(table);
    }),
    'a miss does not allow it': shows((table) => {
      fight(table, { ...HIT, one: { ...HIT.one, hand: ['taunt'] }, other: away });
      toBenefit(table);

      turnIsOver(table);
    }),
    'SEN-RANGE-b: it does nothing to a victim out of sight': shows((table) => {
      fight(table, {
        cards: { 0: 'feral-sweep' },
        one: { hand: ['taunt'] },
        other: { cell: '1,-1', kamae: 'balance' },
        terrain: [{ kind: 'rocks', cells: ['0,0'] }],
      });
      toBenefit(table);
      table.seat(0).takes({ card: 'taunt' });
      playOutTo(table);

      expect(hero(table, 1)).toMatchObject({ wounds: 1, kamae: 'balance' });
    }),
    'among several only the one that was hit is taunted': shows((table) => {
      fight(table, {
        ...HIT,
        one: { ...HIT.one, hand: ['taunt'] },
        other: { kamae: 'balance' },
        more: [{ hero: 'master', cell: '1,1', kamae: 'balance' }],
      });
      playOutTo(table, 'benefit');
      table.seat(0).takes({ card: 'taunt' });

      const victims = told(table, 'kamaeChanged').map(({ fighter }) => fighter);
      expect(victims).toEqual(told(table, 'wounded').map(({ fighter }) => fighter));
      expect(victims).toHaveLength(1);
      playOutTo(table);
    }),
  },
});

describeCard('war-cry', {
  does: {
    'after its steps the hero stops all movement of the opponent and gains the Advantage': shows((table) => {
      fight(table, { cards: { 0: 'war-cry', 1: 'firm-mind' }, other: { cell: '0,-3' }, advantage: [1, 0] });
      table.seat(0).mayNotTake({ id: '0,1' }).takes({ id: '0,-1' });
      expect(stand(table, 0)).toBe('0,-1 facing 0');
      expect(told(table, 'cancelled')).toMatchObject([{ fighter: 1 }]);
      expect(table.state.advantage).toEqual([0, 1]);
      expect(hero(table, 0).kamae).toBe('aggression');
      playOutTo(table);
      expect(told(table, 'stepped').filter(({ fighter }) => fighter === 1)).toEqual([]);
      expect(skipped(table, 'firm-mind')).toContain('0 cancelled');
    }),
    'in Balance it turns, in Determination it draws up to two': shows((table) => {
      fight(table, { cards: { 0: 'war-cry' }, one: { kamae: 'balance' }, other: { cell: '0,-3' } });
      table.seat(0).takes({ id: '0,0' });
      expect(reach(table, 0)).toEqual({ '0,0': '015' });
      table.seat(0).takes(looking(1));
      expect(stand(table, 0)).toBe('0,0 facing 1');
      turnIsOver(table);

      fight(table, { cards: { 0: 'war-cry' }, one: { kamae: 'determination' }, other: { cell: '0,-3' } });
      table.seat(0).takes({ id: '0,0' });
      expect(offered(table, 0)).toEqual([0, 2]);
      table.seat(0).says(2);
      expect(prints(table, 0, 'hand')).toHaveLength(3);
      turnIsOver(table);
    }),
    'it is at 7; one step ahead has to be made, a second may follow': shows((table) => {
      fight(table, { cards: { 0: 'war-cry' }, other: away });

      expect(reach(table, 0)).toEqual(ends('0', '0,0', '0,-1'));
      expect(speedsReached(table)).toEqual([7]);
    }),
    'SEN-RANGE-a: it reaches an opponent five cells away': shows((table) => {
      fight(table, { cards: { 0: 'war-cry', 1: 'firm-mind' }, one: { cell: '0,4' }, other: { cell: '0,-2' } });
      table.seat(0).takes({ id: '0,3' });

      expect(told(table, 'cancelled')).toMatchObject([{ fighter: 1 }]);
      playOutTo(table);
    }),
  },
  refuses: {
    'in Neutral it neither turns nor draws': shows((table) => {
      fight(table, { cards: { 0: 'war-cry' }, other: { cell: '0,-3' } });
      table.seat(0).takes({ id: '0,0' });

      expect(skipped(table, 'war-cry')).toEqual(expect.arrayContaining(['1 kamae', '4 kamae']));
      expect(prints(table, 0, 'hand')).toHaveLength(1);
      turnIsOver(table);
    }),
    'SEN-RANGE-a: six cells away the opponent moves, and the rest is resolved': shows((table) => {
      fight(table, {
        cards: { 0: 'war-cry', 1: 'firm-mind' },
        one: { cell: '0,4' },
        other: { cell: '0,-3' },
        advantage: [1, 0],
      });
      table.seat(0).takes({ id: '0,3' });

      expect(told(table, 'cancelled')).toEqual([]);
      expect(table.state.advantage).toEqual([0, 1]);
      table.seat(1).isAsked('moveTo');
    }),
    'SEN-RANGE-b: nor behind rocks': shows((table) => {
      fight(table, {
        cards: { 0: 'war-cry', 1: 'firm-mind' },
        one: { cell: '0,2' },
        other: { cell: '0,-2' },
        terrain: [{ kind: 'rocks', cells: ['0,0'] }],
      });
      playOutTo(table);

      expect(told(table, 'cancelled')).toEqual([]);
    }),
  },
});
