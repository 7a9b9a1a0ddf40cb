import { expect } from 'vitest';
import { fight, hero, prints, scenario, stopHere, told, turnIsOver } from './testing/fight.ts';

// Calm Parry (5 to 2) counters 5 and 4, in Determination 3 and 2 as well; Katana Swing strikes at 4.

const parried = { 0: 'katana-swing', 1: 'calm-parry' } as const;
const still = { is: 'facing', facing: 3 } as const;
const stay = { is: 'cell', id: '0,0' } as const;

scenario(
  'SEN-CTR-a, SEN-CTR-b, SEN-TIME-BLK-3: after a block at a listed speed an attack card may be played at once',
  (table) => {
    fight(table, { cards: parried, other: { hand: ['counter-attack', 'fend'] } });
    table.seat(1).takes({ is: 'speed', speed: 4 }).takes(still);
    table.seat(1).isAsked('counter').mayNotTake({ card: 'fend' }).takes({ card: 'counter-attack' }).takes(stay);

    expect(hero(table, 0).wounds).toBe(1);
    expect(hero(table, 1).wounds).toBe(0);
    stopHere(table);
  },
);

scenario('SEN-CTR-f: countering is optional', (table) => {
  fight(table, { cards: parried, other: { hand: ['counter-attack'] } });
  table.seat(1).takes({ is: 'speed', speed: 4 }).takes(still).passes();

  expect(hero(table, 0).wounds).toBe(0);
  expect(prints(table, 1, 'hand')).toEqual(['counter-attack']);
  stopHere(table);
});

scenario('SEN-CTR-a: without a stopped attack there is nothing to counter', (table) => {
  fight(table, { cards: parried, other: { hand: ['counter-attack'] } });
  table.seat(1).takes({ is: 'speed', speed: 5 }).takes(still);

  expect(hero(table, 1).wounds).toBe(1);
  expect(told(table, 'counterPlayed')).toEqual([]);
  stopHere(table);
});

scenario('SEN-CTR-a: an attack of a speed that is not listed is not countered', (table) => {
  const swing = { cards: { 0: 'idle-strike', 1: 'calm-parry' }, other: { hand: ['counter-attack'] } } as const;
  fight(table, swing);
  table.seat(1).takes({ is: 'speed', speed: 3 }).takes(still);
  expect(told(table, 'stopped')).toHaveLength(1);
  stopHere(table);

  fight(table, { ...swing, other: { hand: ['counter-attack'], kamae: 'determination' } });
  table.seat(1).takes({ is: 'speed', speed: 3 }).takes(still).isAsked('counter');
});

scenario('SEN-EX-34, SEN-CTR-c: the counter attack must not be faster than the card with the counter', (table) => {
  fight(table, {
    cards: { 0: 'pommel-smash', 1: 'steel-block' },
    one: { cell: '0,2' },
    other: { hand: ['pommel-smash', 'horse-kick', 'headbutt'] },
  });
  table.seat(1).takes({ is: 'speed', speed: 5 });

  table.seat(1).mayTake({ card: 'pommel-smash' }).mayTake({ card: 'headbutt' }).mayNotTake({ card: 'horse-kick' });
});

scenario('SEN-CTR-k: a counter attack counts with the initiative of the Kamae', (table) => {
  const slash = (kamae: 'determination' | 'neutral') =>
    fight(table, {
      cards: { 0: 'naginata-sweep', 1: 'steel-block' },
      one: { cell: '0,2' },
      other: { hand: ['backhand-slash', 'counter-attack'], kamae },
    });
  slash('neutral');
  table.seat(1).takes({ is: 'speed', speed: 5 }).mayNotTake({ card: 'backhand-slash' });

  slash('determination');
  table.seat(1).takes({ is: 'speed', speed: 5 }).mayTake({ card: 'backhand-slash' });
});

scenario('SEN-CTR-d: a counter is no instant', (table) => {
  fight(table, { cards: parried, other: { hand: ['counter-attack'] } });
  table.seat(1).takes({ is: 'speed', speed: 4 }).takes(still).takes({ card: 'counter-attack' });

  expect(told(table, 'instantPlayed')).toEqual([]);
  expect(told(table, 'counterPlayed')).toMatchObject([{ seat: 1, printed: 'counter-attack' }]);
  stopHere(table);
});

scenario('SEN-CTR-e: its focus is paid, and its Kamae is needed', (table) => {
  const counters = (focus: number, kamae: 'determination' | 'neutral') => {
    fight(table, {
      cards: { 0: 'naginata-sweep', 1: 'steel-block' },
      one: { cell: '0,2' },
      other: { hand: ['hail-strike', 'rock-strike', 'headbutt'], focus, kamae },
    });
    table.seat(1).takes({ is: 'speed', speed: 5 });
  };
  counters(0, 'neutral');
  table.seat(1).mayTake({ card: 'headbutt' }).mayNotTake({ card: 'hail-strike' }).mayNotTake({ card: 'rock-strike' });

  counters(1, 'determination');
  table.seat(1).mayTake({ card: 'rock-strike' }).takes({ card: 'hail-strike' });
  expect(hero(table, 1).focus).toBe(0);
  stopHere(table);
});

