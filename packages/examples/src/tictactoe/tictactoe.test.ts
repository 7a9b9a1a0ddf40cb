import { begin, isRefusal } from '@kronika/kernel';
import { countGames, countPositions, gameContract, scenarioOf } from '@kronika/testkit';
import { describe, expect, test } from 'vitest';
import { tictactoe } from './game.ts';

gameContract(tictactoe, { setups: [{ seats: 2 }] });

const scenario = scenarioOf(tictactoe);

describe('the rules of tic-tac-toe', () => {
  scenario('TTT-TURN-a: the seats mark a free cell in turn', ({ given, seat, view }) => {
    given({ rows: ['...', '...', '...'] });

    seat(1).isNotAsked();
    seat(0).takes({ is: 'cell', cell: 4 });
    seat(0).isNotAsked();
    seat(1).mayNotTake({ cell: 4 }).takes({ cell: 0 });

    expect(view('spectator').cells).toEqual([1, null, null, null, 0, null, null, null, null]);
    seat(0).isAsked('chooseCell');
  });

  scenario('TTT-WIN-a: who has three in a row wins', (table) => {
    table.given({ rows: ['xx.', 'oo.', '...'] });

    table.seat(0).takes({ cell: 2 });

    expect(table.match.outcome).toEqual({ winners: [0], reason: { key: 'threeInARow' }, rule: 'TTT-WIN-a' });
  });

  scenario('TTT-WIN-a: the last free cell, which nobody has to be asked for, can still win', (table) => {
    table.given({ rows: ['xox', 'oxo', '.x.'] });

    table.seat(1).takes({ cell: 6 });

    expect(table.match.outcome?.winners).toEqual([0]);
  });

  scenario('TTT-WIN-b: a full board without three in a row is a draw', (table) => {
    table.given({ rows: ['xxo', 'oox', 'x..'] });

    table.seat(1).takes({ cell: 7 });

    expect(table.match.outcome).toEqual({ winners: [], reason: { key: 'full' }, rule: 'TTT-WIN-b' });
  });
});

describe('a situation of tic-tac-toe', () => {
  test.each([
    ['a wrong size', { rows: ['...'] }],
    ['a wrong sign', { rows: ['?..', '...', '...'] }],
    ['too many crosses', { rows: ['xx.', '...', '...'] }],
    ['a match that is over', { rows: ['xxx', 'oo.', '...'] }],
    ['no rows at all', {}],
  ])('is refused for %s', (_, description) => {
    expect(tictactoe.situation(description)).toMatchObject({ refused: 'invalid', what: 'the situation' });
  });

  test('lets the seat with fewer signs move', () => {
    expect(tictactoe.situation({ rows: ['x..', '...', '...'] })).toMatchObject({ stack: [{ vars: { seat: 1 } }] });
  });
});

describe('the number of ways to play', () => {
  const begun = begin(tictactoe, { seats: 2 }, 'count');
  if (isRefusal(begun)) throw new Error('the setup was refused');
  const { match } = begun;

  test.each([
    [1, 9],
    [2, 72],
    [3, 504],
    [4, 3024],
    [5, 15120],
  ])('%i decisions from the empty board: %i', (depth, count) => {
    expect(countPositions(tictactoe, match, depth)).toBe(count);
  });

  test('to the end: 255168', () => {
    expect(countGames(tictactoe, match)).toBe(255_168);
  });
});

test('the setup needs exactly two seats', () => {
  expect(tictactoe.parseSetup({ seats: 2 })).toEqual({ seats: 2 });
  expect(tictactoe.parseSetup({ seats: 3 })).toMatchObject({ refused: 'invalid' });
  expect(tictactoe.parseSetup('two')).toMatchObject({ refused: 'invalid' });
});
