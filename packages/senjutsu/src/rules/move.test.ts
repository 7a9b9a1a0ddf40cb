import { expect } from 'vitest';
import { fight, hero, prints, scenario, skipped, stand, stopHere, told, turnIsOver } from './testing/fight.ts';

const away = { cell: '0,-4' } as const;

scenario('SEN-MOVE-a, SEN-MOVE-b: a step leaves the facing alone', (table) => {
  fight(table, { cards: { 0: 'reposition' }, one: { hero: 'master' }, other: away });
  table.seat(0).takes({ id: '1,0' }).takes({ facing: 0 });

  expect(stand(table, 0)).toBe('1,0 facing 0');
  stopHere(table);
});

scenario('SEN-MOVE-e: black arrows must be carried out, SEN-MOVE-d: in one of the shown directions', (table) => {
  fight(table, { cards: { 0: 'reposition' }, one: { hero: 'master' }, other: away });
  table.seat(0).mayNotTake({ id: '0,1' }).mayNotTake({ id: '0,0' }).mayTake({ id: '-1,1' }).mayTake({ id: '1,0' });
});

scenario('SEN-MOVE-f: white arrows may be carried out wholly, in part or not', (table) => {
  fight(table, { cards: { 0: 'swift-mind' }, one: { cell: '0,4' }, other: away });
  table.seat(0).mayTake({ id: '0,4' }).mayTake({ id: '0,3' }).mayTake({ id: '0,2' });
});

scenario('SEN-MOVE-g: two steps of one icon go in one direction', (table) => {
  fight(table, { cards: { 0: 'swift-mind' }, one: { cell: '0,0' }, other: away });
  table.seat(0).mayTake({ id: '0,-2' }).mayTake({ id: '2,-2' }).mayNotTake({ id: '1,-2' });
});

scenario(
  'SEN-MOVE-h, SEN-MOVE-c, SEN-MOVE-n, SEN-EX-29: three compulsory turns leave the hero facing backwards',
  (table) => {
    fight(table, { cards: { 0: 'sixth-sense' }, one: { hero: 'master', kamae: 'balance' } });
    table.seat(0).takes({ is: 'speed', speed: 9 });

    expect(stand(table, 0)).toBe('0,1 facing 3');
    expect(told(table, 'blockRaised')[0]?.block.cells).toEqual(['1,1', '0,2', '-1,2']);
    turnIsOver(table);
  },
);

scenario('SEN-MOVE-i, SEN-MOVE-i2: steps and turns of a line may be mixed', (table) => {
  fight(table, { cards: { 0: 'ankle-biter' }, one: { cell: '0,3' }, other: away });
  table.seat(0).mayTake({ id: '0,2' }).mayTake({ id: '1,2' }).mayTake({ id: '-1,3' });
  table.seat(0).takes({ id: '1,2' }).mayTake({ facing: 1 }).mayTake({ facing: 5 });
});

scenario('SEN-MOVE-j, SEN-EX-17: "then" is done in order, the optional part behind the compulsory one', (table) => {
  fight(table, { cards: { 0: 'war-cry' }, one: { cell: '0,4' }, other: away });
  table.seat(0).mayTake({ id: '0,3' }).mayTake({ id: '0,2' }).mayNotTake({ id: '0,4' });
});

scenario('SEN-MOVE-k: movement on different lines is done line by line', (table) => {
  fight(table, { cards: { 0: 'open-mind' }, one: { cell: '0,4', kamae: 'aggression' }, other: away });
  expect(hero(table, 0).cell).toBe('0,3');
  table.seat(0).isAsked('moveTo').mayTake({ id: '0,3' }).mayTake({ id: '0,1' });
});

scenario('SEN-MOVE-l: nobody steps willingly onto terrain, another hero or off the board', (table) => {
  fight(table, {
    cards: { 0: 'firm-mind' },
    terrain: [{ kind: 'rocks', cells: ['1,3'] }],
    one: { cell: '0,4' },
    other: { cell: '0,3' },
  });
  table.seat(0).mayNotTake({ id: '0,3' }).mayNotTake({ id: '1,3' }).mayNotTake({ id: '0,5' }).mayTake({ id: '-1,4' });
});

