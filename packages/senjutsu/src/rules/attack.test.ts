import { expect } from 'vitest';
import { course, fight, hero, prints, scenario, skipped, stand, stopHere, told, turnIsOver } from './testing/fight.ts';

// A blow at the cell ahead: headbutt steps, then wounds; wild-swing wounds twice; push-back only pushes.

scenario('SEN-WOUND-a, SEN-TIME-ATK-4: a wound symbol gives a hero on its cell one wound', (table) => {
  fight(table, { cards: { 0: 'turning-slash' } });

  expect(hero(table, 1)).toMatchObject({ wounds: 1, bleeding: 0 });
  turnIsOver(table);
});

scenario(
  'SEN-BLEED-a, SEN-WOUND-d: a drop gives a bleeding wound instead, before the victim for all to see',
  (table) => {
    fight(table, { cards: { 0: 'bleeding-slice' } });

    expect(hero(table, 1)).toMatchObject({ wounds: 0, bleeding: 1 });
    expect(table.view('spectator').fighters[1]).toMatchObject({ wounds: 0, bleeding: 1 });
    turnIsOver(table);
  },
);

scenario('SEN-WOUND-b: several wound symbols in a cell give as many wounds', (table) => {
  fight(table, { cards: { 0: 'wild-swing' } });

  expect(hero(table, 1).wounds).toBe(2);
  turnIsOver(table);
});

scenario('SEN-EX-1, SEN-ATK-a: the grid turns with who uses it', (table) => {
  fight(table, {
    cards: { 0: 'lunging-thrust' },
    one: { cell: '2,-1', facing: 2 },
    other: { cell: '4,-1' },
  });

  expect(told(table, 'struck')).toMatchObject([{ cells: [{ cell: '4,-1' }] }]);
  expect(hero(table, 1).wounds).toBe(2);
  turnIsOver(table);
});

scenario('SEN-ATK-b, SEN-MULTI-c: an attack strikes allies as well as opponents', (table) => {
  fight(table, {
    format: 'teams',
    cards: { 0: 'idle-strike' },
    one: { team: 0 },
    other: { team: 1 },
    more: [
      { team: 0, hero: 'master', cell: '-1,1' },
      { team: 1, hero: 'student', cell: '0,-3' },
    ],
  });

  expect([1, 2, 3].map((seat) => table.state.fighters[seat]?.wounds)).toEqual([1, 1, 0]);
  stopHere(table);
});

scenario(
  'SEN-TIME-ATK-1, SEN-TIME-ATK-10: an attack on empty cells does nothing, and the rest of the card follows',
  (table) => {
    fight(table, { cards: { 0: 'horizontal-cut' }, other: { cell: '0,-4' } });
    table.seat(0).takes({ is: 'cell', id: '1,0' });

    expect(told(table, 'missed')).toHaveLength(1);
    expect(hero(table, 1).wounds).toBe(0);
    expect(hero(table, 0).kamae).toBe('balance');
    turnIsOver(table);
  },
);

scenario('SEN-SUCC-d: what depends on success is skipped when nobody was hit', (table) => {
  fight(table, { cards: { 0: 'bull-rush' }, one: { cell: '0,4' }, other: { cell: '0,-4' } });
  expect(told(table, 'missed')).toHaveLength(2);

  fight(table, { cards: { 0: 'disorientating-blow' }, other: { kamae: 'balance', cell: '0,-4' } });
  expect(skipped(table, 'disorientating-blow')).toContain('3 noSuccess');
  expect(hero(table, 1).kamae).toBe('balance');
  turnIsOver(table);
});

scenario('SEN-TIME-ATK-7, SEN-ATK-d: the lines behind "if success" follow a hit', (table) => {
  fight(table, { cards: { 0: 'disorientating-blow' }, other: { kamae: 'balance' } });

  expect(hero(table, 1)).toMatchObject({ wounds: 1, kamae: 'neutral' });
  turnIsOver(table);
});

scenario('SEN-TIME-ATK-8, SEN-TIME-ATK-13: a line between grid and "if success" keeps its printed place', (table) => {
  fight(table, {
    cards: { 0: 'idle-strike' },
    one: { focus: 1, kamae: 'balance' },
  });
  table.seat(0).takes({ is: 'pay' }).takes({ is: 'cell', id: '0,2' });

  expect(course(table, 'wounded', 'stepped', 'statusTaken')).toEqual(['wounded', 'stepped', 'statusTaken']);
  turnIsOver(table);
});

