import { describe, expect, test } from 'vitest';
import { cardGames } from '../cards.ts';
import { lastLine } from '../testing/finished.ts';
import { kronika } from '../testing/in-process.ts';

describe('kronika cards', () => {
  test('lists every card of the game in the language asked for', async () => {
    const english = (await kronika(['cards', 'l5r'])).stdout;
    const polish = (await kronika(['cards', 'l5r', '--lang', 'pl'])).stdout;

    expect(english).toMatch(/^name +type +clan +text\n/);
    expect(english).toMatch(/\nOrnate Fan +attachment +neutral +Restricted\.\n/);
    expect(polish).toMatch(/\nZdobny wachlarz +dodatek +neutralna +Niezwykły\.\n/);
    expect(english.trimEnd().split('\n')).toHaveLength(1 + 223 + 1);
    expect(lastLine({ code: 0, stdout: polish, stderr: '' })).toBe(
      'Liczba kart: 223; zaimplementowane: 223; ze scenariuszem w testach: 223.',
    );
  });

  test('--json counts them: all are implemented, and all have a scenario', async () => {
    expect(JSON.parse(lastLine(await kronika(['cards', 'l5r', '--json'])))).toEqual({
      total: 223,
      implemented: 223,
      withScenario: 223,
    });
  });

  test('does not know of scenarios where there are no tests', async () => {
    for (const game of cardGames) expect(game.count([]).withScenario).toBe(0);
  });

  test('refuses a game without cards', async () => {
    expect(await kronika(['cards', 'tictactoe'])).toEqual({
      code: 2,
      stdout: '',
      stderr: 'There is no game called "tictactoe". Known: l5r, agot, senjutsu, oath.\n',
    });
  });
});
