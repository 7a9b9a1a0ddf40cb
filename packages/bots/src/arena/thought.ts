import {
  type Bot,
  type Decision,
  type Game,
  imagine,
  type Match,
  present,
  questionFor,
  type Random,
  randomOf,
  resumeLine,
  type SeatId,
  type Thought,
} from '@kronika/kernel';

/** How many positions a bot may look at for one answer, unless it is told otherwise. */
export const DEFAULT_NODES = 1_000;

/** A bot in its seat, with its own source of chance: what others draw does not change its answers. */
export interface SeatedBot {
  readonly seat: SeatId;
  readonly bot: Bot;
  readonly random: Random;
  readonly nodes: number;
}

/** Which bot sits where, in the match that has this seed. */
export interface Seating {
  readonly seat: SeatId;
  readonly bot: Bot;
  readonly seed: string;
  readonly nodes?: number;
}

/** Gives a bot its seat. */
export function seated({ seat, bot, seed, nodes = bot.effort?.nodes ?? DEFAULT_NODES }: Seating): SeatedBot {
  return { seat, bot, nodes, random: randomOf(`${seed}/bot/${seat}`) };
}

/** What the bot decides in a match that asks its seat. */
export function decisionOf(seated: SeatedBot, game: Game, match: Match): Decision {
  const { seat, bot } = seated;
  return { seat, asked: match.asked, answer: bot.answer(thoughtOf(seated, game, match)) };
}

/** What the bot gets to think about in a match that asks its seat. */
export function thoughtOf({ seat, random, nodes }: Omit<SeatedBot, 'bot'>, game: Game, match: Match): Thought {
  let view: unknown;
  return {
    // Made when it is looked at: it costs more than a decision, and a bot that plays by chance needs none.
    get view() {
      view ??= viewed(game, match, seat);
      return view;
    },
    question: present(questionFor(match, seat), `a question for seat ${seat}`),
    nodes,
    random,
    imagine: () => imagine(game, match, seat, random),
  };
}

function viewed(game: Game, match: Match, seat: SeatId): unknown {
  resumeLine(match.state);
  return game.view(match.state, seat, match.stack);
}
