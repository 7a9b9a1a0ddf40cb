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
import { choosing, offered, shows, toBenefit } from '../testing/card-scenario.ts';
import { describeCard } from '../testing/describe-card.ts';
import { AHEAD_AND_TURN, DIAGONAL_AND_TURN, ends, ONE_STEP, reach, strikes } from '../testing/reach.ts';

type Given = NonNullable<Fight['one']>;

const away = { cell: '0,-4' } as const;
const speedsReached = (table: Table) => told(table, 'speedReached').map(({ speed }) => speed);

/** The Student of seat 0, with whatever else is said. */
const student = (one: Given = {}): Given => ({ hero: 'student', ...one });

describeCard('student-core', {
  does: {
    'a card is discarded, the Student steps, turns, and draws up to two': shows((table) => {
      fight(table, {
        cards: { 0: 'student-core' },
        one: student({ hand: ['fend', 'quick-stab'], deck: ['headbutt', 'war-cry', 'iron-will'] }),
        other: away,
      });
      table.seat(0).picks({ card: 'fend' }).takes({ id: '1,0' }).takes({ facing: 5 });
      table.seat(0).takes({ is: 'alternative', at: 0 }).says(1);

      expect(stand(table, 0)).toBe('1,0 facing 5');
      expect(prints(table, 0, 'discard')).toEqual(['fend']);
      expect(prints(table, 0, 'hand')).toEqual(['quick-stab', 'headbutt', 'war-cry']);
      turnIsOver(table);
    }),
    'or searches the deck for wood': shows((table) => {
      fight(table, {
        cards: { 0: 'student-core' },
        one: student({ deck: ['war-cry', 'steel-block', 'headbutt'] }),
        other: away,
      });
      table.seat(0).takes({ id: '0,1' }).takes({ facing: 0 }).takes({ is: 'alternative', at: 1 });
      table.seat(0).mayNotTake({ card: 'war-cry' }).mayNotTake({ card: 'steel-block' }).takes({ card: 'headbutt' });

      expect(prints(table, 0, 'hand')[0]).toBe('headbutt');
      turnIsOver(table);
    }),
    'or moves the ring by one branch': shows((table) => {
      fight(table, { cards: { 0: 'student-core' }, one: student({ kamae: 'determination' }), other: away });
      table.seat(0).takes({ id: '0,1' }).takes({ facing: 0 }).takes({ is: 'alternative', at: 2 });
      table.seat(0).mayTake({ kamae: 'neutral', focus: 0 }).takes({ kamae: 'balance', focus: 1 });

      expect(hero(table, 0)).toMatchObject({ kamae: 'balance', focus: 1 });
      turnIsOver(table);
    }),
    'it comes last; the step goes any way, with a turn by up to two sides; two cards or one branch are the most': shows(
      (table) => {
        fight(table, { cards: { 0: 'student-core' }, one: student(), other: away });
        expect(speedsReached(table)).toEqual([0]);
        expect(reach(table, 0)).toEqual(ends('01245', ...ONE_STEP));
        table.seat(0).takes({ id: '0,1' }).takes({ facing: 0 }).takes({ is: 'alternative', at: 0 });
        expect(offered(table, 0)).toEqual([0, 2]);

        fight(table, { cards: { 0: 'student-core' }, one: student(), other: away });
        table.seat(0).takes({ id: '0,1' }).takes({ facing: 0 }).takes({ is: 'alternative', at: 2 });
        expect(offered(table, 0)).toEqual(['determination', 'neutral']);
      },
    ),
  },
  refuses: {
    'SEN-EFF-aa: with an empty hand nothing is discarded': shows((table) => {
      fight(table, { cards: { 0: 'student-core' }, one: student(), other: away });

      expect(skipped(table, 'student-core')).toEqual(['0 nothing']);
      table.seat(0).isAsked('moveTo').mayNotTake({ id: '0,-1' });
    }),
  },
});

const breath = { hero: 'student', kamae: 'aggression', focus: 2 } as const;

