import { scenarioOf } from '@kronika/testkit';
import { describe, expect } from 'vitest';
import { skirmish } from '../game.ts';
import { card, fightersIn, passAll, use } from '../testing.ts';

const scenario = scenarioOf(skirmish);

describe('a clash', () => {
  scenario('SKI-CLASH-a: is won by the higher sum of ready fighters', (table) => {
    table.given({ seats: [{ field: ['militia', 'militia'] }, { field: ['herald', 'outlaw (spent)'] }] });

    passAll(table);

    expect(table.happened.find(({ event }) => event.is === 'clashFought')?.event).toMatchObject({
      strengths: [2, 1],
      winner: 0,
    });
    table.seat(1).isAsked('chooseLoss');
  });

  scenario('SKI-CLASH-a: counts strength with all that modifies it', (table) => {
    table.given({ seats: [{ field: ['captain', 'militia + banner'] }, { field: ['outlaw', 'knight'] }] });

    passAll(table);

    expect(table.happened.find(({ event }) => event.is === 'clashFought')?.event).toMatchObject({ strengths: [6, 5] });
    table.leavesOpen(1);
  });

  scenario('SKI-CLASH-a: is won by nobody when the sums are equal', (table) => {
    table.given({ seats: [{ field: ['knight'] }, { field: ['militia', 'herald'] }] });

    passAll(table);

    expect(table.state.renown).toEqual([0, 0]);
    expect(fightersIn(table.state, 0)).toEqual(['knight 2']);
    expect(fightersIn(table.state, 1)).toEqual(['militia 1', 'herald 1']);
    table.leavesOpen(0);
    table.leavesOpen(1);
  });

  scenario('SKI-CLASH-b: gives the winner 1 renown', (table) => {
    table.given({ seats: [{ field: ['militia'] }, { field: ['knight'] }] });

    passAll(table);

    expect(table.state.renown).toEqual([0, 1]);
    table.leavesOpen(0);
    table.leavesOpen(1);
  });

  scenario('SKI-CLASH-c: gives 2 renown when nobody stands up to the winner', (table) => {
    table.given({ seats: [{ field: ['militia'] }, { field: ['knight (spent)'] }] });

    passAll(table);

    expect(table.state.renown).toEqual([2, 0]);
    table.leavesOpen(0);
    table.leavesOpen(1);
  });

  scenario('SKI-CLASH-c: what reactions spend after the clash does not count', (table) => {
    table.given({ seats: [{ field: ['duelist'] }, { field: ['militia'] }] });

    table.seat(0).passes();
    table.seat(1).passes();
    table.seat(0).takes(use('duelist'));

    expect(table.state.renown).toEqual([1, 0]);
    table.leavesOpen(0);
    table.leavesOpen(1);
  });

  scenario('SKI-CLASH-d: costs the loser a fighter of his or her choice, spent or not', (table) => {
    table.given({ seats: [{ field: ['outlaw'] }, { field: ['knight (spent)', 'militia'] }] });

    passAll(table);
    table.seat(0).isNotAsked();
    table.seat(1).takes(card('knight'));

    expect(fightersIn(table.state, 0)).toEqual(['outlaw 3']);
    expect(fightersIn(table.state, 1)).toEqual(['militia 1']);
    table.leavesOpen(0);
    table.leavesOpen(1);
  });

  scenario('SKI-CLASH-d: costs nothing when there is nobody to lose', (table) => {
    table.given({ seats: [{ field: ['outlaw'] }, {}] });

    passAll(table);

    expect(table.happened.some(({ event }) => event.is === 'defeated')).toBe(false);
    table.leavesOpen(0);
    table.leavesOpen(1);
  });

  scenario('SKI-CANNOT-a: leaves a fighter that cannot be defeated, and its gear, where they are', (table) => {
    table.given({
      seats: [{ hand: ['truce'], field: ['militia + banner', 'healer'] }, { field: ['outlaw', 'outlaw'] }],
    });

    table.seat(0).takes(use('truce')).picks(card('militia'));
    passAll(table);
    table.seat(0).takes(card('militia'));

    expect(fightersIn(table.state, 0)).toEqual(['militia 3 + banner', 'healer 1']);
    expect(
      table.happened.some(({ event }) => event.is === 'discarded' && 'rule' in event && event.rule === 'SKI-GEAR-b'),
    ).toBe(false);
    table.seat(0).isAsked('bid');
    table.seat(1).isAsked('bid');
  });
});