scenario('SEN-SUCC-e, SEN-CARD-k: a failed attack in the upper segment leaves the lower one alone', (table) => {
  fight(table, { cards: { 0: 'spiralling-flames' }, one: { kamae: 'balance' }, other: { cell: '0,-4' } });
  table.seat(0).takes({ is: 'cell', id: '0,0' }).takes({ is: 'facing', facing: 1 });

  expect(skipped(table, 'spiralling-flames')).toContain('2 noSuccess');
  expect(stand(table, 0)).toBe('0,0 facing 1');
  turnIsOver(table);
});

scenario('SEN-SUCC-a: a stun alone is a success', (table) => {
  fight(table, { cards: { 0: 'horse-kick' } });

  expect(hero(table, 1)).toMatchObject({ stuns: 1, wounds: 0, cell: '0,-1' });
  table.seat(0).isAsked('moveTo');
});

scenario('SEN-SUCC-b: losing focus is a success, having none to lose is not', (table) => {
  const dirt = { 0: 'dirt-throw' } as const;
  fight(table, { cards: dirt, other: { focus: 3, kamae: 'aggression' } });
  expect(hero(table, 1)).toMatchObject({ focus: 1, kamae: 'neutral' });
  table.seat(0).isAsked('changeKamae');

  fight(table, { cards: dirt, other: { focus: 0, kamae: 'aggression' } });
  expect(hero(table, 1).kamae).toBe('aggression');
  turnIsOver(table);
});

scenario('SEN-SUCC-f: with several targets, one that is affected is enough', (table) => {
  fight(table, {
    cards: { 0: 'dirt-throw' },
    other: { focus: 0, kamae: 'aggression' },
    more: [{ hero: 'master', cell: '-1,1', focus: 1, kamae: 'balance' }],
  });
  table.seat(0).isAsked('changeKamae');

  expect(table.state.fighters[2]).toMatchObject({ focus: 0, kamae: 'neutral' });
  expect(hero(table, 1).kamae).toBe('aggression');
});

scenario('SEN-EFF-b: a cell with wound and drop gives one of each', (table) => {
  fight(table, { cards: { 0: 'blood-fury-cut' }, one: { focus: 3, kamae: 'aggression' } });
  table.seat(0).takes({ is: 'cell', id: '0,1' });

  expect(hero(table, 1)).toMatchObject({ wounds: 1, bleeding: 1, stuns: 1, limps: [3] });
  turnIsOver(table);
});

scenario('SEN-WOUND-c, SEN-WIN-a, SEN-BLEED-b: bleeding wounds count for the limit', (table) => {
  fight(table, { cards: { 0: 'bleeding-slice' }, other: { wounds: 3, bleeding: 1 } });

  expect(table.match.outcome).toMatchObject({ winners: [0] });
});

scenario(
  'SEN-EXEC-a, SEN-EXEC-b, SEN-WIN-c: an execution defeats at once, without a wound, whatever armour there is',
  (table) => {
    fight(table, {
      cards: { 0: 'flaming-phoenix-arc' },
      one: { hero: 'warrior', cell: '0,2', focus: 3, kamae: 'aggression' },
      other: { hero: 'ronin', cell: '1,-1', inPlay: ['heavy-armour'] },
    });
    table.seat(0).takes({ is: 'cell', id: '0,1' });

    expect(table.match.outcome).toMatchObject({ winners: [0] });
    expect(table.state.fighters[1]).toMatchObject({ defeat: 'execution', wounds: 0 });
  },
);

scenario('SEN-EX-23, SEN-EFF-r: armour lowers a hit of two to one, but not one of one', (table) => {
  const armoured = { inPlay: ['heavy-armour'], kamae: 'determination' } as const;
  fight(table, { cards: { 0: 'wild-swing' }, other: armoured });
  expect(hero(table, 1)).toMatchObject({ wounds: 1, focus: 1, limps: [3] });
  expect(told(table, 'damageReduced')).toMatchObject([{ fighter: 1, by: 1 }]);

  fight(table, { cards: { 0: 'quick-stab' }, other: armoured });
  expect(hero(table, 1)).toMatchObject({ wounds: 1, focus: 0, limps: [] });
  turnIsOver(table);
});

