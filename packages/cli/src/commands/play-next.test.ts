import { readFileSync, writeFileSync } from 'node:fs';
import { tictactoe } from '@kronika/examples';
import { isRefusal, Recorder, registryOf, writeRecord } from '@kronika/kernel';
import { barter } from '@kronika/testkit/barter';
import { describe, expect, test } from 'vitest';
import { temporaryFile } from '../testing/folder.ts';
import { kronika } from '../testing/in-process.ts';

const registry = registryOf(barter, tictactoe);

const PLAY = ['play', 'barter', '--seed', '1', '--bots', 'random'];

/** Whatever is asked, the first option is taken. */
const lines = Array.from({ length: 60 }, () => '1');

/** The record of a match that was played to its end. */
async function finished(): Promise<string> {
  const file = temporaryFile('finished.json');
  const { stdout } = await kronika([...PLAY, '--save', file], { registry, lines });
  expect(stdout).toContain('The winner:');
  return file;
}

/** The finished record with something else in it. */
async function changed(pattern: RegExp, by: string): Promise<string> {
  const file = await finished();
  const text = readFileSync(file, 'utf8');
  expect(text).toMatch(pattern);
  writeFileSync(file, text.replace(pattern, by));
  return file;
}

function next(file: string, more: readonly string[] = []) {
  return kronika([...PLAY, '--next', file, ...more], { registry, lines });
}

describe('kronika play --next', () => {
  test('begins the match that follows a finished one, and so on', async () => {
    const [second, third] = [temporaryFile('second.json'), temporaryFile('third.json')];

    const two = await next(await finished(), ['--save', second]);
    const three = await next(second, ['--save', third]);

    expect(two).toMatchObject({ code: 0, stderr: '' });
    expect(two.stdout).toContain('Match 2 of the series\n');
    expect(three.stdout).toContain('Match 3 of the series\n');
    const before = JSON.parse(readFileSync(second, 'utf8'));
    expect(JSON.parse(readFileSync(third, 'utf8'))).toMatchObject({
      start: {
        setup: { purses: before.end.match.state.coins },
        follows: { number: 3, fingerprint: before.end.fingerprint },
      },
    });
  });

  test('says so in Polish, too', async () => {
    expect((await next(await finished(), ['--lang', 'pl'])).stdout).toContain('Partia nr 2 w serii\n');
  });

  test('refuses a match that is not over', async () => {
    const file = temporaryFile('unfinished.json');
    await kronika([...PLAY, '--save', file], { registry, lines: ['1', 'q'] });

    expect(await next(file)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('The match was not played to its end'),
    });
  });

  test('refuses a game whose matches do not continue each other', async () => {
    const file = temporaryFile('tictactoe.json');
    await kronika(['play', 'tictactoe', '--bots', 'random', '--save', file], { registry, lines });

    expect(await kronika(['play', 'tictactoe', '--next', file], { registry })).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('Matches of this game do not continue each other'),
    });
  });

  test('refuses a record of another game', async () => {
    expect(await kronika(['play', 'tictactoe', '--next', await finished()], { registry })).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('it is of the game barter, not of tictactoe'),
    });
  });

  test('refuses a damaged record', async () => {
    expect(await next(await changed(/"fingerprint":"./, '"fingerprint":"x'))).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('its decisions lead to another match than the one recorded'),
    });
  });

  test('refuses a record whose purses were tampered with', async () => {
    const begun = Recorder.begin(barter, { is: 'setup', setup: { seats: 3, purses: [6, 6, 0] } }, 'x');
    if (isRefusal(begun)) throw new Error('a match that can begin');
    const file = temporaryFile('tampered.json');
    writeFileSync(file, writeRecord(begun.recorder.record()).replace('[6,6,0]', '[60,6,0]'));

    const refused = await next(file);

    expect(refused.code).toBe(2);
    expect(refused.stderr).toContain('purses: expected 12 coins in all purses together');
  });

  test('says who plays with what already, so that nothing else can be said of it', async () => {
    expect((await next(await finished(), ['--seats', '3'])).stderr).toContain("'--next <file>' cannot be used with");
  });

  test('refuses a file that is not there', async () => {
    expect(await next('nowhere.json')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('there is no such file'),
    });
  });
});
