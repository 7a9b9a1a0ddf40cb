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
import { BACK_AND_TURN, ends, ONE_STEP, reach, strikes, TWO_BENT, TWO_STRAIGHT } from '../testing/reach.ts';

type Given = NonNullable<Fight['one']>;

const away = { cell: '0,-4' } as const;
const speedsReached = (table: Table) => told(table, 'speedReached').map(({ speed }) => speed);

/** The Warrior of seat 0, with whatever else is said. */
const warrior = (one: Given = {}): Given => ({ hero: 'warrior', ...one });

describeCard('warrior-core', {
  does: {
    'a card is discarded, the Warrior steps, turns, and draws up to two': shows((table) => {
      fight(table, {
        cards: { 0: 'warrior-core' },
        one: warrior({ hand: ['fend', 'quick-stab'], deck: ['headbutt', 'war-cry', 'iron-will'] }),
        other: away,
      });
      table.seat(0).picks({ card: 'fend' }).takes({ id: '-1,1' }).takes({ facing: 1 });
      table.seat(0).takes({ is: 'alternative', at: 0 }).says(2);

      expect(stand(table, 0)).toBe('-1,1 facing 1');
      expect(prints(table, 0, 'discard')).toEqual(['fend']);
      expect(prints(table, 0, 'hand')).toEqual(['quick-stab', 'headbutt', 'war-cry', 'iron-will']);
      turnIsOver(table);
    }),
    'or takes a limp for a focus': shows((table) => {
      fight(table, { cards: { 0: 'warrior-core' }, one: warrior(), other: away });
      table.seat(0).takes({ id: '0,1' }).takes({ facing: 0 }).takes({ is: 'alternative', at: 1 });

      expect(hero(table, 0)).toMatchObject({ limps: [3], focus: 1 });
      turnIsOver(table);
    }),
    'or moves the ring by one branch': shows((table) => {
      fight(table, { cards: { 0: 'warrior-core' }, one: warrior({ kamae: 'aggression' }), other: away });
      table.seat(0).takes({ id: '0,1' }).takes({ facing: 0 }).takes({ is: 'alternative', at: 2 });
      table.seat(0).mayTake({ kamae: 'neutral', focus: 0 }).takes({ kamae: 'determination', focus: 1 });

      expect(hero(table, 0)).toMatchObject({ kamae: 'determination', focus: 1, limps: [] });
      turnIsOver(table);
    }),
    'it comes last; the step goes any way, with a turn by up to two sides; two cards or one branch are the most': shows(
      (table) => {
        fight(table, { cards: { 0: 'warrior-core' }, one: warrior(), other: away });
        expect(speedsReached(table)).toEqual([0]);
        expect(reach(table, 0)).toEqual(ends('01245', ...ONE_STEP));
        table.seat(0).takes({ id: '0,1' }).takes({ facing: 0 }).takes({ is: 'alternative', at: 0 });
        expect(offered(table, 0)).toEqual([0, 2]);

        fight(table, { cards: { 0: 'warrior-core' }, one: warrior(), other: away });
        table.seat(0).takes({ id: '0,1' }).takes({ facing: 0 }).takes({ is: 'alternative', at: 2 });
        expect(offered(table, 0)).toEqual(['aggression', 'neutral']);
      },
    ),
  },
  refuses: {
    'SEN-EFF-aa: with an empty hand nothing is discarded': shows((table) => {
      fight(table, { cards: { 0: 'warrior-core' }, one: warrior(), other: away });

      expect(skipped(table, 'warrior-core')).toEqual(['0 nothing']);
      table.seat(0).isAsked('moveTo').mayNotTake({ id: '0,-1' });
    }),
  },
});

/** The Warrior hits at 3, and holds the Roar. */
function roaring(table: Table, one: Given = {}, other: Given = {}): void {
  fight(table, {
    cards: { 0: 'warding-arc' },
    one: warrior({ cell: '0,2', kamae: 'aggression', focus: 2, hand: ['blazing-roar'], ...one }),
    other,
  });
  toBenefit(table);
}