describeCard('drawn-breath', {
  does: {
    'two wounds ahead and on the front left, one on the back left': shows((table) => {
      fight(table, {
        cards: { 0: 'drawn-breath' },
        one: breath,
        more: [
          { hero: 'master', cell: '-1,1' },
          { hero: 'ronin', cell: '-1,2' },
        ],
      });

      expect(table.state.fighters.map(({ wounds }) => wounds)).toEqual([0, 2, 2, 1]);
      expect(hero(table, 0).focus).toBe(0);
      table.seat(0).isAsked('jumpKamae');
    }),
    'whoever stays in Aggression stuns': shows((table) => {
      fight(table, { cards: { 0: 'drawn-breath' }, one: breath });
      table.seat(0).mayNotTake({ kamae: 'neutral' }).takes({ kamae: 'aggression' });

      expect(hero(table, 1)).toMatchObject({ wounds: 2, stuns: 1 });
      expect(skipped(table, 'drawn-breath')).toEqual(['0 kamae', '1 kamae']);
      turnIsOver(table);
    }),
    'in Balance the Student moves at 4': shows((table) => {
      fight(table, { cards: { 0: 'drawn-breath' }, one: breath });
      table.seat(0).takes({ kamae: 'balance' });
      expect(speedsReached(table)).toEqual([8, 4]);
      table.seat(0).mayNotTake({ id: '0,2' }).takes({ id: '1,0' }).takes({ facing: 5 });

      expect(stand(table, 0)).toBe('1,0 facing 5');
      expect(hero(table, 1)).toMatchObject({ wounds: 2, stuns: 0 });
      turnIsOver(table);
    }),
    'in Determination it searches for steel at 4': shows((table) => {
      fight(table, {
        cards: { 0: 'drawn-breath' },
        one: { ...breath, deck: ['fend', 'steel-block', 'war-cry'] },
      });
      table.seat(0).takes({ kamae: 'determination' });
      table.seat(0).mayNotTake({ card: 'fend' }).mayNotTake({ card: 'war-cry' }).takes({ card: 'steel-block' });

      expect(hero(table, 1).stuns).toBe(0);
      expect(prints(table, 0, 'hand')[0]).toBe('steel-block');
      turnIsOver(table);
    }),
    'at 4, in Balance, it steps ahead and turns in any order, or does neither': shows((table) => {
      fight(table, {
        cards: { 0: 'drawn-breath' },
        one: student({ kamae: 'aggression', focus: 2 }),
        other: { cell: '-1,2' },
      });
      table.seat(0).takes({ kamae: 'balance' });

      const { '-1,2': _taken, ...free } = AHEAD_AND_TURN;
      expect(reach(table, 0)).toEqual(free);
    }),
  },
  refuses: {
    'a miss leaves the ring in Aggression': shows((table) => {
      fight(table, { cards: { 0: 'drawn-breath' }, one: breath, other: { cell: '1,0' } });

      expect(hero(table, 0).kamae).toBe('aggression');
      expect(hero(table, 1)).toMatchObject({ wounds: 0, stuns: 0 });
      turnIsOver(table);
    }),
    'it needs two focus and Aggression': shows((table) => {
      const card = { card: 'drawn-breath' };
      choosing(table, { ...breath, hand: ['drawn-breath'], focus: 1 }).mayNotTake(card);
      choosing(table, { ...breath, hand: ['drawn-breath'], kamae: 'balance' }).mayNotTake(card);
      choosing(table, { ...breath, hand: ['drawn-breath'] }).mayTake(card);
    }),
  },
});

const lightning = { hero: 'student', kamae: 'balance', focus: 2 } as const;

describeCard('lightning-tail', {
  does: {
    'one step aside, perhaps another, a wound on the three cells ahead, and Aggression': shows((table) => {
      fight(table, { cards: { 0: 'lightning-tail' }, one: lightning, other: away });
      table.seat(0).mayNotTake({ id: '0,1' }).mayNotTake({ id: '0,0' }).takes({ id: '1,0' });
      table.seat(0).mayTake({ id: '1,0' }).takes({ id: '0,0' }).takes({ facing: 0 });

      expect(told(table, 'struck')).toMatchObject([{ cells: [{ cell: '-1,0' }, { cell: '0,-1' }, { cell: '1,-1' }] }]);
      expect(hero(table, 0)).toMatchObject({ kamae: 'aggression', focus: 0 });
      turnIsOver(table);
    }),
    'SEN-HIT-a: the moves must bring the hit': shows((table) => {
      fight(table, { cards: { 0: 'lightning-tail' }, one: lightning, other: { cell: '0,-1' } });
      toBenefit(table);

      expect(hero(table, 1).wounds).toBe(1);
      turnIsOver(table);
    }),
    'it is at 9; after the first step a second and a turn may follow, and three cells are struck alike': shows(
      (table) => {
        fight(table, {
          cards: { 0: 'lightning-tail' },
          one: student({ cell: '-1,2', kamae: 'balance', focus: 2 }),
          other: away,
        });
        expect(reach(table, 0)).toEqual(ends('0', '-2,2', '0,1'));
        expect(speedsReached(table)).toEqual([9]);
        table.seat(0).takes({ id: '0,1' });
        expect(reach(table, 0)).toEqual(DIAGONAL_AND_TURN);
        table.seat(0).takes({ id: '0,1' }).takes({ facing: 0 });

        expect(strikes(table)).toEqual([{ '-1,1': 'wound 1', '0,0': 'wound 1', '1,0': 'wound 1' }]);
        turnIsOver(table);
      },
    ),
  },
  refuses: {
    'out of reach nobody is hurt, but the ring jumps': shows((table) => {
      fight(table, { cards: { 0: 'lightning-tail' }, one: lightning, other: away });
      toBenefit(table);

      expect(hero(table, 1).wounds).toBe(0);
      expect(hero(table, 0).kamae).toBe('aggression');
      turnIsOver(table);
    }),
    'it needs two focus and Balance': shows((table) => {
      const card = { card: 'lightning-tail' };
      choosing(table, { ...lightning, hand: ['lightning-tail'], focus: 1 }).mayNotTake(card);
      choosing(table, { ...lightning, hand: ['lightning-tail'], kamae: 'aggression' }).mayNotTake(card);
      choosing(table, { ...lightning, hand: ['lightning-tail'] }).mayTake(card);
    }),
  },
});

