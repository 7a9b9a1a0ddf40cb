import { readFileSync, writeFileSync } from 'node:fs';
import { l5r } from '@kronika/l5r';
import { describe, expect, test } from 'vitest';
import { lastLine } from '../testing/finished.ts';
import { temporaryFile } from '../testing/folder.ts';
import { kronika } from '../testing/in-process.ts';
import { kronikaProcess } from '../testing/process.ts';

const TABLE = `import type { L5rFeature } from './measures.ts';

/** Kept as it is. */
export const WEIGHTS: Readonly<Record<L5rFeature, number>> = {
  honor: 17,
};
`;

describe('kronika fit', () => {
  test('gives the same weights in as many threads as it is told', async () => {
    const fittedIn = async (threads: string) =>
      JSON.parse(lastLine(await kronikaProcess(['fit', 'l5r', '--games', '5', '--json', '--threads', threads])));

    const alone = await fittedIn('1');
    expect(alone).toMatchObject({ game: 'l5r', seed: '1', games: 5, positions: { heldOut: 12 } });
    expect(Object.keys(alone.weights)).toEqual([...(l5r.evaluation?.features ?? [])]);
    expect(await fittedIn('2')).toEqual(alone);
  });

  test('writes the weights into the table of a file, and nothing else', async () => {
    const file = temporaryFile('weights.ts');
    writeFileSync(file, TABLE);

    const finished = await kronika(['fit', 'l5r', '--games', '5', '--json', '--threads', '1', '--write', file]);

    const { weights } = JSON.parse(lastLine(finished));
    const written = readFileSync(file, 'utf8');
    expect(finished.stderr).toBe(`Written to ${file}.\n`);
    expect(written).toContain(`= {\n  honor: ${weights.honor},\n  honorInDanger: ${weights.honorInDanger},\n`);
    expect(written).toMatch(/firstPlayer: -?[\d.]+,\n};\n$/);
    expect(written.startsWith(TABLE.slice(0, TABLE.indexOf('  honor')))).toBe(true);
  });

  test.each([
    { args: ['tictactoe'], says: 'there are no weights to fit' },
    { args: ['l5r', '--games', '4'], says: 'expected a whole number from 5' },
    { args: ['l5r', '--seats', '2,3'], says: 'expected 2, not "3"' },
    { args: ['l5r', '--seed', '1', '--games', '5', '--write', '/'], says: 'it is a folder' },
  ])('says what would be right: $args', async ({ args, says }) => {
    const refused = await kronika(['fit', ...args]);

    expect(refused.code).toBe(2);
    expect(refused.stderr).toContain(says);
  });
});
