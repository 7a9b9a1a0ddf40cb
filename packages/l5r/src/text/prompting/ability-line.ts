import type { UseOption } from '@kronika/lcg';
import { abilityNamed, type TriggerKind } from '@kronika/lcg';
import { RULES } from '../../rules/calls.ts';
import { definitionOf } from '../../rules/card-definition.ts';
import { spoken, textOf } from '../card-line.ts';
import type { Lead } from '../card-text.ts';
import { KEYWORD_RULES } from '../choices.ts';
import type { Names } from '../names-in.ts';

/** The bold word before the text of such an ability. */
const LEADS: Readonly<Record<TriggerKind | 'action', Lead>> = {
  action: 'action',
  would: 'interrupt',
  interrupt: 'interrupt',
  reaction: 'reaction',
  forcedWould: 'forcedInterrupt',
  forcedInterrupt: 'forcedInterrupt',
  forcedReaction: 'forcedReaction',
};

/** What an ability does, as its card says it; what the rules let a player do with any card goes without saying. */
export function abilityLine(names: Names, { printed, ability }: UseOption): string | undefined {
  if (printed === RULES) return KEYWORD_RULES[ability]?.[names.lang];
  const is = abilityNamed(definitionOf(printed), ability)?.is;
  if (is === undefined || is === 'constant') return undefined;
  const paragraph = textOf(printed)[names.lang].find(({ lead }) => lead === LEADS[is]);
  return paragraph === undefined ? undefined : spoken(paragraph.text, names.lang);
}