scenario('SEN-EFF-r: the focus of the armour is for Determination only, the limp always', (table) => {
  fight(table, { cards: { 0: 'wild-swing' }, other: { inPlay: ['heavy-armour'] } });

  expect(hero(table, 1)).toMatchObject({ wounds: 1, focus: 0, limps: [3] });
  turnIsOver(table);
});

scenario('SEN-EFF-r: of a mixed hit the victim says which wound is spared', (table) => {
  const blow = {
    cards: { 0: 'blood-fury-cut' },
    one: { focus: 3, kamae: 'aggression' },
    other: { inPlay: ['heavy-armour'] },
  } as const;
  fight(table, blow);
  table.seat(0).takes({ is: 'cell', id: '0,1' });
  table.seat(1).takes({ is: 'wound', wound: 'bleeding' });
  expect(hero(table, 1)).toMatchObject({ wounds: 1, bleeding: 0 });

  fight(table, blow);
  table.seat(0).takes({ is: 'cell', id: '0,1' });
  table.seat(1).takes({ is: 'wound', wound: 'ordinary' });
  expect(hero(table, 1)).toMatchObject({ wounds: 0, bleeding: 1 });
  turnIsOver(table);
});

scenario('SEN-ATK-c, SEN-TIME-ATK-2: a star adds to what else is in its cell, if it is paid for', (table) => {
  const strike = { cards: { 0: 'overhead-carve' }, one: { cell: '0,2', kamae: 'aggression' } } as const;
  fight(table, strike);
  expect(hero(table, 1).wounds).toBe(2);

  fight(table, { ...strike, one: { cell: '0,2', kamae: 'neutral' } });
  expect(hero(table, 1).wounds).toBe(1);
  expect(skipped(table, 'overhead-carve')).toContain('3 kamae');
  turnIsOver(table);
});

scenario('SEN-HIT-c, SEN-FOC-g: bonus damage need not be bought', (table) => {
  const strike = { cards: { 0: 'dashdown-strike' }, one: { cell: '0,2', focus: 1 } } as const;
  fight(table, strike);
  table.seat(0).isAsked('payLine').declines();
  expect(hero(table, 1).wounds).toBe(1);
  expect(hero(table, 0).focus).toBe(1);

  fight(table, strike);
  table.seat(0).takes({ is: 'pay' });
  expect(hero(table, 1).wounds).toBe(2);
  expect(hero(table, 0).focus).toBe(0);
  table.seat(0).isAsked('drawUpTo');
});

scenario('SEN-EX-33, SEN-HIT-e: a star must be bought if only it hits', (table) => {
  const sweep = { cards: { 0: 'naginata-sweep' }, other: { cell: '-1,1' } } as const;
  fight(table, { ...sweep, one: { focus: 1 } });
  table.seat(0).isAsked('moveTo');
  expect(hero(table, 1).wounds).toBe(1);
  expect(hero(table, 0).focus).toBe(0);

  fight(table, sweep);
  table.seat(0).isAsked('moveTo');
  expect(hero(table, 1).wounds).toBe(0);
  expect(skipped(table, 'naginata-sweep')).toContain('2 focus');
});

scenario('SEN-ATK-f: an unblockable attack skips the block check', (table) => {
  fight(table, { cards: { 0: 'dirt-throw', 1: 'swift-block' }, other: { focus: 2 } });
  table.seat(1).takes({ is: 'speed', speed: 6 });
  expect(hero(table, 1).focus).toBe(0);

  fight(table, { cards: { 0: 'dirt-throw', 1: 'fend' }, other: { focus: 2 } });
  table.seat(1).takes({ is: 'speed', speed: 5 }).takes({ is: 'facing', facing: 3 });
  expect(told(table, 'stopped')).toEqual([]);
  expect(hero(table, 1).focus).toBe(0);
  table.seat(0).isAsked('changeKamae');
});

scenario('SEN-BLEED-f, SEN-EFF-ad: a wound of this attack becomes a bleeding one', (table) => {
  fight(table, { cards: { 0: 'idle-strike' }, one: { kamae: 'aggression' }, other: { wounds: 1 } });

  expect(hero(table, 1)).toMatchObject({ wounds: 1, bleeding: 1 });
  turnIsOver(table);
});

