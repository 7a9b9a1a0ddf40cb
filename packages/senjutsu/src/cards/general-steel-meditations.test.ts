import { expect } from 'vitest';
import { fight, hero, prints, skipped, stand, told, turnIsOver } from '../rules/testing/fight.ts';
import { playOutTo } from '../rules/testing/play-out.ts';
import { choosing, offered, shows, speedsReached, toBenefit } from '../testing/card-scenario.ts';
import { describeCard } from '../testing/describe-card.ts';
import { ends, ONE_STEP, reach, TWO_BENT, TWO_STRAIGHT } from '../testing/reach.ts';

const away = { cell: '0,-4' } as const;
const looking = (facing: number) => ({ is: 'facing', facing }) as const;
const DECK = ['fend', 'headbutt', 'iron-will', 'steel-block', 'taunt'] as const;

describeCard('firm-mind', {
  does: {
    'the hero steps, turns, changes its Kamae and draws up to two': shows((table) => {
      fight(table, { cards: { 0: 'firm-mind' }, one: { kamae: 'balance', deck: DECK }, other: away });
      table.seat(0).mayNotTake({ id: '0,-2' }).takes({ id: '0,3' }).mayNotTake(looking(3)).takes(looking(2));
      table.seat(0).takes({ kamae: 'neutral' }).says(2);

      expect(stand(table, 0)).toBe('0,3 facing 2');
      expect(prints(table, 0, 'hand')).toEqual(DECK.slice(0, 3));
      turnIsOver(table);
    }),
    'SEN-EX-16: changed to Balance it draws up to three': shows((table) => {
      fight(table, { cards: { 0: 'firm-mind' }, one: { deck: DECK }, other: away });
      table.seat(0).takes({ id: '0,1' }).takes(looking(0)).takes({ kamae: 'balance' }).says(3);

      expect(prints(table, 0, 'hand')).toEqual(DECK.slice(0, 4));
      turnIsOver(table);
    }),
    'in Determination it turns once more': shows((table) => {
      fight(table, { cards: { 0: 'firm-mind' }, one: { kamae: 'determination' }, other: away });
      table.seat(0).takes({ id: '0,1' }).takes(looking(2)).takes(looking(3));
      playOutTo(table);

      expect(hero(table, 0).facing).toBe(3);
    }),
    'at 3 it takes up to two steps one way, with two turns one way round before, between or after': shows((table) => {
      fight(table, { cards: { 0: 'firm-mind' }, other: away });

      expect(reach(table, 0)).toEqual({
        ...ends('01245', ...ONE_STEP, ...TWO_STRAIGHT),
        ...ends('1245', ...TWO_BENT),
      });
      expect(speedsReached(table)).toEqual([3]);
    }),
    'in Determination it turns by one side more': shows((table) => {
      fight(table, { cards: { 0: 'firm-mind' }, one: { kamae: 'determination' }, other: away });
      table.seat(0).takes({ id: '0,1' }).takes(looking(0));

      expect(reach(table, 0)).toEqual({ '0,1': '015' });
    }),
    'the ring moves by one branch; up to two cards are drawn, in Balance up to three': shows((table) => {
      fight(table, { cards: { 0: 'firm-mind' }, other: away });
      table.seat(0).takes({ id: '0,1' }).takes(looking(0));
      expect(offered(table, 0)).toEqual(['aggression', 'balance', 'neutral']);
      table.seat(0).takes({ kamae: 'neutral' });
      expect(offered(table, 0)).toEqual([0, 2]);

      fight(table, { cards: { 0: 'firm-mind' }, other: away });
      table.seat(0).takes({ id: '0,1' }).takes(looking(0)).takes({ kamae: 'balance' });
      expect(offered(table, 0)).toEqual([0, 3]);
    }),
  },
  refuses: {
    'out of Determination there is no further turn': shows((table) => {
      fight(table, { cards: { 0: 'firm-mind' }, other: away });
      table.seat(0).takes({ id: '0,1' }).takes(looking(2)).isAsked('changeKamae');
      playOutTo(table);

      expect(skipped(table, 'firm-mind')).toContain('1 kamae');
    }),
  },
});

const HIT = { cards: { 0: 'pommel-smash' }, one: { cell: '0,2' } } as const;

