import { scenarioOf } from '@kronika/testkit';
import { describe, expect } from 'vitest';
import { beacons } from '../game.ts';
import { keeperOf, siteAt } from '../island.ts';
import type { BeaconsSituation } from '../situation.ts';
import { endTurn } from '../testing/end-turn.ts';

const scenario = scenarioOf(beacons);

/** A long night for one: when seat 0 passes, the shades act. */
const night = (more: Partial<BeaconsSituation>): BeaconsSituation => ({
  format: 'night',
  turn: { roll: 1 },
  keepers: [{ keeper: 'scout', hex: 'E1', embers: 1 }],
  ...more,
});

describe('shades', () => {
  scenario('BEA-SHADE-a: act one after the other when everybody had a turn', (table) => {
    table.given(
      night({
        keepers: [{ hex: 'E1', lit: ['A2'] }, { hex: 'E3' }],
        shades: ['C1', 'C5'],
        turn: { roll: 1 },
      }),
    );

    endTurn(table, 0);
    expect(table.state.shades).toEqual(['C1', 'C5']);
    endTurn(table, 1);

    expect(table.happened.flatMap(({ event }) => (event.is === 'shadeMoved' ? [event] : []))).toMatchObject([
      { shade: 0 },
      { shade: 1 },
    ]);
    table.leavesOpen(1);
  });

  scenario('BEA-SHADE-a: not in other formats', (table) => {
    table.given(
      night({
        format: 'rivals',
        keepers: [{ hex: 'E1', lit: ['A2'] }, { hex: 'E3' }],
        turn: { seat: 1, roll: 1 },
        shades: ['C1'],
      }),
    );

    endTurn(table, 1);

    expect(table.state.shades).toEqual(['C1']);
    table.leavesOpen(1);
  });

  scenario('BEA-SHADE-b: step towards the nearest burning beacon, through rocks', (table) => {
    table.given(night({ keepers: [{ hex: 'E1', embers: 1, lit: ['C3', 'E2'] }], shades: ['C5'], rocks: ['C4'] }));

    endTurn(table, 0);

    expect(table.state.shades).toEqual(['C4']);
    table.leavesOpen(0);
  });

  scenario('BEA-SHADE-b: among equally near beacons, and hexes, to the first by row and number', (table) => {
    table.given(night({ keepers: [{ hex: 'E1', embers: 1, lit: ['E2', 'A2'] }], shades: ['C3'] }));

    endTurn(table, 0);

    expect(table.state.shades).toEqual(['B2']);
    table.leavesOpen(0);
  });

  scenario('BEA-SHADE-b: towards the nearest keeper if no beacon burns', (table) => {
    table.given(night({ shades: ['C3'] }));

    endTurn(table, 0);

    expect(table.state.shades).toEqual(['D2']);
    table.leavesOpen(0);
  });

  scenario('BEA-SHADE-c: put out the burning beacon they come to', (table) => {
    table.given(night({ keepers: [{ keeper: 'scout', hex: 'E1', embers: 1, lit: ['C3', 'A2'] }], shades: ['C4'] }));

    endTurn(table, 0);

    expect(siteAt(table.state, 'C3')?.lit).toBeNull();
    expect(siteAt(table.state, 'A2')?.lit).toBe(0);
    table.leavesOpen(0);
  });

  scenario('BEA-KEEP-c: not while a warden stands on its hex or next to it', (table) => {
    for (const hex of ['C3', 'C2'] as const) {
      table.given(night({ keepers: [{ keeper: 'warden', hex, embers: 1, lit: ['C3'] }], shades: ['C4'] }));

      endTurn(table, 0);

      expect(siteAt(table.state, 'C3')?.lit).toBe(0);
      table.leavesOpen(0);
    }
  });

  scenario('BEA-KEEP-c: a warden two hexes away does not help', (table) => {
    table.given(night({ keepers: [{ keeper: 'warden', hex: 'C1', embers: 1, lit: ['C3'] }], shades: ['C4'] }));

    endTurn(table, 0);

    expect(siteAt(table.state, 'C3')?.lit).toBeNull();
    table.leavesOpen(0);
  });

  scenario('BEA-KEEP-c: a beacon counts as guarded only where there are shades', (table) => {
    for (const format of ['night', 'rivals'] as const) {
      table.given({ format, keepers: [{ keeper: 'warden', hex: 'C2', lit: ['C3'] }, { hex: 'E3' }] });

      const seen = table.view('spectator').sites.find(({ hex }) => hex === 'C3');
      expect(seen?.guarded).toBe(format === 'night');
      table.leavesOpen(0);
    }
  });

  scenario('BEA-SHADE-d: take 1 ember from the keeper they meet', (table) => {
    table.given(night({ keepers: [{ hex: 'C2', embers: 3 }], shades: ['C3'] }));

    endTurn(table, 0);

    expect(keeperOf(table.state, 0).embers).toBe(2);
    table.leavesOpen(0);
  });

  scenario('BEA-SHADE-d: nothing from a keeper without embers', (table) => {
    table.given(night({ keepers: [{ hex: 'C2', embers: 0 }], shades: ['C3'] }));

    endTurn(table, 0);

    expect(keeperOf(table.state, 0).embers).toBe(0);
    table.leavesOpen(0);
  });
});
