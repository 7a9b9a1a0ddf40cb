import type { Phrase, PrintedId, RuleId } from '@kronika/kernel';
import type { CardName } from '../catalogue.ts';

/** A thing that is counted, in the forms that go with numbers: `1 plot`, `2 plots`. */
export interface Noun {
  readonly pl: { readonly one: string; readonly few: string; readonly many: string };
  readonly en: { readonly one: string; readonly other: string };
}

/** How many there may be; an absent bound does not bind. */
export interface CountBounds {
  readonly min?: number;
  readonly max?: number;
}

/** What is wrong with a deck, as a key and the things it is about. */
export type ProblemMessage =
  | { readonly key: 'unknownCards'; readonly ids: readonly PrintedId[] }
  | { readonly key: 'wrongCount'; readonly what: Noun; readonly count: number; readonly bounds: CountBounds }
  | { readonly key: 'tooManyCopies'; readonly name: CardName; readonly count: number; readonly limit: number }
  | { readonly key: 'tooManyRepeated'; readonly names: readonly CardName[]; readonly most: number }
  | { readonly key: 'missingKind'; readonly kind: Phrase }
  | { readonly key: 'repeatedKind'; readonly kind: Phrase; readonly names: readonly CardName[] }
  | { readonly key: 'tooManyKinds'; readonly of: Noun; readonly kinds: readonly Phrase[]; readonly most: number }
  | { readonly key: 'notAllowed'; readonly what: Phrase; readonly names: readonly CardName[] }
  | { readonly key: 'overBudget'; readonly of: Noun; readonly spent: number; readonly budget: number }
  | { readonly key: 'required'; readonly what: Phrase; readonly names: readonly CardName[] };

/** One reason why a deck is not legal: the rule, the words for it and the cards it is about. */
export interface DeckProblem {
  readonly rule: RuleId;
  readonly message: ProblemMessage;
  readonly cards: readonly PrintedId[];
}
