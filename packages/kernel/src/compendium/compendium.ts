import type { RuleId } from '../rule.ts';
import type { PrintedId } from '../table/card.ts';
import type { Phrase } from '../text/phrase.ts';

/** One rule in a sentence or two. */
export interface RulesClause {
  readonly rule: RuleId;
  readonly text: Phrase;
  /** The rulebook is silent or unclear here, and this is how it is read. */
  readonly reading?: 'interpretation';
}

/** A rule at work, with the cards that show it. */
export interface WorkedExample {
  readonly text: Phrase;
  readonly cards: readonly PrintedId[];
}

/** What belongs together under one heading. */
export interface RulesEntry {
  /** Its address, the same in every language: `conflict-defenders`. */
  readonly id: string;
  readonly title: Phrase;
  /** What it is about, in one sentence. */
  readonly lead: Phrase;
  readonly clauses: readonly RulesClause[];
  readonly examples?: readonly WorkedExample[];
  /** The addresses of entries that one may want to read next. */
  readonly see?: readonly string[];
}

export interface RulesChapter {
  readonly id: string;
  readonly title: Phrase;
  readonly entries: readonly RulesEntry[];
}

/** All rules of a game, for who wants to look one up. */
export type Compendium = readonly RulesChapter[];
