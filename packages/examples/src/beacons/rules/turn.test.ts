import { scenarioOf } from '@kronika/testkit';
import { describe, expect } from 'vitest';
import { beacons } from '../game.ts';
import { keeperOf } from '../island.ts';
import type { BeaconsSituation } from '../situation.ts';

const scenario = scenarioOf(beacons);
const given = (situation: BeaconsSituation) => situation;

describe('rounds', () => {
  scenario('BEA-TURN-a: every seat takes one turn, and the first seat moves on by one each round', (table) => {
    table.begins({ seats: 3, rounds: 2 });
    const order: number[] = [];

    while (table.match.outcome === undefined) {
      const seat = table.match.open[0]?.question.seat ?? 0;
      if (order.at(-1) !== seat) order.push(seat);
      const key = table.match.open[0]?.question.message.key;
      if (key === 'step') table.seat(seat).takes({ is: 'stop' });
      else table.seat(seat).passes();
    }

    expect(order).toEqual([0, 1, 2, 1, 2, 0]);
  });
});

describe('the die and steps', () => {
  scenario('BEA-TURN-b: a turn begins with a roll of 1, 2 or 3', (table) => {
    const rolls = new Set<number>();
    for (let seed = 0; seed < 30; seed += 1) {
      table.begins({ seats: 1 }, `roll ${seed}`);
      rolls.add(table.state.turn?.roll ?? 0);
    }
    table.leavesOpen(0);

    expect([...rolls].sort()).toEqual([1, 2, 3]);
  });

  scenario('BEA-TURN-c: as many steps as the die shows, each to a neighbouring hex', (table) => {
    table.given(given({ turn: { roll: 2 }, keepers: [{ hex: 'C3' }, { hex: 'A1' }] }));

    table.seat(0).mayNotTake({ is: 'hex', id: 'C5' }).takes({ is: 'hex', id: 'C4' }).takes({ is: 'hex', id: 'C5' });

    expect(keeperOf(table.state, 0).hex).toBe('C5');
    table.seat(0).isAsked('act');
  });

  scenario('BEA-TURN-c: the keeper may stop before all steps are taken', (table) => {
    table.given(given({ turn: { roll: 3 }, keepers: [{ hex: 'C3' }, { hex: 'A1' }] }));

    table.seat(0).takes({ is: 'hex', id: 'C4' }).takes({ is: 'stop' });

    expect(keeperOf(table.state, 0).hex).toBe('C4');
    table.seat(0).isAsked('act');
  });

  scenario('BEA-TURN-d: no keeper steps onto a rock or onto another keeper', (table) => {
    table.given(given({ rocks: ['B2'], keepers: [{ hex: 'C3' }, { hex: 'C4' }] }));

    table
      .seat(0)
      .mayNotTake({ is: 'hex', id: 'B2' })
      .mayNotTake({ is: 'hex', id: 'C4' })
      .mayTake({ is: 'hex', id: 'B3' });
  });

  scenario('BEA-KEEP-b: a scout takes one step more than the die shows', (table) => {
    table.given(given({ turn: { roll: 1 }, keepers: [{ keeper: 'scout', hex: 'C3' }, { hex: 'A1' }] }));

    table.seat(0).takes({ is: 'hex', id: 'C4' }).takes({ is: 'hex', id: 'C5' }).isAsked('act');
  });

  scenario('BEA-KEEP-b: nobody else does', (table) => {
    table.given(given({ turn: { roll: 1 }, keepers: [{ keeper: 'warden', hex: 'C3' }, { hex: 'A1' }] }));

    table.seat(0).takes({ is: 'hex', id: 'C4' }).isAsked('act');
  });

  scenario('BEA-KEEP-f: with a staff rocks may be stepped on, other keepers not', (table) => {
    table.given(given({ rocks: ['B2'], keepers: [{ tool: 'staff', hex: 'C3' }, { hex: 'C4' }] }));

    table.seat(0).mayTake({ is: 'hex', id: 'B2' }).mayNotTake({ is: 'hex', id: 'C4' });
  });
});