describeCard('blazing-roar', {
  does: {
    'after a hit a wound more, and a push': shows((table) => {
      roaring(table);
      table.seat(0).isAsked('benefit').takes({ card: 'blazing-roar' });

      // Warding Arc pushes as well.
      expect(hero(table, 1)).toMatchObject({ wounds: 2, cell: '0,-2', stuns: 0, limps: [] });
      expect(hero(table, 0).focus).toBe(0);
      turnIsOver(table);
    }),
    'for a third focus stun and limp instead': shows((table) => {
      roaring(table, { focus: 3 });
      table.seat(0).takes({ card: 'blazing-roar' }).takes({ is: 'alternative', at: 1 });

      expect(hero(table, 1)).toMatchObject({ wounds: 2, bleeding: 0, cell: '0,-1', stuns: 1, limps: [3] });
      expect(hero(table, 0).focus).toBe(0);
      turnIsOver(table);
    }),
    'or the wound bleeds': shows((table) => {
      roaring(table, { focus: 3 });
      table.seat(0).takes({ card: 'blazing-roar' }).takes({ is: 'alternative', at: 2 });

      expect(hero(table, 1)).toMatchObject({ wounds: 1, bleeding: 1, cell: '0,-1', stuns: 0 });
      turnIsOver(table);
    }),
  },
  refuses: {
    'not after a miss': shows((table) => {
      roaring(table, {}, away);

      turnIsOver(table);
    }),
    'not with one focus, and not out of Aggression': shows((table) => {
      roaring(table, { focus: 1 });
      turnIsOver(table);

      roaring(table, { kamae: 'balance' });
      turnIsOver(table);
    }),
  },
});

const phoenix = { hero: 'warrior', cell: '0,2', kamae: 'aggression', focus: 3 } as const;

describeCard('flaming-phoenix-arc', {
  does: {
    'two wounds at two paces, one on the front right and one beyond it': shows((table) => {
      fight(table, {
        cards: { 0: 'flaming-phoenix-arc' },
        one: phoenix,
        other: { cell: '0,-1' },
        more: [
          { hero: 'ronin', cell: '2,-1' },
          { hero: 'master', cell: '1,1' },
        ],
      });

      // 1,1 is taken, so the compulsory step leads to 0,1.
      expect(hero(table, 0)).toMatchObject({ cell: '0,1', focus: 0 });
      expect(told(table, 'struck')).toMatchObject([
        { cells: [{ cell: '0,-1' }, { cell: '1,-1' }, { cell: '1,0' }, { cell: '2,-1' }] },
      ]);
      expect(table.state.fighters.map(({ wounds }) => wounds)).toEqual([0, 2, 1, 0]);
      stopHere(table);
    }),
    'between them it executes': shows((table) => {
      fight(table, {
        cards: { 0: 'flaming-phoenix-arc' },
        one: phoenix,
        other: { cell: '1,-1' },
        more: [{ hero: 'master', cell: '1,1' }],
      });

      expect(table.state.fighters[1]).toMatchObject({ defeat: 'execution', wounds: 0 });
      stopHere(table);
    }),
    'the step goes ahead or to the front right; each cell has its own harm': shows((table) => {
      fight(table, {
        cards: { 0: 'flaming-phoenix-arc' },
        one: warrior({ kamae: 'aggression', focus: 3 }),
        other: away,
      });
      expect(reach(table, 0)).toEqual(ends('0', '0,0', '1,0'));
      table.seat(0).takes({ id: '0,0' });

      expect(strikes(table)).toEqual([
        { '0,-2': 'wound 2', '1,-2': 'execution', '1,-1': 'wound 1', '2,-2': 'wound 1' },
      ]);
      turnIsOver(table);
    }),
  },
  refuses: {
    'a block saves from execution': shows((table) => {
      fight(table, {
        cards: { 0: 'flaming-phoenix-arc', 1: 'wild-block' },
        one: phoenix,
        other: { cell: '1,-1' },
        more: [{ hero: 'master', cell: '1,1' }],
      });
      table.seat(1).takes({ speed: 6 });

      expect(table.state.fighters[1]).toMatchObject({ defeat: null, wounds: 0 });
      stopHere(table);
    }),
    'it needs three focus and Aggression': shows((table) => {
      const card = { card: 'flaming-phoenix-arc' };
      choosing(table, { ...phoenix, hand: ['flaming-phoenix-arc'], focus: 2 }).mayNotTake(card);
      choosing(table, { ...phoenix, hand: ['flaming-phoenix-arc'], kamae: 'balance' }).mayNotTake(card);
      choosing(table, { ...phoenix, hand: ['flaming-phoenix-arc'] }).mayTake(card);
    }),
  },
});