describeCard('blazing-insight', {
  does: {
    'up to one card of each type goes into the deck, up to three are drawn, and the ring jumps': shows((table) => {
      const iron = 'iron-will';
      fight(table, {
        cards: { 0: 'blazing-insight' },
        one: student({
          focus: 1,
          hand: ['quick-stab', 'headbutt', 'fend', 'steel-block', 'war-cry'],
          deck: [iron, iron, iron, iron],
        }),
        other: away,
      });
      table.seat(0).mayNotTake({ card: 'fend' }).takes({ card: 'headbutt' });
      table.seat(0).mayNotTake({ card: 'quick-stab' }).takes({ card: 'fend' });
      table.seat(0).mayNotTake({ card: 'quick-stab' }).takes({ card: 'war-cry' });
      expect(offered(table, 0)).toEqual([0, 3]);
      expect(speedsReached(table)).toEqual([3]);
      table.seat(0).says(3);
      table.seat(0).mayNotTake({ kamae: 'neutral' }).takes({ kamae: 'balance' });

      expect(told(table, 'shuffledIn')).toHaveLength(3);
      expect(hero(table, 0)).toMatchObject({ kamae: 'balance', focus: 0 });
      expect(prints(table, 0, 'deck')).toHaveLength(4 + 3 - 3 - 1);
      stopHere(table);
    }),
  },
  refuses: {
    'a type that is not in hand is left out, and nothing need be drawn': shows((table) => {
      fight(table, {
        cards: { 0: 'blazing-insight' },
        one: student({ focus: 1, hand: ['fend'], deck: ['iron-will', 'iron-will'] }),
        other: away,
      });
      // Asked all the same: being skipped would tell the others what is in hand.
      table.seat(0).mayNotTake({ card: 'fend' }).declines().takes({ card: 'fend' });
      table.seat(0).says(0).takes({ kamae: 'aggression' });

      expect(told(table, 'shuffledIn')).toHaveLength(1);
      expect(prints(table, 0, 'deck')).toHaveLength(2 + 1 - 1);
      turnIsOver(table);
    }),
    'it costs a focus': shows((table) => {
      choosing(table, student({ hand: ['blazing-insight'] })).mayNotTake({ card: 'blazing-insight' });
      choosing(table, student({ hand: ['blazing-insight'], focus: 1 })).mayTake({ card: 'blazing-insight' });
    }),
  },
});

const POOL = ['war-cry', 'headbutt', 'turning-slash'] as const;

