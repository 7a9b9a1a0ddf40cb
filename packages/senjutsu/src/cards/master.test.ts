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
import { choosing, offered, shows, speedsReached, toBenefit } from '../testing/card-scenario.ts';
import { describeCard } from '../testing/describe-card.ts';
import { BESIDE, DIAGONAL_AND_TURN, ends, ONE_STEP, reach, strikes } from '../testing/reach.ts';

const away = { cell: '0,-4' } as const;

/** The Master of seat 0, with whatever else is said. */
const master = (one: NonNullable<Fight['one']> = {}): NonNullable<Fight['one']> => ({ hero: 'master', ...one });

describeCard('master-core', {
  does: {
    'a card is discarded, the Master steps, turns, and draws up to two': shows((table) => {
      fight(table, {
        cards: { 0: 'master-core' },
        one: master({ hand: ['fend', 'quick-stab'], deck: ['headbutt', 'war-cry', 'iron-will'] }),
        other: away,
      });
      table.seat(0).picks({ card: 'fend' }).takes({ id: '1,1' }).takes({ facing: 2 });
      table.seat(0).takes({ is: 'alternative', at: 0 }).says(2);

      expect(stand(table, 0)).toBe('1,1 facing 2');
      expect(prints(table, 0, 'discard')).toEqual(['fend']);
      expect(prints(table, 0, 'hand')).toEqual(['quick-stab', 'headbutt', 'war-cry', 'iron-will']);
      turnIsOver(table);
    }),
    'instead of drawing, steel is given away for wood of the discard pile': shows((table) => {
      fight(table, {
        cards: { 0: 'master-core' },
        one: master({ hand: ['quick-stab', 'steel-block', 'fend', 'firm-mind'], discard: ['headbutt', 'war-cry'] }),
        other: away,
      });
      table.seat(0).picks({ card: 'fend' }).takes({ id: '0,1' }).takes({ facing: 0 });
      table.seat(0).takes({ is: 'alternative', at: 1 });
      table.seat(0).mayNotTake({ card: 'quick-stab' }).picks({ card: 'steel-block' });
      expect(prints(table, 0, 'discard')).toEqual(['headbutt', 'war-cry', 'fend', 'steel-block']);
      table.seat(0).mayNotTake({ card: 'war-cry' }).mayTake({ card: 'fend' }).takes({ card: 'headbutt' });

      expect(prints(table, 0, 'hand')).toEqual(['quick-stab', 'firm-mind', 'headbutt', 'fend']);
      turnIsOver(table);
    }),
    'without steel in hand the Master says so, and takes wood all the same': shows((table) => {
      fight(table, {
        cards: { 0: 'master-core' },
        one: master({ hand: ['quick-stab', 'fend', 'bull-rush'], discard: ['headbutt'] }),
        other: away,
      });
      table.seat(0).picks({ card: 'fend' }).takes({ id: '0,1' }).takes({ facing: 0 });
      table.seat(0).takes({ is: 'alternative', at: 1 });
      // Nobody else may hear of it sooner than if there were steel to choose.
      expect(told(table, 'lineBegan').at(-1)?.line.path).toEqual([2, 1, 0]);
      table.seat(0).picks().takes({ card: 'headbutt' });

      expect(prints(table, 0, 'hand')).toEqual(['quick-stab', 'bull-rush', 'headbutt', 'fend']);
      turnIsOver(table);
    }),
    'or the ring moves by one branch, past the focus point': shows((table) => {
      fight(table, { cards: { 0: 'master-core' }, one: master(), other: away });
      table.seat(0).takes({ id: '0,1' }).takes({ facing: 0 }).takes({ is: 'alternative', at: 2 });
      table.seat(0).takes({ kamae: 'balance' });

      expect(hero(table, 0)).toMatchObject({ kamae: 'balance', focus: 1 });
      turnIsOver(table);
    }),
    'it comes last; the step goes any way, with a turn by up to two sides; two cards or one branch are the most': shows(
      (table) => {
        fight(table, { cards: { 0: 'master-core' }, one: master(), other: away });
        expect(told(table, 'speedReached')).toMatchObject([{ speed: 0 }]);
        expect(reach(table, 0)).toEqual(ends('01245', ...ONE_STEP));
        table.seat(0).takes({ id: '0,1' }).takes({ facing: 0 }).takes({ is: 'alternative', at: 0 });
        expect(offered(table, 0)).toEqual([0, 2]);

        fight(table, { cards: { 0: 'master-core' }, one: master(), other: away });
        table.seat(0).takes({ id: '0,1' }).takes({ facing: 0 }).takes({ is: 'alternative', at: 2 });
        expect(offered(table, 0)).toEqual(['aggression', 'balance', 'determination', 'neutral']);
      },
    ),
  },
  refuses: {
    'SEN-EFF-aa: with an empty hand nothing is discarded, and the rest follows': shows((table) => {
      fight(table, { cards: { 0: 'master-core' }, one: master(), other: away });

      expect(skipped(table, 'master-core')).toEqual(['0 nothing']);
      table.seat(0).isAsked('moveTo');
    }),
    'SEN-CORE-d: it is never discarded': shows((table) => {
      fight(table, { cards: { 0: 'master-core' }, one: master({ hand: ['fend', 'quick-stab'] }), other: away });
      table.seat(0).mayNotTake({ card: 'master-core' });
      playOutTo(table);

      expect(prints(table, 0, 'discard')).toHaveLength(1);
      table.seat(0).mayTake({ card: 'master-core' });
    }),
  },
});

