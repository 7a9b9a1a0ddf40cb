import { registryOf } from '@kronika/kernel';
import { race } from '@kronika/testkit';
import { describe, expect, test } from 'vitest';
import { lastLine } from '../testing/finished.ts';
import { kronika } from '../testing/in-process.ts';

const surroundings = { registry: registryOf(race) };
const played = (args: readonly string[], lines: readonly string[] = []) =>
  kronika(['play', 'race', '--seed', '1', ...args], { ...surroundings, lines });

describe('kronika play', () => {
  test('is for one person alone where the game can be', async () => {
    const { code, stdout } = await played([], ['2', '2', '2']);

    expect(code).toBe(0);
    expect(stdout).toContain('Format: ahead of the storm\nSeat 1: you\nAgainst you: the storm\n');
    expect(stdout).toMatch(/Home!\n$/);
  });

  test('takes back in a match for one without speaking of bots', async () => {
    expect((await played([], ['2', 'u', 'q', ''])).stdout).toContain('Your last decision is taken back.\n');
  });

  test('takes format, teams, options and what is brought', async () => {
    const { stdout } = await played(
      ['--format', 'relay', '--teams', '1,1,2,2', '--option', 'goal=4', '--bring', 'hare,hare,tortoise,hare+boots'],
      ['2', '2', '2', '2'],
    );

    expect(stdout).toContain(
      'Format: relay\nSeat 1: you (team 1)\nSeat 2: bot level-3 (team 1)\nSeat 3: bot level-3 (team 2)\n',
    );
    expect(stdout).toContain(' / 4\n');
  });

  test('is for as many as the format asks for', async () => {
    expect((await played(['--format', 'free'], ['q', ''])).stdout).toContain('Seat 2: bot level-3\n');
  });

  test.each([
    {
      args: ['--format', 'swim'],
      says: '--format cannot be used: there is no format "swim"; known: free, relay, storm',
    },
    { args: ['--format', 'relay', '--seats', '2'], says: '--seats cannot be used: expected 4, not "2"' },
    { args: ['--seats', '5'], says: 'expected a whole number from 1 to 4' },
    { args: ['--option', 'wind=3'], says: 'wind=3: expected goal=3..9 or storm=mild|wild' },
    { args: ['--option', 'goal'], says: 'goal: expected goal=3..9' },
    { args: ['--option', 'goal=99'], says: 'goal=99: expected goal=3..9' },
    { args: ['--seats', '3', '--option', 'storm=mild'], says: 'storm=mild: expected goal=3..9' },
    { args: ['--seats', '4', '--teams', '1,2,1,2'], says: '--teams cannot be used: the match is played without teams' },
    { args: ['--format', 'relay', '--teams', '1,2,2,2'], says: 'expected 1,2,1,2 or 1,1,2,2' },
    { args: ['--bring', 'tortoise+spikes'], says: 'runners.0.shoes: expected "boots"' },
    { args: ['--seats', '1', '--bots', 'random'], says: '--bots cannot be used' },
  ])('says what would be right: $args', async ({ args, says }) => {
    const refused = await played(args);

    expect(refused).toMatchObject({ code: 2, stdout: '' });
    expect(refused.stderr).toContain(says);
  });

  test('names in its help what can be chosen', async () => {
    const { stdout } = await kronika(['play', '--help'], surroundings);

    expect(stdout).toContain('Options of race:\n  goal=3..9 storm=mild|wild');
    expect(stdout).toContain('Shoes of race:\n  spikes, boots');
  });
});

test('kronika simulate lets a bot play alone, and teams', async () => {
  const simulated = async (...args: readonly string[]) =>
    JSON.parse(lastLine(await kronika(['simulate', 'race', '--games', '3', '--json', ...args], surroundings)));

  expect(await simulated()).toMatchObject({ games: 3, finished: 3 });
  expect((await simulated('--format', 'relay')).winsByBot.random).toBe(6);
  expect((await simulated('--option', 'storm=wild', '--option', 'goal=9')).winsByBot.random).toBe(0);
});

test('kronika games tells how a match is set up', async () => {
  const { stdout } = await kronika(['games'], surroundings);

  expect(stdout).toMatch(/race +Race +1–4 +random, level-1, level-2, level-3, level-4, level-5\n/);
  expect(stdout).toContain(
    'race\n  formats: free (2–4), relay (4; teams 1,2,1,2 / 1,1,2,2), storm (1–2; against the storm)\n' +
      '  options: goal=3..9 storm=mild|wild\n  each seat brings: runner + shoes\n',
  );
});
