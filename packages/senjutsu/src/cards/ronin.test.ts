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
import { countersAt } from '../testing/countering.ts';
import { describeCard } from '../testing/describe-card.ts';
import { BACK_AND_TURN, ends, ONE_STEP, reach, strikes, TWO_BENT, TWO_STRAIGHT } from '../testing/reach.ts';

const away = { cell: '0,-4' } as const;
const speedsReached = (table: Table) => told(table, 'speedReached').map(({ speed }) => speed);

describeCard('ronin-core', {
  does: {
    'a card is discarded, the Ronin steps, turns, and draws up to two': shows((table) => {
      fight(table, {
        cards: { 0: 'ronin-core' },
        one: { hand: ['fend', 'quick-stab'], deck: ['headbutt', 'war-cry', 'iron-will'] },
        other: away,
      });
      table.seat(0).picks({ card: 'quick-stab' }).takes({ id: '-1,2' }).takes({ facing: 4 });
      table.seat(0).takes({ is: 'alternative', at: 0 }).says(2);

      expect(stand(table, 0)).toBe('-1,2 facing 4');
      expect(prints(table, 0, 'discard')).toEqual(['quick-stab']);
      expect(prints(table, 0, 'hand')).toEqual(['fend', 'headbutt', 'war-cry', 'iron-will']);
      turnIsOver(table);
    }),
    'for a stun the ring jumps anywhere': shows((table) => {
      fight(table, { cards: { 0: 'ronin-core' }, other: away });
      table.seat(0).takes({ id: '0,1' }).takes({ facing: 0 }).takes({ is: 'alternative', at: 1 });
      table.seat(0).mayNotTake({ kamae: 'neutral' }).takes({ kamae: 'determination' });

      expect(hero(table, 0)).toMatchObject({ kamae: 'determination', stuns: 1, focus: 0 });
      turnIsOver(table);
    }),
    'or it moves by one branch': shows((table) => {
      fight(table, { cards: { 0: 'ronin-core' }, other: away });
      table.seat(0).takes({ id: '0,1' }).takes({ facing: 0 }).takes({ is: 'alternative', at: 2 });
      table.seat(0).mayNotTake({ kamae: 'determination' }).takes({ kamae: 'balance' });

      expect(hero(table, 0)).toMatchObject({ kamae: 'balance', stuns: 0, focus: 0 });
      turnIsOver(table);
    }),
    'it comes last; the step goes any way, with a turn by up to two sides; two cards are the most': shows((table) => {
      fight(table, { cards: { 0: 'ronin-core' }, other: away });
      expect(speedsReached(table)).toEqual([0]);
      expect(reach(table, 0)).toEqual(ends('01245', ...ONE_STEP));
      table.seat(0).takes({ id: '0,1' }).takes({ facing: 0 }).takes({ is: 'alternative', at: 0 });

      expect(offered(table, 0)).toEqual([0, 2]);
    }),
  },
  refuses: {
    'SEN-EFF-aa: with an empty hand nothing is discarded': shows((table) => {
      fight(table, { cards: { 0: 'ronin-core' }, other: away });

      expect(skipped(table, 'ronin-core')).toEqual(['0 nothing']);
      table.seat(0).isAsked('moveTo').mayNotTake({ id: '0,-1' });
    }),
    'the fifth stun is the last': shows((table) => {
      fight(table, { cards: { 0: 'ronin-core' }, one: { stuns: 4 }, other: away });
      table.seat(0).takes({ id: '0,1' }).takes({ facing: 0 }).takes({ is: 'alternative', at: 1 });

      expect(hero(table, 0)).toMatchObject({ defeat: 'stun', kamae: 'neutral' });
    }),
  },
});

const whirling = { cards: { 0: 'crimson-whirlwind' }, one: { cell: '0,0', focus: 3, kamae: 'aggression' } } as const;

