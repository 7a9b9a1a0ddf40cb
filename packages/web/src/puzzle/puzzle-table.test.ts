import type { Puzzle } from '@kronika/bots';
import { tictactoe } from '@kronika/examples';
import {
  fingerprint,
  type Game,
  imagine,
  isRefusal,
  present,
  Recorder,
  randomOf,
  replay,
  waitingFor,
} from '@kronika/kernel';
import { l5r } from '@kronika/l5r';
import { describe, expect, test } from 'vitest';
import { BrokenScriptError } from '../lesson/led-table.ts';
import { playedByBots } from '../replay/testing/played.ts';
import { PuzzleTable } from './puzzle-table.ts';
import { fork, NAMES } from './testing/fork.ts';

function opened(puzzle: Puzzle = fork(), game: Game = tictactoe): PuzzleTable {
  const table = PuzzleTable.open(game, puzzle, NAMES);
  if (isRefusal(table)) throw new Error(JSON.stringify(table));
  return table;
}

const boardOf = (table: PuzzleTable): unknown => table.seen.document.match?.board;

describe('a puzzle on its table', () => {
  test('asks its solver what the record was cut off at', () => {
    const { document, step, steps, turn } = opened().seen;

    expect({ step, steps, turn }).toEqual({ step: 0, steps: 3, turn: 'own' });
    expect(document.you.role).toEqual({ is: 'seat', seat: 0 });
    expect(document.match?.question).toMatchObject({ is: 'choose', seat: 0 });
    expect(document.seats.map(({ name }) => name)).toEqual(['Ala', 'Bot']);
  });

  test('plays a right answer, then those of the others, to the end of the solution', () => {
    const table = opened();

    expect(table.answer(1)).toBe('right');
    expect(table.seen).toMatchObject({ step: 1, turn: 'others' });
    expect(table.seen.document.match?.question).toBeUndefined();
    table.goOn();
    expect(table.seen).toMatchObject({ step: 2, turn: 'own' });
    expect(table.answer(1)).toBe('right');
    expect(table.seen).toMatchObject({ step: 3, turn: 'over' });
    expect(table.seen.document.ending).toEqual({ is: 'played', winners: [0] });
  });

  test('takes an answer that is as good, and is over where the solution leads no further', () => {
    const table = opened();

    expect(table.answer(3)).toBe('right');
    expect(boardOf(table)).toMatchObject({ cells: { 6: 0 } });
    expect(table.turn).toBe('over');
  });

  test('goes on behind an answer that is as good where the same is asked then', () => {
    const twice = { seat: 0, accepts: [2, 1] } as const;
    const table = opened(fork({ line: [twice, { seat: 1, accepts: [1] }] }));

    expect(table.answer(1)).toBe('right');
    expect(table.turn, 'other cells are free than the solution says').toBe('over');
    table.again();
    expect(table.answer(2)).toBe('right');
    expect(table.turn).toBe('others');
  });

  test('changes nothing for a wrong answer', () => {
    const table = opened();
    const before = table.seen;

    for (const answer of [0, 2, 4, 99, [1]]) expect(table.answer(answer)).toBe('wrong');
    expect(table.seen).toEqual(before);
  });

  test('does not care in which order things are picked', () => {
    const mulligan = playedByBots(l5r, 4);
    const picked = mulligan.match.open[0]?.question;
    if (picked?.is !== 'pick') throw new Error('cards of the first hand are picked');
    const line = [{ seat: picked.seat, accepts: [[0, 2, 3]] }];
    const puzzle = fork({ record: mulligan.record(), seat: picked.seat, line });

    expect(opened(puzzle, l5r).answer([3, 2])).toBe('wrong');
    expect(opened(puzzle, l5r).answer([3, 0, 2])).toBe('right');
  });

  test('goes back to its position', () => {
    const table = opened();
    const before = table.seen;
    table.answer(1);
    table.goOn();

    table.again();
    expect(table.seen).toEqual(before);
  });

  test('tells its record only when it is over', () => {
    const table = opened();

    expect(table.record()).toBeUndefined();
    table.answer(1);
    expect(table.record()).toBeUndefined();
    table.goOn();
    table.answer(1);
    expect(table.record()?.end.decisions).toBe(3);
  });

  test('is refused if its solution cannot be played', () => {
    for (const line of [
      [{ seat: 0, accepts: [9] }],
      [{ seat: 1, accepts: [0] }],
      [{ seat: 0, accepts: [] }],
    ] satisfies Puzzle['line'][])
      expect(() => opened(fork({ line }))).toThrow(BrokenScriptError);
    const damaged = fork().record;
    const record = { ...damaged, end: { ...damaged.end, fingerprint: 'other' } };
    expect(PuzzleTable.open(tictactoe, fork({ record }), NAMES)).toMatchObject({ refused: 'invalid' });
  });
});

describe('what is shown of a puzzle', () => {
  const played = playedByBots(l5r, 60);
  const seat = present(waitingFor(played.match)[0], 'a seat that is asked');
  const line = [{ seat, accepts: [0] }];

  test('rests only on what its solver may know', () => {
    const record = played.record({ match: 'stored' });
    const documents = ['one', 'other'].map((seed) => {
      const match = imagine(l5r, played.match, seat, randomOf(seed));
      const otherwise = { ...record, end: { ...record.end, match, fingerprint: fingerprint(match) } };
      return opened(fork({ record: otherwise, seat, line }), l5r).seen.document;
    });

    expect(documents[0]).toEqual(opened(fork({ record, seat, line }), l5r).seen.document);
    expect(documents[1]).toEqual(documents[0]);
  });

  test('is the match as it was recorded, with the chance it had', () => {
    const table = opened(fork({ record: played.record(), seat, line }), l5r);
    table.answer(0);

    const after = Recorder.resume(l5r, played.record());
    if (isRefusal(after)) throw new Error('the record was refused');
    after.decide({ seat, asked: after.match.asked, answer: 0 });
    const moments = [...replay(l5r, present(table.record(), 'the record'))];
    const last = moments.at(-1);
    if (last === undefined || isRefusal(last)) throw new Error('the record was refused');
    expect(last.match).toEqual(after.match);
  });
});