describeCard('dragon-reflection', {
  does: {
    'a gold card of the opponent’s pile is played at its own speed, and goes back': shows((table) => {
      fight(table, {
        cards: { 0: 'dragon-reflection' },
        one: master({ cell: '0,2', focus: 3 }),
        other: { cell: '1,0', discard: ['fend', 'bull-rush', 'steel-block', 'blood-fury-cut'] },
      });
      table.seat(0).takes({ is: 'pay', focus: 1 }).takes({ kamae: 'aggression' });
      table.seat(0).mayNotTake({ card: 'fend' }).mayNotTake({ card: 'steel-block' });
      table.seat(0).mayTake({ card: 'blood-fury-cut' }).takes({ card: 'bull-rush' });

      expect(hero(table, 0)).toMatchObject({ kamae: 'aggression', focus: 0 });
      expect(hero(table, 1).wounds).toBe(2);
      expect(told(table, 'speedReached').map(({ speed }) => speed)).toEqual([9, 7, 5, 0]);
      expect(prints(table, 1, 'discard')).toEqual(['fend', 'steel-block', 'blood-fury-cut', 'bull-rush']);
      expect(prints(table, 0, 'discard')).toEqual(['dragon-reflection']);
      turnIsOver(table);
    }),
  },
  refuses: {
    'a card whose Kamae is not held is not played, and goes back': shows((table) => {
      fight(table, {
        cards: { 0: 'dragon-reflection' },
        one: master({ cell: '0,2', focus: 2 }),
        other: { cell: '1,0', discard: ['bull-rush'] },
      });
      table.seat(0).declines().takes({ card: 'bull-rush' });

      expect(hero(table, 0)).toMatchObject({ kamae: 'neutral', focus: 2 });
      expect(hero(table, 1).wounds).toBe(0);
      expect(prints(table, 1, 'discard')).toEqual(['bull-rush']);
      turnIsOver(table);
    }),
    'in a pile without gold and jade there is nothing to take': shows((table) => {
      fight(table, { cards: { 0: 'dragon-reflection' }, one: master(), other: { discard: ['fend', 'steel-block'] } });
      playOutTo(table);

      expect(told(table, 'replaced')).toEqual([]);
      expect(prints(table, 1, 'discard')).toEqual(['fend', 'steel-block']);
    }),
  },
});

describeCard('hidden-viper-fang', {
  does: {
    'a hit on the front right is poisoned for a focus, and in Balance the ring jumps': shows((table) => {
      fight(table, {
        cards: { 0: 'hidden-viper-fang' },
        one: master({ cell: '0,2', kamae: 'balance', focus: 1, poisons: ['virulent-poison'] }),
        other: { cell: '1,0' },
      });
      table.seat(0).takes({ is: 'pay' }).takes({ kamae: 'aggression' });

      expect(stand(table, 0)).toBe('1,1 facing 5');
      expect(hero(table, 0)).toMatchObject({ kamae: 'aggression', focus: 0 });
      expect(hero(table, 1).wounds).toBe(1);
      expect(prints(table, 1, 'play')).toEqual(['virulent-poison']);
      turnIsOver(table);
    }),
    'at 8 it has to step diagonally ahead, and may turn before or after': shows((table) => {
      fight(table, { cards: { 0: 'hidden-viper-fang' }, one: master(), other: away });

      const { '0,1': _, ...withStep } = DIAGONAL_AND_TURN;
      expect(reach(table, 0)).toEqual(withStep);
      expect(speedsReached(table)).toEqual([8]);
    }),
  },
  refuses: {
    'unpaid it only wounds, and out of Balance the ring stays': shows((table) => {
      fight(table, {
        cards: { 0: 'hidden-viper-fang' },
        one: master({ cell: '0,2', kamae: 'aggression', focus: 1, poisons: ['virulent-poison'] }),
        other: { cell: '1,0' },
      });
      table.seat(0).declines();

      expect(hero(table, 0)).toMatchObject({ kamae: 'aggression', focus: 1 });
      expect(hero(table, 1).wounds).toBe(1);
      expect(prints(table, 1, 'play')).toEqual([]);
      turnIsOver(table);
    }),
    'a miss poisons nobody and moves no ring': shows((table) => {
      fight(table, {
        cards: { 0: 'hidden-viper-fang' },
        one: master({ kamae: 'balance', focus: 1, poisons: ['virulent-poison'] }),
        other: away,
      });
      table.seat(0).mayNotTake({ id: '0,1' }).mayNotTake({ id: '0,2' }).takes({ id: '1,0' }).takes({ facing: 0 });

      expect(hero(table, 0)).toMatchObject({ kamae: 'balance', focus: 1 });
      expect(prints(table, 1, 'play')).toEqual([]);
      turnIsOver(table);
    }),
  },
});

const ECHO_DECK = ['headbutt', 'feral-sweep', 'fend', 'steel-block', 'reposition', 'firm-mind', 'war-cry'] as const;

/** The benefit window after an attack that has missed. */
function afterMiss(table: Table, one: NonNullable<Fight['one']>, other: Fight['other'] = {}): void {
  fight(table, {
    cards: { 0: 'feral-sweep' },
    one: master({ cell: '0,2', ...one }),
    other: { cell: '0,-1', ...other },
  });
  toBenefit(table);
}

