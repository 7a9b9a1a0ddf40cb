import { present } from '@kronika/kernel';
import { expect, test } from 'vitest';
import { senjutsu } from '../game.ts';
import { beaten } from './testing/hordes.ts';

const HEROES = ['master', 'warrior', 'student', 'ronin'];
const games = Number(process.env.HORDES ?? 0);
const seed = process.env.SEED ?? '1';

// HORDES=50 plays so many hordes with each hero of the base box and says how often wave 4 of the first round is beaten.
test.runIf(games > 0)('wave 4 is beaten more often than not', { timeout: 100_000 + games * 120_000 }, () => {
  const bot = present(senjutsu.bots.thumb, 'the bot');
  const won = HEROES.map((hero) => {
    const waves = Array.from({ length: games }, (_, game) => beaten(bot, hero, `${seed}/${hero}/${game}`));
    return { hero, count: waves.filter((one) => one >= 4).length };
  });
  const sum = won.reduce((all, { count }) => all + count, 0);
  const each = won.map(({ hero, count }) => `${hero} ${count}`).join(', ');
  process.stdout.write(`${each}: ${sum} of ${games * HEROES.length}\n`);

  expect(sum / (games * HEROES.length)).toBeGreaterThan(0.5);
});