describeCard('hobbling-blow', {
  does: {
    'after a hit the victim limps': shows((table) => {
      fight(table, { ...HIT, one: { ...HIT.one, hand: ['hobbling-blow'] } });
      table.seat(0).takes({ card: 'hobbling-blow' });

      expect(hero(table, 1)).toMatchObject({ wounds: 1, limps: [expect.anything()], cell: '0,0' });
      turnIsOver(table);
    }),
    'in Aggression it is pushed, too': shows((table) => {
      fight(table, { ...HIT, one: { ...HIT.one, kamae: 'aggression', hand: ['hobbling-blow'] } });
      table.seat(0).takes({ card: 'hobbling-blow' });

      expect(hero(table, 1).cell).toBe('0,-1');
      turnIsOver(table);
    }),
    'in Determination the hero may step back': shows((table) => {
      fight(table, { ...HIT, one: { ...HIT.one, kamae: 'determination', hand: ['hobbling-blow'] } });
      table.seat(0).takes({ card: 'hobbling-blow' }).takes({ id: '0,2' });

      expect(stand(table, 0)).toBe('0,2 facing 0');
      expect(hero(table, 1).cell).toBe('0,0');
      turnIsOver(table);
    }),
    'in Determination the step back is by one cell, or none': shows((table) => {
      fight(table, {
        cards: { 0: 'pommel-smash' },
        one: { cell: '0,2', kamae: 'determination', hand: ['hobbling-blow'] },
      });
      table.seat(0).isAsked('benefit').takes({ card: 'hobbling-blow' });

      expect(reach(table, 0)).toEqual(ends('0', '0,1', '0,2'));
    }),
  },
  refuses: {
    'a miss does not allow it': shows((table) => {
      fight(table, { ...HIT, one: { ...HIT.one, hand: ['hobbling-blow'] }, other: away });
      toBenefit(table);

      turnIsOver(table);
      expect(told(table, 'instantPlayed')).toEqual([]);
    }),
    'it may be kept': shows((table) => {
      fight(table, { ...HIT, one: { ...HIT.one, hand: ['hobbling-blow'] } });
      table.seat(0).passes();

      expect(hero(table, 1).limps).toEqual([]);
      expect(prints(table, 0, 'hand')).toContain('hobbling-blow');
      turnIsOver(table);
    }),
  },
});

describeCard('iron-will', {
  does: {
    'while it lies in play an empty deck wounds nobody': shows((table) => {
      fight(table, { cards: { 0: 'iron-will' }, one: { focus: 2, deck: [] }, other: away });
      table.seat(0).takes({ id: '0,2' });

      expect(stand(table, 0)).toBe('0,2 facing 0');
      expect(hero(table, 0)).toMatchObject({ focus: 0, wounds: 0 });
      expect(prints(table, 0, 'play')).toEqual(['iron-will']);
      turnIsOver(table);
    }),
    'it goes when it has turned all the way': shows((table) => {
      fight(table, { cards: { 0: 'graceful-step' }, one: { inPlay: ['iron-will (1)'] }, other: away });
      playOutTo(table);

      expect(prints(table, 0, 'play')).toEqual([]);
      expect(prints(table, 0, 'discard')).toContain('iron-will');
    }),
    'at 7 the step goes any way, or nowhere; the card lies there for four ends of turn': shows((table) => {
      fight(table, { cards: { 0: 'iron-will' }, one: { focus: 2 }, other: away });
      expect(reach(table, 0)).toEqual(ends('0', ...ONE_STEP));
      expect(speedsReached(table)).toEqual([7]);
      table.seat(0).takes({ id: '0,1' });

      expect(told(table, 'remained')).toMatchObject([{ seat: 0, turnsLeft: 4 }]);
      expect(told(table, 'cardTurned')).toMatchObject([{ turnsLeft: 3 }]);
      expect(prints(table, 0, 'play')).toEqual(['iron-will']);
      turnIsOver(table);

      fight(table, { phase: 'discard', one: { inPlay: ['iron-will (1)'] } });
      expect(prints(table, 0, 'play')).toEqual([]);
      turnIsOver(table);
    }),
  },
  refuses: {
    'without it the empty deck wounds': shows((table) => {
      fight(table, { cards: { 0: 'graceful-step' }, one: { deck: [] }, other: away });
      playOutTo(table);

      expect(hero(table, 0).wounds).toBe(1);
    }),
    'for one focus it cannot be chosen': shows((table) => {
      choosing(table, { hand: ['iron-will'], focus: 1 }).mayNotTake({ card: 'iron-will' });
      choosing(table, { hand: ['iron-will'], focus: 2 }).mayTake({ card: 'iron-will' });
    }),
  },
});

