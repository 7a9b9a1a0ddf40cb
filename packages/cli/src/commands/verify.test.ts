import { readFileSync, writeFileSync } from 'node:fs';
import { tictactoe } from '@kronika/examples';
import { type Game, registryOf } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { lastLine } from '../testing/finished.ts';
import { temporaryFile } from '../testing/folder.ts';
import { kronika } from '../testing/in-process.ts';
import { kronikaProcess } from '../testing/process.ts';

async function recordedMatch(): Promise<string> {
  const file = temporaryFile('match.json');
  const play = ['play', 'tictactoe', '--seed', '1', '--bots', 'thumb', '--save', file];
  await kronika(play, { lines: ['5', 'u', '5', '1', 'q'] });
  return file;
}

test('kronika verify says that a sound record is sound', async () => {
  const file = await recordedMatch();

  expect((await kronika(['verify', file])).stdout).toContain(`${file} is sound`);
  expect((await kronika(['verify', file])).stdout).toContain('Tic-tac-toe, 4 decisions.');
  expect(JSON.parse(lastLine(await kronika(['verify', file, '--json'])))).toEqual({
    game: 'tictactoe',
    decisions: 4,
    fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
});

test('kronika verify says where a match contradicts the rules, although all its decisions fit', async () => {
  const file = await recordedMatch();
  const strict: Game = {
    ...tictactoe,
    faults: (state) => (JSON.stringify(state).includes('1') ? ['a stray nought'] : []),
  };

  const refused = await kronika(['verify', file], { registry: registryOf(strict) });

  expect(refused).toMatchObject({ code: 2, stdout: '' });
  expect(refused.stderr).toContain('after decision 2 the match contradicts the rules (a stray nought)');
});

describe('kronika verify, replay and resume refuse what is damaged', () => {
  test.each([
    { name: 'a changed fingerprint', pattern: /"fingerprint":"./, by: '"fingerprint":"x', says: 'end.fingerprint' },
    { name: 'an impossible decision', pattern: /(.*"decisions":\[\[0),4/s, by: '$1,40', says: 'decision 1' },
    { name: 'a changed count', pattern: /"anew":\{"asked":\d+/, by: '"anew":{"asked":99', says: 'end.fingerprint' },
    { name: 'a count that is none', pattern: /"anew":\{"asked":\d+/, by: '"anew":{"asked":"x"', says: 'anew.asked' },
    { name: 'a cut file', pattern: /.{40}$/s, by: '', says: 'it is no JSON' },
    { name: 'a newer version', pattern: '"version":5', by: '"version":99', says: 'version 99' },
    { name: 'another game', pattern: '"game":"tictactoe"', by: '"game":"chess"', says: 'no game called "chess"' },
  ])('$name', async ({ pattern, by, says }) => {
    const file = await recordedMatch();
    const sound = readFileSync(file, 'utf8');
    const damaged = sound.replace(pattern, by);
    expect(damaged).not.toBe(sound);
    writeFileSync(file, damaged);

    for (const command of ['verify', 'replay', 'resume']) {
      const refused = await kronika([command, file]);
      expect(refused).toMatchObject({ code: 2, stdout: '' });
      expect(refused.stderr).toContain(says);
    }
    expect(readFileSync(file, 'utf8')).toBe(damaged);
  });

  test('a file that is not there, or is no file', async () => {
    expect(await kronikaProcess(['verify', 'no-such-file.json'])).toEqual({
      code: 2,
      stdout: '',
      stderr: 'no-such-file.json cannot be used: there is no such file or folder.\n',
    });
    expect(await kronika(['verify', '.'])).toMatchObject({ code: 2, stdout: '' });
  });
});
