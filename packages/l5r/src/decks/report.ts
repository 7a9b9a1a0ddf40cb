import { isRefusal, type Lang, type PrintedId, type Refusal, type RuleId } from '@kronika/kernel';
import { type ImportedDeck, type ImportNotice, noticeText, problemText } from '@kronika/lcg';
import { FORM_NAMES } from './form-names.ts';
import { importL5rDeck } from './import.ts';
import { checkL5rDeck } from './legality/check.ts';
import { type DeckFormat, formatOf } from './legality/format.ts';

/** A broken rule, as a sentence. */
export interface ReportedProblem {
  readonly rule: RuleId;
  readonly text: string;
  readonly cards: readonly PrintedId[];
}

/** What became of one deck of a text. */
export interface ReportedDeck {
  readonly name: string;
  readonly format: DeckFormat;
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

/** After these notices the deck is not the one that was written down: a card of it is missing. */
const LOSSES: readonly ImportNotice['key'][] = ['notUnderstood', 'badQuantity'];

/** Reads the decks in a text and says in words all that is wrong with them. */
export function reportL5rDecks(
  text: string,
  { format, lang }: { readonly format?: DeckFormat; readonly lang: Lang },
): DeckReport | Refusal {
  const imported = importL5rDeck(text);
  if (isRefusal(imported)) return imported;
  return {
    form: { id: imported.form, name: FORM_NAMES[imported.form][lang] },
    decks: imported.decks.map((deck) => reportDeck(deck, format ?? formatOf(deck.deck), lang)),
  };
}

function reportDeck({ deck, notices }: ImportedDeck, format: DeckFormat, lang: Lang): ReportedDeck {
  const problems = checkL5rDeck(deck, format);
  return {
    name: deck.name,
    format,
    legal: problems.length === 0 && !notices.some(({ key }) => LOSSES.includes(key)),
    notices: notices.map((notice) => noticeText(notice, lang)),
    problems: problems.map((problem) => ({
      rule: problem.rule,
      text: problemText(problem, lang),
      cards: problem.cards,
    })),
  };
}
