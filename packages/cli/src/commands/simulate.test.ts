import { describe, expect, test } from 'vitest';
import { lastLine } from '../testing/finished.ts';
import { kronika } from '../testing/in-process.ts';
import { kronikaProcess } from '../testing/process.ts';

describe('kronika simulate', () => {
  test('ends with one JSON object when asked for it', async () => {
    const finished = await kronikaProcess(['simulate', 'tictactoe', '--games', '30', '--seed', '7', '--json']);

    expect(finished).toMatchObject({ code: 0, stderr: '' });
    expect(finished.stdout.trimEnd()).toBe(lastLine(finished));
    expect(JSON.parse(lastLine(finished))).toEqual({
      game: 'tictactoe',
      seed: '7',
      games: 30,
      finished: 30,
      decisions: expect.any(Number),
      seconds: expect.any(Number),
      decisionsPerSecond: expect.any(Number),
      winsByBot: { random: expect.any(Number) },
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  test('plays the same games from the same seed, and other games from another', async () => {
    const hashFrom = async (seed: string) => {
      const finished = await kronika(['simulate', 'tictactoe', '--games', '20', '--seed', seed, '--json']);
      return JSON.parse(lastLine(finished)).hash;
    };

    expect(await hashFrom('1')).toBe(await hashFrom('1'));
    expect(await hashFrom('1')).not.toBe(await hashFrom('2'));
  });

  test('plays the same games in as many threads as it is told', async () => {
    const playedIn = async (threads: string) => {
      const args = ['simulate', 'tictactoe', '--games', '7', '--seats', 'random,thumb', '--json', '--threads', threads];
      const { seconds, decisionsPerSecond, ...played } = JSON.parse(lastLine(await kronikaProcess(args)));
      return played;
    };

    const alone = await playedIn('1');
    expect(alone).toMatchObject({ games: 7, finished: 7 });
    expect(await playedIn('3')).toEqual(alone);
  });

  test('prints a table for people, in their language', async () => {
    const args = ['simulate', 'tictactoe', '--games', '10', '--seats', 'random,thumb'];

    expect((await kronika(args)).stdout).toMatch(/^Tic-tac-toe: 10 games, seed 1\nbot +wins +share\nrandom .*\nthumb /);
    expect((await kronika(args, { lang: 'pl' })).stdout).toMatch(/^Kółko i krzyżyk: liczba partii 10, ziarno 1\n/);
  });
});

test('kronika simulate brings the decks that are named', async () => {
  const hashWith = async (...decks: readonly string[]) => {
    const played = await kronika(['simulate', 'l5r', '--games', '1', '--json', ...decks]);
    return JSON.parse(lastLine(played)).hash;
  };

  expect(await hashWith('--decks', 'crane-starter,lion-starter')).toBe(await hashWith());
  expect(await hashWith('--decks', 'lion-starter,crane-starter')).not.toBe(await hashWith());
});

describe('kronika simulate says what would be right', () => {
  test.each([
    { args: ['l5r', '--decks', 'crane-court'], says: 'the table has 2 seats, and 1 entry is named' },
    { args: ['chess'], says: 'There is no game called "chess". Known: ' },
    { args: ['tictactoe', '--games', '0'], says: 'expected a whole number from 1' },
    { args: ['tictactoe', '--games', 'x'], says: 'not "x"' },
    { args: ['tictactoe', '--games', '1.5'], says: 'not "1.5"' },
    { args: ['tictactoe', '--games', '-1'], says: 'not "-1"' },
    { args: ['tictactoe', '--games', '1e3'], says: 'not "1e3"' },
    { args: ['tictactoe', '--threads', '0'], says: 'expected a whole number from 1' },
    { args: ['tictactoe', '--seats', 'random'], says: 'the game is for 2 seats, and 1 bot is named' },
    { args: ['tictactoe', '--seats', 'random,genius'], says: 'There is no bot called "genius". Known: random, thumb' },
  ])('$args', async ({ args, says }) => {
    const refused = await kronika(['simulate', ...args, '--json']);

    expect(refused).toMatchObject({ code: 2, stdout: '' });
    expect(refused.stderr).toContain(says);
  });

  test('in Polish, too', async () => {
    const refused = await kronika(['simulate', 'chess'], { lang: 'pl' });

    expect(refused.stderr).toContain('Nie ma gry o nazwie „chess”');
  });
});
