import type { CardId, Phrase, RuleId } from '@kronika/kernel';
import type { Cause } from '@kronika/lcg';
import { RULES } from '../../rules/calls.ts';
import { printedIn } from '../../view.ts';
import { PLAIN_KEYWORD_NAMES } from '../names.ts';
import type { Telling } from './telling.ts';

/** What the rules do something for, by the rule it rests on. */
const BY_RULE: Readonly<Partial<Record<RuleId, Phrase>>> = {
  'AGOT-CLAIM-MIL-a': { pl: 'roszczenia', en: 'claim' },
  'AGOT-CLAIM-POW-a': { pl: 'roszczenia', en: 'claim' },
  'AGOT-4.2.3-a': { pl: 'wyzwanie bez obrony', en: 'unopposed' },
  'AGOT-4.2.3-b': { pl: 'wygrana z rywalem', en: 'beating a rival' },
  'AGOT-5.2-b': { pl: 'dominacja', en: 'dominance' },
  'AGOT-KW-RENOWN-a': PLAIN_KEYWORD_NAMES.renown,
  'AGOT-KW-INSIGHT-a': PLAIN_KEYWORD_NAMES.insight,
  'AGOT-KW-INTIM-a': PLAIN_KEYWORD_NAMES.intimidate,
  'AGOT-7.2-a': { pl: 'podatki', en: 'taxation' },
  'AGOT-SAVE-c': { pl: 'SIŁA 0', en: 'STR 0' },
  'AGOT-ATT-g': { pl: 'nie może tam zostać', en: 'it cannot stay there' },
  'AGOT-ATT-e': { pl: 'postać odeszła', en: 'its character left play' },
  'AGOT-KW-TERMINAL-a': { pl: 'postać odeszła', en: 'its character left play' },
  'AGOT-LEAVE-d': { pl: 'karta odeszła', en: 'its card left play' },
};

interface Caused {
  readonly cause?: Cause;
  readonly rule?: RuleId;
}

/** What made it happen: a card, or a rule worth naming; nothing where the card itself did, or where it is plain. */
export function causeName(telling: Telling, { cause, rule }: Caused, about?: CardId): string | undefined {
  const { names, view } = telling;
  if (cause === undefined) return rule === undefined ? undefined : BY_RULE[rule]?.[names.lang];
  const { self, printed } = cause.ability;
  if (self === about) return undefined;
  if (printed !== RULES) return names.printed(printed);
  const known = printedIn(view, self);
  return known && names.printed(known);
}

/** The same behind a colon. */
export function because(telling: Telling, caused: Caused, about?: CardId): string {
  const name = causeName(telling, caused, about);
  return name === undefined ? '' : `: ${name}`;
}

/** Whether a card does it to itself to pay for its own ability, which has just been told. */
export function isOwnCost({ cause }: Caused, card: CardId | undefined): boolean {
  return cause?.is === 'cost' && cause.ability.self === card;
}
