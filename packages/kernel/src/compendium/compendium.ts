import type { Sum } from '../explain/explanation.ts';
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

/** A value of a card that an example takes apart. */
export interface ExampleValue {
  readonly card: PrintedId;
  /** Which value, in the game's own word for it: `military`. */
  readonly of: string;
}

/** A rule at work, with the cards that show it. */
export interface WorkedExample {
  /** The clause it stands under. */
  readonly rule: RuleId;
  readonly text: Phrase;
  readonly cards: readonly PrintedId[];
  /** Where it takes place, as the game describes a situation: the cards are drawn from it, with the engine's numbers. */
  readonly situation?: unknown;
  /** The values of the situation that are shown as sums. */
  readonly values?: readonly ExampleValue[];
  /** Sums that no situation holds: the influence of a deck, a count. */
  readonly sums?: readonly Sum[];
}

/** What belongs together under one heading. */
export interface RulesEntry {
  /** Its address, the same in every language: `conflict-defenders`. */
  readonly id: string;
  readonly title: Phrase;
  /** What it is about, in one sentence. */
  readonly lead: Phrase;
  /** Other words people look for it by: those of other games, and of everyday talk. They are found, but not shown. */
  readonly words?: Phrase;
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

/** A card whose text speaks about a rule, and the sentence that does. */
export interface SpeakingCard {
  readonly printed: PrintedId;
  readonly text: Phrase;
}
