import { scenarioOf } from '@kronika/testkit';
import { describe, expect } from 'vitest';
import { beacons } from '../game.ts';
import { keeperOf, siteAt } from '../island.ts';
import type { BeaconsSituation } from '../situation.ts';

const scenario = scenarioOf(beacons);

/** Seat 0 may act and has 3 embers; the beacon on A2 burns for seat 1. */
const buying: BeaconsSituation = {
  turn: { roll: 1, steps: 1 },
  keepers: [
    { hex: 'C2', embers: 3 },
    { hex: 'A1', embers: 1, lit: ['A2'] },
  ],
};

const A2 = { hex: 'A2' } as const;

describe('an offer', () => {
  scenario('BEA-ACT-e: offers embers for a beacon that burns for another team, from 1 to all one has', (table) => {
    table.given(buying);

    table.seat(0).takes({ is: 'buy', site: 'A2', owner: 1 });

    expect(table.match.open[0]?.question).toMatchObject({ is: 'number', min: 1, max: 3 });
    table.seat(0).says(2);
    table.seat(1).isAsked('buyOffer');
    expect(table.match.open[0]?.question.because).toEqual({
      is: 'thing',
      thing: { is: 'site', id: 'A2' },
      rule: 'BEA-OFFER-a',
    });
  });

  scenario('BEA-ACT-e: not without embers', (table) => {
    table.given({
      ...buying,
      keepers: [
        { hex: 'C2', embers: 0 },
        { hex: 'A1', lit: ['A2'] },
      ],
    });

    table.seat(0).mayTake({ is: 'gather' }).mayNotTake({ is: 'buy' });
  });

  scenario('BEA-ACT-e: not for a beacon of the own team', (table) => {
    table.given({
      format: 'teams',
      turn: { roll: 1, steps: 1 },
      keepers: [{ hex: 'C2', team: 0 }, { team: 1 }, { team: 0, lit: ['A2'] }, { team: 1 }],
    });

    table.seat(0).mayTake({ is: 'gather' }).mayNotTake({ is: 'buy' });
  });

  scenario('BEA-OFFER-a, BEA-OFFER-c, BEA-OFFER-d: accepted, it is paid and the beacon changes hands', (table) => {
    table.given(buying);

    table.seat(0).takes({ is: 'buy' }).says(2);
    table.seat(1).accepts();

    expect(siteAt(table.state, A2.hex)?.lit).toBe(0);
    expect(keeperOf(table.state, 0).embers).toBe(1);
    expect(keeperOf(table.state, 1).embers).toBe(3);
    expect(table.state.turn?.seat).toBe(1);
    table.leavesOpen(1);
  });

  scenario('BEA-OFFER-c: the owner loses what it cannot carry', (table) => {
    table.given({
      ...buying,
      keepers: [
        { hex: 'C2', embers: 3 },
        { hex: 'A1', embers: 2, lit: ['A2'] },
      ],
    });

    table.seat(0).takes({ is: 'buy' }).says(3);
    table.seat(1).accepts();

    expect(keeperOf(table.state, 0).embers).toBe(0);
    expect(keeperOf(table.state, 1).embers).toBe(3);
    table.leavesOpen(1);
  });

  scenario('BEA-OFFER-a, BEA-OFFER-d: refused, nothing changes hands and the action is used', (table) => {
    table.given(buying);

    table.seat(0).takes({ is: 'buy' }).says(2);
    table.seat(1).declines();

    expect(siteAt(table.state, A2.hex)?.lit).toBe(1);
    expect(keeperOf(table.state, 0).embers).toBe(3);
    expect(table.state.turn?.seat).toBe(1);
    table.leavesOpen(1);
  });

  scenario(
    'BEA-OFFER-a: the owner may ask any higher price that the buyer could pay, which is an offer to the buyer',
    (table) => {
      table.given(buying);

      table.seat(0).takes({ is: 'buy' }).says(1);
      table.seat(1).mayTake({ is: 'counter', price: 2 }).mayNotTake({ is: 'counter', price: 1 });
      table.seat(1).mayNotTake({ is: 'counter', price: 4 }).takes({ is: 'counter', price: 3 });
      table.seat(0).mayNotTake({ is: 'counter' }).accepts();

      expect(siteAt(table.state, A2.hex)?.lit).toBe(0);
      expect(keeperOf(table.state, 0).embers).toBe(0);
      table.leavesOpen(1);
    },
  );

  scenario('BEA-OFFER-a: the buyer may refuse the higher price', (table) => {
    table.given(buying);

    table.seat(0).takes({ is: 'buy' }).says(1);
    table.seat(1).takes({ is: 'counter', price: 2 });
    table.seat(0).declines();

    expect(siteAt(table.state, A2.hex)?.lit).toBe(1);
    table.leavesOpen(1);
  });

  scenario('BEA-OFFER-b, BEA-OFFER-d: whoever made it may withdraw it, and the action is used', (table) => {
    table.given(buying);

    table.seat(0).takes({ is: 'buy' }).says(2);
    table.seat(0).takes({ is: 'withdraw' });

    expect(siteAt(table.state, A2.hex)?.lit).toBe(1);
    expect(keeperOf(table.state, 0).embers).toBe(3);
    expect(table.state.turn?.seat).toBe(1);
    table.leavesOpen(1);
  });

  scenario('BEA-OFFER-b: the owner may withdraw its higher price', (table) => {
    table.given(buying);

    table.seat(0).takes({ is: 'buy' }).says(1);
    table.seat(1).takes({ is: 'counter', price: 2 });
    table.seat(1).takes({ is: 'withdraw' });

    expect(siteAt(table.state, A2.hex)?.lit).toBe(1);
    table.leavesOpen(1);
  });

  scenario('BEA-END-d: is void when the owner gives up while it is open', (table) => {
    table.given({ ...buying, keepers: [...buying.keepers, { hex: 'E1' }] });

    table.seat(0).takes({ is: 'buy' }).says(2);
    table.concedes(1);

    expect(siteAt(table.state, A2.hex)?.lit).toBeNull();
    expect(keeperOf(table.state, 0).embers).toBe(3);
    table.leavesOpen(2);
  });
});
