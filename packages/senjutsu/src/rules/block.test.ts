import { expect } from 'vitest';
import { course, fight, hero, prints, scenario, skipped, stand, stopHere, told, turnIsOver } from './testing/fight.ts';
import { playOutTo } from './testing/play-out.ts';

// Katana Swing strikes the cell ahead at 4, Idle Strike the three cells ahead at 3, Fend shields those three at 5 to 2.

const still = { is: 'facing', facing: 3 } as const;

scenario('SEN-EX-4, SEN-BLOCK-d: a shield on the cell of the attacker stops its attack at that speed', (table) => {
  fight(table, { cards: { 0: 'quick-stab', 1: 'wind-block' } });
  table.seat(1).takes({ is: 'speed', speed: 8 }).takes(still);

  expect(told(table, 'stopped')).toMatchObject([{ by: 0, cell: '0,0', how: 'attacker', blockers: [1] }]);
  expect(hero(table, 1).wounds).toBe(0);
  turnIsOver(table);
});

scenario('SEN-EX-4, SEN-BLOCK-a, SEN-EX-6: at any other speed of the turn the same shield stops nothing', (table) => {
  fight(table, { cards: { 0: 'quick-stab', 1: 'wind-block' } });
  table.seat(1).takes({ is: 'speed', speed: 7 }).takes(still);

  expect(told(table, 'stopped')).toEqual([]);
  expect(hero(table, 1).wounds).toBe(1);
  turnIsOver(table);
});

scenario('SEN-EX-5: a shield that looks away stops nothing', (table) => {
  fight(table, { cards: { 0: 'quick-stab', 1: 'wind-block' }, other: { facing: 0 } });
  table.seat(1).takes({ is: 'speed', speed: 8 }).takes({ is: 'facing', facing: 0 });

  expect(hero(table, 1).wounds).toBe(1);
  turnIsOver(table);
});

scenario('SEN-BLOCK-b: shields stand where the defender has turned to', (table) => {
  fight(table, { cards: { 0: 'quick-stab', 1: 'wind-block' }, other: { facing: 2 } });
  table.seat(1).takes({ is: 'speed', speed: 8 }).takes(still);

  expect(told(table, 'blockRaised')).toMatchObject([{ block: { by: 1, cells: ['0,1', '-1,1'], speed: 8 } }]);
  expect(hero(table, 1).wounds).toBe(0);
  turnIsOver(table);
});

scenario('SEN-BLOCK-c: a shield on the target cell stops the attack on it', (table) => {
  fight(table, {
    cards: { 0: 'jumonji-yari-pierce', 1: 'stone-block', 2: 'fend' },
    one: { cell: '0,2' },
    other: { cell: '0,-1', facing: 3 },
    more: [{ hero: 'master', cell: '0,-2', facing: 3 }],
  });
  table.seat(1).takes({ is: 'speed', speed: 6 });
  table.seat(2).takes({ is: 'speed', speed: 2 }).takes({ is: 'facing', facing: 3 });

  expect(told(table, 'stopped')).toMatchObject([{ cell: '0,-1', how: 'target', blockers: [2] }]);
  expect(hero(table, 1).wounds).toBe(0);
  stopHere(table);
});

scenario('SEN-EX-2, SEN-BLOCK-e, SEN-BLOCK-f: one shield on the only path is enough', (table) => {
  fight(table, {
    cards: { 0: 'lunging-thrust', 1: 'steel-block' },
    one: { cell: '0,2' },
    other: { cell: '0,0', facing: 3 },
  });
  table.seat(1).takes({ is: 'speed', speed: 3 });

  expect(told(table, 'stopped')).toMatchObject([{ cell: '0,0', how: 'path', blockers: [1] }]);
  expect(hero(table, 1).wounds).toBe(0);
  stopHere(table);
});

scenario('SEN-EX-3: with two paths both have to be cut', (table) => {
  // Naginata Carve strikes (1,-2) at 4, with (0,-1) and (1,-1) between.
  const carve = { one: { cell: '0,2' }, other: { cell: '1,0' } } as const;
  fight(table, { ...carve, cards: { 0: 'naginata-carve', 1: 'shikomizue-parry' }, other: { cell: '1,0', facing: 4 } });
  table.seat(1).takes({ is: 'speed', speed: 4 });
  expect(told(table, 'blockRaised').at(-1)?.block.cells).toEqual(['0,1', '0,0']);
  expect(hero(table, 1).wounds).toBe(1);
  stopHere(table);

  fight(table, { ...carve, cards: { 0: 'naginata-carve', 1: 'steel-block' }, other: { cell: '1,0', facing: 3 } });
  table.seat(1).takes({ is: 'speed', speed: 4 });
  expect(told(table, 'blockRaised').at(-1)?.block.cells).toEqual(['2,0', '1,1', '0,1']);
  expect(hero(table, 1).wounds).toBe(0);
  stopHere(table);
});