const BLIND_DECK = ['headbutt', 'fend', 'steel-block', 'firm-mind', 'calm-defence'] as const;

/** After an attack that missed. */
function blindly(table: Table, one: Given): void {
  fight(table, {
    cards: { 0: 'horse-kick' },
    one: warrior({ hand: ['blind-spot'], deck: BLIND_DECK, ...one }),
    other: away,
  });
  toBenefit(table);
}

describeCard('blind-spot', {
  does: {
    'a turn, a wood defence of the deck, for a focus a steel one, and Determination': shows((table) => {
      blindly(table, { focus: 1 });
      table.seat(0).takes({ card: 'blind-spot' }).mayNotTake({ facing: 0 }).takes({ facing: 5 });
      table.seat(0).mayNotTake({ card: 'headbutt' }).mayNotTake({ card: 'steel-block' }).takes({ card: 'fend' });
      table
        .seat(0)
        .takes({ is: 'pay', focus: 1 })
        .mayNotTake({ card: 'firm-mind' })
        .mayNotTake({ card: 'calm-defence' });
      table.seat(0).takes({ card: 'steel-block' });

      expect(hero(table, 0)).toMatchObject({ facing: 5, focus: 0, kamae: 'determination' });
      expect(prints(table, 0, 'hand').slice(0, 2)).toEqual(['fend', 'steel-block']);
      turnIsOver(table);
    }),
  },
  refuses: {
    'without focus no steel': shows((table) => {
      blindly(table, {});
      table.seat(0).takes({ card: 'blind-spot' }).takes({ facing: 1 }).takes({ card: 'fend' });

      expect(told(table, 'cardTaken')).toHaveLength(1);
      expect(hero(table, 0).kamae).toBe('determination');
      stopHere(table);
    }),
    'SEN-INST-c: not onto a meditation': shows((table) => {
      fight(table, { cards: { 0: 'firm-mind' }, one: warrior({ hand: ['blind-spot'] }), other: away });
      toBenefit(table);

      turnIsOver(table);
    }),
  },
});

/** The hand is shuffled in, and five are drawn. */
function instinct(table: Table, one: Given = {}): void {
  fight(table, {
    cards: { 0: 'burning-instinct' },
    one: warrior({ focus: 1, hand: ['headbutt', 'fend'], ...one }),
    other: away,
  });
}

describeCard('burning-instinct', {
  does: {
    'the hand goes into the deck, and five cards are drawn': shows((table) => {
      instinct(table);

      expect(told(table, 'shuffledIn')[0]?.cards).toHaveLength(2);
      expect(hero(table, 0).focus).toBe(0);
      expect(told(table, 'drew')[0]?.cards).toHaveLength(5);
      expect([prints(table, 0, 'hand').length, prints(table, 0, 'deck').length]).toEqual([5 + 1, 10 + 2 - 5 - 1]);
      stopHere(table);
    }),
    'in Aggression a step forward, in Determination one back': shows((table) => {
      instinct(table, { kamae: 'aggression' });
      expect(reach(table, 0)).toEqual(ends('0', '0,1', '-1,1', '0,0', '1,0'));
      expect(speedsReached(table)).toEqual([9]);
      table.seat(0).takes({ id: '1,0' });
      expect(stand(table, 0)).toBe('1,0 facing 0');
      stopHere(table);

      instinct(table, { kamae: 'determination' });
      expect(reach(table, 0)).toEqual(ends('0', '0,1', '-1,2', '0,2', '1,1'));
      table.seat(0).takes({ id: '0,2' });
      expect(stand(table, 0)).toBe('0,2 facing 0');
      stopHere(table);
    }),
    'in Balance up to two turns': shows((table) => {
      instinct(table, { kamae: 'balance' });
      table.seat(0).mayTake({ facing: 0 }).mayNotTake({ facing: 3 }).takes({ facing: 4 });

      expect(stand(table, 0)).toBe('0,1 facing 4');
      stopHere(table);
    }),
  },
  refuses: {
    'in Neutral it does not move': shows((table) => {
      instinct(table);

      expect(skipped(table, 'burning-instinct')).toEqual(['2 kamae', '3 kamae', '4 kamae']);
      stopHere(table);
    }),
    'it costs a focus': shows((table) => {
      choosing(table, warrior({ hand: ['burning-instinct'] })).mayNotTake({ card: 'burning-instinct' });
      choosing(table, warrior({ hand: ['burning-instinct'], focus: 1 })).mayTake({ card: 'burning-instinct' });
    }),
  },
});

