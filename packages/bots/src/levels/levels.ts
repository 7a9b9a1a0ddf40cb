import type { Bot, Effort, Game, Phrase } from '@kronika/kernel';
import { carelessBot } from '../careless/careless-bot.ts';
import { randomBot } from '../random/random-bot.ts';
import { searchBot } from '../search/search-bot.ts';

export const LEVEL_IDS = ['level-1', 'level-2', 'level-3', 'level-4', 'level-5'] as const;
export type LevelId = (typeof LEVEL_IDS)[number];

/** The level that is proposed to people. */
export const DEFAULT_LEVEL: LevelId = 'level-3';

/** How a level plays: by rules of thumb with so many slips in a hundred answers, or looking ahead. */
type Manner = { readonly is: 'careless'; readonly slips: number } | { readonly is: 'search'; readonly effort: Effort };

export interface Level {
  readonly name: Phrase;
  readonly about: Phrase;
  readonly manner: Manner;
}

export const LEVELS: Readonly<Record<LevelId, Level>> = {
  'level-1': {
    name: { pl: 'Nowicjusz', en: 'Novice' },
    about: { pl: 'zna zasady, ale często się myli', en: 'knows the rules, but often slips' },
    manner: { is: 'careless', slips: 40 },
  },
  'level-2': {
    name: { pl: 'Uczeń', en: 'Apprentice' },
    about: { pl: 'gra rozsądnie, czasem coś przeoczy', en: 'plays sensibly and overlooks things now and then' },
    manner: { is: 'careless', slips: 12 },
  },
  'level-3': {
    name: { pl: 'Adept', en: 'Adept' },
    about: { pl: 'gra równo i sprawdza najbliższe skutki', en: 'plays steadily and checks what comes next' },
    manner: { is: 'search', effort: { nodes: 150, seconds: 0.1 } },
  },
  'level-4': {
    name: { pl: 'Weteran', en: 'Veteran' },
    about: { pl: 'rozważa, jak potoczy się gra', en: 'thinks ahead' },
    manner: { is: 'search', effort: { nodes: 900, seconds: 0.45 } },
  },
  'level-5': {
    name: { pl: 'Mistrz', en: 'Master' },
    about: { pl: 'rozważa długo i niewiele przeoczy', en: 'thinks far ahead and overlooks little' },
    manner: { is: 'search', effort: { nodes: 6_000, seconds: 1.8 } },
  },
};

/** The bots of all levels, and of the styles of those that look ahead: `level-4`, `level-4.honor`. */
export function levelBots(game: Game): Readonly<Record<string, Bot>> {
  const policy = game.bots.thumb ?? randomBot;
  const bots: Record<string, Bot> = {};
  for (const id of LEVEL_IDS) {
    const { manner } = LEVELS[id];
    if (manner.is === 'careless') {
      bots[id] = carelessBot(policy, manner.slips);
      continue;
    }
    const { evaluation } = game;
    const plain = evaluation === undefined ? {} : { evaluation };
    bots[id] = searchBot({ game, policy, judge: plain }, manner.effort);
    for (const [name, style] of Object.entries(evaluation?.styles ?? {}))
      bots[`${id}.${name}`] = searchBot({ game, policy, judge: { ...plain, style } }, manner.effort);
  }
  return bots;
}