describeCard('crimson-whirlwind', {
  does: {
    'two wounds on every cell at two paces': shows((table) => {
      fight(table, { ...whirling, other: { cell: '-2,1' }, more: [{ hero: 'master', cell: '1,1' }] });

      expect(table.state.fighters.map(({ wounds }) => wounds)).toEqual([0, 2, 2]);
      const ring = ['0,-2', '1,-2', '2,-2', '2,-1', '2,0', '1,1', '0,2', '-1,2', '-2,2', '-2,1', '-2,0', '-1,-1'];
      expect(strikes(table)[0]).toEqual(Object.fromEntries(ring.map((cell) => [cell, 'wound 2'])));
      expect(hero(table, 0)).toMatchObject({ cell: '0,-1', focus: 0 });
      stopHere(table);
    }),
    'then at 5 a step and two more ahead': shows((table) => {
      fight(table, { ...whirling, other: { cell: '0,-2' } });

      expect(speedsReached(table)).toEqual([8, 5, 0]);
      expect(stand(table, 0)).toBe('0,-1 facing 0');
      expect(hero(table, 1).wounds).toBe(4);
      turnIsOver(table);
    }),
  },
  refuses: {
    'who stands next to the Ronin or three cells away is safe': shows((table) => {
      fight(table, { ...whirling, other: { cell: '1,0' }, more: [{ hero: 'master', cell: '0,3' }] });

      expect(table.state.fighters.map(({ wounds }) => wounds)).toEqual([0, 0, 0]);
      stopHere(table);
    }),
    'it needs three focus and Aggression': shows((table) => {
      const card = { card: 'crimson-whirlwind' };
      const hand = ['crimson-whirlwind'];
      choosing(table, { hand, focus: 2, kamae: 'aggression' }).mayNotTake(card);
      choosing(table, { hand, focus: 3, kamae: 'balance' }).mayNotTake(card);
      choosing(table, { hand, focus: 3, kamae: 'aggression' }).mayTake(card);
    }),
  },
});

/** The Ronin, armoured, under a blow. */
const struckBy = (blow: string, one: NonNullable<Fight['one']> = {}): Fight => ({
  cards: { 1: blow },
  one: { inPlay: ['heavy-armour'], ...one },
  other: { focus: 1 },
});

describeCard('heavy-armour', {
  does: {
    'played onto a card of another type it stays in play': shows((table) => {
      fight(table, { cards: { 0: 'horse-kick' }, one: { hand: ['heavy-armour'], focus: 1 }, other: away });
      toBenefit(table);
      table.seat(0).takes({ card: 'heavy-armour' });

      expect(hero(table, 0).focus).toBe(0);
      expect(prints(table, 0, 'play')).toEqual(['heavy-armour']);
      turnIsOver(table);
    }),
    'of two wounds one is spared, for a limp': shows((table) => {
      fight(table, struckBy('wild-swing'));

      expect(hero(table, 0)).toMatchObject({ wounds: 1, focus: 0, limps: [3] });
      turnIsOver(table);
    }),
    'in Determination that gives a focus': shows((table) => {
      fight(table, struckBy('wild-swing', { kamae: 'determination' }));

      expect(hero(table, 0)).toMatchObject({ wounds: 1, focus: 1, limps: [3] });
      turnIsOver(table);
    }),
  },
  refuses: {
    'a single wound is not lowered, and costs no limp': shows((table) => {
      fight(table, struckBy('quick-stab', { kamae: 'determination' }));

      expect(hero(table, 0)).toMatchObject({ wounds: 1, focus: 0, limps: [] });
      turnIsOver(table);
    }),
    'SEN-INST-c: not onto a defence, and not without focus': shows((table) => {
      fight(table, { cards: { 0: 'graceful-step' }, one: { hand: ['heavy-armour'], focus: 1 }, other: away });
      toBenefit(table);
      turnIsOver(table);

      fight(table, { cards: { 0: 'horse-kick' }, one: { hand: ['heavy-armour'] }, other: away });
      toBenefit(table);
      turnIsOver(table);
    }),
  },
});

const rushing = { cards: { 0: 'bull-rush' }, one: { cell: '0,3', focus: 2, kamae: 'aggression' } } as const;