describeCard('scything-feint', {
  does: {
    'a hit costs the victim two focus': shows((table) => {
      fight(table, { cards: { 0: 'scything-feint' }, one: warrior(), other: { focus: 3 } });

      expect(speedsReached(table)[0]).toBe(6);
      expect(stand(table, 0)).toBe('0,1 facing 0');
      expect(hero(table, 1)).toMatchObject({ wounds: 1, focus: 1 });
      turnIsOver(table);
    }),
    'a step back brings the front left at two paces into reach': shows((table) => {
      fight(table, { cards: { 0: 'scything-feint' }, one: warrior(), other: { cell: '-1,1' } });

      expect(stand(table, 0)).toBe('0,2 facing 0');
      expect(hero(table, 1).wounds).toBe(1);
      turnIsOver(table);
    }),
    'in Balance it steps forward instead': shows((table) => {
      fight(table, { cards: { 0: 'scything-feint' }, one: warrior({ kamae: 'balance', cell: '0,2' }) });
      toBenefit(table);

      expect(hero(table, 0).cell).not.toBe('0,2');
      expect(hero(table, 1).wounds).toBe(1);
      turnIsOver(table);
    }),
    'in Determination at 3': shows((table) => {
      fight(table, { cards: { 0: 'scything-feint' }, one: warrior({ kamae: 'determination' }) });

      expect(speedsReached(table)[0]).toBe(3);
      turnIsOver(table);
    }),
    'the step goes back, in Balance ahead, or nowhere; three cells are struck alike': shows((table) => {
      fight(table, { cards: { 0: 'scything-feint' }, one: warrior(), other: away });
      expect(reach(table, 0)).toEqual(ends('0', '0,1', '0,2'));
      table.seat(0).takes({ id: '0,1' });
      expect(strikes(table)).toEqual([{ '-1,0': 'wound 1', '0,0': 'wound 1', '1,0': 'wound 1' }]);
      turnIsOver(table);

      fight(table, { cards: { 0: 'scything-feint' }, one: warrior({ kamae: 'balance' }), other: away });
      expect(reach(table, 0)).toEqual(ends('0', '0,1', '-1,1', '0,0', '1,0'));
    }),
  },
  refuses: {
    'a miss costs no focus': shows((table) => {
      fight(table, { cards: { 0: 'scything-feint' }, one: warrior(), other: { ...away, focus: 3 } });
      table.seat(0).mayTake({ id: '0,1' }).mayNotTake({ id: '0,0' }).takes({ id: '0,2' });

      expect(hero(table, 1)).toMatchObject({ wounds: 0, focus: 3 });
      turnIsOver(table);
    }),
  },
});

