import { tictactoe } from '@kronika/examples';
import { l5r } from '@kronika/l5r';
import { expect, test } from 'vitest';
import { lastLine } from '../testing/finished.ts';
import { kronika } from '../testing/in-process.ts';

test('kronika games lists every game with its seats and bots', async () => {
  expect((await kronika(['games'])).stdout).toMatch(
    /tictactoe +Tic-tac-toe +2 +random, thumb, level-1, level-2, level-3, level-4, level-5\n/,
  );
  expect((await kronika(['games'], { lang: 'pl' })).stdout).toMatch(/tictactoe +Kółko i krzyżyk/);
});

test('kronika games --json lists the same for programs', async () => {
  const games: unknown = JSON.parse(lastLine(await kronika(['games', '--json'])));

  expect(games).toContainEqual({
    id: 'tictactoe',
    names: { pl: 'Kółko i krzyżyk', en: 'Tic-tac-toe' },
    seats: { min: 2, max: 2 },
    bots: ['random', 'thumb', 'level-1', 'level-2', 'level-3', 'level-4', 'level-5'],
    setup: tictactoe.setup,
    commands: [],
  });
  expect(games).toContainEqual(expect.objectContaining({ id: l5r.id, commands: ['cards', 'deck check'] }));
});

test('kronika games tells which commands a game has', async () => {
  const told = (await kronika(['games'])).stdout.split('\n\n');

  expect(told.find((part) => part.startsWith(`${l5r.id}\n`))).toContain('has the commands: cards, deck check');
  expect(told.find((part) => part.startsWith('beacons\n'))).not.toContain('commands');
});
