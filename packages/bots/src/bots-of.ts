import { type Bot, type Game, isRefusal, type Refusal } from '@kronika/kernel';
import { levelBots } from './levels/levels.ts';
import { randomBot } from './random/random-bot.ts';

const known = new WeakMap<Game, Readonly<Record<string, Bot>>>();

/** The bots that can play a game, by name: the random one, the game's own, and one for each level and style. */
export function botsOf(game: Game): Readonly<Record<string, Bot>> {
  let bots = known.get(game);
  if (bots === undefined) {
    bots = { random: randomBot, ...game.bots, ...levelBots(game) };
    known.set(game, bots);
  }
  return bots;
}

/** The game's bot of that name. */
export function botCalled(game: Game, name: string): Bot | Refusal {
  const bots = botsOf(game);
  return (
    (Object.hasOwn(bots, name) ? bots[name] : undefined) ?? {
      refused: 'unknown',
      what: 'bot',
      name,
      known: Object.keys(bots),
    }
  );
}

/** The game's bots of these names, in this order; refuses the first name it does not know. */
export function botsCalled(game: Game, names: readonly string[]): readonly Bot[] | Refusal {
  const bots: Bot[] = [];
  for (const name of names) {
    const bot = botCalled(game, name);
    if (isRefusal(bot)) return bot;
    bots.push(bot);
  }
  return bots;
}