describeCard('reflection-pool', {
  does: {
    'wood comes back from the discard pile, for a focus steel as well': shows((table) => {
      fight(table, { cards: { 0: 'reflection-pool' }, one: student({ focus: 1, discard: POOL }) });
      table.seat(0).mayNotTake({ card: 'turning-slash' }).takes({ card: 'headbutt' });
      table.seat(0).takes({ is: 'pay' }).mayNotTake({ card: 'war-cry' }).takes({ card: 'turning-slash' });

      expect(hero(table, 0).focus).toBe(0);
      expect(prints(table, 0, 'hand').slice(0, 2)).toEqual(['headbutt', 'turning-slash']);
      expect(prints(table, 0, 'discard')).toEqual(['war-cry', 'reflection-pool']);
      turnIsOver(table);
    }),
    'for two more the card just found is played at its own speed': shows((table) => {
      fight(table, { cards: { 0: 'reflection-pool' }, one: student({ focus: 3, discard: POOL }) });
      table.seat(0).takes({ card: 'headbutt' }).takes({ is: 'pay' }).takes({ card: 'turning-slash' });
      table.seat(0).takes({ is: 'pay', focus: 2 });

      expect(told(table, 'replaced')).toMatchObject([{ printed: 'turning-slash' }]);
      expect(speedsReached(table)).toEqual([8, 6, 0]);
      expect(hero(table, 1).wounds).toBe(1);
      expect(hero(table, 0).focus).toBe(0);
      turnIsOver(table);
    }),
  },
  refuses: {
    'declined, only wood comes back, and it is not played': shows((table) => {
      fight(table, { cards: { 0: 'reflection-pool' }, one: student({ focus: 3, discard: POOL }) });
      table.seat(0).takes({ card: 'headbutt' }).declines().isAsked('payLine').declines();

      expect(hero(table, 0).focus).toBe(3);
      expect(told(table, 'replaced')).toEqual([]);
      expect(prints(table, 0, 'discard')).toEqual(['war-cry', 'turning-slash', 'reflection-pool']);
      turnIsOver(table);
    }),
    'without focus for it the card found is not played': shows((table) => {
      fight(table, { cards: { 0: 'reflection-pool' }, one: student({ focus: 1, discard: ['headbutt'] }) });
      table.seat(0).takes({ card: 'headbutt' });

      expect(hero(table, 1).wounds).toBe(0);
      expect(prints(table, 0, 'hand')[0]).toBe('headbutt');
      turnIsOver(table);
    }),
  },
});

/** The Student blocks a kick, and holds the Paw. */
function pawed(table: Table, one: Given, speed = 6): void {
  fight(table, {
    cards: { 0: 'steel-block', 1: 'horse-kick' },
    one: student({ hand: ['stalking-tiger-paw'], ...one }),
    other: { hand: ['fend', 'war-cry'] },
  });
  table.seat(0).takes({ speed });
  toBenefit(table);
}

describeCard('stalking-tiger-paw', {
  does: {
    'the attacker is turned, must step forward and discard, and the ring jumps': shows((table) => {
      pawed(table, { focus: 1 });
      table.seat(0).isAsked('benefit').takes({ card: 'stalking-tiger-paw' }).takes({ way: 'anticlockwise' });
      expect(stand(table, 1)).toBe('1,0 facing 2');
      table.seat(1).picks({ card: 'war-cry' });
      table.seat(0).mayNotTake({ kamae: 'neutral' }).takes({ kamae: 'balance' });

      expect(prints(table, 1, 'discard')).toEqual(['war-cry']);
      expect(hero(table, 0)).toMatchObject({ kamae: 'balance', focus: 0 });
      stopHere(table);
    }),
    'who is turned towards a wall of the field runs into it': shows((table) => {
      fight(table, {
        cards: { 0: 'steel-block', 1: 'horse-kick' },
        one: student({ hand: ['stalking-tiger-paw'], focus: 1, cell: '4,-3' }),
        other: { cell: '4,-4' },
      });
      table.seat(0).takes({ speed: 6 });
      toBenefit(table);
      table.seat(0).takes({ card: 'stalking-tiger-paw' }).takes({ way: 'anticlockwise' });

      expect(hero(table, 1)).toMatchObject({ cell: '4,-4', facing: 2, stuns: 1 });
      stopHere(table);
    }),
  },
  refuses: {
    'not without a focus': shows((table) => {
      pawed(table, {});

      turnIsOver(table);
    }),
    'not for a block that stopped nothing': shows((table) => {
      pawed(table, { focus: 1 }, 7);

      expect(hero(table, 0).stuns).toBe(1);
      turnIsOver(table);
    }),
  },
});