describeCard('bull-rush', {
  does: {
    'a step, and two wounds on the front right': shows((table) => {
      fight(table, { ...rushing, other: { cell: '1,1' } });

      expect(hero(table, 1).wounds).toBe(2);
      expect(hero(table, 0)).toMatchObject({ cell: '0,1', focus: 0 });
      expect(speedsReached(table)).toEqual([7, 5, 0]);
      turnIsOver(table);
    }),
    'at 5 another step, and a wound ahead or on the front left': shows((table) => {
      fight(table, { ...rushing, other: { cell: '0,0' }, more: [{ hero: 'master', cell: '-1,1' }] });

      expect(table.state.fighters.map(({ wounds }) => wounds)).toEqual([0, 1, 1]);
      stopHere(table);
    }),
  },
  refuses: {
    'the second step into somebody costs the second blow': shows((table) => {
      fight(table, { ...rushing, other: { cell: '0,1' } });

      expect(hero(table, 1)).toMatchObject({ wounds: 2, stuns: 1 });
      expect(hero(table, 0)).toMatchObject({ cell: '0,2', stuns: 1 });
      turnIsOver(table);
    }),
    'it needs two focus and Aggression': shows((table) => {
      const card = { card: 'bull-rush' };
      choosing(table, { hand: ['bull-rush'], focus: 1, kamae: 'aggression' }).mayNotTake(card);
      choosing(table, { hand: ['bull-rush'], focus: 2 }).mayNotTake(card);
      choosing(table, { hand: ['bull-rush'], focus: 2, kamae: 'aggression' }).mayTake(card);
    }),
  },
});

describeCard('reverse-carved-fang', {
  does: {
    'a step back, two wounds at two paces, and in Aggression a push': shows((table) => {
      fight(table, { cards: { 0: 'reverse-carved-fang' }, one: { focus: 1, kamae: 'aggression' } });

      expect(stand(table, 0)).toBe('0,2 facing 0');
      expect(hero(table, 0).focus).toBe(0);
      expect(hero(table, 1)).toMatchObject({ wounds: 2, cell: '0,-1' });
      turnIsOver(table);
    }),
    'at 7 it has to step back to one of three cells': shows((table) => {
      fight(table, { cards: { 0: 'reverse-carved-fang' }, one: { focus: 1 }, other: away });

      expect(reach(table, 0)).toEqual(ends('0', '-1,2', '0,2', '1,1'));
      expect(speedsReached(table)).toEqual([7]);
    }),
  },
  refuses: {
    'out of Aggression nobody is pushed': shows((table) => {
      fight(table, { cards: { 0: 'reverse-carved-fang' }, one: { focus: 1, kamae: 'balance' } });

      expect(hero(table, 1)).toMatchObject({ wounds: 2, cell: '0,0' });
      turnIsOver(table);
    }),
    'the step back is compulsory, so who stands at two paces is out of reach': shows((table) => {
      fight(table, {
        cards: { 0: 'reverse-carved-fang' },
        one: { focus: 1, kamae: 'aggression' },
        other: { cell: '0,-1' },
      });
      table.seat(0).mayNotTake({ id: '0,1' }).takes({ id: '1,1' });

      expect(hero(table, 1)).toMatchObject({ wounds: 0, cell: '0,-1' });
      turnIsOver(table);
    }),
    'it costs a focus': shows((table) => {
      const card = { card: 'reverse-carved-fang' };
      choosing(table, { hand: ['reverse-carved-fang'] }).mayNotTake(card);
      choosing(table, { hand: ['reverse-carved-fang'], focus: 1 }).mayTake(card);
    }),
  },
});

