import { botCalled, decisionOf, seated, thoughtOf } from '@kronika/bots';
import { type Advice, type Answer, type Bot, type Game, isRefusal, type Refusal, type Registry } from '@kronika/kernel';
import type { Pace } from './pace.ts';
import type { BotQuestion } from './ports.ts';

/** What the bot answers. The same question always gets the same answer, wherever it is thought about. */
export function answerOf(registry: Registry, question: BotQuestion): Answer | Refusal {
  const found = botFor(registry, question);
  return isRefusal(found) ? found : decisionOf(sitting(question, found.bot), found.game, question.match).answer;
}

/** What the bot would do, and why. The same question always gets the same advice. */
export function adviceOf(registry: Registry, question: BotQuestion): Advice | Refusal {
  const found = botFor(registry, question);
  if (isRefusal(found)) return found;
  const { bot, game } = found;
  const thought = thoughtOf(sitting(question, bot), game, question.match);
  return bot.advise?.(thought) ?? { answer: bot.answer(thought), reason: NO_REASON, prospects: [] };
}

interface Machine {
  readonly pace: Pace;
  /** How many questions share one core now: each gets its part of the time. */
  readonly crowd: number;
}

/** The same question with as many positions as the machine manages in the time that the bot may take. */
export function paced<T>(
  registry: Registry,
  question: BotQuestion,
  { pace, crowd }: Machine,
  think: (registry: Registry, question: BotQuestion) => T,
): T | Refusal {
  const found = botFor(registry, question);
  if (isRefusal(found)) return found;
  const { effort } = found.bot;
  if (effort === undefined || question.nodes !== undefined) return think(registry, question);
  const share = { nodes: effort.nodes / crowd, seconds: effort.seconds / crowd };
  return pace.timed(question.game, share, (nodes) => think(registry, { ...question, nodes }));
}

function botFor(
  registry: Registry,
  { game: id, bot: name }: BotQuestion,
): { readonly game: Game; readonly bot: Bot } | Refusal {
  const game = registry.find(id);
  if (isRefusal(game)) return game;
  const bot = botCalled(game, name);
  return isRefusal(bot) ? bot : { game, bot };
}

function sitting({ seat, seed, nodes }: BotQuestion, bot: Bot): ReturnType<typeof seated> {
  return seated({ seat, bot, seed, ...(nodes === undefined ? {} : { nodes }) });
}

const NO_REASON = { pl: 'Tak radzi reguła, bez liczenia.', en: 'A rule of thumb says so; nothing was calculated.' };