describeCard('insightful-blow', {
  does: {
    'at 5 a wound on the three cells ahead; at 3 the hand is shown and the Student moves': shows((table) => {
      fight(table, {
        cards: { 0: 'insightful-blow' },
        one: student(),
        other: { cell: '1,0', hand: ['fend', 'war-cry'] },
      });
      expect(hero(table, 1).wounds).toBe(1);
      expect(told(table, 'handShown')).toMatchObject([{ seat: 1 }]);
      expect(speedsReached(table)).toEqual([5, 3]);
      table.seat(0).takes({ id: '0,2' }).takes({ facing: 1 });

      expect(stand(table, 0)).toBe('0,2 facing 1');
      expect(prints(table, 1, 'discard')).toEqual([]);
      turnIsOver(table);
    }),
    'in Aggression at 7': shows((table) => {
      fight(table, { cards: { 0: 'insightful-blow' }, one: student({ kamae: 'aggression' }), other: { cell: '-1,1' } });

      expect(speedsReached(table)).toEqual([7, 3]);
      expect(hero(table, 1).wounds).toBe(1);
      table.seat(0).isAsked('moveTo');
    }),
    'in Determination the victim discards a card': shows((table) => {
      fight(table, {
        cards: { 0: 'insightful-blow' },
        one: student({ kamae: 'determination' }),
        other: { hand: ['fend', 'war-cry'] },
      });
      table.seat(1).picks({ card: 'war-cry' });

      expect(prints(table, 1, 'discard')).toEqual(['war-cry']);
      expect(speedsReached(table)[0]).toBe(5);
      table.seat(0).isAsked('moveTo');
    }),
    'three cells are struck alike; at 3 the step goes any way, with a turn by one side': shows((table) => {
      fight(table, { cards: { 0: 'insightful-blow' }, one: student(), other: away });

      expect(strikes(table)).toEqual([{ '-1,1': 'wound 1', '0,0': 'wound 1', '1,0': 'wound 1' }]);
      expect(reach(table, 0)).toEqual(ends('015', ...ONE_STEP));
    }),
  },
  refuses: {
    'a miss costs no card; the hand is shown all the same': shows((table) => {
      fight(table, {
        cards: { 0: 'insightful-blow' },
        one: student({ kamae: 'determination' }),
        other: { ...away, hand: ['fend', 'war-cry'] },
      });

      expect(prints(table, 1, 'hand')).toHaveLength(2);
      expect(told(table, 'handShown')).toHaveLength(1);
      table.seat(0).isAsked('moveTo');
    }),
  },
});

/** The Student, in Balance, under a kick at 6. */
const obeyed = (one: Given = {}, other: Given = {}): Fight => ({
  cards: { 0: 'obedience', 1: 'horse-kick' },
  one: student({ kamae: 'balance', ...one }),
  other: { focus: 2, ...other },
  advantage: [1, 0],
});

describeCard('obedience', {
  does: {
    'the attacker’s ring jumps, a focus is stolen, the own ring moves, and Advantage is gained': shows((table) => {
      fight(table, obeyed());
      table.seat(0).takes({ speed: 6 });
      expect(told(table, 'blockRaised')[0]?.block.cells).toEqual(['0,0', '1,0', '1,1']);
      table.seat(0).mayNotTake({ kamae: 'neutral' }).takes({ kamae: 'determination' });
      table.seat(0).takes({ kamae: 'neutral' });

      expect(hero(table, 0)).toMatchObject({ stuns: 0, focus: 1, kamae: 'neutral' });
      expect(hero(table, 1)).toMatchObject({ kamae: 'determination', focus: 1 });
      expect(table.state.advantage).toEqual([0, 1]);
      stopHere(table);
    }),
    'its range is 7 to 3, in Balance as in Determination, and the ring moves by one branch': shows((table) => {
      fight(table, { cards: { 0: 'obedience', 1: 'pommel-smash' }, one: student({ kamae: 'balance' }) });
      expect(offered(table, 0)).toEqual([3, 4, 5, 6, 7]);
      table.seat(0).takes({ speed: 5 });
      table.seat(0).isAsked('jumpKamae').takes({ kamae: 'balance' });
      expect(offered(table, 0)).toEqual(['aggression', 'balance', 'neutral']);

      choosing(table, student({ hand: ['obedience'], kamae: 'balance' })).mayTake({ card: 'obedience' });
      choosing(table, student({ hand: ['obedience'], kamae: 'determination' })).mayTake({ card: 'obedience' });
    }),
  },
  refuses: {
    'the left side is open': shows((table) => {
      fight(table, obeyed({}, { cell: '-1,1', facing: 2 }));
      table.seat(0).takes({ speed: 6 });

      expect(hero(table, 0)).toMatchObject({ stuns: 1, focus: 0, kamae: 'balance' });
      expect(hero(table, 1)).toMatchObject({ kamae: 'neutral', focus: 2 });
      expect(table.state.advantage).toEqual([1, 0]);
      stopHere(table);
    }),
    'at another speed it does nothing': shows((table) => {
      fight(table, obeyed());
      table.seat(0).mayNotTake({ speed: 8 }).mayNotTake({ speed: 2 }).takes({ speed: 7 });

      expect(hero(table, 0).stuns).toBe(1);
      expect(hero(table, 1).focus).toBe(2);
      stopHere(table);
    }),
    'it needs Balance or Determination': shows((table) => {
      const card = { card: 'obedience' };
      choosing(table, student({ hand: ['obedience'] })).mayNotTake(card);
      choosing(table, student({ hand: ['obedience'], kamae: 'aggression' })).mayNotTake(card);
      choosing(table, student({ hand: ['obedience'], kamae: 'determination' })).mayTake(card);
    }),
  },
});