describeCard('the-terror', {
  does: {
    'cards of opponents in range stop, they are stunned, and the Ronin gains Advantage': shows((table) => {
      fight(table, {
        cards: { 0: 'the-terror', 1: 'fend' },
        one: { focus: 2 },
        other: { cell: '0,-2', inPlay: ['heavy-armour'] },
        advantage: [1, 0],
      });
      table.seat(1).takes({ speed: 4 });

      expect(hero(table, 0).focus).toBe(0);
      expect(told(table, 'cardAbandoned')).toMatchObject([{ fighter: 1, why: 'cancelled' }]);
      expect(prints(table, 1, 'play')).toEqual([]);
      expect(hero(table, 1).stuns).toBe(1);
      expect(table.state.advantage).toEqual([0, 1]);
      turnIsOver(table);
    }),
    'in Aggression it moves up to two cells': shows((table) => {
      fight(table, { cards: { 0: 'the-terror' }, one: { focus: 2, kamae: 'aggression' }, other: { cell: '0,-2' } });
      table.seat(0).mayTake({ id: '0,1' }).mayTake({ id: '0,3' }).mayNotTake({ id: '0,4' }).takes({ id: '0,-1' });
      table.seat(0).takes({ facing: 2 });

      expect(stand(table, 0)).toBe('0,-1 facing 2');
      turnIsOver(table);
    }),
    'in Aggression it takes up to two steps one way, with up to two turns one way round': shows((table) => {
      fight(table, { cards: { 0: 'the-terror' }, one: { focus: 2, kamae: 'aggression' }, other: away });

      expect(reach(table, 0)).toEqual({
        ...ends('01245', ...ONE_STEP, ...TWO_STRAIGHT),
        ...ends('1245', ...TWO_BENT),
      });
    }),
    'among several it frightens every opponent in range, and no ally': shows((table) => {
      fight(table, {
        cards: { 0: 'the-terror' },
        one: { focus: 2, team: 0 },
        other: { cell: '0,-2', team: 1 },
        more: [
          { hero: 'master', cell: '1,0', team: 0 },
          { hero: 'student', cell: '2,0', team: 1 },
        ],
      });

      expect(told(table, 'statusTaken').map(({ fighter, status, count }) => [fighter, status, count])).toEqual([
        [1, 'stun', 1],
        [3, 'stun', 1],
      ]);
      stopHere(table);
    }),
  },
  refuses: {
    'beyond three cells nobody is frightened, but the Advantage is gained': shows((table) => {
      fight(table, {
        cards: { 0: 'the-terror', 1: 'deep-meditation' },
        one: { focus: 2 },
        other: { cell: '0,-3', inPlay: ['heavy-armour'] },
        advantage: [1, 0],
      });

      expect(prints(table, 1, 'play')).toEqual(['heavy-armour']);
      expect(hero(table, 1).stuns).toBe(0);
      expect(table.state.advantage).toEqual([0, 1]);
      table.seat(1).isAsked('moveTo');
    }),
    'what is faster was resolved before': shows((table) => {
      fight(table, { cards: { 0: 'the-terror', 1: 'horse-kick' }, one: { focus: 2 } });

      expect(hero(table, 0)).toMatchObject({ stuns: 1, cell: '0,2' });
      table.seat(1).takes({ id: '0,0' });
      expect(hero(table, 1).stuns).toBe(1);
      turnIsOver(table);
    }),
    'it costs two focus': shows((table) => {
      choosing(table, { hand: ['the-terror'], focus: 1 }).mayNotTake({ card: 'the-terror' });
      choosing(table, { hand: ['the-terror'], focus: 2 }).mayTake({ card: 'the-terror' });
    }),
  },
});

describeCard('feral-sweep', {
  does: {
    'a wound on each of four cells in a sweep to the right': shows((table) => {
      fight(table, {
        cards: { 0: 'feral-sweep' },
        other: { cell: '0,-1' },
        more: [
          { hero: 'master', cell: '1,-1' },
          { hero: 'student', cell: '1,1' },
        ],
      });

      expect(told(table, 'struck')).toMatchObject([
        { cells: [{ cell: '0,-1' }, { cell: '1,-1' }, { cell: '1,0' }, { cell: '1,1' }] },
      ]);
      expect(table.state.fighters.map(({ wounds }) => wounds)).toEqual([0, 1, 1, 1]);
      stopHere(table);
    }),
    'at 1 it may step back, and in Determination jumps to Aggression': shows((table) => {
      fight(table, { cards: { 0: 'feral-sweep' }, one: { kamae: 'determination' }, other: { cell: '0,-1' } });
      expect(speedsReached(table)).toEqual([6, 1]);
      table.seat(0).mayTake({ id: '0,1' }).mayNotTake({ id: '0,0' }).takes({ id: '0,2' });

      expect(hero(table, 0)).toMatchObject({ cell: '0,2', kamae: 'aggression' });
      turnIsOver(table);
    }),
    'four cells are struck alike, and at 1 the step goes back, or nowhere': shows((table) => {
      fight(table, { cards: { 0: 'feral-sweep' }, other: away });

      expect(strikes(table)).toEqual([{ '0,-1': 'wound 1', '1,-1': 'wound 1', '1,0': 'wound 1', '1,1': 'wound 1' }]);
      expect(reach(table, 0)).toEqual(ends('0', '0,1', '-1,2', '0,2', '1,1'));
    }),
  },
  refuses: {
    'who stands right ahead or on the left is missed': shows((table) => {
      fight(table, { cards: { 0: 'feral-sweep' }, more: [{ hero: 'master', cell: '-1,1' }] });

      expect(table.state.fighters.map(({ wounds }) => wounds)).toEqual([0, 0, 0]);
      table.seat(0).isAsked('moveTo');
    }),
    'in Balance the ring stays': shows((table) => {
      fight(table, { cards: { 0: 'feral-sweep' }, one: { kamae: 'balance' } });
      table.seat(0).takes({ id: '0,1' });

      expect(hero(table, 0)).toMatchObject({ cell: '0,1', kamae: 'balance' });
      turnIsOver(table);
    }),
  },
});