describeCard('bladed-echo', {
  does: {
    'in Aggression a wood attack is searched for': shows((table) => {
      afterMiss(table, { kamae: 'aggression', focus: 2, hand: ['bladed-echo'], deck: ECHO_DECK });
      table.seat(0).takes({ card: 'bladed-echo' }).takes({ is: 'alternative', at: 0 });
      table.seat(0).mayNotTake({ card: 'fend' }).mayNotTake({ card: 'feral-sweep' }).takes({ card: 'headbutt' });

      expect(hero(table, 0).focus).toBe(1);
      expect(prints(table, 0, 'hand')).toContain('headbutt');
      turnIsOver(table);
    }),
    'for another focus a steel attack': shows((table) => {
      afterMiss(table, { kamae: 'aggression', focus: 2, hand: ['bladed-echo'], deck: ECHO_DECK });
      table.seat(0).takes({ card: 'bladed-echo' }).takes({ is: 'alternative', at: 1 });
      table.seat(0).mayNotTake({ card: 'headbutt' }).mayNotTake({ card: 'steel-block' }).takes({ card: 'feral-sweep' });

      expect(hero(table, 0).focus).toBe(0);
      expect(prints(table, 0, 'hand')).toContain('feral-sweep');
      turnIsOver(table);
    }),
    'in Determination a defence': shows((table) => {
      afterMiss(table, { kamae: 'determination', focus: 2, hand: ['bladed-echo'], deck: ECHO_DECK });
      // The lower part of Feral Sweep is over: its jump has led to Aggression.
      expect(hero(table, 0).kamae).toBe('aggression');
      stopHere(table);

      fight(table, {
        cards: { 0: 'pommel-smash' },
        one: master({ kamae: 'determination', focus: 2, hand: ['bladed-echo'], deck: ECHO_DECK }),
        other: away,
      });
      toBenefit(table);
      table.seat(0).takes({ card: 'bladed-echo' }).takes({ is: 'alternative', at: 1 });
      table.seat(0).mayNotTake({ card: 'fend' }).mayNotTake({ card: 'feral-sweep' }).takes({ card: 'steel-block' });

      expect(hero(table, 0).focus).toBe(0);
      expect(prints(table, 0, 'hand')).toContain('steel-block');
      turnIsOver(table);
    }),
    'in Balance a meditation': shows((table) => {
      afterMiss(table, { kamae: 'balance', focus: 1, hand: ['bladed-echo'], deck: ECHO_DECK });
      table.seat(0).takes({ card: 'bladed-echo' });
      table.seat(0).mayNotTake({ card: 'firm-mind' }).mayNotTake({ card: 'war-cry' }).mayNotTake({ card: 'fend' });
      table.seat(0).takes({ card: 'reposition' });

      expect(prints(table, 0, 'hand')).toContain('reposition');
      turnIsOver(table);
    }),
    'a wood defence costs nothing more, a steel meditation another focus': shows((table) => {
      fight(table, {
        cards: { 0: 'pommel-smash' },
        one: master({ kamae: 'determination', focus: 2, hand: ['bladed-echo'], deck: ECHO_DECK }),
        other: away,
      });
      toBenefit(table);
      table.seat(0).takes({ card: 'bladed-echo' }).takes({ is: 'alternative', at: 0 });
      table.seat(0).mayNotTake({ card: 'steel-block' }).mayNotTake({ card: 'headbutt' }).takes({ card: 'fend' });
      expect(hero(table, 0).focus).toBe(1);
      expect(prints(table, 0, 'hand')).toContain('fend');
      turnIsOver(table);

      afterMiss(table, { kamae: 'balance', focus: 2, hand: ['bladed-echo'], deck: ECHO_DECK });
      table.seat(0).takes({ card: 'bladed-echo' }).takes({ is: 'alternative', at: 1 });
      table.seat(0).mayNotTake({ card: 'reposition' }).mayNotTake({ card: 'steel-block' }).takes({ card: 'firm-mind' });
      expect(hero(table, 0).focus).toBe(0);
      expect(prints(table, 0, 'hand')).toContain('firm-mind');
      turnIsOver(table);
    }),
  },
  refuses: {
    'without focus it cannot be played': shows((table) => {
      afterMiss(table, { kamae: 'balance', hand: ['bladed-echo'] });

      turnIsOver(table);
      expect(told(table, 'instantPlayed')).toEqual([]);
    }),
    'SEN-INST-c: not onto a meditation': shows((table) => {
      fight(table, {
        cards: { 0: 'iron-will' },
        one: master({ kamae: 'balance', focus: 3, hand: ['bladed-echo'] }),
        other: away,
      });
      toBenefit(table);

      turnIsOver(table);
    }),
  },
});

describeCard('dark-insight', {
  does: {
    'an attack, a defence and a meditation go back into the opponent’s deck, which draws three': shows((table) => {
      const iron = 'iron-will';
      fight(table, {
        cards: { 0: 'dark-insight' },
        one: master({ focus: 1 }),
        other: { hand: ['quick-stab', 'headbutt', 'fend', 'war-cry'], deck: [iron, iron, iron, iron, iron, iron] },
      });
      expect(told(table, 'handShown')).toMatchObject([{ seat: 1 }]);
      table.seat(0).mayNotTake({ card: 'fend' }).takes({ card: 'headbutt' });
      table.seat(0).mayNotTake({ kamae: 'neutral' }).takes({ kamae: 'determination' });

      expect(hero(table, 0)).toMatchObject({ kamae: 'determination', focus: 0 });
      expect(prints(table, 1, 'hand')).toHaveLength(1 + 3 + 1);
      expect(prints(table, 1, 'deck')).toHaveLength(6 + 3 - 3 - 1);
      expect(prints(table, 1, 'hand')).toContain('quick-stab');
      turnIsOver(table);
    }),
    'it is at 7': shows((table) => {
      fight(table, { cards: { 0: 'dark-insight' }, one: master({ focus: 1 }) });

      expect(speedsReached(table)).toEqual([7]);
      table.seat(0).isAsked('jumpKamae');
    }),
  },
  refuses: {
    'a type that the opponent does not hold is left out': shows((table) => {
      fight(table, {
        cards: { 0: 'dark-insight' },
        one: master({ focus: 1 }),
        other: { hand: ['fend'], deck: ['iron-will', 'iron-will', 'iron-will', 'iron-will', 'iron-will'] },
      });
      expect(told(table, 'shuffledIn')).toMatchObject([{ seat: 1 }]);
      table.seat(0).takes({ kamae: 'balance' });
      turnIsOver(table);
    }),
    'without focus it cannot be chosen': shows((table) => {
      choosing(table, { hero: 'master', hand: ['dark-insight'] }).mayNotTake({ card: 'dark-insight' });
      choosing(table, { hero: 'master', hand: ['dark-insight'], focus: 1 }).mayTake({ card: 'dark-insight' });
    }),
  },
});