scenario(
  'SEN-BLOCK-h, SEN-TIME-ATK-12: each cell is checked on its own; open ones are hit, stopped ones have blocked',
  (table) => {
    // Naginata Carve from 0,2: a shield lies on the path to 0,0, none between the attacker and 1,1.
    fight(table, {
      cards: { 0: 'naginata-carve', 1: 'shikomizue-parry' },
      one: { cell: '0,2' },
      other: { cell: '0,0', facing: 3, stealth: 'hidden' },
      more: [{ hero: 'master', cell: '1,1' }],
    });
    table.seat(1).takes({ is: 'speed', speed: 4 });

    expect(table.state.fighters.map(({ wounds }) => wounds)).toEqual([0, 0, 1]);
    expect(told(table, 'stopped')).toMatchObject([{ cell: '0,0', blockers: [1] }]);
    expect(hero(table, 1).stealth).toBe('seen');
    stopHere(table);
  },
);

scenario('SEN-BLOCK-i, SEN-BLOCK-l: a block stands before attacks of its speed, and stops all of them', (table) => {
  fight(table, {
    cards: { 0: 'katana-swing', 1: 'tonfa-block', 2: 'nodachi-slash' },
    other: { cell: '0,0', facing: 3 },
    more: [{ hero: 'master', cell: '-1,1', facing: 1 }],
  });
  table.seat(1).takes({ is: 'speed', speed: 4 });
  table.seat(2).takes({ is: 'place', place: 0 }).takes({ is: 'facing', facing: 1 });

  expect(told(table, 'stopped')).toMatchObject([{ by: 2 }, { by: 0 }]);
  expect(hero(table, 1).wounds).toBe(0);
  stopHere(table);
});

scenario('SEN-BLOCK-j: the cell of the attacker is that after its own movement', (table) => {
  fight(table, { cards: { 0: 'pommel-smash', 1: 'steel-block' }, one: { cell: '0,2' } });
  table.seat(1).takes({ is: 'speed', speed: 5 });

  expect(stand(table, 0)).toBe('0,1 facing 0');
  expect(told(table, 'stopped')).toMatchObject([{ how: 'attacker' }]);
  stopHere(table);
});

scenario('SEN-BLOCK-k, SEN-EX-12: a limping defender shields one speed lower', (table) => {
  const steel = { other: { limps: [4] } } as const;
  fight(table, { ...steel, cards: { 0: 'katana-swing', 1: 'steel-block' } });
  table.seat(1).takes({ is: 'speed', speed: 5 });
  expect(hero(table, 1).wounds).toBe(0);
  stopHere(table);

  fight(table, { ...steel, cards: { 0: 'naginata-sweep', 1: 'steel-block' }, one: { cell: '0,2' } });
  table.seat(1).takes({ is: 'speed', speed: 5 });
  expect(hero(table, 1).wounds).toBe(1);
  stopHere(table);
});

scenario('SEN-BLOCK-m: heroes in between do not stop an attack', (table) => {
  fight(table, {
    cards: { 0: 'yari-impale' },
    one: { cell: '0,3' },
    other: { cell: '0,2', facing: 3 },
    more: [{ hero: 'master', cell: '0,0' }],
  });

  expect(table.state.fighters[2]?.wounds).toBe(1);
  stopHere(table);
});

scenario(
  'SEN-SUCC-c, SEN-TIME-BLK-6: whoever was spared has blocked with success, with the attacker as target',
  (table) => {
    fight(table, { cards: { 0: 'naginata-sweep', 1: 'fend' }, one: { cell: '0,2' } });
    table.seat(1).takes({ is: 'speed', speed: 5 }).takes(still);

    expect(hero(table, 1).wounds).toBe(0);
    expect(hero(table, 0).cell).toBe('0,3');
    stopHere(table);
  },
);

