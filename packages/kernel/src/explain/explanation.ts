import type { RuleId } from '../rule.ts';
import type { Phrase } from '../text/phrase.ts';
import type { Subject } from '../thing/thing.ts';

/** One thing that a value is made of. */
export interface SumPart {
  readonly by: Phrase;
  /** The card or other thing it comes from; none where it is printed or comes from the rules. */
  readonly from?: Subject;
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

/** Why a thing cannot be chosen or used now: a sentence, the rule it rests on, and the card or thing behind it. */
export interface Reason {
  readonly text: Phrase;
  readonly rule: RuleId;
  readonly from?: Subject;
}

/** Something worth knowing of a thing now, and the card or thing behind it. */
export interface Note {
  readonly text: Phrase;
  readonly rule?: RuleId;
  readonly from?: Subject;
}

/** What there is to say of a thing to one viewer. It rests only on what that viewer may know. */
export interface Explanation {
  readonly sums: readonly Sum[];
  /** Why the viewer cannot choose the thing now; empty for who can, and for who has no seat. */
  readonly whyNot: readonly Reason[];
  readonly notes: readonly Note[];
}

/** What is said of a thing that the viewer may not know, and of one that does not exist. */
export const UNEXPLAINED: Explanation = { sums: [], whyNot: [], notes: [] };