scenario('SEN-EFF-ad: a missed attack has dealt no wound to turn, and nobody is asked to pay for it', (table) => {
  fight(table, {
    cards: { 0: 'scything-uppercut' },
    one: { focus: 3 },
    other: { cell: '0,-4', wounds: 2 },
  });
  table.seat(0).takes({ is: 'cell', id: '0,1' });

  expect(hero(table, 1)).toMatchObject({ wounds: 2, bleeding: 0 });
  expect(hero(table, 0)).toMatchObject({ focus: 3, kamae: 'aggression' });
  turnIsOver(table);
});

scenario('SEN-EFF-a: a grid on a Kamae bar is there in that Kamae only', (table) => {
  const cut = { cards: { 0: 'masterful-cut' }, other: { cell: '0,-4' } } as const;
  fight(table, { ...cut, one: { kamae: 'aggression' } });
  table.seat(0).takes({ is: 'facing', facing: 1 });
  expect(told(table, 'struck')).toMatchObject([{ cells: [{ hits: [{ is: 'wound', count: 2 }] }] }]);

  fight(table, { ...cut, one: { kamae: 'neutral' } });
  expect(told(table, 'struck')).toHaveLength(1);
  turnIsOver(table);
});

scenario(
  'SEN-EFF-a, SEN-HIT-e: a grid on a focus bar must be paid for if it hits, and is not there without',
  (table) => {
    const cross = { cards: { 0: 'dual-sai-cross' } } as const;
    fight(table, { ...cross, one: { focus: 1 } });
    expect(hero(table, 1).wounds).toBe(2);
    expect(hero(table, 0).focus).toBe(0);

    fight(table, { ...cross, one: { focus: 0 } });
    expect(hero(table, 1).wounds).toBe(1);
    turnIsOver(table);
  },
);

scenario('SEN-HIT-a, SEN-HIT-b: of all moves only those that hit are open, whatever the opponent plays', (table) => {
  fight(table, {
    cards: { 0: 'headbutt', 1: 'wild-block' },
    one: { cell: '0,2' },
    other: { cell: '0,0' },
  });
  table.seat(1).takes({ is: 'speed', speed: 9 });

  expect(stand(table, 0)).toBe('0,1 facing 0');
  expect(hero(table, 1).wounds).toBe(1);
  turnIsOver(table);
});

scenario('SEN-HIT-a: where no move hits, every move is open', (table) => {
  fight(table, { cards: { 0: 'headbutt' }, other: { cell: '0,-4' } });
  table
    .seat(0)
    .mayTake({ is: 'cell', id: '0,1' })
    .mayTake({ is: 'cell', id: '0,0' })
    .mayTake({ is: 'cell', id: '1,0' });
});

scenario('SEN-HIT-a: focus that enables the hit must be paid', (table) => {
  fight(table, { cards: { 0: 'katana-swing' }, one: { focus: 1, facing: 2 } });

  expect(hero(table, 0)).toMatchObject({ focus: 0, facing: 0 });
  expect(hero(table, 1).wounds).toBe(1);
  table.seat(0).isAsked('moveTo');
});

scenario('SEN-HIT-d: the upper segment is not steered by the lower one', (table) => {
  fight(table, { cards: { 0: 'cleaving-waterfall' }, one: { focus: 1 }, other: { cell: '0,-1' } });

  expect(told(table, 'missed')).toHaveLength(1);
  expect(stand(table, 0)).toBe('0,0 facing 0');
  expect(hero(table, 1).wounds).toBe(1);
  turnIsOver(table);
});

scenario('SEN-EX-18: Reverse Carved Fang must step back to where the opponent is two cells ahead', (table) => {
  fight(table, { cards: { 0: 'reverse-carved-fang' } });

  expect(stand(table, 0)).toBe('0,2 facing 0');
  expect(hero(table, 1).wounds).toBe(2);
  turnIsOver(table);
});

scenario('SEN-WIN-e: if one effect defeats all that are left, nobody wins', (table) => {
  fight(table, { cards: { 0: 'war-cry' }, one: { stuns: 4 }, other: { stuns: 4 } });
  expect(table.match.outcome).toMatchObject({ winners: [], reason: { key: 'allFell' } });
});