const claws = { hand: ['ripping-claws'], kamae: 'aggression' } as const;

describeCard('ripping-claws', {
  does: {
    'after a hit any wound of the victim bleeds': shows((table) => {
      fight(table, { cards: { 0: 'horse-kick' }, one: claws, other: { wounds: 2 } });
      toBenefit(table);
      table.seat(0).isAsked('benefit').takes({ card: 'ripping-claws' });

      expect(hero(table, 1)).toMatchObject({ wounds: 1, bleeding: 1 });
      stopHere(table);
    }),
  },
  refuses: {
    'not after a miss': shows((table) => {
      fight(table, { cards: { 0: 'horse-kick' }, one: claws, other: { ...away, wounds: 2 } });
      toBenefit(table);

      turnIsOver(table);
    }),
    'not out of Aggression': shows((table) => {
      fight(table, { cards: { 0: 'horse-kick' }, one: { ...claws, kamae: 'balance' }, other: { wounds: 2 } });
      toBenefit(table);

      turnIsOver(table);
    }),
    'not after a block': shows((table) => {
      fight(table, { cards: { 0: 'steel-block', 1: 'horse-kick' }, one: claws, other: { wounds: 2 } });
      table.seat(0).takes({ speed: 6 });
      toBenefit(table);

      turnIsOver(table);
    }),
  },
});

/** The Ronin blocks a kick at 6 that comes from ahead. */
const kicked = (one: NonNullable<Fight['one']> = {}): Fight => ({ cards: { 0: 'steel-block', 1: 'horse-kick' }, one });

describeCard('steel-block', {
  does: {
    'the three cells ahead are blocked, and the attacker is turned': shows((table) => {
      fight(table, kicked());
      table.seat(0).mayTake({ speed: 7 }).mayTake({ speed: 3 }).mayNotTake({ speed: 8 }).mayNotTake({ speed: 2 });
      table.seat(0).takes({ speed: 6 });
      expect(told(table, 'blockRaised')[0]?.block.cells).toEqual(['-1,1', '0,0', '1,0']);
      table.seat(0).takes({ way: 'clockwise' });

      expect(hero(table, 0)).toMatchObject({ stuns: 0, cell: '0,1' });
      expect(stand(table, 1)).toBe('0,0 facing 4');
      stopHere(table);
    }),
    'attacks at 6, 5 and 4 are countered': shows((table) => {
      fight(table, kicked({ hand: ['idle-strike'] }));
      table.seat(0).takes({ speed: 6 }).isAsked('counter').takes({ card: 'idle-strike' });

      expect(hero(table, 1).wounds).toBe(1);
      stopHere(table);
    }),
    'in Determination a step, a turn and a change of Kamae follow': shows((table) => {
      fight(table, kicked({ kamae: 'determination', cell: '0,1' }));
      table.seat(0).takes({ speed: 6 }).takes({ way: 'anticlockwise' });
      table.seat(0).mayNotTake({ id: '0,2' }).takes({ id: '0,1' }).takes({ facing: 1 });
      expect(offered(table, 0)).toEqual(['balance', 'determination', 'neutral']);
      table.seat(0).takes({ kamae: 'neutral' });

      expect(stand(table, 0)).toBe('0,1 facing 1');
      expect(hero(table, 0).kamae).toBe('neutral');
      stopHere(table);
    }),
    'it counters at 6, 5 and 4 only': shows((table) => {
      expect(countersAt(table, 'steel-block')).toEqual([6, 5, 4]);
    }),
    'in Determination the step is straight ahead, by one cell, with a turn by one side': shows((table) => {
      fight(table, {
        cards: { 0: 'steel-block', 1: 'nodachi-thrust' },
        one: { kamae: 'determination' },
        other: { cell: '0,-1' },
      });
      table.seat(0).takes({ speed: 4 });
      table.seat(1).takes({ id: '0,-1' });
      table.seat(0).isAsked('turnTarget').takes({ way: 'clockwise' });

      expect(reach(table, 0)).toEqual({ ...ends('015', '0,1', '0,0'), '1,0': '1', '-1,1': '5' });
    }),
  },
  refuses: {
    'at another speed it stops nothing': shows((table) => {
      fight(table, kicked({ kamae: 'determination', hand: ['idle-strike'] }));
      table.seat(0).takes({ speed: 7 });

      expect(hero(table, 0)).toMatchObject({ stuns: 1, cell: '0,2' });
      expect(hero(table, 1).facing).toBe(3);
      expect(told(table, 'counterPlayed')).toEqual([]);
      stopHere(table);
    }),
    'out of Determination the turn is all': shows((table) => {
      fight(table, kicked({ kamae: 'balance' }));
      table.seat(0).takes({ speed: 6 }).takes({ way: 'clockwise' });

      expect(hero(table, 0).kamae).toBe('balance');
      table.seat(1).isAsked('moveTo');
    }),
    'an attack at 7 is stopped, but not countered': shows((table) => {
      fight(table, {
        cards: { 0: 'steel-block', 1: 'wild-swing' },
        one: { hand: ['idle-strike'] },
        other: { focus: 1 },
      });
      table.seat(0).takes({ speed: 7 }).isAsked('turnTarget');

      expect(hero(table, 0).wounds).toBe(0);
    }),
  },
});

