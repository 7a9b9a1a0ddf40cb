import { tictactoe } from '@kronika/examples';
import { expect, test } from 'vitest';
import { lastLine } from '../testing/finished.ts';
import { kronika } from '../testing/in-process.ts';

test('kronika games lists every game with its seats and bots', async () => {
  expect((await kronika(['games'])).stdout).toMatch(/tictactoe +Tic-tac-toe +2 +random, thumb\n/);
  expect((await kronika(['games'], { lang: 'pl' })).stdout).toMatch(/tictactoe +Kółko i krzyżyk/);
});

test('kronika games --json lists the same for programs', async () => {
  const games: unknown = JSON.parse(lastLine(await kronika(['games', '--json'])));

  expect(games).toContainEqual({
    id: 'tictactoe',
    names: { pl: 'Kółko i krzyżyk', en: 'Tic-tac-toe' },
    seats: { min: 2, max: 2 },
    bots: ['random', 'thumb'],
    setup: tictactoe.setup,
  });
});
