import { expect } from 'vitest';
import { type Fight, fight, hero, prints, scenario, stand, stopHere, told, turnIsOver } from './testing/fight.ts';

// Push Back pushes by 2; Horse Kick stuns, then pushes by 1, by 2 in Aggression.

const pushed = { 0: 'push-back' } as const;
const still = { is: 'facing', facing: 0 } as const;

scenario('SEN-PUSH-a, SEN-PUSH-d: a push moves the victim straight away, without turning it', (table) => {
  fight(table, { cards: pushed });

  expect(stand(table, 1)).toBe('0,-2 facing 3');
  expect(told(table, 'stepped')).toMatchObject([
    { how: 'pushed', to: '0,-1' },
    { how: 'pushed', to: '0,-2' },
  ]);
  turnIsOver(table);
});

scenario('SEN-PUSH-c: off the axes the attacker chooses between the two cells nearest to the line', (table) => {
  // Spiralling around: Warding Arc strikes (1,-2), which lies between two axes.
  fight(table, { cards: { 0: 'warding-arc' }, one: { cell: '0,2' }, other: { cell: '1,0' } });
  table.seat(0).isAsked('pushTo').mayTake({ id: '1,-1' }).mayTake({ id: '2,-1' }).mayNotTake({ id: '0,0' });
  table.seat(0).takes({ id: '2,-1' });

  expect(hero(table, 1).cell).toBe('2,-1');
  turnIsOver(table);
});

scenario(
  'SEN-PUSH-e, SEN-PUSH-h: pushed onto terrain the victim stays before it, pays, and keeps its card',
  (table) => {
    fight(table, {
      cards: { 0: 'push-back', 1: 'advantage' },
      terrain: [{ kind: 'burningCart', cells: ['0,-1'] }],
    });
    expect(stand(table, 1)).toBe('0,0 facing 3');
    expect(hero(table, 1)).toMatchObject({ stuns: 1, wounds: 1 });
    stopHere(table);

    fight(table, {
      cards: { 0: 'push-back', 1: 'trained-mind' },
      terrain: [{ kind: 'rocks', cells: ['0,-1'] }],
    });
    expect(hero(table, 1)).toMatchObject({ stuns: 1, wounds: 0, cell: '0,0' });
    table.seat(1).isAsked('moveTo');
  },
);

scenario('SEN-PUSH-e: the whole push ends at the terrain', (table) => {
  fight(table, { cards: pushed, terrain: [{ kind: 'bamboo', cells: ['0,-1'] }] });

  expect(hero(table, 1)).toMatchObject({ cell: '0,0', stuns: 1, limps: [3] });
  expect(table.state.field.pieces).toEqual([]);
  turnIsOver(table);
});

scenario('SEN-PUSH-f: pushed off the board it stays on the last cell and is stunned', (table) => {
  fight(table, { cards: { 0: 'push-back', 1: 'trained-mind' }, one: { cell: '0,-2' }, other: { cell: '0,-3' } });

  expect(hero(table, 1)).toMatchObject({ cell: '0,-4', stuns: 1 });
  expect(told(table, 'collided')).toMatchObject([{ fighter: 1, with: 'edge' }]);
  expect(told(table, 'cardAbandoned')).toEqual([]);
  table.seat(1).isAsked('moveTo');
});

scenario('SEN-PUSH-f: pushed onto another hero it discards a card, and both are stunned', (table) => {
  fight(table, {
    cards: pushed,
    other: { hand: ['fend', 'quick-stab'] },
    more: [{ hero: 'master', cell: '0,-1' }],
  });
  table.seat(1).takes({ card: 'quick-stab' });

  expect(prints(table, 1, 'discard')).toContain('quick-stab');
  expect(table.state.fighters).toMatchObject([{}, { cell: '0,0', stuns: 1 }, { cell: '0,-1', stuns: 1 }]);
  stopHere(table);
});

scenario(
  'SEN-TERR-fallen: whoever is pushed onto a fallen samurai stands there, stunned and without focus',
  (table) => {
    fight(table, { cards: pushed, terrain: [{ kind: 'fallenSamurai', cells: ['0,-1'] }], other: { focus: 2 } });

    expect(hero(table, 1)).toMatchObject({ cell: '0,-2', stuns: 1, focus: 0 });
    turnIsOver(table);
  },
);

scenario('SEN-PUSH-b, SEN-EFF-n: a card that pulls or pushes leaves it to its player', (table) => {
  const eye = () => {
    fight(table, {
      cards: { 0: 'quick-stab' },
      one: { hero: 'master', hand: ['eye-of-the-dragon'], focus: 2, kamae: 'balance', cell: '0,3' },
      other: { cell: '0,1' },
    });
    table.seat(0).takes(still).takes({ card: 'eye-of-the-dragon' });
    table.seat(0).isAsked('pullOrPush');
  };
  eye();
  table.seat(0).takes({ way: 'pull' });
  expect(hero(table, 1).cell).toBe('0,2');

  eye();
  table.seat(0).takes({ way: 'push' });
  expect(hero(table, 1).cell).toBe('0,0');
  turnIsOver(table);
});

scenario('SEN-PUSH-g: the attacker picks the way in which a victim is turned', (table) => {
  fight(table, { cards: { 0: 'spiralling-flames' }, one: { cell: '0,1' }, other: { cell: '1,0' } });
  table.seat(0).takes({ is: 'way', way: 'anticlockwise' });

  expect(stand(table, 1)).toBe('1,0 facing 1');
  turnIsOver(table);
});

scenario('SEN-PUSH-g: the other way round', (table) => {
  fight(table, { cards: { 0: 'spiralling-flames' }, one: { cell: '0,1' }, other: { cell: '1,0' } });
  table.seat(0).takes({ is: 'way', way: 'clockwise' });

  expect(stand(table, 1)).toBe('1,0 facing 5');
  turnIsOver(table);
});

scenario('SEN-EFF-i: a step printed for the opponent forces it forward, without losing its card', (table) => {
  const paw = (terrain: Fight['terrain']) => {
    fight(table, {
      ...(terrain === undefined ? {} : { terrain }),
      cards: { 0: 'naginata-sweep', 1: 'fend' },
      one: { cell: '0,2' },
      other: { hero: 'student', focus: 1, hand: ['stalking-tiger-paw'] },
    });
    table.seat(1).takes({ is: 'speed', speed: 5 }).takes({ is: 'facing', facing: 3 });
    table.seat(1).takes({ card: 'stalking-tiger-paw' }).takes({ way: 'clockwise' });
  };
  paw(undefined);
  expect(told(table, 'stepped')).toMatchObject([{ fighter: 0, to: '1,1', how: 'forced' }]);
  expect(hero(table, 0).facing).toBe(1);

  paw([{ kind: 'rocks', cells: ['1,1'] }]);
  expect(hero(table, 0).stuns).toBe(1);
  expect(told(table, 'cardAbandoned')).toEqual([]);
  stopHere(table);
});

scenario('SEN-CARD-q: a push of a victim that cannot move any farther still counts', (table) => {
  fight(table, { cards: { 0: 'horse-kick' }, one: { cell: '0,-3' }, other: { cell: '0,-4' } });

  expect(hero(table, 1)).toMatchObject({ cell: '0,-4', stuns: 2 });
  stopHere(table);
});