describeCard('refocused-mind', {
  does: {
    'a step, a turn, a focus, and Aggression': shows((table) => {
      fight(table, { cards: { 0: 'refocused-mind' }, one: warrior(), other: away });
      table.seat(0).takes({ id: '1,1' }).takes({ facing: 1 });

      expect(stand(table, 0)).toBe('1,1 facing 1');
      expect(hero(table, 0)).toMatchObject({ focus: 1, kamae: 'aggression' });
      turnIsOver(table);
    }),
    'in Balance two steps and two turns': shows((table) => {
      fight(table, { cards: { 0: 'refocused-mind' }, one: warrior({ kamae: 'balance' }), other: away });
      table.seat(0).takes({ id: '0,3' }).takes({ facing: 2 });

      expect(stand(table, 0)).toBe('0,3 facing 2');
      expect(hero(table, 0)).toMatchObject({ focus: 1, kamae: 'aggression' });
      turnIsOver(table);
    }),
    'at 5 it steps any way and turns by one side; in Balance twice as far': shows((table) => {
      fight(table, { cards: { 0: 'refocused-mind' }, one: warrior(), other: away });
      expect(reach(table, 0)).toEqual(ends('015', ...ONE_STEP));
      expect(speedsReached(table)).toEqual([5]);

      fight(table, { cards: { 0: 'refocused-mind' }, one: warrior({ kamae: 'balance' }), other: away });
      expect(reach(table, 0)).toEqual({
        ...ends('01245', ...ONE_STEP, ...TWO_STRAIGHT),
        ...ends('1245', ...TWO_BENT),
      });
    }),
  },
  refuses: {
    'out of Balance a single step and turn': shows((table) => {
      fight(table, { cards: { 0: 'refocused-mind' }, one: warrior({ kamae: 'determination' }), other: away });
      table.seat(0).mayNotTake({ id: '0,3' }).takes({ id: '0,1' }).mayNotTake({ facing: 2 });
    }),
    'a fourth focus is lost': shows((table) => {
      fight(table, { cards: { 0: 'refocused-mind' }, one: warrior({ focus: 3 }), other: away });
      table.seat(0).takes({ id: '0,1' }).takes({ facing: 0 });

      expect(hero(table, 0)).toMatchObject({ focus: 3, kamae: 'aggression' });
      turnIsOver(table);
    }),
  },
});

describeCard('scything-uppercut', {
  does: {
    'for two focus the wound bleeds, and the ring jumps': shows((table) => {
      fight(table, { cards: { 0: 'scything-uppercut' }, one: warrior({ focus: 2 }) });
      table.seat(0).takes({ is: 'pay', focus: 2 });

      expect(hero(table, 1)).toMatchObject({ wounds: 0, bleeding: 1 });
      expect(hero(table, 0)).toMatchObject({ focus: 0, kamae: 'aggression', cell: '0,1' });
      turnIsOver(table);
    }),
    'it reaches two paces ahead on the right': shows((table) => {
      fight(table, { cards: { 0: 'scything-uppercut' }, one: warrior(), other: { cell: '1,-1' } });

      expect(speedsReached(table)[0]).toBe(5);
      expect(hero(table, 1)).toMatchObject({ wounds: 1, bleeding: 0 });
      turnIsOver(table);
    }),
    'in Determination at 8, in Balance with a step forward': shows((table) => {
      fight(table, { cards: { 0: 'scything-uppercut' }, one: warrior({ kamae: 'determination' }) });
      expect(speedsReached(table)[0]).toBe(8);
      turnIsOver(table);

      fight(table, { cards: { 0: 'scything-uppercut' }, one: warrior({ kamae: 'balance', cell: '0,2' }) });
      toBenefit(table);
      expect(hero(table, 1).wounds).toBe(1);
      turnIsOver(table);
    }),
    'the step goes back, in Balance ahead, or nowhere; three cells are struck alike': shows((table) => {
      fight(table, { cards: { 0: 'scything-uppercut' }, one: warrior(), other: away });
      expect(reach(table, 0)).toEqual(ends('0', '0,1', '0,2'));
      table.seat(0).takes({ id: '0,1' });
      expect(strikes(table)).toEqual([{ '1,-1': 'wound 1', '0,0': 'wound 1', '-1,1': 'wound 1' }]);
      turnIsOver(table);

      fight(table, { cards: { 0: 'scything-uppercut' }, one: warrior({ kamae: 'balance' }), other: away });
      expect(reach(table, 0)).toEqual(ends('0', '0,1', '-1,1', '0,0', '1,0'));
    }),
  },
  refuses: {
    'with one focus the wound stays an ordinary one': shows((table) => {
      fight(table, { cards: { 0: 'scything-uppercut' }, one: warrior({ focus: 1 }) });

      expect(hero(table, 1)).toMatchObject({ wounds: 1, bleeding: 0 });
      expect(hero(table, 0)).toMatchObject({ focus: 1, kamae: 'aggression' });
      turnIsOver(table);
    }),
    'declined, too': shows((table) => {
      fight(table, { cards: { 0: 'scything-uppercut' }, one: warrior({ focus: 2 }) });
      table.seat(0).declines();

      expect(hero(table, 1)).toMatchObject({ wounds: 1, bleeding: 0 });
      expect(hero(table, 0).focus).toBe(2);
      turnIsOver(table);
    }),
  },
});

