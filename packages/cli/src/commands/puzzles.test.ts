import { readFileSync, writeFileSync } from 'node:fs';
import type { Puzzle } from '@kronika/bots';
import { describe, expect, test } from 'vitest';
import { lastLine } from '../testing/finished.ts';
import { temporaryFile } from '../testing/folder.ts';
import { kronika } from '../testing/in-process.ts';

const FIND = ['puzzles', 'beacons', '--seed', 'beacons', '--games', '5', '--threads', '1'];

function puzzlesIn(file: string): readonly Puzzle[] {
  return JSON.parse(readFileSync(file, 'utf8'));
}

describe('kronika puzzles', () => {
  test('writes what it finds into a file, one puzzle a line, and nothing twice', async () => {
    const file = temporaryFile('puzzles.json');

    const { puzzles } = JSON.parse(lastLine(await kronika([...FIND, '--json', '--write', file])));
    const written = readFileSync(file, 'utf8');
    await kronika([...FIND, '--write', file]);

    expect(puzzles.length).toBeGreaterThan(1);
    expect(puzzlesIn(file)).toEqual(puzzles);
    expect(written.split('\n')).toHaveLength(puzzles.length + 3);
    expect(readFileSync(file, 'utf8')).toBe(written);
  });

  test('goes on with later games, up to as many as are wanted', async () => {
    const file = temporaryFile('puzzles.json');
    const all: readonly Puzzle[] = JSON.parse(lastLine(await kronika([...FIND, '--json']))).puzzles;

    const later = await kronika([...FIND, '--first', '1', '--games', '4', '--json']);
    await kronika([...FIND, '--count', '1', '--write', file]);

    expect(JSON.parse(lastLine(later)).puzzles).toEqual(all.filter(({ record }) => record.seed !== 'beacons/0'));
    expect(puzzlesIn(file)).toEqual(all.slice(0, 1));
  });

  test('checks a file: whether each is sound, and comes out of a new search', async () => {
    const file = temporaryFile('puzzles.json');
    await kronika([...FIND, '--write', file]);
    const [first, ...others] = puzzlesIn(file);
    const wrong = {
      ...first,
      line: first?.line.map((step) => ({ ...step, accepts: [step.accepts.includes(0) ? 1 : 0] })),
    };

    const checked = await kronika(['puzzles', 'beacons', '--check', file, '--json']);
    writeFileSync(file, JSON.stringify([wrong, ...others]));
    const falsified = await kronika(['puzzles', 'beacons', '--check', file, '--json']);

    expect(JSON.parse(lastLine(checked))).toMatchObject({ game: 'beacons', puzzles: others.length + 1 });
    expect(falsified.code).toBe(2);
  });

  test.each([
    { args: ['puzzles', 'chess'], says: 'chess' },
    { args: [...FIND, '--games', '0'], says: 'expected a whole number from 1' },
    { args: ['puzzles', 'beacons', '--check', 'packages/cli/package.json'], says: 'no list of puzzles' },
    { args: ['puzzles', 'beacons', '--check', 'nowhere.json'], says: 'no such file' },
  ])('says what would be right: $args', async ({ args, says }) => {
    const refused = await kronika(args);

    expect(refused.code).toBe(2);
    expect(refused.stderr).toContain(says);
  });
});