describe('actions', () => {
  scenario('BEA-ACT-a: one action, and the turn is over', (table) => {
    table.given(given({ turn: { roll: 1, steps: 1 }, keepers: [{ hex: 'C3', embers: 3 }, { hex: 'A1' }] }));

    table.seat(0).takes({ is: 'light' });

    expect(table.state.turn?.seat).toBe(1);
    table.leavesOpen(1);
  });

  scenario('BEA-ACT-a: or none', (table) => {
    table.given(given({ turn: { roll: 1, steps: 1 }, keepers: [{ hex: 'C3', embers: 3 }, { hex: 'A1' }] }));

    table.seat(0).passes();

    expect(table.state.sites.every(({ lit }) => lit === null)).toBe(true);
    table.leavesOpen(1);
  });

  scenario('BEA-ACT-b: lighting costs 1 ember, and the beacon burns for the seat', (table) => {
    table.given(
      given({
        turn: { roll: 1, steps: 1 },
        keepers: [
          { hex: 'C3', embers: 3 },
          { hex: 'A1', lit: ['C3'] },
        ],
      }),
    );

    table.seat(0).takes({ is: 'light', site: 'C3' });

    expect(keeperOf(table.state, 0).embers).toBe(2);
    expect(table.view('spectator').sites.find(({ hex }) => hex === 'C3')?.lit).toBe(0);
    table.leavesOpen(1);
  });

  scenario('BEA-ACT-b: not without an ember', (table) => {
    table.given(given({ turn: { roll: 1, steps: 0 }, keepers: [{ hex: 'C3', embers: 0 }, { hex: 'A1' }] }));

    table.seat(0).takes({ is: 'stop' });

    table.seat(1).isAsked('step');
  });

  scenario('BEA-ACT-b: not one that burns for the own team', (table) => {
    table.given(
      given({
        format: 'teams',
        turn: { roll: 1, steps: 1 },
        keepers: [{ hex: 'C3', team: 0 }, { team: 1, lit: ['A2'] }, { team: 0, lit: ['C3'] }, { team: 1 }],
      }),
    );

    table.seat(0).mayTake({ is: 'buy', site: 'A2' }).mayNotTake({ is: 'light' });
  });

  scenario('BEA-ACT-c: a ruin costs 1 ember more and is ruined no longer', (table) => {
    table.given(
      given({ turn: { roll: 1, steps: 1 }, ruins: ['C3'], keepers: [{ hex: 'C3', embers: 2 }, { hex: 'A1' }] }),
    );

    table.seat(0).takes({ is: 'light' });

    expect(keeperOf(table.state, 0).embers).toBe(0);
    expect(table.state.sites.find(({ hex }) => hex === 'C3')).toEqual({ hex: 'C3', lit: 0, condition: 'sound' });
    table.leavesOpen(1);
  });

  scenario('BEA-ACT-c: with 1 ember a ruin cannot be lit', (table) => {
    table.given(
      given({
        turn: { roll: 1, steps: 1 },
        ruins: ['C3'],
        keepers: [
          { hex: 'C3', embers: 1 },
          { hex: 'A1', lit: ['A2'] },
        ],
      }),
    );

    table.seat(0).mayTake({ is: 'buy' }).mayNotTake({ is: 'light' });
  });

  scenario('BEA-ACT-d, BEA-KEEP-g: gathering takes 1 ember, up to 3', (table) => {
    table.given(
      given({
        turn: { roll: 1, steps: 1 },
        keepers: [
          { hex: 'C2', embers: 2 },
          { hex: 'A1', lit: ['A2'] },
        ],
      }),
    );

    table.seat(0).takes({ is: 'gather' });

    expect(keeperOf(table.state, 0).embers).toBe(3);
    table.leavesOpen(1);
  });

  scenario('BEA-ACT-d, BEA-KEEP-g: nothing more is gathered with 3 embers', (table) => {
    table.given(
      given({
        turn: { roll: 1, steps: 1 },
        keepers: [
          { hex: 'C2', embers: 3 },
          { hex: 'A1', lit: ['A2'] },
        ],
      }),
    );

    table.seat(0).mayTake({ is: 'buy' }).mayNotTake({ is: 'gather' });
  });

  scenario('BEA-KEEP-g: a cart holds 5', (table) => {
    table.given(
      given({
        turn: { roll: 1, steps: 1 },
        keepers: [{ keeper: 'peddler', tool: 'cart', hex: 'C2', embers: 4 }, { hex: 'A1' }],
      }),
    );

    table.seat(0).takes({ is: 'gather' });

    expect(keeperOf(table.state, 0).embers).toBe(5);
    table.leavesOpen(1);
  });

  scenario('BEA-ACT-d: not where a beacon stands', (table) => {
    table.given(given({ turn: { roll: 1, steps: 1 }, keepers: [{ hex: 'C3', embers: 1 }, { hex: 'A1' }] }));

    table.seat(0).mayTake({ is: 'light' }).mayNotTake({ is: 'gather' });
  });
});