describeCard('short-strike', {
  does: {
    'a step, a wound, and a focus less': shows((table) => {
      fight(table, {
        cards: { 0: 'short-strike' },
        one: warrior({ cell: '0,2', kamae: 'aggression' }),
        other: { focus: 2 },
      });

      expect(stand(table, 0)).toBe('0,1 facing 0');
      expect(hero(table, 1)).toMatchObject({ wounds: 1, focus: 1 });
      turnIsOver(table);
    }),
    'it takes the place of a defence': shows((table) => {
      fight(table, { cards: { 0: 'graceful-step' }, one: warrior({ kamae: 'aggression', hand: ['short-strike'] }) });
      table.seat(0).isAsked('replace').takes({ card: 'short-strike' });

      expect(hero(table, 1).wounds).toBe(1);
      expect(prints(table, 0, 'discard')).toEqual(['graceful-step', 'short-strike']);
      turnIsOver(table);
    }),
    'the step goes ahead, or nowhere': shows((table) => {
      fight(table, { cards: { 0: 'short-strike' }, one: warrior({ kamae: 'aggression' }), other: away });

      expect(reach(table, 0)).toEqual(ends('0', '0,1', '-1,1', '0,0', '1,0'));
    }),
  },
  refuses: {
    'blocked, it costs no focus': shows((table) => {
      fight(table, {
        cards: { 0: 'short-strike', 1: 'wild-block' },
        one: warrior({ kamae: 'aggression' }),
        other: { focus: 2, kamae: 'balance' },
      });
      table.seat(1).takes({ speed: 5 });

      expect(hero(table, 1).wounds).toBe(0);
      expect(skipped(table, 'short-strike')).toEqual(['2 noSuccess']);
      stopHere(table);
    }),
    'it needs Aggression, chosen or as a replacement': shows((table) => {
      choosing(table, warrior({ hand: ['short-strike'] })).mayNotTake({ card: 'short-strike' });
      fight(table, { cards: { 0: 'graceful-step' }, one: warrior({ hand: ['short-strike'] }), other: away });
      table.seat(0).isAsked('changeKamae');
    }),
  },
});

describeCard('warding-arc', {
  does: {
    'a wound on five cells; who is hit is pushed, and the ring jumps': shows((table) => {
      fight(table, { cards: { 0: 'warding-arc' }, one: warrior({ cell: '0,2' }), other: { hand: ['fend'] } });

      expect(told(table, 'struck')).toMatchObject([
        { cells: [{ cell: '0,0' }, { cell: '-1,1' }, { cell: '-1,2' }, { cell: '1,0' }, { cell: '1,1' }] },
      ]);
      expect(hero(table, 1)).toMatchObject({ wounds: 1, cell: '0,-1' });
      expect(prints(table, 1, 'discard')).toEqual([]);
      expect(hero(table, 0).kamae).toBe('aggression');
      turnIsOver(table);
    }),
    'in Balance and Determination the victim discards a defence': shows((table) => {
      for (const kamae of ['balance', 'determination'] as const) {
        fight(table, {
          cards: { 0: 'warding-arc' },
          one: warrior({ cell: '0,2', kamae }),
          other: { hand: ['fend', 'steel-block', 'headbutt'] },
        });
        table.seat(1).mayNotTake({ card: 'headbutt' }).picks({ card: 'fend' });

        expect(prints(table, 1, 'discard')).toEqual(['fend']);
        turnIsOver(table);
      }
    }),
    'at 7 five cells are struck alike': shows((table) => {
      fight(table, { cards: { 0: 'warding-arc' }, one: warrior(), other: away });

      expect(strikes(table)).toEqual([
        { '0,-1': 'wound 1', '-1,0': 'wound 1', '-1,1': 'wound 1', '1,-1': 'wound 1', '1,0': 'wound 1' },
      ]);
      expect(speedsReached(table)).toEqual([7, 0]);
      turnIsOver(table);
    }),
  },
  refuses: {
    'right ahead it leaves a gap, and a miss moves no ring': shows((table) => {
      fight(table, { cards: { 0: 'warding-arc' }, one: warrior({ kamae: 'balance' }), other: { hand: ['fend'] } });

      expect(hero(table, 1)).toMatchObject({ wounds: 0, cell: '0,0' });
      expect(hero(table, 0).kamae).toBe('balance');
      expect(prints(table, 1, 'discard')).toEqual([]);
      turnIsOver(table);
    }),
  },
});