describeCard('wolf-pounce', {
  does: {
    'a step, a bleeding wound and a limp': shows((table) => {
      fight(table, { cards: { 0: 'wolf-pounce' }, one: { cell: '0,2', focus: 1 } });

      expect(stand(table, 0)).toBe('0,1 facing 0');
      expect(hero(table, 0).focus).toBe(0);
      expect(hero(table, 1)).toMatchObject({ wounds: 0, bleeding: 1, limps: [3] });
      turnIsOver(table);
    }),
    'it takes the place of a defence': shows((table) => {
      fight(table, {
        cards: { 0: 'graceful-step' },
        one: { cell: '0,2', focus: 1, hand: ['wolf-pounce'] },
      });
      table.seat(0).isAsked('replace').takes({ card: 'wolf-pounce' });

      expect(hero(table, 1).bleeding).toBe(1);
      expect(prints(table, 0, 'discard')).toEqual(['graceful-step', 'wolf-pounce']);
      turnIsOver(table);
    }),
    'it is at 7': shows((table) => {
      fight(table, { cards: { 0: 'wolf-pounce' }, one: { focus: 1 }, other: away });

      expect(speedsReached(table)).toEqual([7]);
      table.seat(0).isAsked('moveTo');
    }),
  },
  refuses: {
    'the step is compulsory, so who stands next to the Ronin is missed': shows((table) => {
      fight(table, { cards: { 0: 'wolf-pounce' }, one: { focus: 1 } });
      table.seat(0).mayNotTake({ id: '0,1' }).mayNotTake({ id: '0,0' }).takes({ id: '1,0' });

      expect(hero(table, 1)).toMatchObject({ bleeding: 0, limps: [] });
      turnIsOver(table);
    }),
    'without focus it replaces nothing, and an attack never': shows((table) => {
      fight(table, { cards: { 0: 'graceful-step' }, one: { hand: ['wolf-pounce'] }, other: away });
      table.seat(0).isAsked('changeKamae');
      fight(table, { cards: { 0: 'feral-sweep' }, one: { hand: ['wolf-pounce'], focus: 1 }, other: away });
      table.seat(0).isAsked('moveTo');
    }),
  },
});

