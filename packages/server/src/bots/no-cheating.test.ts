import { botsOf } from '@kronika/bots';
import { registry } from '@kronika/games';
import { answerOf } from '@kronika/host';
import { type Game, isRefusal, seatCountsOf } from '@kronika/kernel';
import { type AskedBot, botFaults, playRandomly } from '@kronika/testkit';
import { describe, expect, test } from 'vitest';

/** Each answer in question is tried in one imagined deal at least, however few positions are allowed. */
const NODES = 8;
/** Most games have come to something by then. */
const DECISIONS = 200;
/** Bots that look ahead take a thousand times as long as others. One of them is asked more often, and speaks for all. */
const SAMPLES = { quick: 8, 'level-3': 2, thinking: 1 };

/**
 * The bots of a game, asked as tables ask them, with a small budget. Styles are the same at every level; at larger tables, which
 * take longest, not all that look ahead are asked.
 */
function askedBots(game: Game, manner: keyof typeof SAMPLES, seats: number): readonly AskedBot[] {
  const bots = Object.entries(botsOf(game)).filter(([name, { effort }]) => {
    if (effort === undefined || manner !== 'thinking') return manner === (effort === undefined ? 'quick' : name);
    return seats === 2 && (!name.includes('.') || name.startsWith('level-3.'));
  });
  return bots.map(([name]) => ({
    name,
    answer(match, seat, seed) {
      const answer = answerOf(registry, { game: game.id, bot: name, seat, by: 'somebody', seed, match, nodes: NODES });
      if (isRefusal(answer)) throw new Error(answer.refused);
      return answer;
    },
  }));
}

const games = registry.ids.flatMap((id) => {
  const game = registry.find(id);
  return isRefusal(game) ? [] : [game];
});

/** The smallest table at which somebody else has something to hide, and a larger one. */
function tablesOf({ setup }: Game): readonly number[] {
  const counts = seatCountsOf(setup).filter((count) => count > 1);
  return [...new Set([Math.min(...counts), Math.min(4, Math.max(...counts))])];
}

describe.each(games.map((game) => [game.id, game] as const))('no bot of %s cheats', (_, game) => {
  test.each(tablesOf(game))('at a table of %i', (seats) => {
    const playthrough = playRandomly(game, { setup: { seats }, seed: `no-cheating/${seats}`, cap: DECISIONS });

    for (const manner of ['quick', 'level-3', 'thinking'] as const)
      expect(botFaults(playthrough, askedBots(game, manner, seats), { samples: SAMPLES[manner] })).toEqual([]);
  });
});
