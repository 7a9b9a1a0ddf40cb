import { describe, expect, test } from 'vitest';
import { kronika } from './testing/in-process.ts';
import { kronikaProcess } from './testing/process.ts';

test('help goes to the standard output and is no error', async () => {
  const help = await kronika(['--help']);

  expect(help).toMatchObject({ code: 0, stderr: '' });
  for (const command of [
    'games',
    'play',
    'resume',
    'replay',
    'verify',
    'simulate',
    'cards',
    'deck',
    'serve',
    'doctor',
    'bench',
  ])
    expect(help.stdout).toContain(`\n  ${command} `);
});

test.each(['games', 'play', 'resume', 'replay', 'verify', 'simulate', 'cards', 'deck', 'serve', 'doctor', 'bench'])(
  '%s has help',
  async (command) => {
    const help = await kronika([command, '--help']);

    expect(help).toMatchObject({ code: 0, stderr: '' });
    expect(help.stdout).toContain(`Usage: kronika ${command}`);
  },
);

describe('what cannot be done is said on the standard error, with exit code 2', () => {
  test.each([
    { args: [], says: 'Usage: kronika' },
    { args: ['simulat'], says: 'Did you mean simulate?' },
    { args: ['simulate'], says: "missing required argument 'game'" },
    { args: ['simulate', 'tictactoe', '--gams', '3'], says: 'Did you mean --games?' },
    { args: ['simulate', 'tictactoe', 'chess'], says: 'too many arguments' },
    { args: ['simulate', 'tictactoe', '--games'], says: 'argument missing' },
    { args: ['play', 'tictactoe', '--lang', 'de'], says: 'Allowed choices are pl, en' },
  ])('kronika $args', async ({ args, says }) => {
    const refused = await kronika(args);

    expect(refused).toMatchObject({ code: 2, stdout: '' });
    expect(refused.stderr).toContain(says);
  });
});

test('the process itself ends with the same exit code and nothing on the standard output', async () => {
  const refused = await kronikaProcess(['simulate', 'chess']);

  expect(refused).toEqual({
    code: 2,
    stdout: '',
    stderr: expect.stringMatching(/^There is no game called "chess"\. Known: .*tictactoe/),
  });
});
