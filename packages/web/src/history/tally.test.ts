import type { MatchResult, TableSummary } from '@kronika/protocol';
import { describe, expect, test } from 'vitest';
import type { MyMatch } from '../pages/lobby/my-match.ts';
import { finishedMatches } from './finished.ts';
import {
  against,
  byGear,
  byMonth,
  byOrder,
  byRounds,
  bySeats,
  bySide,
  byWay,
  median,
  shareOf,
  sidesMet,
  tallyOf,
} from './tally.ts';

const RESULT: MatchResult = {
  how: 'played',
  reason: 'strongholdBroken',
  decisions: 100,
  began: 1,
  ended: Date.UTC(2026, 4, 15),
  sides: ['crab', 'lion'],
  rounds: 4,
  first: 0,
};

const SUMMARY: TableSummary = {
  table: 'one',
  game: 'l5r',
  status: 'over',
  seats: [
    { is: 'person', name: 'Jadwiga' },
    { is: 'bot', name: 'Bot', bot: 'thumb' },
  ],
  clock: { is: 'none' },
  windows: 'open',
  visibility: 'invitation',
  waiting: [],
  winners: [0],
  result: RESULT,
  created: 1,
  updated: 2,
};

function match(summary: Partial<TableSummary> = {}, mine: Partial<MyMatch> = {}): MyMatch {
  return { at: 'device', seats: [0], ...mine, summary: { ...SUMMARY, ...summary } };
}

const withResult = (result: Partial<MatchResult>, rest: Partial<TableSummary> = {}): MyMatch =>
  match({ ...rest, result: { ...RESULT, ...result } });

describe('what counts', () => {
  test('is over, begun as the game is set up, and played by us', () => {
    const matches = [
      match(),
      match({ status: 'playing' }),
      match({ beginning: 'record' }),
      match({ sight: 'all' }),
      match({}, { seats: [] }),
    ];

    expect(finishedMatches(matches)).toHaveLength(1);
  });

  test('is won, lost, drawn, or shared around one screen', () => {
    const verdictOf = (one: MyMatch) => finishedMatches([one])[0]?.verdict;

    expect(verdictOf(match())).toBe('won');
    expect(verdictOf(match({}, { seats: [1] }))).toBe('lost');
    expect(verdictOf(match({ winners: [] }))).toBe('drawn');
    expect(verdictOf(match({}, { seats: [0, 1] }))).toBe('shared');
  });

  test('comes in the order in which it ended, also where only its last change is known', () => {
    const { result: _, ...old } = SUMMARY;
    const matches = [
      withResult({ ended: 5 }, { table: 'early' }),
      { ...match(), summary: { ...old, table: 'old', updated: 7 } },
      withResult({ ended: 9 }, { table: 'late' }),
    ];

    expect(finishedMatches(matches).map(({ table }) => table)).toEqual(['late', 'old', 'early']);
  });
});

describe('numbers', () => {
  const played = finishedMatches([
    withResult({}),
    withResult({ first: 1 }, { winners: [1] }),
    withResult({ how: 'resigned', by: 1, rounds: 2 }),
    withResult({ sides: ['crane', 'lion'], reason: 'honorVictory' }, { winners: [1] }),
    match({}, { seats: [0, 1] }),
  ]);

  test('of all', () => {
    expect(tallyOf(played)).toEqual({ won: 2, lost: 2, other: 1 });
    expect(shareOf(tallyOf(played))).toBe(50);
    expect(shareOf({ won: 0, lost: 0, other: 4 })).toBeUndefined();
  });

  test('by what was played, and against what', () => {
    expect(bySide(played)).toEqual([
      { key: 'crab', tally: { won: 2, lost: 1, other: 0 } },
      { key: 'crane', tally: { won: 0, lost: 1, other: 0 } },
    ]);
    expect(against(played, 'crab', 'lion')).toEqual({ won: 2, lost: 1, other: 0 });
    expect(against(played, 'lion', 'crab')).toEqual({ won: 0, lost: 0, other: 0 });
  });

  test('by what was played with', () => {
    const armed = finishedMatches([
      withResult({ gear: ['yari', 'katana'] }),
      withResult({ gear: ['yari', 'yari'] }, { winners: [1] }),
      withResult({ gear: ['', 'yari'] }),
      withResult({}),
    ]);

    expect(byGear(armed)).toEqual([{ key: 'yari', tally: { won: 1, lost: 1, other: 0 } }]);
  });

  test('at a table of more than two, against each of the others', () => {
    const three = [...SUMMARY.seats, { is: 'bot' as const, name: 'Bot 2', bot: 'thumb' }];
    const melee = finishedMatches([
      withResult({ sides: ['crab', 'lion', 'crane'] }, { seats: three, winners: [2] }),
      withResult({ sides: ['crab', 'lion', 'lion'] }, { seats: three }),
      withResult({}),
    ]);

    expect(against(melee, 'crab', 'lion')).toEqual({ won: 2, lost: 1, other: 0 });
    expect(against(melee, 'crab', 'crane')).toEqual({ won: 0, lost: 1, other: 0 });
    expect(sidesMet(melee)).toEqual(expect.arrayContaining(['lion', 'crane']));
    expect(bySeats(melee)).toEqual([
      { key: 2, tally: { won: 1, lost: 0, other: 0 } },
      { key: 3, tally: { won: 1, lost: 1, other: 0 } },
    ]);
  });

  test('by who went first, by the way it ended, by rounds', () => {
    expect(byOrder(played)).toEqual([
      { key: 'first', tally: { won: 2, lost: 1, other: 0 } },
      { key: 'second', tally: { won: 0, lost: 1, other: 0 } },
    ]);
    expect(byWay(played)).toEqual([
      { key: 'strongholdBroken', tally: { won: 1, lost: 1, other: 1 } },
      { key: 'honorVictory', tally: { won: 0, lost: 1, other: 0 } },
      { key: 'resigned', tally: { won: 1, lost: 0, other: 0 } },
    ]);
    expect(byRounds(played).map(({ key }) => key)).toEqual([2, 4]);
  });

  test('by month, twelve of them up to now, also the empty ones', () => {
    const months = byMonth(played, Date.UTC(2026, 5, 20));

    expect(months).toHaveLength(12);
    expect(new Date(months.at(-1)?.key ?? 0).getMonth()).toBe(5);
    expect(months.map(({ tally }) => tally.won)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0]);
  });

  test('in the middle', () => {
    expect(median([])).toBeUndefined();
    expect(median([7])).toBe(7);
    expect(median([9, 1, 5])).toBe(5);
  });
});
