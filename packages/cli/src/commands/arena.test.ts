import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { lastLine } from '../testing/finished.ts';
import { temporaryFile } from '../testing/folder.ts';
import { kronika } from '../testing/in-process.ts';
import { kronikaProcess } from '../testing/process.ts';

/** What depends on the seed alone. */
function played(finished: Parameters<typeof lastLine>[0]) {
  const { secondsPerMove, ...rest } = JSON.parse(lastLine(finished));
  return rest;
}

const TEN = ['arena', 'tictactoe', '--a', 'thumb', '--b', 'random', '--games', '10', '--json'];

describe('kronika arena', () => {
  test('says who won how often, with an interval and the time of a move', async () => {
    const finished = await kronikaProcess(TEN);

    expect(finished).toMatchObject({ code: 0, stderr: '' });
    const result = JSON.parse(lastLine(finished));
    expect(Object.keys(result)).toEqual(['game', 'a', 'b', 'games', 'wins', 'rate', 'low', 'high', 'secondsPerMove']);
    expect(result).toMatchObject({ game: 'tictactoe', a: 'thumb', b: 'random', games: 10 });
    expect(result.wins.a + result.wins.b + result.wins.others).toBe(10);
    expect(result.rate).toBe(result.wins.a / 10);
    expect(result.low).toBeLessThan(result.rate);
    expect(result.high).toBeGreaterThanOrEqual(result.rate);
    expect(result.secondsPerMove.a).toBeGreaterThan(0);
    expect(played(await kronika([...TEN, '--threads', '1']))).toEqual(played(finished));
    expect(played(await kronika([...TEN, '--threads', '1', '--seed', '2']))).not.toEqual(played(finished));
  });

  test('gives a one seat of a larger table', async () => {
    const args = [
      'arena',
      'beacons',
      '--a',
      'random',
      '--b',
      'random',
      '--seats',
      '3',
      '--games',
      '6',
      '--threads',
      '1',
    ];
    const file = temporaryFile('games.jsonl');

    expect(played(await kronika([...args, '--json', '--resume', file]))).toMatchObject({ games: 6 });

    const games = readFileSync(file, 'utf8').trimEnd().split('\n').slice(1);
    expect(games.map((line) => JSON.parse(line).place)).toEqual([0, 1, 2, 0, 1, 2]);
  });

  test('prints a table for people, in their language', async () => {
    const args = ['arena', 'tictactoe', '--a', 'thumb', '--b', 'random', '--games', '4', '--threads', '1'];

    expect((await kronika(args)).stdout).toMatch(
      /^Tic-tac-toe: thumb against random, 4 games\nbot +wins +CPU seconds a move\nthumb .*\nrandom .*\n\(nobody\) .*\nthumb wins .* of the games/,
    );
    expect((await kronika(args, { lang: 'pl' })).stdout).toContain('thumb wygrywa');
  });

  test.each([
    { args: ['--a', 'thumb'], says: 'name two bots' },
    { args: ['--a', 'thumb', '--b', 'genius'], says: 'There is no bot called "genius"' },
    { args: ['--a', 'thumb', '--b', 'random', '--seats', '1'], says: 'expected 2, not "1"' },
    { args: ['--a', 'thumb', '--b', 'random', '--nodes', '0'], says: '--nodes' },
    { args: ['--a', 'thumb', '--b', 'random', '--resume', '/'], says: 'it is a folder' },
  ])('says what would be right: $args', async ({ args, says }) => {
    const refused = await kronika(['arena', 'tictactoe', ...args]);

    expect(refused.code).toBe(2);
    expect(refused.stderr).toContain(says);
  });
});