scenario('SEN-MOVE-l2, SEN-MOVE-m: a compulsory step takes a free direction if there is one', (table) => {
  fight(table, { cards: { 0: 'horizontal-cut' }, one: { cell: '0,1' }, other: { cell: '1,0' } });

  expect(hero(table, 0)).toMatchObject({ cell: '-1,1', stuns: 0 });
  stopHere(table);
});

scenario('SEN-EX-17, SEN-COLL-hero: running into somebody costs a card and a stun, and stuns the other', (table) => {
  fight(table, { cards: { 0: 'war-cry' }, one: { hand: ['fend', 'quick-stab'] }, advantage: [1, 0] });
  table.seat(0).takes({ card: 'fend' });

  expect(hero(table, 0)).toMatchObject({ cell: '0,1', stuns: 1, kamae: 'neutral' });
  expect(hero(table, 1).stuns).toBe(1);
  expect(prints(table, 0, 'discard')).toEqual(['fend', 'war-cry']);
  expect(table.state.advantage).toEqual([1, 0]);
  turnIsOver(table);
});

scenario('SEN-COLL-d: without a card to discard both are stunned all the same', (table) => {
  fight(table, { cards: { 0: 'war-cry' } });

  expect([hero(table, 0).stuns, hero(table, 1).stuns]).toEqual([1, 1]);
  turnIsOver(table);
});

scenario('SEN-COLL-off: forced off the board the hero stays, is stunned and loses the rest of its card', (table) => {
  fight(table, { cards: { 0: 'war-cry' }, one: { cell: '0,-4' }, other: { cell: '0,4' }, advantage: [1, 0] });

  expect(hero(table, 0)).toMatchObject({ cell: '0,-4', stuns: 1, kamae: 'neutral' });
  expect(table.state.advantage).toEqual([1, 0]);
  expect(told(table, 'collided')).toMatchObject([{ fighter: 0, with: 'edge' }]);
  turnIsOver(table);
});

for (const [kind, rule, taken] of [
  ['rocks', 'SEN-TERR-rock', { stuns: 1, limps: [], wounds: 0 }],
  ['bamboo', 'SEN-TERR-bamboo-a', { stuns: 1, limps: [3], wounds: 0 }],
  ['burningCart', 'SEN-TERR-cart', { stuns: 1, limps: [], wounds: 1 }],
  ['shrine', 'SEN-TERR-shrine-a', { stuns: 1, limps: [], wounds: 0 }],
  ['cherryTree', 'SEN-TERR-cherry', { stuns: 1, limps: [], wounds: 0 }],
] as const)
  scenario(`${rule}, SEN-COLL-terr, SEN-TERR-b: forced onto ${kind}`, (table) => {
    fight(table, { cards: { 0: 'war-cry' }, terrain: [{ kind, cells: ['0,0'] }], other: away });

    expect(hero(table, 0)).toMatchObject({ cell: '0,1', kamae: 'neutral', ...taken });
    expect(table.state.field.pieces).toHaveLength(kind === 'bamboo' ? 0 : 1);
    expect(told(table, 'cardAbandoned')).toMatchObject([{ fighter: 0, why: 'collision' }]);
    turnIsOver(table);
  });

scenario('SEN-TERR-torii-a, SEN-TERR-torii-b: a pillar stuns, the opening lets through', (table) => {
  const gate = [{ kind: 'toriiGate', cells: ['-1,0', '0,0', '1,0'] }] as const;
  fight(table, { cards: { 0: 'war-cry' }, terrain: [...gate], other: away });
  table.seat(0).takes({ id: '0,-1' });
  expect(hero(table, 0)).toMatchObject({ cell: '0,-1', stuns: 0 });

  fight(table, { cards: { 0: 'war-cry' }, terrain: [...gate], one: { cell: '1,1' }, other: away });
  expect(hero(table, 0)).toMatchObject({ cell: '1,1', stuns: 1 });
  turnIsOver(table);
});

