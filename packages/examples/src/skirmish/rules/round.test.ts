import { decide, isRefusal, questionFor, viewOf } from '@kronika/kernel';
import { scenarioOf } from '@kronika/testkit';
import { describe, expect, test } from 'vitest';
import { skirmish } from '../game.ts';
import { fightersIn, namesIn, passAll, passIdle, use } from '../testing.ts';
import { handOf } from '../zones.ts';
import { outcomeOf } from './round.ts';

const scenario = scenarioOf(skirmish);

describe('a round', () => {
  scenario('SKI-ROUND-a: begins with fresh limits', (table) => {
    table.given({ seats: [{ field: ['knight', 'militia'] }, {}] });

    table.seat(0).takes(use('knight'));
    passAll(table);
    table.seat(0).says(0);
    table.seat(1).says(0);

    table.seat(0).mayTake(use('knight'));
    expect(table.state.round).toBe(2);
  });

  scenario('SKI-ROUND-b: gives each seat 2 gold', (table) => {
    table.given({ seats: [{ gold: 0 }, { gold: 4 }] });

    passAll(table);

    expect(table.state.gold).toEqual([2, 6]);
    table.leavesOpen(0);
    table.leavesOpen(1);
  });

  scenario('SKI-DRAW-a: gives each seat the top card of its deck', (table) => {
    table.given({ seats: [{ deck: ['knight', 'herald'] }, { deck: ['banner', 'curse'], hand: ['rally'] }] });

    passAll(table);

    expect(namesIn(table.state, handOf(0))).toEqual(['knight']);
    expect(namesIn(table.state, handOf(1))).toEqual(['rally', 'banner']);
    table.leavesOpen(0);
    table.leavesOpen(1);
  });

  scenario('SKI-DRAW-b: goes on when a deck is empty', (table) => {
    table.given({ seats: [{}, { deck: ['banner'] }] });

    passAll(table);

    expect(namesIn(table.state, handOf(0))).toEqual([]);
    expect(namesIn(table.state, handOf(1))).toEqual(['banner']);
    table.seat(0).isAsked('bid');
    table.seat(1).isAsked('bid');
  });

  scenario('SKI-ROUND-c: ends what lasts until its end', (table) => {
    table.given({ seats: [{ field: ['knight', 'militia'] }, {}] });

    table.seat(0).takes(use('knight'));
    expect(table.state.lasting).toHaveLength(1);
    passAll(table);

    expect(table.state.lasting).toEqual([]);
    table.leavesOpen(0);
    table.leavesOpen(1);
  });

  scenario('SKI-STANCE-b: ends with all fighters ready', (table) => {
    table.given({ seats: [{ field: ['knight (spent)'] }, { field: ['militia (spent)', 'outlaw (spent)'] }] });

    passAll(table);

    expect(fightersIn(table.state, 0)).toEqual(['knight 2']);
    expect(fightersIn(table.state, 1)).toEqual(['militia 1', 'outlaw 3']);
    table.leavesOpen(0);
    table.leavesOpen(1);
  });
});

describe('bids', () => {
  scenario('SKI-BID-a: are 0 to 3 gold that the seat has', (table) => {
    table.given({ seats: [{ gold: 0 }, { gold: 9 }] });

    passAll(table);

    expect(questionFor(table.match, 0)).toMatchObject({ is: 'number', min: 0, max: 2 });
    expect(questionFor(table.match, 1)).toMatchObject({ is: 'number', min: 0, max: 3 });
    table.leavesOpen(0);
    table.leavesOpen(1);
  });

  scenario('SKI-BID-a: are secret until both are there', (table) => {
    table.given({ seats: [{}, {}] });
    passAll(table);
    const { match } = table;

    const bids = [0, 3].map((answer) => decide(skirmish, match, { seat: 0, asked: match.asked, answer }));
    const [low, high] = bids.map((next) => (isRefusal(next) ? undefined : viewOf(skirmish, next.match, 1)));

    expect(low).toMatchObject({ waiting: [1] });
    expect(high).toEqual(low);
    table.leavesOpen(0);
    table.leavesOpen(1);
  });

  scenario('SKI-BID-b: are paid by both, and the higher one makes the first player', (table) => {
    table.given({ seats: [{ gold: 5 }, { gold: 5 }] });

    passAll(table);
    table.seat(0).says(1);
    table.seat(1).says(2);

    expect(table.state.first).toBe(1);
    expect(table.state.gold).toEqual([6, 5]);
    table.seat(1).isAsked('actionWindow');
  });

  scenario('SKI-BID-b: change nothing when they are equal', (table) => {
    table.given({ seats: [{ gold: 5 }, { gold: 5 }], first: 1 });

    passAll(table);
    table.seat(0).says(2);
    table.seat(1).says(2);

    expect(table.state.first).toBe(1);
    expect(table.state.gold).toEqual([5, 5]);
  });
});

describe('actions', () => {
  scenario('SKI-ACTION-a: are taken in turn, beginning with the first player', (table) => {
    table.given({
      seats: [
        { hand: ['militia'], gold: 1 },
        { hand: ['militia'], gold: 1 },
      ],
      first: 1,
    });

    table.seat(0).isNotAsked();
    table.seat(1).takes(use('militia'));
    passIdle(table);
    table.seat(1).isNotAsked();
    table.seat(0).takes(use('militia'));

    table.seat(1).isAsked('actionWindow');
  });

  scenario('SKI-ACTION-a: go on after a pass, until both seats pass in succession', (table) => {
    table.given({
      seats: [
        { hand: ['militia'], gold: 1 },
        { hand: ['militia'], gold: 1 },
      ],
    });

    table.seat(0).passes();
    table.seat(1).takes(use('militia'));
    passIdle(table);
    table.seat(0).takes(use('militia'));
    table.seat(1).passes();
    table.seat(0).passes();

    table.seat(0).isAsked('bid');
    table.seat(1).isAsked('bid');
  });
});

describe('the end', () => {
  scenario('SKI-WIN-a: comes at the end of a round with 6 renown and more than the other', (table) => {
    table.given({ seats: [{ field: ['militia'], renown: 4 }, { renown: 5 }], round: 3 });

    passAll(table);

    expect(table.match.outcome).toEqual({ winners: [0], reason: { key: 'mostRenown' }, rule: 'SKI-WIN-a' });
  });

  scenario('SKI-WIN-a: does not come while both have the same', (table) => {
    table.given({ seats: [{ renown: 6 }, { renown: 6 }], round: 3 });

    passAll(table);

    expect(table.match.outcome).toBeUndefined();
    table.seat(0).isAsked('bid');
    table.seat(1).isAsked('bid');
  });

  scenario('SKI-WIN-a: does not come with less', (table) => {
    table.given({ seats: [{ field: ['militia'], renown: 3 }, {}], round: 7 });

    passAll(table);

    expect(table.state.renown).toEqual([5, 0]);
    expect(table.match.outcome).toBeUndefined();
    table.leavesOpen(0);
    table.leavesOpen(1);
  });

  scenario('SKI-WIN-b: comes after the eighth round for whoever has more renown', (table) => {
    table.given({ seats: [{ renown: 1 }, { renown: 2 }], round: 8 });

    passAll(table);

    expect(table.match.outcome).toMatchObject({ winners: [1], rule: 'SKI-WIN-b' });
  });

  test('SKI-WIN-b: is a draw with equal renown', () => {
    expect(outcomeOf({ renown: [7, 7], round: 8 })).toMatchObject({ winners: [], rule: 'SKI-WIN-b' });
    expect(outcomeOf({ renown: [0, 0], round: 7 })).toBeUndefined();
  });
});