describeCard('ankle-biter', {
  does: {
    'a step, a turn, and a wound at two paces': shows((table) => {
      fight(table, { cards: { 0: 'ankle-biter' }, one: { cell: '0,3', facing: 1 }, other: { cell: '0,0' } });

      expect(stand(table, 0)).toBe('0,2 facing 0');
      expect(strikes(table)).toEqual([{ '0,0': 'wound 1', '1,0': 'wound 1' }]);
      expect(hero(table, 1).wounds).toBe(1);
      stopHere(table);
    }),
    'at 2 it may turn and draw one': shows((table) => {
      fight(table, { cards: { 0: 'ankle-biter' }, one: { cell: '0,4' }, other: away });
      table.seat(0).takes({ id: '0,3' }).takes({ facing: 1 });
      table.seat(0).takes({ facing: 2 }).says(1);

      expect(stand(table, 0)).toBe('0,3 facing 2');
      expect(prints(table, 0, 'hand')).toHaveLength(1 + 1);
      turnIsOver(table);
    }),
    'in Balance up to two more': shows((table) => {
      fight(table, { cards: { 0: 'ankle-biter' }, one: { cell: '0,4', kamae: 'balance' }, other: away });
      table.seat(0).takes({ id: '0,3' }).takes({ facing: 1 });
      table.seat(0).takes({ facing: 1 }).says(1).says(2);

      expect(prints(table, 0, 'hand')).toHaveLength(3 + 1);
      turnIsOver(table);
    }),
    'at 3 step and turn come in any order; at 2 the turn is by one side, or none': shows((table) => {
      fight(table, { cards: { 0: 'ankle-biter' }, one: { kamae: 'balance' }, other: away });
      expect(reach(table, 0)).toEqual({ ...ends('15', '-1,1', '0,0', '1,0'), '1,1': '1', '-1,2': '5' });
      table.seat(0).takes({ id: '1,1' });
      expect(reach(table, 0)).toEqual({ '1,1': '012' });
      expect(speedsReached(table)).toEqual([3, 2]);
      table.seat(0).takes({ facing: 1 });

      expect(offered(table, 0)).toEqual([0, 1]);
      table.seat(0).says(0);
      expect(offered(table, 0)).toEqual([0, 2]);
    }),
  },
  refuses: {
    'step and turn are compulsory': shows((table) => {
      fight(table, { cards: { 0: 'ankle-biter' }, one: { cell: '0,4' }, other: away });
      table.seat(0).mayNotTake({ id: '0,4' }).takes({ id: '0,3' }).mayNotTake({ facing: 0 }).takes({ facing: 5 });

      expect(hero(table, 1).wounds).toBe(0);
      table.seat(0).isAsked('faceTo');
    }),
  },
});

describeCard('falling-restraint', {
  does: {
    'at 3 a step back, a turn, a focus and up to three cards': shows((table) => {
      fight(table, { cards: { 0: 'falling-restraint' }, other: away });
      expect(speedsReached(table)).toEqual([3]);
      table.seat(0).mayNotTake({ id: '0,0' }).takes({ id: '0,2' }).takes({ facing: 1 }).says(3);

      expect(stand(table, 0)).toBe('0,2 facing 1');
      expect(hero(table, 0).focus).toBe(1);
      expect(prints(table, 0, 'hand')).toHaveLength(3 + 1);
      turnIsOver(table);
    }),
    'in Aggression at 5': shows((table) => {
      fight(table, { cards: { 0: 'falling-restraint' }, one: { kamae: 'aggression' }, other: away });

      expect(speedsReached(table)).toEqual([5]);
      table.seat(0).isAsked('moveTo');
    }),
    'in Balance a step anywhere and two turns': shows((table) => {
      fight(table, { cards: { 0: 'falling-restraint' }, one: { kamae: 'balance' }, other: away });
      table.seat(0).takes({ id: '0,0' }).takes({ facing: 2 }).says(0);

      expect(stand(table, 0)).toBe('0,0 facing 2');
      expect(hero(table, 0).focus).toBe(1);
      turnIsOver(table);
    }),
    'the step goes back, with a turn by one side; in Balance any way, by up to two; three cards are the most': shows(
      (table) => {
        fight(table, { cards: { 0: 'falling-restraint' }, other: away });
        expect(reach(table, 0)).toEqual(BACK_AND_TURN);
        table.seat(0).takes({ id: '0,1' }).takes({ facing: 0 });
        expect(offered(table, 0)).toEqual([0, 3]);

        fight(table, { cards: { 0: 'falling-restraint' }, one: { kamae: 'balance' }, other: away });
        expect(reach(table, 0)).toEqual(ends('01245', ...ONE_STEP));
      },
    ),
  },
  refuses: {
    'out of Balance it turns only once': shows((table) => {
      fight(table, { cards: { 0: 'falling-restraint' }, other: away });
      table.seat(0).takes({ id: '0,1' }).mayTake({ facing: 1 }).mayNotTake({ facing: 2 });
    }),
    'a fourth focus is lost': shows((table) => {
      fight(table, { cards: { 0: 'falling-restraint' }, one: { focus: 3 }, other: away });
      table.seat(0).takes({ id: '0,1' }).takes({ facing: 0 }).says(0);

      expect(hero(table, 0).focus).toBe(3);
      turnIsOver(table);
    }),
  },
});