describeCard('eye-of-the-dragon', {
  does: {
    'for focus the opponent loses two, draws two, and in Aggression the Master steps': shows((table) => {
      afterMiss(table, { kamae: 'aggression', focus: 3, hand: ['eye-of-the-dragon'] }, { focus: 3 });
      table.seat(0).takes({ card: 'eye-of-the-dragon' }).takes({ is: 'pay' });
      expect(hero(table, 1).focus).toBe(1);
      table.seat(0).takes({ is: 'pay' });
      expect(prints(table, 1, 'hand')).toHaveLength(2);
      table.seat(0).mayTake({ id: '0,2' }).mayNotTake({ id: '0,0' }).takes({ id: '0,1' });

      expect(hero(table, 0)).toMatchObject({ cell: '0,1', focus: 0 });
      turnIsOver(table);
    }),
    'in Determination it draws up to two': shows((table) => {
      fight(table, {
        cards: { 0: 'pommel-smash' },
        one: master({ kamae: 'determination', focus: 1, hand: ['eye-of-the-dragon'] }),
        other: away,
      });
      toBenefit(table);
      table.seat(0).takes({ card: 'eye-of-the-dragon' });
      expect(offered(table, 0)).toEqual([0, 2]);
      table.seat(0).says(2);

      expect(prints(table, 0, 'hand')).toHaveLength(3);
      turnIsOver(table);
    }),
    'in Balance the opponent is pulled or pushed': shows((table) => {
      afterMiss(table, { kamae: 'balance', focus: 1, hand: ['eye-of-the-dragon'] });
      table.seat(0).takes({ card: 'eye-of-the-dragon' }).takes({ way: 'pull' });

      expect(hero(table, 1).cell).toBe('0,0');
      turnIsOver(table);
    }),
    'in Aggression the step goes any way, or nowhere': shows((table) => {
      afterMiss(table, { cell: '0,1', kamae: 'aggression', focus: 1, hand: ['eye-of-the-dragon'] }, away);
      table.seat(0).takes({ card: 'eye-of-the-dragon' });

      expect(reach(table, 0)).toEqual(ends('0', ...ONE_STEP));
    }),
    'among several any one opponent is named when it is played': shows((table) => {
      fight(table, {
        cards: { 0: 'feral-sweep' },
        one: master({ cell: '0,2', focus: 3, hand: ['eye-of-the-dragon'] }),
        other: { cell: '0,-1', focus: 3 },
        more: [{ hero: 'student', cell: '0,-3', facing: 3, focus: 3 }],
      });
      toBenefit(table);
      table.seat(0).takes({ card: 'eye-of-the-dragon' }).mayTake({ fighter: 1 }).mayNotTake({ fighter: 0 });
      table.seat(0).takes({ fighter: 2 }).takes({ is: 'pay', focus: 1 });

      expect([hero(table, 1).focus, hero(table, 2).focus]).toEqual([3, 1]);
      playOutTo(table);
    }),
  },
  refuses: {
    'declined, the opponent keeps focus and hand': shows((table) => {
      afterMiss(table, { kamae: 'balance', focus: 3, hand: ['eye-of-the-dragon'] }, { focus: 3 });
      table.seat(0).takes({ card: 'eye-of-the-dragon' }).declines().declines().takes({ way: 'push' });

      expect(hero(table, 0).focus).toBe(2);
      expect(hero(table, 1)).toMatchObject({ focus: 3, cell: '0,-2' });
      expect(prints(table, 1, 'hand')).toHaveLength(1);
      turnIsOver(table);
    }),
    'without focus it cannot be played': shows((table) => {
      afterMiss(table, { kamae: 'balance', hand: ['eye-of-the-dragon'] });

      turnIsOver(table);
    }),
  },
});