const rock = (one: Given = {}): Given => student({ kamae: 'determination', ...one });

describeCard('rock-strike', {
  does: {
    'after a turn a wound ahead or on the front right': shows((table) => {
      fight(table, { cards: { 0: 'rock-strike' }, one: rock({ facing: 4 }) });
      expect(speedsReached(table)).toEqual([3, 0]);
      expect(stand(table, 0)).toBe('0,1 facing 5');
      expect(hero(table, 1).wounds).toBe(1);
      turnIsOver(table);
    }),
    'SEN-HIT-a: the step must be paid for if only it brings the hit': shows((table) => {
      fight(table, { cards: { 0: 'rock-strike' }, one: rock({ focus: 1 }), other: { cell: '1,-1' } });
      toBenefit(table);

      expect(hero(table, 0).focus).toBe(0);
      expect(hero(table, 1).wounds).toBe(1);
      turnIsOver(table);
    }),
    'it turns by one side, or not, and strikes two cells alike': shows((table) => {
      fight(table, { cards: { 0: 'rock-strike' }, one: rock(), other: away });
      expect(reach(table, 0)).toEqual({ '0,1': '015' });
      table.seat(0).takes({ facing: 0 });

      expect(strikes(table)).toEqual([{ '0,0': 'wound 1', '1,0': 'wound 1' }]);
      turnIsOver(table);
    }),
    'for a focus it steps diagonally ahead and turns in any order, or does neither': shows((table) => {
      fight(table, { cards: { 0: 'rock-strike' }, one: rock({ focus: 1 }), other: away });
      table.seat(0).takes({ is: 'alternative', at: 1 });

      expect(reach(table, 0)).toEqual(DIAGONAL_AND_TURN);
    }),
  },
  refuses: {
    'without focus there is no step': shows((table) => {
      fight(table, { cards: { 0: 'rock-strike' }, one: rock(), other: { cell: '1,-1' } });
      toBenefit(table);

      expect(hero(table, 0).cell).toBe('0,1');
      expect(hero(table, 1).wounds).toBe(0);
      turnIsOver(table);
    }),
    'it needs Determination': shows((table) => {
      choosing(table, rock({ hand: ['rock-strike'], kamae: 'balance' })).mayNotTake({ card: 'rock-strike' });
      choosing(table, rock({ hand: ['rock-strike'] })).mayTake({ card: 'rock-strike' });
    }),
  },
});

describeCard('turning-slash', {
  does: {
    'a wound ahead and on the front right; in Aggression the victim is turned': shows((table) => {
      fight(table, { cards: { 0: 'turning-slash' }, one: student({ kamae: 'aggression' }), other: { cell: '1,0' } });
      table.seat(0).takes({ way: 'clockwise' });

      expect(hero(table, 1)).toMatchObject({ wounds: 1, facing: 4 });
      turnIsOver(table);
    }),
    'SEN-HIT-a: a turn that brings the hit must be paid for': shows((table) => {
      fight(table, { cards: { 0: 'turning-slash' }, one: student({ focus: 1, facing: 1 }) });

      expect(hero(table, 0)).toMatchObject({ focus: 0, facing: 0 });
      expect(hero(table, 1)).toMatchObject({ wounds: 1, facing: 3 });
      turnIsOver(table);
    }),
    'it takes the place of a meditation': shows((table) => {
      fight(table, { cards: { 0: 'firm-mind' }, one: student({ hand: ['turning-slash'] }) });
      table.seat(0).isAsked('replace').takes({ card: 'turning-slash' });

      expect(hero(table, 1).wounds).toBe(1);
      expect(prints(table, 0, 'discard')).toEqual(['firm-mind', 'turning-slash']);
      turnIsOver(table);
    }),
    'it is at 6, and the turn that is paid for is by one side, or none': shows((table) => {
      fight(table, { cards: { 0: 'turning-slash' }, one: student({ focus: 1 }), other: away });
      table.seat(0).takes({ is: 'pay', focus: 1 });

      expect(reach(table, 0)).toEqual({ '0,1': '015' });
      expect(speedsReached(table)).toEqual([6]);
    }),
  },
  refuses: {
    'out of Aggression nobody is turned, and a needless turn need not be paid for': shows((table) => {
      fight(table, {
        cards: { 0: 'turning-slash' },
        one: student({ kamae: 'balance', focus: 1 }),
        other: { cell: '1,0' },
      });
      table.seat(0).isAsked('payLine').declines();

      expect(hero(table, 0)).toMatchObject({ focus: 1, facing: 0 });
      expect(hero(table, 1)).toMatchObject({ wounds: 1, facing: 3 });
      turnIsOver(table);
    }),
    'without focus it does not turn': shows((table) => {
      fight(table, { cards: { 0: 'turning-slash' }, one: student({ facing: 1 }) });

      expect(hero(table, 1).wounds).toBe(0);
      turnIsOver(table);
    }),
  },
});