/** The Warrior blocks a kick at 6. */
const embers = (one: Given = {}, other: Given = {}): Fight => ({
  cards: { 0: 'ember-block', 1: 'horse-kick' },
  one: warrior(one),
  other,
});

describeCard('ember-block', {
  does: {
    'ahead and on the left it blocks, and pushes the attacker': shows((table) => {
      fight(table, embers());
      table.seat(0).mayTake({ speed: 9 }).mayNotTake({ speed: 5 }).takes({ speed: 6 });
      expect(told(table, 'blockRaised')[0]?.block.cells).toEqual(['0,0', '-1,1', '-1,2']);
      table.seat(0).takes({ is: 'alternative', at: 0 });

      expect(hero(table, 0)).toMatchObject({ stuns: 0, cell: '0,1', kamae: 'neutral' });
      expect(hero(table, 1)).toMatchObject({ stuns: 0, cell: '0,-1' });
      stopHere(table);
    }),
    'or stuns it, and in Determination jumps to Aggression': shows((table) => {
      fight(table, embers({ kamae: 'determination' }));
      table.seat(0).takes({ speed: 6 }).takes({ is: 'alternative', at: 1 });

      expect(hero(table, 0).kamae).toBe('aggression');
      expect(hero(table, 1)).toMatchObject({ stuns: 1, cell: '0,0' });
      stopHere(table);
    }),
    'an attack at 8 is countered': shows((table) => {
      fight(table, {
        cards: { 0: 'ember-block', 1: 'quick-stab' },
        one: warrior({ hand: ['idle-strike'] }),
        other: { focus: 1 },
      });
      table.seat(0).takes({ speed: 8 }).isAsked('counter').takes({ card: 'idle-strike' });

      expect(hero(table, 1).wounds).toBe(1);
      stopHere(table);
    }),
    'its range is 9 to 6': shows((table) => {
      fight(table, { cards: { 0: 'ember-block' }, one: warrior(), other: away });

      expect(offered(table, 0)).toEqual([6, 7, 8, 9]);
    }),
  },
  refuses: {
    'an attack at 6 is stopped, but not countered': shows((table) => {
      fight(table, embers({ hand: ['idle-strike'] }));
      table.seat(0).takes({ speed: 6 }).isAsked('chooseAlternative');
    }),
    'the right side is open, and nothing follows': shows((table) => {
      fight(table, embers({ kamae: 'determination' }, { cell: '1,0', facing: 4 }));
      table.seat(0).takes({ speed: 6 });

      expect(hero(table, 0)).toMatchObject({ stuns: 1, kamae: 'determination' });
      expect(hero(table, 1).stuns).toBe(0);
      stopHere(table);
    }),
  },
});

