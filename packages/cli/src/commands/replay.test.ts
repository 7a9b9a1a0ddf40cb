import { describe, expect, test } from 'vitest';
import { temporaryFile } from '../testing/folder.ts';
import { kronika } from '../testing/in-process.ts';
import { kronikaProcess } from '../testing/process.ts';

/** A match of four decisions: × 5, ○ 1, × 2, ○ 8. */
async function recordedMatch(): Promise<string> {
  const file = temporaryFile('match.json');
  const play = ['play', 'tictactoe', '--seed', '1', '--bots', 'thumb', '--save', file];
  await kronika(play, { lines: ['5', '1', 'q'] });
  return file;
}

describe('kronika replay', () => {
  test('prints everything where nobody can turn the pages', async () => {
    const { code, stdout } = await kronikaProcess(['replay', await recordedMatch()]);

    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^— Start —[\s\S]*— Decision 1 of 4 —\n· × marks cell 5\.[\s\S]*— Decision 4 of 4 —\n· ○ marks cell 8\./,
    );
    expect(stdout).toContain('The record ends here; the match is not over.');
  });

  test('--to prints the log up to a decision and the board after it', async () => {
    const { stdout } = await kronika(['replay', await recordedMatch(), '--to', '2']);

    expect(stdout).toBe(
      '· × marks cell 5.\n— Decision 2 of 4 —\n· ○ marks cell 1.\n\n○ │ 2 │ 3\n──┼───┼──\n4 │ × │ 6\n──┼───┼──\n7 │ 8 │ 9\n\n',
    );
  });

  test('lets a person go on, back, jump and quit', async () => {
    const args = ['replay', await recordedMatch(), '--lang', 'pl'];

    const { stdout } = await kronika(args, { attended: true, lines: ['', '', 'b', '4', 'x', '99', 'q'] });

    const headings = [...stdout.matchAll(/— (.*) —/g)].map(([, heading]) => heading);
    expect(headings).toEqual(['Początek', 'Decyzja 1 z 4', 'Decyzja 2 z 4', 'Decyzja 1 z 4', 'Decyzja 4 z 4']);
    expect(stdout).toContain('„x” nic tu nie znaczy; liczba od 0 do 4 przenosi do tej decyzji.');
  });

  test('shows a seat its own view', async () => {
    expect(await kronika(['replay', await recordedMatch(), '--seat', '2', '--to', '0'])).toMatchObject({ code: 0 });
  });

  test.each([
    { option: ['--to', '5'], says: '--to cannot be used: expected a whole number from 0 to 4, not "5"' },
    { option: ['--to', 'end'], says: 'not "end"' },
    { option: ['--seat', '0'], says: '--seat cannot be used: expected a whole number from 1 to 2' },
  ])('refuses $option', async ({ option, says }) => {
    const refused = await kronika(['replay', await recordedMatch(), ...option]);

    expect(refused).toMatchObject({ code: 2, stdout: '' });
    expect(refused.stderr).toContain(says);
  });
});