scenario('SEN-CTR-e: both segments of the counter attack are resolved before anything goes on', (table) => {
  fight(table, {
    cards: { 0: 'katana-swing', 1: 'calm-parry' },
    other: { hand: ['katana-swing', 'ankle-biter'], deck: ['fend', 'fend', 'fend'], cell: '0,-1' },
    one: { cell: '0,0' },
  });
  table.seat(1).takes({ is: 'speed', speed: 4 }).takes(still).mayNotTake({ card: 'katana-swing' });
  table.seat(1).takes({ card: 'ankle-biter' });

  table.seat(1).isAsked('moveTo');
});

scenario('SEN-CTR-g: a counter attack is not stopped by the shields that made it possible', (table) => {
  fight(table, { cards: parried, other: { hand: ['quick-stab', 'counter-attack'], focus: 1 } });
  table.seat(1).takes({ is: 'speed', speed: 4 }).takes(still).takes({ card: 'counter-attack' }).takes(stay);

  expect(told(table, 'stopped')).toMatchObject([{ by: 0 }]);
  expect(hero(table, 0).wounds).toBe(1);
  stopHere(table);
});

scenario(
  'SEN-CTR-h, SEN-TIME-BLK-1, SEN-CTR-i: a counter on a focus bar is paid for first, on a core weapon, too',
  (table) => {
    const parry = (focus: number) =>
      fight(table, {
        cards: { 0: 'katana-swing', 1: 'shikomizue-parry' },
        other: { hand: ['counter-attack', 'fend'], focus },
      });
    parry(1);
    table.seat(1).takes({ is: 'speed', speed: 4 }).picks({ card: 'fend' });
    table.seat(1).isAsked('payLine').takes({ is: 'pay' }).takes({ card: 'counter-attack' }).takes(stay);
    expect(hero(table, 1).focus).toBe(0);
    expect(hero(table, 0).wounds).toBe(1);
    stopHere(table);

    parry(1);
    table.seat(1).takes({ is: 'speed', speed: 4 }).picks({ card: 'fend' }).declines();
    expect(hero(table, 0).wounds).toBe(0);
    stopHere(table);

    parry(0);
    table.seat(1).takes({ is: 'speed', speed: 4 }).picks({ card: 'fend' });
    expect(hero(table, 0).wounds).toBe(0);
    stopHere(table);
  },
);

scenario('SEN-CTR-h: a counter on a Kamae bar exists in that Kamae only', (table) => {
  const block = (kamae: 'determination' | 'balance') =>
    fight(table, {
      cards: { 0: 'naginata-sweep', 1: 'river-block' },
      one: { cell: '0,2' },
      other: { hand: ['counter-attack'], kamae },
    });
  block('determination');
  table.seat(1).takes({ is: 'speed', speed: 5 }).takes(still).isAsked('counter');

  block('balance');
  table.seat(1).takes({ is: 'speed', speed: 5 }).takes(still);
  expect(told(table, 'stopped')).toHaveLength(2);
  expect(told(table, 'counterPlayed')).toEqual([]);
  stopHere(table);
});

scenario('SEN-CTR-j: a counter on a benefit answers the attack just blocked', (table) => {
  const wisdom = (kamae: 'aggression' | 'balance') =>
    fight(table, {
      cards: { 0: 'naginata-sweep', 1: 'fend' },
      one: { cell: '0,2' },
      other: { hero: 'master', hand: ['tainted-wisdom', 'counter-attack'], kamae },
    });
  wisdom('aggression');
  table.seat(1).takes({ is: 'speed', speed: 5 }).takes(still).takes({ card: 'tainted-wisdom' });
  table.seat(1).isAsked('counter');

  wisdom('balance');
  table.seat(1).takes({ is: 'speed', speed: 5 }).takes(still).takes({ card: 'tainted-wisdom' });
  expect(hero(table, 0).cell).toBe('0,3');
  stopHere(table);
});

scenario('SEN-CTR-l: the counter attack is discarded with the other played cards', (table) => {
  fight(table, {
    cards: { 0: 'quick-stab', 1: 'storm-block' },
    one: { focus: 1 },
    other: { hand: ['counter-attack'], kamae: 'determination' },
  });
  table.seat(1).takes({ is: 'speed', speed: 8 }).takes(still).takes({ card: 'counter-attack' }).takes(stay);

  expect(prints(table, 1, 'discard')).toEqual(['storm-block', 'counter-attack']);
  turnIsOver(table);
});

scenario('SEN-CTR-b: in open windows whoever holds cards is asked, whatever they are', (table) => {
  fight(table, { windows: 'open', cards: parried, other: { hand: ['fend'] } });
  table.seat(1).passes().takes({ is: 'speed', speed: 4 }).takes(still).isAsked('counter').mayNotTake({ card: 'fend' });

  fight(table, { windows: 'open', cards: parried });
  table.seat(1).takes({ is: 'speed', speed: 4 }).takes(still);
  expect(told(table, 'counterPlayed')).toEqual([]);
  stopHere(table);
});
