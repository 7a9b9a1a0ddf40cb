import type { Lang } from '../lang.ts';
import type { Refusal } from '../refusal.ts';
import type { RuleId } from '../rule.ts';
import type { PrintedId } from '../table/card.ts';
import type { Phrase } from '../text/phrase.ts';

/** A broken deck rule, as a sentence. */
export interface ReportedProblem {
  readonly rule: RuleId;
  readonly text: string;
  readonly cards: readonly PrintedId[];
}

/** What became of one deck of a text. */
export interface ReportedDeck {
  /** Empty if the text gives the deck none. */
  readonly name: string;
  readonly format: string;
  /** Whether everything was understood and no rule is broken. */
  readonly legal: boolean;
  /** What was not taken as it stands, as sentences. */
  readonly notices: readonly string[];
  readonly problems: readonly ReportedProblem[];
}

/** What became of a text: the form in which it was read, and its decks. */
export interface DeckReport {
  readonly form: { readonly id: string; readonly name: string };
  readonly decks: readonly ReportedDeck[];
}

/** Takes the decks that people bring to a game: reads them, checks them, and has some ready. */
export interface DeckDesk {
  /** The formats decks can be built for; the first one is the usual one. */
  readonly formats: readonly string[];
  /** What the forms are called in which decks can be read. */
  readonly reads: readonly Phrase[];
  /** Reads the decks in a text and checks them; without a format, for the one each deck names, or the usual one. */
  check(text: string, options: { readonly format?: string; readonly lang: Lang }): DeckReport | Refusal;
  /** The decks that come with the game; a setup may name them. */
  readonly ready: readonly { readonly id: string; readonly name: Phrase }[];
  /** The one legal deck in a text, as a setup has it; otherwise everything that is wrong with it. */
  bring(text: string, lang: Lang): object | Refusal;
}
