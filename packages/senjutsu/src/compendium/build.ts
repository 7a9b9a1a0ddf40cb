import {
  type Phrase,
  printedId,
  type RuleId,
  type RulesClause,
  type RulesEntry,
  type WorkedExample,
} from '@kronika/kernel';
import type { SenjutsuSituation } from '../situation.ts';

/** A rule in a sentence or two, in Polish and English. */
export const rule = (id: RuleId, pl: string, en: string): RulesClause => ({ rule: id, text: { pl, en } });

/** A rule on which the sources are silent or unclear, and how it is read. */
export const reading = (id: RuleId, pl: string, en: string): RulesClause => ({
  ...rule(id, pl, en),
  reading: 'interpretation',
});

/** A rule at work with cards that the English words name, and where it takes place. */
export const example = (
  id: RuleId,
  cards: readonly string[],
  pl: string,
  en: string,
  situation?: SenjutsuSituation,
): WorkedExample => ({
  rule: id,
  text: { pl, en },
  cards: cards.map(printedId),
  ...(situation !== undefined && { situation }),
});

interface EntryParts {
  readonly title: Phrase;
  readonly lead: Phrase;
  readonly words: Phrase;
  readonly clauses: readonly RulesClause[];
  readonly examples: readonly WorkedExample[];
  readonly see?: readonly string[];
}

/** What belongs together under one heading, at an address. */
export const entry = (id: string, parts: EntryParts): RulesEntry => ({ id, ...parts });