describeCard('headbutt', {
  does: {
    'a step, a wound and a limp, and a focus for the Warrior': shows((table) => {
      fight(table, { cards: { 0: 'headbutt' }, one: warrior({ cell: '0,2' }) });

      expect(stand(table, 0)).toBe('0,1 facing 0');
      expect(hero(table, 0).focus).toBe(1);
      expect(hero(table, 1)).toMatchObject({ wounds: 1, limps: [3] });
      turnIsOver(table);
    }),
    'in Aggression a turn may bring the hit': shows((table) => {
      fight(table, { cards: { 0: 'headbutt' }, one: warrior({ kamae: 'aggression', facing: 5 }) });
      toBenefit(table);

      expect(hero(table, 1)).toMatchObject({ wounds: 1, limps: [3] });
      turnIsOver(table);
    }),
    'at 4 it steps ahead, or nowhere; in Aggression a turn by one side may follow': shows((table) => {
      fight(table, { cards: { 0: 'headbutt' }, one: warrior({ kamae: 'aggression' }), other: away });
      expect(reach(table, 0)).toEqual(ends('0', '0,1', '-1,1', '0,0', '1,0'));
      expect(speedsReached(table)).toEqual([4]);
      table.seat(0).takes({ id: '0,1' });

      expect(reach(table, 0)).toEqual({ '0,1': '015' });
    }),
  },
  refuses: {
    'out of Aggression it does not turn, and a miss gives no focus': shows((table) => {
      fight(table, { cards: { 0: 'headbutt' }, one: warrior({ facing: 4 }) });
      table.seat(0).takes({ id: '0,1' });

      expect(stand(table, 0)).toBe('0,1 facing 4');
      expect(hero(table, 0).focus).toBe(0);
      expect(hero(table, 1)).toMatchObject({ wounds: 0, limps: [] });
      turnIsOver(table);
    }),
  },
});

describeCard('spiralling-flames', {
  does: {
    'a wound on the right, and the victim is turned by two sides': shows((table) => {
      fight(table, { cards: { 0: 'spiralling-flames' }, one: warrior(), other: { cell: '1,1' } });
      table.seat(0).takes({ way: 'clockwise' });

      expect(speedsReached(table)[0]).toBe(6);
      expect(hero(table, 1)).toMatchObject({ wounds: 1, facing: 5 });
      turnIsOver(table);
    }),
    'in Aggression at 7': shows((table) => {
      fight(table, {
        cards: { 0: 'spiralling-flames' },
        one: warrior({ kamae: 'aggression' }),
        other: { cell: '1,0' },
      });
      table.seat(0).takes({ way: 'anticlockwise' });

      expect(speedsReached(table)[0]).toBe(7);
      expect(hero(table, 1)).toMatchObject({ wounds: 1, facing: 1 });
      turnIsOver(table);
    }),
    'at 5 in Balance a step anywhere and a turn': shows((table) => {
      fight(table, { cards: { 0: 'spiralling-flames' }, one: warrior({ kamae: 'balance' }), other: away });
      expect(speedsReached(table)).toEqual([6, 5]);
      table.seat(0).mayTake({ id: '0,1' }).takes({ id: '0,0' }).takes({ facing: 5 });

      expect(stand(table, 0)).toBe('0,0 facing 5');
      turnIsOver(table);
    }),
    'in Determination a step back that must be taken': shows((table) => {
      fight(table, { cards: { 0: 'spiralling-flames' }, one: warrior({ kamae: 'determination' }), other: away });
      table.seat(0).mayNotTake({ id: '0,1' }).takes({ id: '0,2' }).takes({ facing: 0 });

      expect(stand(table, 0)).toBe('0,2 facing 0');
      turnIsOver(table);
    }),
    'at 5, in Balance, it steps any way and turns; in Determination it has to step back, and may turn': shows(
      (table) => {
        fight(table, { cards: { 0: 'spiralling-flames' }, one: warrior({ kamae: 'balance' }), other: away });
        expect(reach(table, 0)).toEqual(ends('015', ...ONE_STEP));

        fight(table, { cards: { 0: 'spiralling-flames' }, one: warrior({ kamae: 'determination' }), other: away });
        const { '0,1': _, ...withStep } = BACK_AND_TURN;
        expect(reach(table, 0)).toEqual(withStep);
      },
    ),
  },
  refuses: {
    'ahead it strikes nobody, and in Neutral it does not move': shows((table) => {
      fight(table, { cards: { 0: 'spiralling-flames' }, one: warrior() });

      expect(hero(table, 1)).toMatchObject({ wounds: 0, facing: 3 });
      expect(stand(table, 0)).toBe('0,1 facing 0');
      turnIsOver(table);
    }),
  },
});
