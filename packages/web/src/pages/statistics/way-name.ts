import type { Lang } from '@kronika/kernel';
import type { MatchResult } from '@kronika/protocol';
import type { HistoryModule } from '../../history/history-module.ts';
import type { StatisticsWords } from './words.ts';

/** The way a match ended, in words; nothing where nobody knows it. */
export function wayName(
  result: Pick<MatchResult, 'how' | 'reason'> | undefined,
  module: HistoryModule | undefined,
  say: StatisticsWords,
  lang: Lang,
): string | undefined {
  if (result === undefined) return undefined;
  if (result.how !== 'played') return say.ways[result.how];
  return result.reason === undefined ? undefined : module?.ways[result.reason]?.[lang];
}
