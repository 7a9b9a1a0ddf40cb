import {
  type Phrase,
  printedId,
  type RuleId,
  type RulesClause,
  type RulesEntry,
  type WorkedExample,
} from '@kronika/kernel';
import type { CardName } from '../facts/library.ts';

/** The same in Polish and English. */
export const p = (pl: string, en: string): Phrase => ({ pl, en });

/** A rule in a sentence or two, in Polish and English. */
export const rule = (id: RuleId, pl: string, en: string): RulesClause => ({ rule: id, text: { pl, en } });

/** A rule on which the sources are silent or unclear, and how it is read. */
export const reading = (id: RuleId, pl: string, en: string): RulesClause => ({
  ...rule(id, pl, en),
  reading: 'interpretation',
});

/** A rule at work with cards that the words name. */
export const example = (id: RuleId, cards: readonly CardName[], pl: string, en: string): WorkedExample => ({
  rule: id,
  text: { pl, en },
  cards: cards.map(printedId),
});

/** What belongs together under one heading, at an address. */
export const entry = (id: string, parts: Omit<RulesEntry, 'id'>): RulesEntry => ({ id, ...parts });
