import type { Thing } from '@kronika/kernel';
import { scenarioOf } from '@kronika/testkit';
import { expect } from 'vitest';
import { beacons } from './game.ts';

const scenario = scenarioOf(beacons);
const hex = (id: string): Thing => ({ is: 'hex', id });
const site = (id: string): Thing => ({ is: 'site', id });

scenario('a hex says why the keeper may not step there', (table) => {
  table.given({ rocks: ['B2'], keepers: [{ hex: 'C3' }, { hex: 'C4' }] });
  const rules = (id: string, viewer: 0 | 1 = 0) =>
    beacons.explain?.(table.match, viewer, hex(id)).whyNot.map(({ text, rule }) => `${rule} ${text.en}`);

  expect(rules('B3')).toEqual([]);
  expect(rules('A1')).toEqual(['BEA-TURN-c This hex is not next to yours.']);
  expect(rules('B2')).toEqual(['BEA-TURN-d A rock: only a keeper with a staff can step here.']);
  expect(rules('C4')).toEqual(['BEA-TURN-d Somebody else stands here.']);
  expect(rules('A1', 1)).toEqual([]);
  table.leavesOpen(0);
});

scenario('a beacon says what lighting it costs, and why it cannot be lit', (table) => {
  table.given({
    ruins: ['C3'],
    turn: { roll: 1, steps: 1 },
    keepers: [
      { hex: 'C3', embers: 1 },
      { hex: 'A1', lit: ['A2'] },
    ],
  });
  const explained = (id: string) => beacons.explain?.(table.match, 0, site(id));

  expect(explained('C3')?.sums).toMatchObject([{ of: 'cost', parts: [{ amount: 1 }, { amount: 1 }], total: 2 }]);
  expect(explained('C3')?.whyNot).toMatchObject([{ rule: 'BEA-ACT-c' }]);
  expect(explained('E2')?.sums).toMatchObject([{ parts: [{ amount: 1 }], total: 1 }]);
  expect(explained('E2')?.whyNot).toMatchObject([
    { rule: 'BEA-ACT-b', text: { en: 'Your keeper is not on this hex.' } },
  ]);
  table.leavesOpen(0);
});

scenario('the die says how many steps are left', (table) => {
  table.given({ turn: { roll: 2 }, keepers: [{ keeper: 'scout', hex: 'C3' }, { hex: 'A1' }] });
  table.seat(0).takes({ is: 'hex', id: 'C4' });

  expect(beacons.explain?.(table.match, 'spectator', { is: 'die', id: 'die' }).sums).toMatchObject([
    { of: 'steps', parts: [{ amount: 2 }, { amount: 1, from: { is: 'keeper', id: '0' } }, { amount: -1 }], total: 2 },
  ]);
  table.leavesOpen(0);
});

scenario('what is not there is not explained', (table) => {
  table.given({ keepers: [{ hex: 'C3' }, { hex: 'A1' }] });

  for (const thing of [hex('Z9'), site('A1'), { is: 'dragon', id: '1' }])
    expect(beacons.explain?.(table.match, 0, thing)).toEqual({ sums: [], whyNot: [], notes: [] });
  table.leavesOpen(0);
});