scenario('SEN-SUCC-c: a block of an attack on somebody else is no success', (table) => {
  // The Warrior shields the path to the Master, but is not struck.
  fight(table, {
    cards: { 0: 'lunging-thrust', 1: 'fend' },
    one: { cell: '0,3', facing: 0 },
    other: { cell: '-1,2', facing: 2 },
    more: [{ hero: 'master', cell: '0,1' }],
  });
  table.seat(1).takes({ is: 'speed', speed: 3 }).takes({ is: 'facing', facing: 2 });

  expect(told(table, 'stopped')).toMatchObject([{ cell: '0,1', blockers: [1] }]);
  expect(hero(table, 0).cell).toBe('0,3');
  stopHere(table);
});

scenario('SEN-SUCC-c: a block at a speed without an attack is no success', (table) => {
  fight(table, { cards: { 0: 'katana-swing', 1: 'fend' } });
  table.seat(1).takes({ is: 'speed', speed: 5 }).takes(still);

  expect(hero(table, 0).cell).toBe('0,1');
  expect(hero(table, 1).wounds).toBe(1);
  stopHere(table);
});

scenario(
  'SEN-EX-22, SEN-SUCC-g, SEN-TERR-d, SEN-TERR-e: terrain stops the attack, and nobody has blocked it',
  (table) => {
    fight(table, {
      cards: { 0: 'lunging-thrust', 1: 'fend' },
      terrain: [{ kind: 'rocks', cells: ['0,1'] }],
      one: { cell: '0,2' },
    });
    table.seat(1).takes({ is: 'speed', speed: 3 }).takes({ is: 'facing', facing: 2 });

    expect(told(table, 'stopped')).toMatchObject([{ how: 'path', blockers: [] }]);
    expect(hero(table, 0).cell).toBe('0,2');
    expect(hero(table, 1).wounds).toBe(0);
    stopHere(table);
  },
);

scenario('SEN-SUCC-g: where terrain cuts one path and the shield the other, the shield was needed', (table) => {
  fight(table, {
    cards: { 0: 'naginata-carve', 1: 'shikomizue-parry' },
    terrain: [{ kind: 'rocks', cells: ['0,1'] }],
    one: { cell: '0,2' },
    other: { cell: '1,0', facing: 2, hand: ['counter-attack'], focus: 1 },
  });
  table.seat(1).takes({ is: 'speed', speed: 4 });

  expect(told(table, 'blockRaised').at(-1)?.block.cells).toEqual(['2,0', '1,1']);
  expect(told(table, 'stopped')).toMatchObject([{ cell: '1,0', how: 'path', blockers: [1] }]);
  stopHere(table);
});

scenario('SEN-TIME-ATK-11: a blocked attack loses what hangs on success, and nothing else', (table) => {
  fight(table, {
    cards: { 0: 'warding-arc', 1: 'steel-block' },
    one: { cell: '0,2' },
    other: { hand: ['fend', 'fend'] },
  });
  table.seat(1).takes({ is: 'speed', speed: 7 }).takes({ is: 'way', way: 'clockwise' });
  expect(skipped(table, 'warding-arc')).toContain('1 noSuccess');

  fight(table, { cards: { 0: 'scything-uppercut', 1: 'steel-block' } });
  table.seat(1).takes({ is: 'speed', speed: 5 }).takes({ is: 'way', way: 'clockwise' });
  expect(hero(table, 0).kamae).toBe('aggression');
  stopHere(table);
});

scenario('SEN-TIME-BLK-7, SEN-TIME-BLK-9: the rest of the defence waits for the attacks at its speed', (table) => {
  fight(table, { cards: { 0: 'quick-stab', 1: 'emergency-block' }, other: { focus: 1, kamae: 'balance' } });
  table.seat(1).takes({ is: 'speed', speed: 8 }).takes(still);

  expect(course(table, 'blockRaised', 'struck', 'kamaeChanged')).toEqual(['blockRaised', 'struck', 'kamaeChanged']);
  turnIsOver(table);
});

scenario('SEN-TIME-BLK-9: with no attack at that speed the rest follows at once', (table) => {
  fight(table, { cards: { 0: 'quick-stab', 1: 'emergency-block' }, other: { focus: 1, kamae: 'balance' } });
  table.seat(1).takes({ is: 'speed', speed: 9 }).takes(still);

  expect(course(table, 'blockRaised', 'struck', 'kamaeChanged')).toEqual(['blockRaised', 'kamaeChanged', 'struck']);
  turnIsOver(table);
});

