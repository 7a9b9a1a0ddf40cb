import { type PrintedId, printedId } from '@kronika/kernel';
import { expect, test, vi } from 'vitest';
import { use } from '../testing/card-table.ts';
import { inPlay, namesIn } from '../testing/shown.ts';
import { tableRunning } from '../testing/table.ts';
import { dynastyDiscardOf } from '../zones.ts';
import { playFromProvinces } from './dynasty-phase.ts';

/** The core set has no second version of anybody: here Shiba Tsukune is printed as another Doji Hotaru. */
vi.mock(import('../cards/fact.ts'), async (original) => {
  const real = await original();
  const isOther = (id: PrintedId): boolean => id === printedId('shiba-tsukune');
  return {
    ...real,
    factOf: (id: PrintedId) => (isOther(id) ? { ...real.factOf(id), name: 'Doji Hotaru' } : real.factOf(id)),
    printOf: (id: PrintedId) => (isOther(id) ? { ...real.printOf(id), name: 'Doji Hotaru' } : real.printOf(id)),
  };
});

test('L5R-DUP-c: a different version with the same name works as a duplicate', () => {
  const table = tableRunning(playFromProvinces({ turn: 0, passed: [] }), {
    phase: 'dynasty',
    seats: [{ play: ['doji-hotaru'], rows: [['shiba-tsukune']], dynastyDeck: ['moto-youth'] }, {}],
  });
  table.seat(0).mayNotTake(use('shiba-tsukune', 'playFromProvince')).takes(use('shiba-tsukune', 'duplicate'));

  expect(inPlay(table, 0)).toEqual(['doji-hotaru (fate 1)']);
  expect(namesIn(table, dynastyDiscardOf(0))).toEqual(['shiba-tsukune']);
});
