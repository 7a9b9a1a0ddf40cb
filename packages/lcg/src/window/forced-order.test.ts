import { cardsIn, type SeatId } from '@kronika/kernel';
import { ScenarioTable } from '@kronika/testkit';
import { describe, expect, test } from 'vitest';
import { on } from '../ability/when.ts';
import {
  discardOf,
  playOf,
  type Tiny,
  type TinyEvent,
  type TinySpec,
  type TinyText,
  tinyGame,
} from '../testing/tiny-game.ts';

const falls = on<Tiny, TinyEvent, 'fell'>('fell', (_, { card }, { ability }) => card !== ability.self);

const scored = (seat: SeatId, amount: number) => ({ is: 'scored', seat, amount }) as const;

/** Adds to the points of seat 0. */
const adding = (amount: number): TinyText => ({
  add: { is: 'forcedReaction', when: falls, effect: () => scored(0, amount) },
});

const TEXTS: Readonly<Record<string, TinyText>> = {
  one: adding(1),
  two: adding(2),
  three: adding(3),
  four: adding(4),
  five: adding(5),
  doubler: {
    double: { is: 'forcedReaction', when: falls, effect: ({ points }) => scored(0, (points[0] ?? 0) + 1) },
  },
  // Asks its player something, but nothing that depends on points.
  asker: {
    ask: {
      is: 'forcedReaction',
      when: falls,
      targets: { whom: { message: { key: 'whom' }, from: ({ table }) => cardsIn(table, playOf(1)) } },
      effect: (_, { targets }) => (targets.whom ?? []).map((card) => ({ is: 'fell', card }) as const),
    },
  },
};

/** A card falls, and these in play answer to it. */
function answering(play: TinySpec['play'], windows: Tiny['windows'] = 'brief', first: SeatId = 0) {
  const table = new ScenarioTable(
    tinyGame({
      texts: TEXTS,
      play: [[...(play?.[0] ?? []), 'victim'], play?.[1] ?? []],
      windows,
      first,
      happens: (card) => [{ is: 'fell', card: card('victim') }],
    }).game,
  );
  table.given({});
  return table;
}

const use = (card: string) => ({ is: 'use', card });

describe.each(['open', 'brief'] as const)('forced effects that are due at once, with %s windows', (windows) => {
  test('are not ordered by anybody, where every order comes to the same', () => {
    const table = answering([['one', 'two', 'three', 'four']], windows);

    expect(table.state.points).toEqual([10, 0]);
  });

  test('are ordered by the first player, where it matters, whoever controls them', () => {
    const table = answering([['one', 'doubler'], []], windows, 1);
    table.seat(0).isNotAsked();
    table.seat(1).isAsked('nextForced').takes(use('doubler'));

    expect(table.state.points).toEqual([2, 0]);
  });

  test('are ordered where it matters only for two of them', () => {
    const table = answering([['one', 'two', 'doubler'], []], windows);
    table.seat(0).isAsked('nextForced').takes(use('one'));
    table.seat(0).isAsked('nextForced').takes(use('doubler'));

    expect(table.state.points).toEqual([5, 0]);
  });

  test('are ordered where there are too many to try', () => {
    answering([['one', 'two', 'three', 'four', 'five'], []], windows)
      .seat(0)
      .isAsked('nextForced')
      .takes(use('one'));
  });
});

describe('a choice in one of them', () => {
  test('does not make the order matter, where whatever is chosen comes to the same', () => {
    const table = answering([
      ['one', 'asker'],
      ['oak', 'elm'],
    ]);
    table.seat(0).picks({ is: 'card', card: 'elm' });

    expect(table.state.points).toEqual([1, 0]);
    expect(table.state.table.zones[discardOf(1)]?.cards).toHaveLength(1);
  });

  test('lets the order be asked, where only hidden cards could tell that it does not matter', () => {
    const table = answering(
      [
        ['one', 'asker'],
        ['oak', 'elm'],
      ],
      'open',
    );

    table.seat(0).isAsked('nextForced').takes(use('one'));
    table.seat(0).picks({ is: 'card', card: 'elm' });
    expect(table.state.points).toEqual([1, 0]);
  });
});
