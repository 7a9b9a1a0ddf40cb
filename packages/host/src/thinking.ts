import { botCalled, decisionOf, seated } from '@kronika/bots';
import { type Answer, isRefusal, type Refusal, type Registry } from '@kronika/kernel';
import type { BotQuestion } from './ports.ts';

/** What the bot answers. The same question always gets the same answer, wherever it is thought about. */
export function answerOf(
  registry: Registry,
  { game: id, bot: name, seat, seed, match }: BotQuestion,
): Answer | Refusal {
  const game = registry.find(id);
  if (isRefusal(game)) return game;
  const bot = botCalled(game, name);
  return isRefusal(bot) ? bot : decisionOf(seated({ seat, bot, seed }), game, match).answer;
}
