import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { temporaryFile } from '../testing/folder.ts';
import { kronika } from '../testing/in-process.ts';
import { kronikaProcess } from '../testing/process.ts';

const GAME = ['play', 'tictactoe', '--seed', '1', '--bots', 'thumb'];

describe('kronika play', () => {
  test('is played to the end over a pipe', async () => {
    const finished = await kronikaProcess(GAME, '1\n1\n1\n1\n1\n1\n');

    expect(finished).toMatchObject({ code: 0, stderr: '' });
    expect(finished.stdout).toContain('Seat 1: you\nSeat 2: bot thumb\n');
    expect(finished.stdout).toContain('> 1\n· × marks cell 1.\n· ○ marks cell 5.\n');
    expect(finished.stdout).toMatch(/(wins|a draw)\.\n$/);
  });

  test('shows the board, what happened, and the options with their numbers', async () => {
    const { stdout } = await kronika(GAME, { lines: ['5'] });

    expect(stdout).toContain('○ │ 2 │ 3\n──┼───┼──\n4 │ × │ 6\n──┼───┼──\n7 │ 8 │ 9\n');
    expect(stdout).toContain('Mark a free cell.\n  1  cell 2\n  2  cell 3\n');
    expect(stdout).toContain('a number from 1 to 7 · u take back · q quit · ? help\n');
  });

  test('speaks Polish where the environment or --lang says so', async () => {
    for (const { stdout } of [await kronika(GAME, { lang: 'pl' }), await kronika([...GAME, '--lang', 'pl'])])
      expect(stdout).toContain('Zajmij wolne pole.\n  1  pole 1\n');
  });

  test('lets the person sit elsewhere: the bots begin', async () => {
    const { stdout } = await kronika([...GAME, '--seat', '2']);

    expect(stdout).toContain('Seat 1: bot thumb\nSeat 2: you\n· × marks cell 5.\n');
  });

  test('explains an answer that does not fit, and asks again', async () => {
    const { stdout } = await kronika(GAME, { lines: ['10', 'middle', '1 2', '?', '5'] });

    for (const given of ['10', 'middle', '1 2'])
      expect(stdout).toContain(`"${given}" is no answer here. a number from 1 to 9\n`);
    expect(stdout).toContain('u   take back your last decision');
    expect(stdout).toContain('× marks cell 5.');
  });

  test('takes back the last decision with the consent of the bots', async () => {
    const { stdout } = await kronika(GAME, { lines: ['u', '5', 'u', '1'] });

    expect(stdout).toContain('You have no decision to take back yet.');
    expect(stdout).toMatch(/× marks cell 5\.\n[\s\S]*The bots agree[\s\S]*× marks cell 1\.\n/);
  });

  test('saves a match that is left, where --save says or where the person says', async () => {
    const [given, asked] = [temporaryFile('given.json'), temporaryFile('asked.json')];

    const withSave = await kronika([...GAME, '--save', given], { lines: ['5', 'q'] });
    await kronika(GAME, { lines: ['5', 'q', asked] });
    const unsaved = await kronika(GAME, { lines: ['5', 'q', ''] });

    expect(withSave.stdout).toContain(`Saved to ${given}.`);
    expect(unsaved.stdout).toContain('Not saved.');
    expect(readFileSync(given, 'utf8')).toBe(readFileSync(asked, 'utf8'));
  });

  test('asks for another file where it cannot save', async () => {
    const good = temporaryFile('match.json');

    const { code, stdout } = await kronika(GAME, { lines: ['q', `${good}/nowhere/x.json`, good] });

    expect(code).toBe(0);
    expect(stdout).toContain('there is no such file or folder');
    expect(existsSync(good)).toBe(true);
  });
});

describe('kronika play with decks', () => {
  test('brings the decks that are named, and asks and answers in words', async () => {
    const play = ['play', 'l5r', '--seed', '1', '--bots', 'random', '--decks', 'lion-host,crab-wall'];

    const { code, stdout } = await kronika(play, { lines: ['1', 't', '?', 'q', ''] });

    expect(code).toBe(0);
    expect(stdout).toContain('Stronghold: Yōjin no Shiro');
    expect(stdout).toContain('Stronghold: Shiro Nishiyama');
    expect(stdout).toContain('Set-up: which province lies under your stronghold?\nIt is safe');
    expect(stdout).toContain('t card texts · u take back');
    expect(stdout).toContain('Cards you can see:');
  });

  test('names the ready decks in its help', async () => {
    expect((await kronika(['play', '--help'])).stdout).toMatch(
      /Ready decks of l5r:\n {2}crane-starter, lion-starter, /,
    );
  });

  test('says that there is nothing to look up in a game without cards', async () => {
    expect((await kronika(GAME, { lines: ['t', 'q', ''] })).stdout).toContain('There is nothing to look up');
  });
});

describe('kronika play says what would be right', () => {
  test.each([
    {
      args: ['l5r', '--decks', 'crane-court,nonsense'],
      says: 'nonsense: there is no such file or folder; ready decks:',
    },
    { args: ['tictactoe', '--decks', 'a,b'], says: '--decks cannot be used: tictactoe is not played with decks' },
    { args: ['chess'], says: 'There is no game called "chess"' },
    { args: ['tictactoe', '--seats', '3'], says: '--seats cannot be used: expected 2, not "3"' },
    { args: ['tictactoe', '--seat', '3'], says: '--seat cannot be used: expected a whole number from 1 to 2' },
    { args: ['tictactoe', '--bots', 'thumb,thumb'], says: '2 bots are named, but the number of seats for bots is 1' },
    { args: ['tictactoe', '--bots', 'genius'], says: 'There is no bot called "genius"' },
    { args: ['tictactoe', '--save', 'no/such/folder/x.json'], says: 'there is no such file or folder' },
    { args: ['tictactoe', '--save', '.'], says: 'it is a folder' },
  ])('$args', async ({ args, says }) => {
    const refused = await kronika(['play', ...args]);

    expect(refused).toMatchObject({ code: 2, stdout: '' });
    expect(refused.stderr).toContain(says);
  });
});

describe('kronika resume', () => {
  test('goes on with a saved match and writes it back', async () => {
    const file = temporaryFile('match.json');
    await kronika([...GAME, '--save', file], { lines: ['5', 'q'] });

    const resumed = await kronika(['resume', file], { lines: ['2', '1', '1', '1', '1'] });

    expect(resumed.stdout).toContain('○ │ 2 │ 3\n──┼───┼──\n4 │ × │ 6\n');
    expect(resumed.stdout).toContain(`Saved to ${file}.`);
    expect((await kronika(['verify', file])).code).toBe(0);
    expect(await kronika(['resume', file])).toMatchObject({ code: 2, stderr: expect.stringContaining('over') });
  });

  test('takes back decisions made before it was saved', async () => {
    const file = temporaryFile('match.json');
    await kronika([...GAME, '--save', file], { lines: ['5', 'q'] });

    const { stdout } = await kronika(['resume', file], { lines: ['u', 'q'] });

    expect(stdout).toContain('1 │ 2 │ 3\n──┼───┼──\n4 │ 5 │ 6\n');
  });
});
