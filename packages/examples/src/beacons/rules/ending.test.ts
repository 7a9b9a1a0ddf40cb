import { scenarioOf } from '@kronika/testkit';
import { describe, expect } from 'vitest';
import { beacons } from '../game.ts';
import { siteAt } from '../island.ts';
import type { BeaconsSituation } from '../situation.ts';
import { endTurn } from '../testing/end-turn.ts';

const scenario = scenarioOf(beacons);

/** The last turn of the last round; seat 1 has it, and can only gather or pass. */
const last = (more: Partial<BeaconsSituation>): BeaconsSituation => ({
  rounds: 2,
  round: 1,
  turn: { seat: 1, roll: 1 },
  keepers: [{ hex: 'A1' }, { hex: 'E3' }],
  ...more,
});

const inLastRound = (more: Partial<BeaconsSituation>) => last({ rounds: 1, ...more });

describe('the end', () => {
  scenario('BEA-END-a: after the last round most beacons win', (table) => {
    table.given(
      inLastRound({
        keepers: [
          { hex: 'A1', lit: ['A2', 'B1'] },
          { hex: 'E3', lit: ['E2'], embers: 3 },
        ],
      }),
    );

    endTurn(table, 1);

    expect(table.match.outcome).toEqual({ winners: [0], reason: { key: 'mostBeacons' }, rule: 'BEA-END-a' });
  });

  scenario('BEA-END-a: not before', (table) => {
    table.given(last({ keepers: [{ hex: 'A1', lit: ['A2', 'B1'] }, { hex: 'E3' }] }));

    endTurn(table, 1);

    expect(table.match.outcome).toBeUndefined();
    table.leavesOpen(1);
  });

  scenario('BEA-END-a, BEA-FORMAT-b: a team counts its beacons together and wins together', (table) => {
    table.given(
      inLastRound({
        format: 'teams',
        turn: { seat: 3, roll: 1 },
        keepers: [
          { hex: 'A1', team: 0, lit: ['A2', 'B1'] },
          { hex: 'E3', team: 1, lit: ['E2', 'D4'] },
          { hex: 'A3', team: 0 },
          { hex: 'E1', team: 1, lit: ['D1'] },
        ],
      }),
    );

    endTurn(table, 3);

    expect(table.match.outcome).toMatchObject({ winners: [1, 3], reason: { key: 'mostBeacons' } });
  });

  scenario('BEA-END-b: with as many beacons more embers win', (table) => {
    table.given(
      inLastRound({
        keepers: [
          { hex: 'A1', lit: ['A2'], embers: 1 },
          { hex: 'E3', lit: ['E2'], embers: 2 },
        ],
      }),
    );

    endTurn(table, 1);

    expect(table.match.outcome).toEqual({ winners: [1], reason: { key: 'mostEmbers' }, rule: 'BEA-END-b' });
  });

  scenario('BEA-END-b: with as many of both it is a draw', (table) => {
    table.given(
      inLastRound({
        keepers: [
          { hex: 'A1', lit: ['A2'] },
          { hex: 'E3', lit: ['E2'] },
        ],
      }),
    );

    endTurn(table, 1);

    expect(table.match.outcome).toEqual({ winners: [], reason: { key: 'draw' }, rule: 'BEA-END-b' });
  });
});

describe('the end of a long night', () => {
  const night = (lit: NonNullable<BeaconsSituation['keepers'][number]['lit']>, more: Partial<BeaconsSituation> = {}) =>
    last({
      format: 'night',
      keepers: [
        { hex: 'A1', lit },
        { hex: 'E3', keeper: 'scout' },
      ],
      ...more,
    });

  scenario('BEA-END-c: it is won at once when all beacons burn at the end of a round', (table) => {
    table.given(night(['A2', 'B1', 'B4', 'C3', 'D1', 'D4', 'E2']));

    endTurn(table, 1);

    expect(table.match.outcome).toEqual({ winners: [0, 1], reason: { key: 'nightSurvived' }, rule: 'BEA-END-c' });
  });

  scenario('BEA-END-c: six are not enough for that', (table) => {
    table.given(night(['A2', 'B1', 'B4', 'C3', 'D1', 'D4']));

    endTurn(table, 1);

    expect(table.match.outcome).toBeUndefined();
    table.leavesOpen(1);
  });

  scenario('BEA-END-c: after the last round four are enough', (table) => {
    table.given(night(['A2', 'B1', 'B4', 'C3'], { rounds: 1 }));

    endTurn(table, 1);

    expect(table.match.outcome).toMatchObject({ winners: [0, 1], reason: { key: 'nightSurvived' } });
  });

  scenario('BEA-END-c: with three it is lost', (table) => {
    table.given(night(['A2', 'B1', 'B4'], { rounds: 1 }));

    endTurn(table, 1);

    expect(table.match.outcome).toEqual({ winners: [], reason: { key: 'nightLost' }, rule: 'BEA-END-c' });
  });
});

describe('giving up', () => {
  scenario('BEA-END-d: the keeper leaves the island, its beacons go out, and its turns are left out', (table) => {
    table.given(
      last({
        turn: { seat: 0, roll: 1 },
        keepers: [{ hex: 'A1' }, { hex: 'E3', lit: ['E2'] }, { hex: 'A3' }],
      }),
    );

    table.concedes(1);
    endTurn(table, 0);

    expect(table.state.keepers[1]?.hex).toBeNull();
    expect(siteAt(table.state, 'E2')?.lit).toBeNull();
    expect(table.state.turn?.seat).toBe(2);
    table.leavesOpen(2);
  });

  scenario('BEA-END-d: the last team left wins, with everybody in it', (table) => {
    table.given(
      last({
        format: 'teams',
        turn: { seat: 0, roll: 1 },
        keepers: [{ team: 0 }, { team: 1 }, { team: 0 }, { team: 1 }],
      }),
    );

    table.concedes(2);
    table.concedes(1);
    expect(table.match.outcome).toBeUndefined();
    table.concedes(3);

    expect(table.match.outcome).toEqual({ winners: [0, 2], reason: { key: 'lastTeam' }, rule: 'BEA-END-d' });
  });

  scenario('BEA-END-d: in a long night the others play on until nobody is left, and then all have lost', (table) => {
    table.given(last({ format: 'night' }));

    table.concedes(0);
    expect(table.match.outcome).toBeUndefined();
    table.concedes(1);

    expect(table.match.outcome).toEqual({ winners: [], reason: { key: 'nobodyLeft' }, rule: 'BEA-END-d' });
  });

  scenario('BEA-END-d: who plays alone ends the match', (table) => {
    table.begins({ seats: 1 });

    table.concedes(0);

    expect(table.match.outcome).toMatchObject({ winners: [], reason: { key: 'nobodyLeft' } });
  });
});
