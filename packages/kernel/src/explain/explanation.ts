import type { RuleId } from '../rule.ts';
import type { PrintedId } from '../table/card.ts';
import type { Phrase } from '../text/phrase.ts';

/** One thing that a value is made of. */
export interface SumPart {
  readonly by: Phrase;
  /** The card it comes from, where it comes from one. */
  readonly card?: PrintedId;
  readonly amount: number;
}

/** How a value comes about: first the printed one, then what changes it. The amounts add up to the total. */
export interface Sum {
  /** Which value it is, in the game's own word for it: `military`. */
  readonly of: string;
  readonly name: Phrase;
  readonly parts: readonly SumPart[];
  readonly total: number;
}

/** Why a card cannot be chosen or used now: a sentence, the rule it rests on, and the card that is behind it. */
export interface Reason {
  readonly text: Phrase;
  readonly rule: RuleId;
  readonly card?: PrintedId;
}

/** Something worth knowing of a card now, and the card that is behind it. */
export interface Note {
  readonly text: Phrase;
  readonly rule?: RuleId;
  readonly card?: PrintedId;
}

/** What there is to say of a card to one viewer. It rests only on what that viewer may know. */
export interface Explanation {
  readonly sums: readonly Sum[];
  /** Why the viewer cannot choose the card now; empty for who can, and for who has no seat. */
  readonly whyNot: readonly Reason[];
  readonly notes: readonly Note[];
}

/** What is said of a card that the viewer may not know, and of one that does not exist. */
export const UNEXPLAINED: Explanation = { sums: [], whyNot: [], notes: [] };
