import type { Bot } from '@kronika/kernel';
import { candidatesFor } from '../search/candidates.ts';

/** Plays like another bot, but so many times in a hundred takes something else that came into question. */
export function carelessBot(bot: Bot, slips: number): Bot {
  return {
    answer(thought) {
      const expected = bot.answer(thought);
      if (thought.random.int(1, 100) > slips) return expected;
      return thought.random.pick(candidatesFor(thought.question, expected));
    },
  };
}
