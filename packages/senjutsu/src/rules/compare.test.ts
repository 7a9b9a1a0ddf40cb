import { expect } from 'vitest';
import { type Fight, fight, hero, scenario, stopHere, type Table, told } from './testing/fight.ts';

// Pistol Shot compares at speed 3, within 4 cells.

function shoots(table: Table, { cards, one, ...rest }: Fight): void {
  fight(table, { ...rest, cards: { 0: 'pistol-shot', ...cards }, one: { cell: '0,3', ...one } });
}

scenario('SEN-IATK-a, SEN-IATK-c: an attack without a grid strikes an opponent whose card is slower', (table) => {
  shoots(table, { cards: { 1: 'trained-mind' } });

  expect(hero(table, 1).wounds).toBe(1);
  stopHere(table);
});

scenario('SEN-IATK-b: an opponent of the same or a higher speed is not struck', (table) => {
  for (const card of ['tranquil-mind', 'headbutt']) {
    shoots(table, { cards: { 1: card }, other: { facing: 0 } });
    if (card === 'headbutt') table.seat(1).takes({ id: '0,0' });
    expect(hero(table, 1).wounds).toBe(0);
    expect(told(table, 'missed').length).toBeGreaterThan(0);
    stopHere(table);
  }
});

scenario('SEN-IATK-c: every slower opponent within range is struck', (table) => {
  shoots(table, {
    cards: { 1: 'trained-mind', 2: 'deep-meditation', 3: 'open-mind' },
    more: [
      { hero: 'master', cell: '1,0' },
      { hero: 'student', cell: '-1,1' },
    ],
  });
  for (const seat of [1, 2] as const) table.seat(seat).takes({ fighter: 0 });
  table.seat(3).takes({ kamae: 'balance' });

  expect(table.state.fighters.map(({ wounds }) => wounds)).toEqual([0, 1, 1, 0]);
  stopHere(table);
});

scenario(
  'SEN-IATK-d, SEN-EX-19: against a variable initiative the lowest number counts, not the chosen one',
  (table) => {
    shoots(table, { cards: { 1: 'fend' }, other: { facing: 0 } });
    table.seat(1).takes({ is: 'speed', speed: 5 }).takes({ facing: 0 });
    expect(hero(table, 1).wounds).toBe(1);
    stopHere(table);

    shoots(table, { cards: { 1: 'steel-block' }, other: { facing: 0 } });
    table.seat(1).takes({ is: 'speed', speed: 7 });
    expect(hero(table, 1).wounds).toBe(0);
    stopHere(table);
  },
);

scenario('SEN-LIMP-h: a limp lowers the number that is compared', (table) => {
  shoots(table, { cards: { 1: 'steel-block' }, other: { facing: 0, limps: [4] } });
  table.seat(1).takes({ is: 'speed', speed: 7 });

  expect(hero(table, 1).wounds).toBe(1);
  stopHere(table);
});

scenario('SEN-IATK-e: of a card with a dividing line the first segment is compared', (table) => {
  shoots(table, { cards: { 1: 'katana-swing' }, other: { facing: 0 } });

  expect(hero(table, 1).wounds).toBe(0);
  stopHere(table);
});

scenario('SEN-IATK-f, SEN-IATK-c2: out of range or sight nobody is struck, and it is no success', (table) => {
  shoots(table, { one: { cell: '0,4' }, other: { cell: '0,-1' } });
  expect(hero(table, 1).wounds).toBe(0);

  shoots(table, { terrain: [{ kind: 'rocks', cells: ['0,2'] }] });
  expect(hero(table, 1).wounds).toBe(0);
  expect(told(table, 'missed')).toHaveLength(2);

  shoots(table, {});
  expect(hero(table, 1).wounds).toBe(1);
  stopHere(table);
});

scenario('SEN-IATK-g: blocks stop it as usual', (table) => {
  shoots(table, { cards: { 1: 'fend' } });
  table.seat(1).takes({ is: 'speed', speed: 3 }).takes({ facing: 3 });

  expect(told(table, 'stopped')).toMatchObject([{ how: 'path', blockers: [1] }]);
  expect(hero(table, 1).wounds).toBe(0);
  stopHere(table);
});