describeCard('dark-bargain', {
  does: {
    'the Master chooses which of the top three each of the two takes': shows((table) => {
      fight(table, {
        cards: { 0: 'dark-bargain' },
        one: master({ focus: 1, deck: ['headbutt', 'war-cry', 'fend', 'iron-will'] }),
        other: { cell: '0,-1', deck: ['quick-stab', 'steel-block', 'idle-strike', 'reposition'] },
      });
      table.seat(0).takes({ id: '0,1' }).takes({ facing: 0 });
      table.seat(0).mayNotTake({ card: 'iron-will' }).picks({ card: 'war-cry' });
      table.seat(0).mayNotTake({ card: 'reposition' }).picks({ card: 'steel-block' });

      expect(prints(table, 0, 'hand')[0]).toBe('war-cry');
      expect(prints(table, 1, 'hand')[0]).toBe('steel-block');
      expect(hero(table, 0).focus).toBe(0);
      turnIsOver(table);
    }),
    'at 1 the step goes any way, with a turn by one side; it reaches an opponent three cells away': shows((table) => {
      fight(table, { cards: { 0: 'dark-bargain' }, one: master({ focus: 1 }), other: { cell: '0,-2' } });
      expect(reach(table, 0)).toEqual(ends('015', ...ONE_STEP));
      expect(speedsReached(table)).toEqual([1]);
      table.seat(0).takes({ id: '0,1' }).takes({ facing: 0 }).picks({ card: 'fend' }).picks({ card: 'fend' });

      expect(told(table, 'lookedAt').map(({ of, cards }) => [of, cards.length])).toEqual([
        [0, 3],
        [1, 3],
      ]);
      turnIsOver(table);
    }),
    'one focus is enough': shows((table) => {
      choosing(table, { hero: 'master', hand: ['dark-bargain'], focus: 1 }).mayTake({ card: 'dark-bargain' });
    }),
  },
  refuses: {
    'SEN-RANGE-a: an opponent more than three cells away takes nothing': shows((table) => {
      fight(table, {
        cards: { 0: 'dark-bargain' },
        one: master({ focus: 1, deck: ['headbutt', 'war-cry', 'fend', 'iron-will'] }),
        other: { cell: '0,-4', deck: ['quick-stab', 'steel-block', 'idle-strike', 'reposition'] },
      });
      table.seat(0).takes({ id: '0,1' }).takes({ facing: 0 }).picks({ card: 'headbutt' });

      expect(prints(table, 1, 'hand')).toHaveLength(1);
      turnIsOver(table);
    }),
    'without focus it cannot be chosen': shows((table) => {
      choosing(table, { hero: 'master', hand: ['dark-bargain'] }).mayNotTake({ card: 'dark-bargain' });
    }),
    'SEN-RANGE-a: nor does one four cells away': shows((table) => {
      fight(table, { cards: { 0: 'dark-bargain' }, one: master({ focus: 1 }), other: { cell: '0,-3' } });
      table.seat(0).takes({ id: '0,1' }).takes({ facing: 0 }).picks({ card: 'fend' });

      expect(told(table, 'lookedAt').map(({ of }) => of)).toEqual([0]);
      turnIsOver(table);
    }),
  },
});

describeCard('dragon-tail', {
  does: {
    'it strikes behind, and for a focus stuns and hobbles': shows((table) => {
      fight(table, { cards: { 0: 'dragon-tail' }, one: master({ focus: 1 }), other: { cell: '0,2' } });
      table.seat(0).mayNotTake({ kamae: 'neutral' }).takes({ kamae: 'determination' }).takes({ is: 'pay' });

      expect(hero(table, 0)).toMatchObject({ kamae: 'determination', focus: 0, facing: 0 });
      expect(hero(table, 1)).toMatchObject({ wounds: 1, stuns: 1, limps: [3] });
      turnIsOver(table);
    }),
    'SEN-HIT-a: Aggression must be chosen if only its step backwards hits': shows((table) => {
      fight(table, { cards: { 0: 'dragon-tail' }, one: master(), other: { cell: '0,3' } });

      expect(hero(table, 0)).toMatchObject({ kamae: 'aggression', cell: '0,2' });
      expect(hero(table, 1)).toMatchObject({ wounds: 1, stuns: 0, limps: [] });
      turnIsOver(table);
    }),
    'Balance and Determination turn by one side': shows((table) => {
      fight(table, { cards: { 0: 'dragon-tail' }, one: master(), other: { cell: '1,1' } });
      table.seat(0).mayTake({ kamae: 'determination' }).takes({ kamae: 'balance' });

      expect(stand(table, 0)).toBe('0,1 facing 5');
      expect(hero(table, 1).wounds).toBe(1);
      turnIsOver(table);
    }),
    'it takes the place of a meditation': shows((table) => {
      fight(table, {
        cards: { 0: 'firm-mind' },
        one: master({ hand: ['dragon-tail'] }),
        other: { cell: '0,2' },
      });
      table.seat(0).isAsked('replace').takes({ card: 'dragon-tail' }).takes({ kamae: 'balance' });

      expect(hero(table, 1).wounds).toBe(1);
      expect(prints(table, 0, 'discard')).toEqual(['firm-mind', 'dragon-tail']);
      turnIsOver(table);
    }),
    'it is at 6; Aggression steps back, or not, and turns nothing; Balance turns by one side, or not': shows(
      (table) => {
        fight(table, { cards: { 0: 'dragon-tail' }, one: master(), other: away });
        table.seat(0).takes({ kamae: 'aggression' });
        expect(reach(table, 0)).toEqual(ends('0', '0,1', '-1,2', '0,2', '1,1'));
        expect(speedsReached(table)).toEqual([6]);
        table.seat(0).takes({ id: '0,1' });
        turnIsOver(table);

        fight(table, { cards: { 0: 'dragon-tail' }, one: master(), other: away });
        table.seat(0).takes({ kamae: 'balance' });
        expect(reach(table, 0)).toEqual({ '0,1': '015' });
      },
    ),
  },
  refuses: {
    'declined, neither stun nor limp': shows((table) => {
      fight(table, { cards: { 0: 'dragon-tail' }, one: master({ focus: 1 }), other: { cell: '0,2' } });
      table.seat(0).takes({ kamae: 'balance' }).declines();

      expect(hero(table, 0).focus).toBe(1);
      expect(hero(table, 1)).toMatchObject({ wounds: 1, stuns: 0, limps: [] });
      turnIsOver(table);
    }),
    'the front is safe': shows((table) => {
      fight(table, { cards: { 0: 'dragon-tail' }, one: master({ focus: 1 }) });
      table.seat(0).takes({ kamae: 'balance' }).takes({ facing: 0 });

      expect(hero(table, 1).wounds).toBe(0);
      expect(hero(table, 0).focus).toBe(1);
      turnIsOver(table);
    }),
    'SEN-INST-c: it does not replace an attack': shows((table) => {
      fight(table, { cards: { 0: 'feral-sweep' }, one: master({ hand: ['dragon-tail'] }), other: away });

      table.seat(0).isAsked('moveTo');
    }),
  },
});