describeCard('cleaving-waterfall', {
  does: {
    'at 7 a wound on the front left and ahead, at 4 for a focus again': shows((table) => {
      fight(table, { cards: { 0: 'cleaving-waterfall' }, one: student({ focus: 1 }) });
      toBenefit(table);

      expect(speedsReached(table)).toEqual([7, 4, 0]);
      expect(hero(table, 0)).toMatchObject({ cell: '0,1', facing: 0, focus: 0 });
      expect(hero(table, 1).wounds).toBe(2);
      turnIsOver(table);
    }),
    'a step forward or a turn goes before the second blow': shows((table) => {
      fight(table, { cards: { 0: 'cleaving-waterfall' }, one: student({ focus: 1 }), other: { cell: '0,-1' } });

      expect(stand(table, 0)).toBe('0,0 facing 0');
      expect(hero(table, 1).wounds).toBe(1);
      stopHere(table);

      fight(table, { cards: { 0: 'cleaving-waterfall' }, one: student({ focus: 1 }), other: { cell: '1,0' } });
      expect(stand(table, 0)).toBe('0,1 facing 1');
      expect(hero(table, 1).wounds).toBe(1);
      turnIsOver(table);
    }),
    'both blows strike two cells alike, and the step between them is straight ahead, or none': shows((table) => {
      fight(table, { cards: { 0: 'cleaving-waterfall' }, one: student({ focus: 1 }), other: away });
      table.seat(0).takes({ is: 'alternative', at: 0 });
      expect(reach(table, 0)).toEqual(ends('0', '0,1', '0,0'));
      table.seat(0).takes({ id: '0,1' }).takes({ is: 'pay', focus: 1 });

      const blow = { '-1,1': 'wound 1', '0,0': 'wound 1' };
      expect(strikes(table)).toEqual([blow, blow]);
      turnIsOver(table);
    }),
  },
  refuses: {
    'without focus there is no second blow': shows((table) => {
      fight(table, { cards: { 0: 'cleaving-waterfall' }, one: student() });
      table.seat(0).takes({ is: 'alternative', at: 1 }).takes({ facing: 0 });

      expect(hero(table, 1).wounds).toBe(1);
      expect(skipped(table, 'cleaving-waterfall')).toEqual(['1 focus']);
      turnIsOver(table);
    }),
    'the front right is safe at 7': shows((table) => {
      fight(table, { cards: { 0: 'cleaving-waterfall' }, one: student(), other: { cell: '1,0' } });

      expect(hero(table, 1).wounds).toBe(0);
      stopHere(table);
    }),
  },
});