scenario('SEN-TERR-fallen: entering a fallen samurai costs a stun and all focus, willingly or not', (table) => {
  fight(table, {
    cards: { 0: 'war-cry' },
    terrain: [{ kind: 'fallenSamurai', cells: ['0,0'] }],
    one: { focus: 3 },
    other: away,
  });
  table.seat(0).takes({ id: '0,0' });

  expect(hero(table, 0)).toMatchObject({ cell: '0,0', stuns: 1, focus: 0, kamae: 'aggression' });
  turnIsOver(table);
});

scenario(
  'SEN-TERR-bamboo-b, SEN-TERR-bamboo-d, SEN-TERR-bamboo-e: bamboo that is entered willingly is gone, and the card goes on',
  (table) => {
    fight(table, { cards: { 0: 'swift-mind' }, terrain: [{ kind: 'bamboo', cells: ['0,0'] }], other: away });
    table.seat(0).takes({ id: '0,1', breaks: ['0,0'] });

    expect(hero(table, 0)).toMatchObject({ cell: '0,1', stuns: 0, limps: [] });
    expect(table.state.field.pieces).toEqual([]);
    table.seat(0).isAsked('drawUpTo');
  },
);

scenario('SEN-COLL-a: a collision loses the lower segment, too', (table) => {
  fight(table, {
    cards: { 0: 'crimson-whirlwind', 1: 'graceful-step' },
    one: { cell: '0,-4', focus: 3, kamae: 'aggression' },
    other: { cell: '0,4' },
  });
  stopHere(table);
  fight(table, { cards: { 0: 'bull-rush' }, one: { focus: 2, kamae: 'aggression' }, other: { cell: '0,0' } });

  expect(told(table, 'collided').at(-1)).toMatchObject({ fighter: 0, with: 'hero' });
  expect(hero(table, 1).wounds).toBe(0);
  turnIsOver(table);
});

scenario('SEN-COLL-b: the turn goes on for everybody else', (table) => {
  fight(table, { cards: { 0: 'war-cry', 1: 'quick-stab' }, other: { focus: 1, kamae: 'neutral' } });
  expect(hero(table, 0)).toMatchObject({ wounds: 1 });
  stopHere(table);

  fight(table, { cards: { 0: 'quick-stab', 1: 'war-cry' }, one: { focus: 1 } });
  expect(hero(table, 1)).toMatchObject({ wounds: 1, stuns: 1 });
  turnIsOver(table);
});

scenario('SEN-COLL-c: steps before the collision stand', (table) => {
  fight(table, { cards: { 0: 'splitting-strike' }, one: { cell: '0,2' }, other: { cell: '0,0' } });

  expect(hero(table, 0)).toMatchObject({ cell: '0,1', stuns: 1 });
  turnIsOver(table);
});

scenario('SEN-MOVE-o, SEN-EFF-l: cancelled movement leaves out what is still to come of the card', (table) => {
  fight(table, {
    cards: { 0: 'war-cry', 1: 'swift-mind' },
    one: { cell: '0,4' },
    other: { cell: '0,-1', deck: ['fend', 'fend'] },
  });
  table.seat(0).takes({ id: '0,3' });

  expect(told(table, 'cancelled')).toMatchObject([{ fighter: 1, what: 'movement' }]);
  expect(skipped(table, 'swift-mind')).toContain('0 cancelled');
  table.seat(1).isAsked('drawUpTo');
});

scenario('SEN-EFF-l: cancelled turns leave the steps', (table) => {
  fight(table, {
    cards: { 0: 'misdirection', 1: 'trained-mind' },
    one: { focus: 1, cell: '0,1' },
    other: { cell: '0,0', facing: 3 },
  });
  table.seat(0).takes({ way: 'clockwise' });
  expect(told(table, 'cancelled')).toMatchObject([{ fighter: 1, what: 'turns' }]);
  table.seat(0).takes({ id: '-2,1' });
  table.seat(1).takes({ id: '0,0' });

  expect(stand(table, 1)).toBe('0,0 facing 4');
  stopHere(table);
});