describe('an arena that was cut off', () => {
  const args = (games: string, file: string) => [
    'arena',
    'tictactoe',
    '--a',
    'thumb',
    '--b',
    'random',
    '--json',
    '--threads',
    '1',
    '--games',
    games,
    '--resume',
    file,
  ];

  test('goes on where it was, and plays again what was half written', async () => {
    const file = temporaryFile('games.jsonl');
    const whole = played(await kronika([...TEN, '--threads', '1']));
    await kronika(args('6', file));
    const six = readFileSync(file, 'utf8');
    appendFileSync(file, '{"a":"thumb","b":"ran');

    expect(played(await kronika(args('10', file)))).toEqual(whole);

    const text = readFileSync(file, 'utf8');
    expect(text.startsWith(six)).toBe(true);
    expect(text.trimEnd().split('\n')).toHaveLength(11);
    expect(played(await kronika(args('10', file)))).toEqual(whole);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  test('takes no games of another contest for its own', async () => {
    const file = temporaryFile('games.jsonl');
    await kronika(args('1', file));
    const before = readFileSync(file, 'utf8');

    const refused = await kronika([...args('2', file), '--seed', 'other']);

    expect(refused).toMatchObject({ code: 2 });
    expect(refused.stderr).toContain('games of another contest');
    expect(readFileSync(file, 'utf8')).toBe(before);
  });
});

describe('a ladder', () => {
  test('rates who takes part, the best first', async () => {
    const args = [
      'arena',
      'tictactoe',
      '--ladder',
      '--bots',
      'random,thumb,level-1',
      '--games',
      '12',
      '--threads',
      '1',
    ];
    const { ladder, pairs } = JSON.parse(lastLine(await kronika([...args, '--json'])));

    expect(ladder[0].bot).toBe('thumb');
    expect(ladder[0].low).toBeLessThan(ladder[0].elo);
    expect(pairs.map(({ a, b, games }: Record<string, unknown>) => [a, b, games])).toEqual([
      ['random', 'thumb', 12],
      ['random', 'level-1', 12],
      ['thumb', 'level-1', 12],
    ]);
    expect((await kronika(args)).stdout).toMatch(/^Tic-tac-toe: ladder from 36 games\nbot +Elo +95 %\nthumb +\d{4}/);
  });

  test('lets each pair meet both ways at larger tables', async () => {
    const args = ['arena', 'beacons', '--ladder', '--bots', 'random,thumb', '--seats', '3', '--games', '2'];
    const { pairs } = JSON.parse(lastLine(await kronika([...args, '--threads', '1', '--json'])));

    expect(pairs.map(({ a, b, games }: Record<string, unknown>) => [a, b, games])).toEqual([
      ['random', 'thumb', 1],
      ['thumb', 'random', 1],
    ]);
  });
});

test('the report is one page with its plots in it', async () => {
  const file = temporaryFile('report.html');
  await kronika(['arena', 'l5r', '--a', 'random', '--b', 'random', '--games', '2', '--threads', '1', '--report', file]);

  const page = readFileSync(file, 'utf8');
  for (const title of ['Ladder', 'Wins', 'Seats', 'Decisions', 'Length', 'Decks'])
    expect(page).toContain(`<h2>${title}</h2>`);
  expect(page.match(/<svg/g)).toHaveLength(6);
  expect(page).not.toMatch(/NaN|undefined|src=|href=/);
});

describe('a program of somebody else', () => {
  const against = async (script: string, ...more: readonly string[]) => {
    const file = temporaryFile('bot.mjs');
    writeFileSync(file, script);
    const name = `exec:${process.execPath} ${file}`;
    const args = ['arena', 'tictactoe', '--a', name, '--b', 'random', '--games', '2', '--threads', '1', '--json'];
    const finished = await kronika([...args, ...more]);
    return { finished, result: played(finished) };
  };
  const LISTENING = `import { createInterface } from 'node:readline';
const say = (message) => console.log(JSON.stringify(message));
createInterface({ input: process.stdin }).on('line', (line) => hear(JSON.parse(line)));`;

  test('plays with the messages of the protocol', async () => {
    const args = ['arena', 'skirmish', '--a', 'exec:node docs/examples/bot.mjs', '--b', 'random', '--games', '2'];
    const finished = await kronikaProcess([...args, '--json']);

    expect(finished).toMatchObject({ code: 0, stderr: '' });
    const { wins, games, secondsPerMove } = JSON.parse(lastLine(finished));
    expect(games).toBe(2);
    expect(wins.a + wins.b + wins.others).toBe(2);
    expect(secondsPerMove.a).toBeGreaterThan(0);
  });

  test('hears that its decision was taken, and who won', async () => {
    const log = temporaryFile('heard.txt');
    await against(
      `${LISTENING}
import { appendFileSync } from 'node:fs';
let document, ids = 0;
function hear(message) {
  appendFileSync(${JSON.stringify(log)}, message.is + (message.is === 'changed' ? JSON.stringify(message.patch).includes('"over"') ? ' over' : '' : '') + '\\n');
  if (message.is === 'table') document = message.document;
  if (message.is === 'changed') for (const { path, value } of message.patch) if (path === '/match/asked') document.match.asked = value;
  if (message.is === 'table') { say({ is: 'attach', version: 1, table: 'arena' }); say({ is: 'say', id: 7, text: 'hello' }); say({ is: 'decide', id: 8, asked: 99, answer: 0 }); }
  if (message.is === 'refused' && message.id === 8) say({ is: 'decide', id: 9, asked: document.match.asked, answer: document.match.question.options.length - 1 });
}`,
      '--games',
      '1',
      '--move-seconds',
      '1',
    );

    const heard = readFileSync(log, 'utf8').trimEnd().split('\n');
    expect(heard.slice(0, 5)).toEqual(['table', 'refused', 'refused', 'changed', 'done']);
    expect(heard).toContain('changed over');
  });

  test.each([
    { does: 'is not there', script: 'process.exit(3)', says: 'ended (exit code 3)' },
    { does: 'fails', script: 'throw new Error("my fault")', says: 'my fault' },
    { does: 'says nothing', script: 'process.stdin.resume()', says: 'gave no answer within 1 s' },
    {
      does: 'talks',
      script: `console.log('hello'); process.stdin.resume()`,
      says: 'no message of the protocol: hello',
    },
    {
      does: 'answers what is no answer',
      script: `${LISTENING}\nfunction hear({ is }) { if (is === 'table') say({ is: 'decide', id: 1, asked: 1, answer: 99 }); }`,
      says: 'gave an answer that does not fit.',
    },
  ])('loses if it $does, and it is said why', async ({ script, says }) => {
    const { finished, result } = await against(script, '--move-seconds', '1', '--games', '1');

    expect(result).toMatchObject({ games: 1, wins: { a: 0, b: 1, others: 0 } });
    expect(finished.stderr).toContain(says);
  });
});