/** The opponent stabs the Master in the back at 8. */
const STABBED: Fight = {
  cards: { 0: 'sixth-sense', 1: 'quick-stab' },
  one: { hero: 'master', facing: 3, kamae: 'balance' },
  other: { focus: 3, hand: ['fend', 'war-cry'] },
};

describeCard('sixth-sense', {
  does: {
    'turned about it blocks; the attacker loses a focus and shows its hand': shows((table) => {
      fight(table, STABBED);
      expect(offered(table, 0)).toEqual([4, 5, 6, 7, 8, 9]);
      table.seat(0).takes({ speed: 8 });
      expect(told(table, 'blockRaised')).toMatchObject([{ block: { cells: ['-1,1', '0,0', '1,0'] } }]);

      expect(stand(table, 0)).toBe('0,1 facing 0');
      expect(hero(table, 0).wounds).toBe(0);
      expect(hero(table, 1).focus).toBe(3 - 1 - 1);
      const seen = table.view(0).fighters[1];
      expect(seen?.is === 'hero' && seen.hand.filter(({ face }) => face === 'up')).toHaveLength(2);
      turnIsOver(table);
    }),
  },
  refuses: {
    'at another speed it turns, but stops nothing': shows((table) => {
      fight(table, STABBED);
      table.seat(0).takes({ speed: 7 });

      expect(stand(table, 0)).toBe('0,1 facing 0');
      expect(hero(table, 0).wounds).toBe(1);
      expect(hero(table, 1).focus).toBe(2);
      expect(told(table, 'handShown')).toEqual([]);
      turnIsOver(table);
    }),
    'it needs Balance or Determination': shows((table) => {
      const card = { card: 'sixth-sense' };
      choosing(table, { hero: 'master', hand: ['sixth-sense'], kamae: 'aggression' }).mayNotTake(card);
      choosing(table, { hero: 'master', hand: ['sixth-sense'] }).mayNotTake(card);
      choosing(table, { hero: 'master', hand: ['sixth-sense'], kamae: 'balance' }).mayTake(card);
      choosing(table, { hero: 'master', hand: ['sixth-sense'], kamae: 'determination' }).mayTake(card);
    }),
  },
});

/** The Master blocks a blow at 8, 6 or 5, and may play Tainted Wisdom onto it. */
function wisely(
  table: Table,
  blow: 'quick-stab' | 'horse-kick' | 'pommel-smash',
  one: NonNullable<Fight['one']>,
): void {
  const speed = { 'quick-stab': 8, 'horse-kick': 6, 'pommel-smash': 5 }[blow];
  fight(table, {
    cards: { 0: 'wild-block', 1: blow },
    one: master({ hand: ['tainted-wisdom', 'idle-strike'], ...one }),
    other: { focus: 1 },
  });
  table.seat(0).takes({ speed });
  toBenefit(table);
}

const WISE_KAMAE = ['neutral', 'determination', 'balance', 'aggression'] as const;

/** Attacks of seat 1 on the Master, and where they begin. */
const WISE_BLOWS = [
  { speed: 9, card: 'lightning-tail', cell: '0,-1' },
  { speed: 8, card: 'quick-stab', cell: '0,0' },
  { speed: 7, card: 'wolf-pounce', cell: '0,-1' },
  { speed: 6, card: 'horse-kick', cell: '0,0' },
  { speed: 5, card: 'pommel-smash', cell: '0,0' },
  { speed: 4, card: 'katana-swing', cell: '0,0' },
] as const;

/** The speeds at which Tainted Wisdom, in this Kamae, gives a counter to a block. */
function wiseCounters(table: Table, kamae: (typeof WISE_KAMAE)[number]): readonly number[] {
  return WISE_BLOWS.flatMap(({ speed, card, cell }) => {
    fight(table, {
      cards: { 0: 'wild-block', 1: card },
      one: master({ kamae, hand: ['tainted-wisdom', 'idle-strike', 'idle-strike', 'idle-strike'] }),
      other: { cell, kamae: card === 'lightning-tail' ? 'balance' : 'neutral', focus: 2 },
    });
    table.seat(0).takes({ speed });
    toBenefit(table);
    table.seat(0).takes({ card: 'tainted-wisdom' });
    stopHere(table);
    return table.match.open.some(({ question }) => question.message.key === 'counter') ? [speed] : [];
  });
}