describeCard('mountain-switch', {
  does: {
    'in Balance or Determination the two change places, for a focus': shows((table) => {
      for (const kamae of ['balance', 'determination'] as const) {
        fight(table, { cards: { 0: 'mountain-switch' }, one: student({ kamae }) });
        expect([stand(table, 0), stand(table, 1)]).toEqual(['0,0 facing 0', '0,1 facing 3']);
        expect(hero(table, 0).focus).toBe(1);
        table.seat(0).isAsked('moveTo');
      }
    }),
    'at 5 it may step diagonally back and turn twice': shows((table) => {
      fight(table, { cards: { 0: 'mountain-switch' }, one: student() });
      expect(speedsReached(table)).toEqual([7, 5]);
      table.seat(0).mayTake({ id: '0,1' }).takes({ id: '1,1' }).takes({ facing: 4 });

      expect(stand(table, 0)).toBe('1,1 facing 4');
      turnIsOver(table);
    }),
    'at 5 it steps back to a side, with up to two turns one way round before or after, or does neither': shows(
      (table) => {
        fight(table, { cards: { 0: 'mountain-switch' }, one: student(), other: away });

        expect(reach(table, 0)).toEqual({
          ...ends('01245', '0,1', '-1,2', '1,1'),
          '0,2': '1245',
          '-1,1': '12',
          '1,0': '45',
          '0,0': '24',
        });
      },
    ),
  },
  refuses: {
    'in Neutral nobody moves, and no focus comes of it': shows((table) => {
      fight(table, { cards: { 0: 'mountain-switch' }, one: student() });

      expect([hero(table, 0).cell, hero(table, 1).cell]).toEqual(['0,1', '0,0']);
      expect(hero(table, 0).focus).toBe(0);
      table.seat(0).isAsked('moveTo');
    }),
    'with nobody ahead there is no focus': shows((table) => {
      fight(table, { cards: { 0: 'mountain-switch' }, one: student({ kamae: 'balance' }), other: { cell: '1,0' } });

      expect([hero(table, 0).cell, hero(table, 1).cell]).toEqual(['0,1', '1,0']);
      expect(hero(table, 0).focus).toBe(0);
      table.seat(0).isAsked('moveTo');
    }),
    'SEN-EFF-d: it stops no attack': shows((table) => {
      fight(table, { cards: { 0: 'mountain-switch', 1: 'wild-swing' }, one: student(), other: { focus: 1 } });

      expect(hero(table, 0).wounds).toBe(2);
      stopHere(table);
    }),
  },
});

describeCard('tranquil-mind', {
  does: {
    'a step, a turn, a change of Kamae, and in Determination one of the top three cards': shows((table) => {
      fight(table, {
        cards: { 0: 'tranquil-mind' },
        one: student({ deck: ['fend', 'headbutt', 'war-cry', 'iron-will'] }),
        other: away,
      });
      table
        .seat(0)
        .takes({ id: '1,0' })
        .mayNotTake({ facing: 2 })
        .takes({ facing: 1 })
        .takes({ kamae: 'determination' });
      table.seat(0).mayNotTake({ card: 'iron-will' }).picks({ card: 'war-cry' });

      expect(stand(table, 0)).toBe('1,0 facing 1');
      expect(prints(table, 0, 'hand')[0]).toBe('war-cry');
      turnIsOver(table);
    }),
    'in Balance up to two more turns': shows((table) => {
      fight(table, { cards: { 0: 'tranquil-mind' }, one: student({ kamae: 'determination' }), other: away });
      table.seat(0).takes({ id: '0,1' }).takes({ facing: 1 }).takes({ kamae: 'balance' }).takes({ facing: 3 });

      expect(hero(table, 0)).toMatchObject({ facing: 3, kamae: 'balance', focus: 1 });
      turnIsOver(table);
    }),
    'at 3 the step goes any way, with a turn by one side; in Balance up to two sides follow': shows((table) => {
      fight(table, { cards: { 0: 'tranquil-mind' }, one: student({ kamae: 'balance' }), other: away });
      expect(reach(table, 0)).toEqual(ends('015', ...ONE_STEP));
      expect(speedsReached(table)).toEqual([3]);
      table.seat(0).takes({ id: '0,1' }).takes({ facing: 0 }).takes({ kamae: 'balance' });

      expect(reach(table, 0)).toEqual({ '0,1': '01245' });
    }),
  },
  refuses: {
    'whoever stays in Neutral gets neither': shows((table) => {
      fight(table, { cards: { 0: 'tranquil-mind' }, one: student(), other: away });
      table
        .seat(0)
        .takes({ id: '0,1' })
        .takes({ facing: 0 })
        .mayNotTake({ kamae: 'balance' })
        .takes({ kamae: 'neutral' });

      expect(skipped(table, 'tranquil-mind')).toEqual(['2 kamae', '3 kamae']);
      turnIsOver(table);
    }),
    'who leaves Balance loses its turns': shows((table) => {
      fight(table, { cards: { 0: 'tranquil-mind' }, one: student({ kamae: 'balance' }), other: away });
      table.seat(0).takes({ id: '0,1' }).takes({ facing: 0 }).takes({ kamae: 'neutral' });

      expect(hero(table, 0)).toMatchObject({ facing: 0, kamae: 'neutral' });
      turnIsOver(table);
    }),
  },
});