describeCard('open-mind', {
  does: {
    'the hero steps ahead, and the ring jumps wherever it likes': shows((table) => {
      fight(table, { cards: { 0: 'open-mind' }, other: away });
      table.seat(0).takes({ kamae: 'determination' });

      expect(stand(table, 0)).toBe('0,0 facing 0');
      expect(hero(table, 0).kamae).toBe('determination');
      turnIsOver(table);
    }),
    'in Aggression it goes on by up to two': shows((table) => {
      fight(table, { cards: { 0: 'open-mind' }, one: { kamae: 'aggression' }, other: away });
      table.seat(0).takes({ id: '0,-2' }).takes({ kamae: 'aggression' });

      expect(stand(table, 0)).toBe('0,-2 facing 0');
      turnIsOver(table);
    }),
    'in Determination diagonally': shows((table) => {
      fight(table, { cards: { 0: 'open-mind' }, one: { kamae: 'determination' }, other: away });
      table.seat(0).mayNotTake({ id: '0,-1' }).takes({ id: '1,-1' }).takes({ kamae: 'aggression' });

      expect(stand(table, 0)).toBe('1,-1 facing 0');
      turnIsOver(table);
    }),
    'in Balance it turns by up to two': shows((table) => {
      fight(table, { cards: { 0: 'open-mind' }, one: { kamae: 'balance' }, other: away });
      table.seat(0).mayNotTake(looking(3)).takes(looking(4)).takes({ kamae: 'aggression' });

      expect(stand(table, 0)).toBe('0,0 facing 4');
      turnIsOver(table);
    }),
    'for a focus it is at 6': shows((table) => {
      fight(table, { cards: { 0: 'open-mind' }, one: { focus: 1 }, other: away });
      table.seat(0).takes({ is: 'pay' });
      playOutTo(table);

      expect(told(table, 'speedReached')[0]?.speed).toBe(6);
      expect(hero(table, 0).focus).toBe(0);
    }),
    'in Aggression up to two more steps ahead follow, in Determination one diagonally, in Balance a turn': shows(
      (table) => {
        for (const [kamae, expected] of [
          ['aggression', ends('0', '0,1', '0,0', '0,-1')],
          ['determination', ends('0', '0,1', '-1,1', '1,0')],
          ['balance', { '0,1': '01245' }],
        ] as const) {
          fight(table, { cards: { 0: 'open-mind' }, one: { cell: '0,2', kamae }, other: away });
          expect(reach(table, 0)).toEqual(expected);
        }
      },
    ),
  },
  refuses: {
    'declined it is at 4': shows((table) => {
      fight(table, { cards: { 0: 'open-mind' }, one: { focus: 1 }, other: away });
      table.seat(0).declines();
      playOutTo(table);

      expect(told(table, 'speedReached')[0]?.speed).toBe(4);
      expect(hero(table, 0).focus).toBe(1);
      expect(skipped(table, 'open-mind')).toEqual(expect.arrayContaining(['2 kamae', '3 kamae', '4 kamae']));
    }),
  },
});

describeCard('swift-mind', {
  does: {
    'the hero steps up to two cells and draws up to two': shows((table) => {
      fight(table, { cards: { 0: 'swift-mind' }, one: { deck: DECK }, other: away });
      table.seat(0).mayNotTake({ id: '1,-1' }).takes({ id: '2,-1' }).says(2);

      expect(stand(table, 0)).toBe('2,-1 facing 0');
      expect(prints(table, 0, 'hand')).toEqual(DECK.slice(0, 3));
      turnIsOver(table);
    }),
    'in Aggression it has to go on ahead': shows((table) => {
      fight(table, { cards: { 0: 'swift-mind' }, one: { kamae: 'aggression' }, other: away });
      table.seat(0).takes({ id: '0,1' }).says(0);

      expect(stand(table, 0)).toBe('0,0 facing 0');
      turnIsOver(table);
    }),
    'in Balance it turns, in Determination it changes its Kamae': shows((table) => {
      fight(table, { cards: { 0: 'swift-mind' }, one: { kamae: 'balance' }, other: away });
      table.seat(0).takes({ id: '0,1' }).takes(looking(5)).says(0);
      expect(hero(table, 0).facing).toBe(5);
      turnIsOver(table);

      fight(table, { cards: { 0: 'swift-mind' }, one: { kamae: 'determination' }, other: away });
      table.seat(0).takes({ id: '0,1' }).says(0).takes({ kamae: 'balance' });
      expect(hero(table, 0).kamae).toBe('balance');
      turnIsOver(table);
    }),
    'at 6 it takes up to two steps one way, and draws up to two cards': shows((table) => {
      fight(table, { cards: { 0: 'swift-mind' }, other: away });
      expect(reach(table, 0)).toEqual(ends('0', ...ONE_STEP, ...TWO_STRAIGHT));
      expect(speedsReached(table)).toEqual([6]);
      table.seat(0).takes({ id: '0,1' });

      expect(offered(table, 0)).toEqual([0, 2]);
    }),
    'in Balance the turn is by one side, or none; in Determination the ring moves by one branch': shows((table) => {
      fight(table, { cards: { 0: 'swift-mind' }, one: { kamae: 'balance' }, other: away });
      table.seat(0).takes({ id: '0,1' });
      expect(reach(table, 0)).toEqual({ '0,1': '015' });

      fight(table, { cards: { 0: 'swift-mind' }, one: { kamae: 'determination' }, other: away });
      table.seat(0).takes({ id: '0,1' }).says(0);
      expect(offered(table, 0)).toEqual(['balance', 'determination']);
    }),
  },
  refuses: {
    'in Neutral there is neither step ahead nor turn nor change': shows((table) => {
      fight(table, { cards: { 0: 'swift-mind' }, other: away });
      table.seat(0).takes({ id: '0,1' }).says(0);

      expect(stand(table, 0)).toBe('0,1 facing 0');
      expect(skipped(table, 'swift-mind')).toEqual(['1 kamae', '2 kamae', '4 kamae']);
      turnIsOver(table);
    }),
  },
});