scenario('SEN-EFF-c: a starred shield is one only in its Kamae', (table) => {
  const circle = { cards: { 0: 'katana-swing', 1: 'circling-defence' } } as const;
  fight(table, { ...circle, other: { kamae: 'balance' } });
  table.seat(1).takes({ is: 'speed', speed: 4 });
  expect(hero(table, 1).wounds).toBe(0);
  stopHere(table);

  fight(table, { ...circle, other: { kamae: 'neutral' } });
  table.seat(1).takes({ is: 'speed', speed: 4 });
  expect(hero(table, 1).wounds).toBe(1);
  stopHere(table);
});

scenario('SEN-TIME-BLK-4, SEN-HIDE-e: a successful block ends Hidden', (table) => {
  fight(table, {
    cards: { 0: 'naginata-sweep', 1: 'steel-block' },
    one: { cell: '0,2' },
    other: { stealth: 'hidden' },
  });
  table.seat(1).takes({ is: 'speed', speed: 5 });
  expect(hero(table, 1).stealth).toBe('seen');
  stopHere(table);

  fight(table, { cards: { 1: 'steel-block' }, other: { stealth: 'hidden' } });
  table.seat(1).takes({ is: 'speed', speed: 5 });
  expect(hero(table, 1).stealth).toBe('hidden');
  turnIsOver(table);
});

scenario('SEN-TIME-BLK-5: benefits of a successful block come before "if success"', (table) => {
  fight(table, {
    cards: { 0: 'naginata-sweep', 1: 'fend' },
    one: { cell: '0,2' },
    other: { hand: ['stunning-blow'], focus: 2 },
  });
  table.seat(1).takes({ is: 'speed', speed: 5 }).takes(still);
  table.seat(1).isAsked('benefit');
  expect(hero(table, 0).cell).toBe('0,2');
  table.seat(1).takes({ card: 'stunning-blow' });

  expect(hero(table, 0)).toMatchObject({ stuns: 1, cell: '0,3' });
  stopHere(table);
});

scenario('SEN-TIME-BLK-2: an attack that is not stopped meets no block sequence', (table) => {
  fight(table, {
    cards: { 0: 'katana-swing', 1: 'swift-block' },
    other: { facing: 0, hand: ['stunning-blow'], focus: 2 },
  });
  table.seat(1).takes({ is: 'speed', speed: 6 });

  expect(hero(table, 1).wounds).toBe(1);
  stopHere(table);
});

scenario('SEN-IATK-g: what is blocked stays in the hands of the defender', (table) => {
  fight(table, { cards: { 0: 'feint-cut', 1: 'steel-block' }, other: { hand: ['fend'] } });
  table.seat(1).takes({ is: 'speed', speed: 6 });

  expect(prints(table, 1, 'hand')).toContain('fend');
  expect(hero(table, 1).wounds).toBe(0);
  stopHere(table);
});

scenario('SEN-TIME-BLK-8: benefits without a condition follow the rest of the defence', (table) => {
  fight(table, {
    cards: { 0: 'quick-stab', 1: 'emergency-block' },
    other: { focus: 1, kamae: 'balance', hand: ['calm-composure'] },
  });
  table.seat(1).takes({ is: 'speed', speed: 8 }).takes(still);

  expect(hero(table, 1).kamae).toBe('neutral');
  table.seat(1).isAsked('benefit').mayTake({ card: 'calm-composure' });
});

scenario(
  'SEN-TIME-ATK-12, SEN-TIME-BLK-6: each defender who has stopped the same attack goes through its own block sequence',
  (table) => {
    // Turning Slash covers both; both have raised shields at its speed, and each may turn the attacker.
    fight(table, {
      cards: { 0: 'turning-slash', 1: 'steel-block', 2: 'steel-block' },
      one: { cell: '0,1', facing: 0 },
      other: { cell: '0,0', facing: 3 },
      more: [{ hero: 'master', cell: '1,0', facing: 4 }],
      advantage: [2, 1, 0],
    });
    table.seat(0).isNotAsked();
    table.seat(1).isAsked('chooseSpeed').takes({ speed: 6 });
    table.seat(2).isAsked('chooseSpeed').takes({ speed: 6 });
    playOutTo(table);

    expect(told(table, 'stopped').map(({ cell, blockers }) => `${cell} ${blockers.join()}`)).toEqual([
      '0,0 2,1',
      '1,0 2,1',
    ]);
    expect(told(table, 'turned').map(({ fighter }) => fighter)).toEqual([0, 0]);
    expect([hero(table, 1).wounds, hero(table, 2).wounds]).toEqual([0, 0]);
  },
);
