import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './packages.ts';

/** Where machines keep what belongs to one person: no such path means anything to anybody else. */
const HOMES = ['home', 'Users', 'root', 'work'];
const MACHINE_PATH = new RegExp(`(?:^|[\\s"'\`(=<])(?:/(?:${HOMES.join('|')})/\\w|[A-Za-z]:\\\\Users\\\\)`, 'm');

test('no tracked file names a path of somebody’s machine', () => {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' }).split('\0');
  const guilty = files.filter((file) => {
    const path = join(ROOT, file);
    return file !== '' && existsSync(path) && MACHINE_PATH.test(readFileSync(path, 'utf8'));
  });

  expect(guilty).toEqual([]);
});

test('such a path would be found', () => {
  for (const home of HOMES) {
    expect(`see ${['', home, 'ann', 'notes.md'].join('/')}`).toMatch(MACHINE_PATH);
    expect(`(${['', home, 'ann'].join('/')})`).toMatch(MACHINE_PATH);
  }
  expect(`"${['C:', 'Users', 'ann'].join('\\')}"`).toMatch(MACHINE_PATH);
  expect('docs/home/index.md and https://example.org/work/x').not.toMatch(MACHINE_PATH);
});
