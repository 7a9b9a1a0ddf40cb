import type { Puzzle } from '@kronika/bots';
import { tictactoe } from '@kronika/examples';
import type { Answer } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import type { SolvedWay } from './progress.ts';
import type { PuzzleLine } from './puzzle-line.ts';
import { type OpenPuzzle, PuzzleMatch } from './puzzle-match.ts';
import { fork, NAMES } from './testing/fork.ts';
import type { PuzzleAsk } from './worker/messages.ts';
import { PuzzleService } from './worker/puzzle-service.ts';

/** A puzzle in which everything follows at once, with what was asked of its worker and how it was solved. */
async function opened(puzzle: Puzzle = fork()) {
  const service = new PuzzleService(async (id) => (id === tictactoe.id ? tictactoe : undefined));
  const asked: PuzzleAsk['is'][] = [];
  const line: PuzzleLine = {
    ask: (ask) => {
      asked.push(ask.is);
      return service.hear(ask);
    },
    hangUp: () => asked.push('again'),
  };
  const solved: SolvedWay[] = [];
  const match = new PuzzleMatch({
    puzzle,
    names: NAMES,
    line,
    later: (then) => {
      then();
      return () => undefined;
    },
    solved: (way) => solved.push(way),
  });
  await match.open();
  return { match, asked, solved };
}

function stateOf({ store }: PuzzleMatch): OpenPuzzle {
  const state = store.get();
  if (state.is !== 'open') throw new Error(`the puzzle is ${state.is}`);
  return state;
}

function decide(match: PuzzleMatch, answer: Answer) {
  return match.send({ is: 'decide', asked: 0, answer: typeof answer === 'number' ? answer : [...answer] });
}

/** Until the replies of the others have come. */
async function ownTurn(match: PuzzleMatch): Promise<void> {
  while (stateOf(match).turn === 'others') await new Promise((resolve) => setTimeout(resolve));
}

describe('a puzzle', () => {
  test('is solved by its right answers, with the replies in between', async () => {
    const { match, solved } = await opened();

    expect(await decide(match, 1)).toEqual({ is: 'done' });
    await ownTurn(match);
    expect(stateOf(match)).toMatchObject({ step: 2, turn: 'own' });
    expect(solved).toEqual([]);
    expect(await decide(match, 1)).toEqual({ is: 'done' });
    expect(stateOf(match)).toMatchObject({ step: 3, turn: 'over' });
    expect(solved).toEqual(['alone']);
  });

  test('is solved by another answer that is as good, too', async () => {
    const { match, solved } = await opened();

    expect(await decide(match, 3)).toEqual({ is: 'done' });
    expect(stateOf(match).turn).toBe('over');
    expect(solved).toEqual(['alone']);
  });

  test('says of a wrong answer that it is wrong, and stays as it is', async () => {
    const { match, solved } = await opened();
    const before = match.state();

    expect(await decide(match, 0)).toMatchObject({ is: 'refused', because: { text: { en: 'Not this one.' } } });
    expect(await decide(match, 2)).toMatchObject({ is: 'refused' });
    expect(match.state()).toEqual(before);
    expect(stateOf(match)).toMatchObject({ step: 0, turn: 'own', wrong: 2, way: 'alone' });
    expect(solved).toEqual([]);
    await decide(match, 1);
    await ownTurn(match);
    expect(stateOf(match).wrong).toBe(0);
  });

  test('gives a hint in two stages, and remembers that it did', async () => {
    const { match, asked, solved } = await opened();
    expect(match.aim).toBeUndefined();
    expect(asked).not.toContain('accepted');

    await match.hint();
    expect(match.aim).toEqual({ is: 'thing', answers: [1, 3] });
    await match.hint();
    expect(match.aim).toEqual({ is: 'answer', answers: [1, 3] });

    await decide(match, 1);
    await ownTurn(match);
    expect(match.aim, 'a hint is about one answer').toBeUndefined();
    await decide(match, 1);
    expect(solved).toEqual(['helped']);
  });

  test('shows its solution from the position on, to the end', async () => {
    const { match, solved } = await opened();
    await decide(match, 1);
    await ownTurn(match);

    await match.showSolution();
    for (const step of [0, 2]) {
      await expect.poll(() => match.aim).toMatchObject({ is: 'answer' });
      expect(stateOf(match)).toMatchObject({ step, turn: 'own', doing: 'showing' });
      await decide(match, 1);
      await ownTurn(match);
    }
    expect(stateOf(match)).toMatchObject({ turn: 'over', doing: 'showing' });
    expect(solved, 'what was shown was not solved').toEqual([]);
  });

  test('can be tried again, with what was given away still known', async () => {
    const { match, solved } = await opened();
    const before = match.state();
    await match.showSolution();
    await expect.poll(() => match.aim).toBeDefined();

    await match.again();
    expect(stateOf(match)).toMatchObject({ step: 0, turn: 'own', doing: 'solving', hint: undefined });
    expect(match.state()).toEqual(before);
    await decide(match, 3);
    expect(solved).toEqual(['helped']);
  });

  test('that was won with its last answer is played on from its position', async () => {
    const { match } = await opened();
    await decide(match, 1);
    await ownTurn(match);
    await decide(match, 1);

    expect(await match.recordToPlayOn()).toEqual(match.puzzle.record);
  });

  test('that goes on behind its end is played on from there', async () => {
    const { match } = await opened(fork({ line: [{ seat: 0, accepts: [1] }] }));
    await decide(match, 1);

    expect((await match.recordToPlayOn()).end.decisions).toBe(1);
  });

  test('answers nothing but questions', async () => {
    const { match } = await opened();

    for (const wish of [{ is: 'takeBack' }, { is: 'resign' }, { is: 'record' }] as const)
      expect(await match.send(wish)).toMatchObject({ is: 'refused' });
    expect(await match.send({ is: 'explain', thing: { is: 'cell', id: '0' } })).toMatchObject({ is: 'explained' });
  });

  test.each([
    ['of a game that is not there', fork({ record: { ...fork().record, game: 'chess' } })],
    ['whose solution cannot be played', fork({ line: [{ seat: 0, accepts: [9] }] })],
  ])('%s is refused with a reason', async (_, puzzle) => {
    const { match } = await opened(puzzle);

    expect(match.store.get()).toMatchObject({
      is: 'refused',
      because: { en: expect.stringMatching(/cannot be set up/) },
    });
  });
});
