import { type PrintedId, printedId } from '@kronika/kernel';
import { expect, test, vi } from 'vitest';
import { actions, use } from '../testing/card-table.ts';
import { inPlay } from '../testing/shown.ts';

/** The core set has no second version of anybody: here Eddard Stark is printed as another Robb Stark. */
vi.mock(import('../cards/fact.ts'), async (original) => {
  const real = await original();
  const isOther = (id: PrintedId): boolean => id === printedId('eddard-stark');
  return {
    ...real,
    printOf: (id: PrintedId) => (isOther(id) ? { ...real.printOf(id), name: 'Robb Stark' } : real.printOf(id)),
  };
});

test('AGOT-DUP-g: another version of the same title goes under the one that was there first', () => {
  const table = actions({
    phase: 'marshaling',
    windows: 'open',
    seats: [{ gold: 9, hand: ['eddard-stark'], play: ['robb-stark'] }, {}],
  });
  table.seat(0).mayNotTake(use('eddard-stark', 'marshal')).takes(use('eddard-stark', 'duplicate'));

  expect(inPlay(table, 0)).toEqual(['robb-stark + eddard-stark (duplicate)']);
  table.seat(1).isAsked('actionWindow');
});
