import { LEVEL_IDS, LEVELS, type LevelId } from '@kronika/bots';

/** Bots that are no level. Tables and addresses may still name them; nobody is offered them. */
const PLAIN_BOTS = ['random', 'thumb'] as const;
export type PlainBot = (typeof PLAIN_BOTS)[number];

/** A bot as tables call it: a level, perhaps with a style behind a dot. */
export type BotName = LevelId | `${LevelId}.${string}` | PlainBot;

const STYLE = /^[a-z][a-z-]*$/i;

/** The bot that a text names, or nothing if it names none. Whether the game has that style is for the table to say. */
export function botNamed(text: string | null | undefined): BotName | undefined {
  const plain = PLAIN_BOTS.find((bot) => bot === text);
  if (plain !== undefined) return plain;
  const [id, style, ...rest] = text?.split('.') ?? [];
  const level = LEVEL_IDS.find((known) => known === id);
  if (level === undefined || rest.length > 0) return undefined;
  if (style === undefined) return level;
  return looksAhead(level) && STYLE.test(style) ? `${level}.${style}` : undefined;
}

export function levelOf(bot: BotName): LevelId | undefined {
  return LEVEL_IDS.find((level) => bot === level || bot.startsWith(`${level}.`));
}

/** The style behind the level; nothing for a bot that weighs things as they are. */
export function styleOf(bot: BotName): string | undefined {
  return bot.split('.')[1];
}

/** Whether bots of the level have a style: only who looks ahead can prefer one outcome to another. */
export function looksAhead(level: LevelId): boolean {
  return LEVELS[level].manner.is === 'search';
}

/** The same style at another level, as far as that level has styles. */
export function atLevel(bot: BotName, level: LevelId): BotName {
  return withStyle(level, styleOf(bot));
}

export function withStyle(level: LevelId, style: string | undefined): BotName {
  return style === undefined || !looksAhead(level) ? level : `${level}.${style}`;
}