describeCard('tainted-wisdom', {
  does: {
    'in Determination an attack at 9 or 8 is countered': shows((table) => {
      wisely(table, 'quick-stab', { kamae: 'determination' });
      table.seat(0).takes({ card: 'tainted-wisdom' }).isAsked('counter').takes({ card: 'idle-strike' });

      expect(hero(table, 1)).toMatchObject({ wounds: 1, bleeding: 0 });
      stopHere(table);
    }),
    'in Balance one at 7 or 6': shows((table) => {
      wisely(table, 'horse-kick', { kamae: 'balance' });
      table.seat(0).takes({ card: 'tainted-wisdom' }).isAsked('counter').takes({ card: 'idle-strike' });

      expect(hero(table, 1)).toMatchObject({ wounds: 1, bleeding: 0 });
      stopHere(table);
    }),
    'in Aggression one at 5 or 4': shows((table) => {
      wisely(table, 'pommel-smash', { kamae: 'aggression' });
      table.seat(0).takes({ card: 'tainted-wisdom' }).isAsked('counter').takes({ card: 'idle-strike' });

      expect(hero(table, 1)).toMatchObject({ wounds: 0, bleeding: 1 });
      stopHere(table);
    }),
    'for a focus everybody draws two': shows((table) => {
      wisely(table, 'pommel-smash', { kamae: 'aggression', focus: 1 });
      table.seat(0).takes({ card: 'tainted-wisdom' }).passes().takes({ is: 'pay' });

      expect(hero(table, 0).focus).toBe(0);
      expect(prints(table, 0, 'hand')).toEqual(['idle-strike', 'fend', 'fend']);
      expect(prints(table, 1, 'hand')).toEqual(['fend', 'fend']);
      stopHere(table);
    }),
    'each Kamae counters at its own two speeds': shows((table) => {
      expect(WISE_KAMAE.map((kamae) => wiseCounters(table, kamae))).toEqual([[], [9, 8], [7, 6], [5, 4]]);
    }),
  },
  refuses: {
    'another Kamae counters nothing, and declined nobody draws': shows((table) => {
      wisely(table, 'pommel-smash', { kamae: 'balance', focus: 1 });
      table.seat(0).takes({ card: 'tainted-wisdom' }).isAsked('payLine');
      expect(prints(table, 0, 'hand')).toEqual(['idle-strike']);
      table.seat(0).declines();

      expect(prints(table, 1, 'hand')).toHaveLength(1);
      stopHere(table);
    }),
    'it is not for a block that stopped nothing': shows((table) => {
      fight(table, {
        cards: { 0: 'wild-block', 1: 'pommel-smash' },
        one: master({ hand: ['tainted-wisdom'], kamae: 'aggression' }),
      });
      table.seat(0).takes({ speed: 6 });
      toBenefit(table);

      expect(hero(table, 0).wounds).toBe(1);
      turnIsOver(table);
    }),
  },
});

describeCard('idle-strike', {
  does: {
    'each of the three cells ahead is struck': shows((table) => {
      fight(table, {
        cards: { 0: 'idle-strike' },
        one: master(),
        more: [
          { hero: 'ronin', cell: '-1,1' },
          { hero: 'student', cell: '1,0' },
        ],
      });

      expect(table.state.fighters.map(({ wounds }) => wounds)).toEqual([0, 1, 1, 1]);
      stopHere(table);
    }),
    'in Aggression the wound bleeds': shows((table) => {
      fight(table, { cards: { 0: 'idle-strike' }, one: master({ kamae: 'aggression' }) });

      expect(hero(table, 1)).toMatchObject({ wounds: 0, bleeding: 1, limps: [] });
      stopHere(table);
    }),
    'in Determination the victim discards a card of its choice': shows((table) => {
      fight(table, {
        cards: { 0: 'idle-strike' },
        one: master({ kamae: 'determination' }),
        other: { hand: ['fend', 'war-cry'] },
      });
      table.seat(1).picks({ card: 'war-cry' });

      expect(prints(table, 1, 'discard')).toEqual(['war-cry']);
      turnIsOver(table);
    }),
    'in Balance it limps, after a step back that was paid for': shows((table) => {
      fight(table, { cards: { 0: 'idle-strike' }, one: master({ kamae: 'balance', focus: 1 }) });
      table.seat(0).takes({ is: 'pay' }).mayTake({ id: '-1,2' }).mayTake({ id: '1,1' }).mayNotTake({ id: '0,1' });
      table.seat(0).takes({ id: '0,2' });

      expect(hero(table, 0)).toMatchObject({ cell: '0,2', focus: 0 });
      expect(hero(table, 1)).toMatchObject({ wounds: 1, bleeding: 0, limps: [3] });
      turnIsOver(table);
    }),
    'it is at 3': shows((table) => {
      fight(table, { cards: { 0: 'idle-strike' }, one: master() });

      expect(speedsReached(table)).toEqual([3]);
      turnIsOver(table);
    }),
  },
  refuses: {
    'in Neutral the wound is all': shows((table) => {
      fight(table, { cards: { 0: 'idle-strike' }, one: master({ focus: 1 }), other: { hand: ['fend', 'war-cry'] } });
      table.seat(0).declines();

      expect(hero(table, 0)).toMatchObject({ cell: '0,1', focus: 1 });
      expect(hero(table, 1)).toMatchObject({ wounds: 1, bleeding: 0, limps: [] });
      expect(prints(table, 1, 'discard')).toEqual([]);
      turnIsOver(table);
    }),
    'a miss does nothing more': shows((table) => {
      fight(table, { cards: { 0: 'idle-strike' }, one: master({ kamae: 'balance' }), other: { cell: '1,1' } });

      expect(hero(table, 1)).toMatchObject({ wounds: 0, limps: [] });
      expect(skipped(table, 'idle-strike')).toContain('2 noSuccess');
      turnIsOver(table);
    }),
  },
});