describeCard('oxen-barge', {
  does: {
    'after a step the opponent ahead is stunned, turned and pushed, and the ring jumps': shows((table) => {
      fight(table, { cards: { 0: 'oxen-barge' }, one: { cell: '0,2' } });
      table.seat(0).takes({ way: 'clockwise' });

      expect(stand(table, 0)).toBe('0,1 facing 0');
      expect(hero(table, 0).kamae).toBe('aggression');
      expect(hero(table, 1)).toMatchObject({ cell: '0,-1', facing: 4, stuns: 1, wounds: 0 });
      turnIsOver(table);
    }),
    'a second step is taken if it is needed': shows((table) => {
      fight(table, { cards: { 0: 'oxen-barge' }, one: { cell: '0,3' } });
      table.seat(0).takes({ way: 'anticlockwise' });

      expect(stand(table, 0)).toBe('0,1 facing 0');
      expect(hero(table, 1)).toMatchObject({ cell: '0,-1', facing: 2, stuns: 1 });
      turnIsOver(table);
    }),
    'SEN-HIT-a: a turn that brings the hit must be paid for': shows((table) => {
      fight(table, { cards: { 0: 'oxen-barge' }, one: { cell: '0,2', focus: 1 }, other: { cell: '1,0' } });
      table.seat(0).takes({ way: 'clockwise' });

      expect(hero(table, 0)).toMatchObject({ cell: '0,1', facing: 1, focus: 0 });
      expect(hero(table, 1)).toMatchObject({ stuns: 1, cell: '2,-1' });
      turnIsOver(table);
    }),
    'SEN-ATK-f: no block stops it': shows((table) => {
      fight(table, { cards: { 0: 'oxen-barge', 1: 'steel-block' }, one: { cell: '0,2' } });
      table.seat(1).takes({ speed: 5 });
      table.seat(0).takes({ way: 'clockwise' });

      expect(hero(table, 1)).toMatchObject({ stuns: 1, cell: '0,-1' });
      expect(told(table, 'stopped')).toEqual([]);
      turnIsOver(table);
    }),
    'at 5 one step ahead has to be made, a second may follow, and for a focus a turn, or none': shows((table) => {
      fight(table, { cards: { 0: 'oxen-barge' }, one: { focus: 1 }, other: away });
      expect(reach(table, 0)).toEqual(ends('0', '0,0', '0,-1'));
      expect(speedsReached(table)).toEqual([5]);
      table.seat(0).takes({ id: '0,0' }).takes({ is: 'pay', focus: 1 });

      expect(reach(table, 0)).toEqual({ '0,0': '015' });
    }),
  },
  refuses: {
    'a miss leaves the ring alone': shows((table) => {
      fight(table, { cards: { 0: 'oxen-barge' }, other: away });
      table.seat(0).mayNotTake({ id: '0,1' }).takes({ id: '0,0' });

      expect(hero(table, 0).kamae).toBe('neutral');
      expect(hero(table, 1)).toMatchObject({ stuns: 0, cell: '0,-4' });
      turnIsOver(table);
    }),
    'without focus it does not turn': shows((table) => {
      fight(table, { cards: { 0: 'oxen-barge' }, one: { cell: '0,2' }, other: { cell: '1,0' } });
      table.seat(0).takes({ id: '0,1' });

      expect(hero(table, 0)).toMatchObject({ cell: '0,1', facing: 0 });
      expect(hero(table, 1).stuns).toBe(0);
      turnIsOver(table);
    }),
  },
});
