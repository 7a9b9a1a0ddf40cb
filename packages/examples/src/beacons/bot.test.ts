import { type ScenarioTable, saidBy, scenarioOf } from '@kronika/testkit';
import { expect } from 'vitest';
import { thumb } from './bot.ts';
import { beacons } from './game.ts';
import type { Beacons } from './state.ts';
import { type BeaconsView, view } from './view.ts';

const scenario = scenarioOf(beacons);
const said = (table: ScenarioTable<Beacons, BeaconsView>, seat: 0 | 1) => {
  table.leavesOpen(seat);
  return saidBy({ bot: thumb, table, seat, view });
};

scenario('the bot walks to the nearest beacon it could light, and stops there', (table) => {
  table.given({ keepers: [{ hex: 'C5', lit: ['B4', 'D4'] }, { hex: 'A1' }] });
  expect(said(table, 0)).toEqual(['hex C4']);

  table.given({ keepers: [{ hex: 'C3' }, { hex: 'A1' }] });
  expect(said(table, 0)).toEqual(['stop']);
});

scenario('the bot leaves a beacon when it has no ember to light it', (table) => {
  table.given({ ruins: ['C3'], keepers: [{ hex: 'C3', embers: 0 }, { hex: 'A1' }] });

  expect(said(table, 0)).toEqual(['hex B2']);
});

scenario('the bot lights before anything else, and gathers before it buys', (table) => {
  const turn = { roll: 1, steps: 1 };
  table.given({
    turn,
    keepers: [
      { hex: 'C3', embers: 3 },
      { hex: 'A1', lit: ['A2'] },
    ],
  });
  expect(said(table, 0)).toEqual(['light C3']);

  table.given({
    turn,
    keepers: [
      { hex: 'C2', embers: 1 },
      { hex: 'A1', lit: ['A2'] },
    ],
  });
  expect(said(table, 0)).toEqual(['gather']);
});

scenario('the bot asks for a fair price, and takes less where the buyer has no more', (table) => {
  const turn = { roll: 1, steps: 1 };
  table.given({
    turn,
    keepers: [
      { hex: 'C2', embers: 3 },
      { hex: 'A1', lit: ['A2'] },
    ],
  });
  table.seat(0).takes({ is: 'buy' }).says(1);
  expect(said(table, 1)).toEqual(['counter 3']);

  table.given({
    turn,
    keepers: [
      { hex: 'C2', embers: 2 },
      { hex: 'A1', lit: ['A2'] },
    ],
  });
  table.seat(0).takes({ is: 'buy' }).says(1);
  expect(said(table, 1)).toEqual(['accept']);
});