describeCard('masterful-cut', {
  does: {
    'in Determination a step, a turn, and a bleeding wound on the front left': shows((table) => {
      // From 1,1, turned to the right, the cell on the front left lies straight up.
      fight(table, {
        cards: { 0: 'masterful-cut' },
        one: master({ kamae: 'determination', cell: '0,2' }),
        other: { cell: '1,0' },
      });
      playOutTo(table);

      expect(told(table, 'stepped')).toHaveLength(1);
      expect(told(table, 'struck')).toMatchObject([{ cells: [{ cell: '1,0', hits: [{ is: 'bleed', count: 1 }] }] }]);
      expect(hero(table, 1)).toMatchObject({ wounds: 0, bleeding: 1 });
    }),
    'in Balance a step, a turn, and a wound on each of three cells': shows((table) => {
      fight(table, {
        cards: { 0: 'masterful-cut' },
        one: master({ kamae: 'balance' }),
        other: { cell: '0,-4' },
      });
      table.seat(0).mayNotTake({ id: '0,1' }).takes({ id: '0,0' }).mayNotTake({ facing: 0 }).takes({ facing: 1 });

      expect(strikes(table)).toEqual([{ '0,-1': 'wound 1', '1,-1': 'wound 1', '1,0': 'wound 1' }]);
      turnIsOver(table);
    }),
    'in Aggression only a turn, and two wounds ahead': shows((table) => {
      fight(table, { cards: { 0: 'masterful-cut' }, one: master({ kamae: 'aggression', facing: 1 }) });

      expect(stand(table, 0)).toBe('0,1 facing 0');
      expect(hero(table, 1)).toMatchObject({ wounds: 2, bleeding: 0 });
      turnIsOver(table);
    }),
    'it is at 6; in Balance and Determination the step goes any way, and both have to be made': shows((table) => {
      for (const kamae of ['balance', 'determination'] as const) {
        fight(table, { cards: { 0: 'masterful-cut' }, one: master({ kamae }), other: away });
        expect(reach(table, 0)).toEqual(ends('15', ...BESIDE));
      }
      expect(speedsReached(table)).toEqual([6, 6]);
    }),
  },
  refuses: {
    'in Neutral it does nothing': shows((table) => {
      fight(table, { cards: { 0: 'masterful-cut' }, one: master() });

      expect(skipped(table, 'masterful-cut')).toEqual(['0 kamae', '1 kamae', '2 kamae', '3 kamae', '4 kamae']);
      expect(stand(table, 0)).toBe('0,1 facing 0');
      expect(hero(table, 1).wounds).toBe(0);
      turnIsOver(table);
    }),
    'in Aggression the turn is compulsory, so who stands ahead is missed': shows((table) => {
      fight(table, { cards: { 0: 'masterful-cut' }, one: master({ kamae: 'aggression' }) });
      table.seat(0).mayNotTake({ facing: 0 }).takes({ facing: 5 });

      expect(hero(table, 1).wounds).toBe(0);
      turnIsOver(table);
    }),
  },
});

describeCard('reposition', {
  does: {
    'in Aggression a second step forward may follow': shows((table) => {
      fight(table, { cards: { 0: 'reposition' }, one: master({ kamae: 'aggression' }), other: away });
      table.seat(0).takes({ id: '1,0' });
      expect(reach(table, 0)).toEqual(ends('0', '1,0', '1,-1'));
      table.seat(0).takes({ id: '1,-1' });
      expect(reach(table, 0)).toEqual({ '1,-1': '01245' });
      table.seat(0).takes({ facing: 2 });
      expect(speedsReached(table)).toEqual([7]);
      table.seat(0).takes({ kamae: 'balance' });

      expect(stand(table, 0)).toBe('1,-1 facing 2');
      expect(hero(table, 0)).toMatchObject({ kamae: 'balance', focus: 1 });
      turnIsOver(table);
    }),
    'in Balance it draws up to two': shows((table) => {
      fight(table, { cards: { 0: 'reposition' }, one: master({ kamae: 'balance' }), other: away });
      table.seat(0).takes({ id: '1,0' }).takes({ facing: 0 });
      expect(offered(table, 0)).toEqual([0, 2]);
      table.seat(0).says(2).takes({ kamae: 'balance' });

      expect(prints(table, 0, 'hand')).toHaveLength(3);
      expect(hero(table, 0)).toMatchObject({ kamae: 'balance', focus: 0 });
      turnIsOver(table);
    }),
    'in Determination a wood card is searched for': shows((table) => {
      fight(table, {
        cards: { 0: 'reposition' },
        one: master({ kamae: 'determination', deck: ['fend', 'steel-block', 'headbutt', 'headbutt'] }),
        other: away,
      });
      table.seat(0).takes({ id: '-1,1' }).takes({ facing: 0 });
      table.seat(0).mayNotTake({ card: 'steel-block' }).takes({ card: 'fend' });

      expect(prints(table, 0, 'hand')).toEqual(['fend']);
      table.seat(0).isAsked('changeKamae');
    }),
  },
  refuses: {
    'in Neutral it neither draws nor searches nor steps twice': shows((table) => {
      fight(table, { cards: { 0: 'reposition' }, one: master(), other: away });
      table.seat(0).mayNotTake({ id: '0,0' }).takes({ id: '1,0' }).takes({ facing: 0 }).isAsked('changeKamae');
      expect(offered(table, 0)).toEqual(['aggression', 'balance', 'determination', 'neutral']);

      expect(skipped(table, 'reposition')).toEqual(['1 kamae', '3 kamae', '4 kamae']);
    }),
    'both forward diagonals taken, it runs into somebody': shows((table) => {
      fight(table, {
        cards: { 0: 'reposition' },
        one: master(),
        other: { cell: '1,0' },
        more: [{ hero: 'ronin', cell: '-1,1' }],
      });
      playOutTo(table);

      expect(told(table, 'cardAbandoned')).toMatchObject([{ fighter: 0, why: 'collision' }]);
      expect(hero(table, 0)).toMatchObject({ cell: '0,1', kamae: 'neutral', focus: 0 });
    }),
  },
});