scenario(
  'SEN-RANGE-a, SEN-RANGE-b: a line for somebody out of range or sight is skipped, own lines are not',
  (table) => {
    const cry = (cell: '0,-2' | '0,-3', terrain: readonly { kind: 'rocks'; cells: ['0,-1'] }[]) => {
      fight(table, {
        cards: { 0: 'war-cry', 1: 'swift-mind' },
        one: { cell: '0,4', kamae: 'determination' },
        other: { cell },
        terrain: [...terrain],
        advantage: [1, 0],
      });
      table.seat(0).takes({ id: '0,3' });
      expect(table.state.advantage).toEqual([0, 1]);
    };
    cry('0,-2', []);
    expect(told(table, 'cancelled')).toHaveLength(1);
    stopHere(table);

    cry('0,-3', []);
    expect(told(table, 'cancelled')).toHaveLength(1);
    stopHere(table);

    cry('0,-2', [{ kind: 'rocks', cells: ['0,-1'] }]);
    expect(skipped(table, 'war-cry')).toContain('2 nothing');
    stopHere(table);
  },
);

scenario(
  'SEN-BIG-a, SEN-BIG-b: far from everybody the core ability moves up to three cells, each its own way',
  (table) => {
    fight(table, { cards: { 0: 'ronin-core' }, one: { cell: '0,4' }, other: { cell: '0,-4' } });

    table.seat(0).mayTake({ id: '0,2' }).mayTake({ id: '1,2' }).mayNotTake({ id: '0,0' });
  },
);

scenario('SEN-BIG-a: within six cells it moves as printed', (table) => {
  fight(table, { cards: { 0: 'ronin-core' }, one: { cell: '0,4' }, other: { cell: '0,-2' } });

  table.seat(0).mayTake({ id: '0,3' }).mayNotTake({ id: '0,2' });
});

scenario(
  'SEN-BIG-c, SEN-BIG-d: it stops within six cells of an opponent, and the rest of the card follows',
  (table) => {
    fight(table, { cards: { 0: 'ronin-core' }, one: { cell: '0,4' }, other: { cell: '0,-3' } });
    table.seat(0).mayNotTake({ id: '0,2' }).takes({ id: '0,3' }).takes({ facing: 0 });
    expect(stand(table, 0)).toBe('0,3 facing 0');
    table.seat(0).isAsked('chooseAlternative').takes({ at: 0 }).says(2);
    expect(prints(table, 0, 'hand')).toHaveLength(3);
    stopHere(table);
  },
);

scenario('SEN-BIG-e: the nearest opponent is measured', (table) => {
  fight(table, {
    cards: { 0: 'ronin-core' },
    one: { cell: '0,4' },
    other: { cell: '0,-4' },
    more: [{ hero: 'master', cell: '0,0' }],
  });

  table.seat(0).mayTake({ id: '0,3' }).mayNotTake({ id: '0,2' });
});

scenario('SEN-MOVE-l2, SEN-COLL-off, SEN-COLL-hero: whoever can only collide is told with what', (table) => {
  // All three cells behind the hero are closed: two off the board, one taken.
  fight(table, {
    cards: { 0: 'reverse-carved-fang' },
    one: { cell: '4,0', facing: 0, focus: 1, hand: ['fend'] },
    other: away,
    more: [{ hero: 'master', cell: '3,1', facing: 0 }],
  });
  const question = table.questionTo(0);

  expect(question).toMatchObject({
    is: 'choose',
    message: { key: 'moveTo' },
    options: expect.arrayContaining([
      { is: 'cell', id: '3,1', collides: 'hero' },
      { is: 'cell', id: '5,0', collides: 'edge' },
    ]),
  });
  stopHere(table);
});
