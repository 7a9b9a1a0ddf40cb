import { LEVELS } from '@kronika/bots';
import type { Phrase } from '@kronika/kernel';
import { useLang } from '../../shell/use-words.ts';
import { type BotName, levelOf, type PlainBot } from './bot-name.ts';

const PLAIN_NAMES: Readonly<Record<PlainBot, Phrase>> = {
  random: { pl: 'Na chybił trafił', en: 'At random' },
  thumb: { pl: 'Z reguł', en: 'Rules of thumb' },
};

/** What a bot is called for its reader. */
export function useBotName(): (bot: BotName) => string {
  const lang = useLang();
  return (bot) => nameOf(bot)[lang];
}

function nameOf(bot: BotName): Phrase {
  if (bot === 'random' || bot === 'thumb') return PLAIN_NAMES[bot];
  const level = levelOf(bot);
  return level === undefined ? PLAIN_NAMES.thumb : LEVELS[level].name;
}