describeCard('trained-mind', {
  does: {
    'after its steps the hero turns, and changes its Kamae by up to two': shows((table) => {
      fight(table, { cards: { 0: 'trained-mind' }, other: away });
      table.seat(0).mayNotTake({ id: '0,2' }).takes({ id: '2,-1' }).mayNotTake(looking(2)).takes(looking(1));
      table.seat(0).takes({ is: 'alternative', at: 0 }).takes({ kamae: 'determination' });

      expect(stand(table, 0)).toBe('2,-1 facing 1');
      expect(hero(table, 0).kamae).toBe('determination');
      turnIsOver(table);
    }),
    'or searches the deck for wood or steel; in Determination the opponent shows its hand': shows((table) => {
      fight(table, {
        cards: { 0: 'trained-mind' },
        one: { kamae: 'determination', deck: DECK },
        other: { ...away, hand: ['fend'] },
      });
      table.seat(0).takes({ id: '0,1' }).takes(looking(0)).takes({ is: 'alternative', at: 1 });
      table.seat(0).mayNotTake({ card: 'taunt' }).mayTake({ card: 'fend' }).takes({ card: 'steel-block' });

      expect(prints(table, 0, 'hand')).toContain('steel-block');
      expect(told(table, 'handShown')).toMatchObject([{ seat: 1, to: 0 }]);
      turnIsOver(table);
    }),
    'in Balance it turns by up to three': shows((table) => {
      fight(table, { cards: { 0: 'trained-mind' }, one: { kamae: 'balance' }, other: away });
      table.seat(0).takes({ id: '0,1' }).takes(looking(3));
      playOutTo(table);

      expect(hero(table, 0).facing).toBe(3);
    }),
    'at 2 it takes up to two steps ahead one way, and then turns by one side, in Balance by three': shows((table) => {
      const cells = ['0,1', '-1,1', '-2,1', '0,0', '0,-1', '1,0', '2,-1'] as const;
      fight(table, { cards: { 0: 'trained-mind' }, other: away });
      expect(reach(table, 0)).toEqual(ends('015', ...cells));
      expect(speedsReached(table)).toEqual([2]);

      fight(table, { cards: { 0: 'trained-mind' }, one: { kamae: 'balance' }, other: away });
      expect(reach(table, 0)).toEqual(ends('012345', ...cells));
    }),
    'the ring moves by up to two branches': shows((table) => {
      fight(table, { cards: { 0: 'trained-mind' }, one: { hero: 'warrior', kamae: 'determination' }, other: away });
      table.seat(0).takes({ id: '0,1' }).takes(looking(0)).takes({ is: 'alternative', at: 0 });

      expect(offered(table, 0)).toEqual(['aggression', 'balance', 'determination', 'neutral']);
    }),
  },
  refuses: {
    'out of Determination no hand is shown': shows((table) => {
      fight(table, { cards: { 0: 'trained-mind' }, one: { kamae: 'balance' }, other: { ...away, hand: ['fend'] } });
      playOutTo(table);

      expect(told(table, 'handShown')).toEqual([]);
    }),
  },
});