scenario('SEN-TERR-bamboo-c: an attack with a wound symbol cuts the bamboo it covers', (table) => {
  const bamboo = { terrain: [{ kind: 'bamboo', cells: ['1,0'] }], other: { cell: '0,-3' } } as const;
  fight(table, { ...bamboo, cards: { 0: 'idle-strike' } });
  expect(table.state.field.pieces).toEqual([]);

  fight(table, { ...bamboo, cards: { 0: 'dirt-throw' } });
  expect(table.state.field.pieces).toHaveLength(1);
  turnIsOver(table);
});

scenario('SEN-TERR-bamboo-c: the bamboo still stops the attack that cuts it', (table) => {
  fight(table, {
    cards: { 0: 'nodachi-thrust' },
    terrain: [{ kind: 'bamboo', cells: ['0,0'] }],
    one: { hand: [] },
    other: { cell: '0,-1' },
  });
  table.seat(0).takes({ is: 'cell', id: '0,1', breaks: undefined });

  expect(hero(table, 1).wounds).toBe(0);
  expect(table.state.field.pieces).toEqual([]);
  expect(told(table, 'stopped')).toMatchObject([{ how: 'path', blockers: [] }]);
  turnIsOver(table);
});

scenario(
  'SEN-EFF-d: a grid on a defence strikes and blocks nothing, cannot be blocked, and succeeds if it affects',
  (table) => {
    fight(table, {
      cards: { 0: 'mountain-switch', 1: 'steel-block' },
      one: { hero: 'student', kamae: 'balance' },
    });
    table.seat(1).takes({ is: 'speed', speed: 7 });
    table.seat(0).takes({ is: 'place', place: 1 });

    expect(told(table, 'blockRaised')).toHaveLength(1);
    expect(table.state.fighters.map(({ cell }) => cell)).toEqual(['0,0', '0,1']);
    expect(hero(table, 0).focus).toBe(1);
    expect(told(table, 'stopped')).toEqual([]);
    table.seat(0).isAsked('moveTo');
  },
);

scenario('SEN-EFF-e: swapping keeps the facings', (table) => {
  fight(table, { cards: { 0: 'mountain-switch' }, one: { kamae: 'balance', facing: 0 }, other: { facing: 5 } });

  expect([stand(table, 0), stand(table, 1)]).toEqual(['0,0 facing 0', '0,1 facing 5']);
  table.seat(0).isAsked('moveTo');
});

scenario('SEN-EFF-d: without its Kamae the grid is not there, and nothing succeeds', (table) => {
  fight(table, { cards: { 0: 'mountain-switch' }, one: { kamae: 'aggression' } });

  expect(hero(table, 0)).toMatchObject({ cell: '0,1', focus: 0 });
  expect(skipped(table, 'mountain-switch')).toEqual(['0 kamae', '2 noSuccess']);
  table.seat(0).isAsked('moveTo');
});

scenario('SEN-HIDE-e, SEN-TIME-ATK-5: a successful attack ends Hidden, a missed one does not', (table) => {
  fight(table, { cards: { 0: 'bleeding-slice' }, one: { stealth: 'hidden' } });
  expect(hero(table, 0).stealth).toBe('seen');

  fight(table, { cards: { 0: 'bleeding-slice' }, one: { stealth: 'hidden' }, other: { cell: '0,-4' } });
  expect(hero(table, 0).stealth).toBe('hidden');
  turnIsOver(table);
});

scenario('SEN-HIDE-e: a wound and a status card end Hidden, losing focus does not', (table) => {
  for (const [card, stealth] of [
    ['bleeding-slice', 'seen'],
    ['horse-kick', 'seen'],
    ['dirt-throw', 'hidden'],
  ] as const) {
    fight(table, { cards: { 0: card }, other: { stealth: 'hidden', focus: 1 } });
    expect(hero(table, 1).stealth).toBe(stealth);
    stopHere(table);
  }
});

scenario(
  'SEN-TIME-ATK-6, SEN-HIDE-f: benefits of a success come after Hidden has ended and before "if success"',
  (table) => {
    fight(table, {
      cards: { 0: 'disorientating-blow' },
      one: { stealth: 'hidden', hand: ['advantage'] },
      other: { kamae: 'balance' },
    });
    table.seat(0).isAsked('benefit');
    expect(hero(table, 0).stealth).toBe('seen');
    expect(hero(table, 1).kamae).toBe('balance');
    table.seat(0).takes({ card: 'advantage' });

    expect(table.state.advantage).toEqual([0, 1]);
    expect(hero(table, 1).kamae).toBe('neutral');
    turnIsOver(table);
  },
);

scenario('SEN-INST-BEN-a: a benefit for a success means the hero just hit', (table) => {
  fight(table, {
    cards: { 0: 'idle-strike' },
    one: { hand: ['hobbling-blow'], kamae: 'aggression' },
  });
  table.seat(0).takes({ card: 'hobbling-blow' });

  expect(hero(table, 1)).toMatchObject({ limps: [3], cell: '0,-1' });
  turnIsOver(table);
});

scenario('SEN-GOLD-a: the compulsory discard of two cards takes as many as there are', (table) => {
  fight(table, { cards: { 0: 'wild-swing' }, one: { hand: ['fend'], focus: 3, kamae: 'aggression' } });

  expect(prints(table, 0, 'discard')).toEqual(['fend', 'wild-swing']);
  expect(hero(table, 0)).toMatchObject({ focus: 0, kamae: 'neutral' });
  turnIsOver(table);
});

scenario('SEN-ATK-e: an effect without a grid means whom its player has named', (table) => {
  fight(table, {
    cards: { 0: 'dark-insight' },
    one: { hero: 'master', focus: 1, cell: '0,4' },
    other: { hand: ['fend'] },
    more: [{ hero: 'student', cell: '0,-4', hand: ['quick-stab'] }],
  });
  table.seat(0).isAsked('nameTarget').takes({ fighter: 2 });
  table.seat(0).takes({ kamae: 'balance' });

  expect(told(table, 'handShown')).toMatchObject([{ seat: 2, to: 0 }]);
  expect(told(table, 'shuffledIn')).toMatchObject([{ seat: 2 }]);
  expect(told(table, 'drew')[0]).toMatchObject({ seat: 2 });
  stopHere(table);
});

scenario('SEN-HIT-f: nobody has to play an instant so that an attack hits', (table) => {
  fight(table, {
    cards: { 0: 'bleeding-slice' },
    one: { hand: ['divine-inspiration'], focus: 3, cell: '0,2' },
    other: { cell: '0,0' },
  });
  table.seat(0).passes();

  expect(hero(table, 1).bleeding).toBe(0);
  turnIsOver(table);
});

scenario('SEN-TIME-ATK-3: a blocked attack effect ends, and the block sequence follows', (table) => {
  fight(table, { cards: { 0: 'naginata-sweep', 1: 'fend' }, one: { cell: '0,2' } });
  table.seat(1).takes({ is: 'speed', speed: 5 }).takes({ facing: 3 });

  expect(course(table, 'struck', 'stopped', 'wounded', 'stepped').slice(0, 3)).toEqual([
    'struck',
    'stopped',
    'stepped',
  ]);
  expect(told(table, 'stepped')[0]).toMatchObject({ fighter: 0, how: 'pushed' });
  stopHere(table);
});

scenario('SEN-TIME-ATK-9: benefits without a condition come last, after all segments', (table) => {
  fight(table, {
    cards: { 0: 'ankle-biter' },
    one: { hand: ['calm-composure'], cell: '0,3' },
    other: { cell: '0,-4' },
  });
  table.seat(0).takes({ id: '0,2' }).takes({ facing: 1 }).takes({ facing: 1 }).says(0);

  table.seat(0).isAsked('benefit').mayTake({ card: 'calm-composure' });
});

scenario('SEN-HIDE-d: Kamae lines work as usual while hidden', (table) => {
  fight(table, { cards: { 0: 'overhead-carve' }, one: { cell: '0,2', kamae: 'aggression', stealth: 'hidden' } });

  expect(hero(table, 1).wounds).toBe(2);
  turnIsOver(table);
});

scenario('SEN-WIN-b: stuns that reach the hand limit defeat', (table) => {
  fight(table, { cards: { 0: 'horse-kick' }, other: { stuns: 4 } });

  expect(table.match.outcome).toMatchObject({ winners: [0] });
  expect(table.state.fighters[1]).toMatchObject({ defeat: 'stun' });
});
