import { type DeckReport, isRefusal, type Lang, type Refusal, type ReportedDeck } from '@kronika/kernel';
import type { DeckList } from './deck-list.ts';
import { FORM_NAMES } from './form-names.ts';
import type { ImportedDeck } from './import/draft.ts';
import type { Import } from './import/import-deck.ts';
import { type ImportNotice, noticeText } from './import/notice.ts';
import type { DeckProblem } from './legality/problem.ts';
import { problemText } from './legality/problem-text.ts';

/** How a game reads its decks and what it finds wrong with them. */
export interface DeckReading<F extends string> {
  read(text: string): Import | Refusal;
  check(deck: DeckList, format: F): readonly DeckProblem[];
  /** The format a deck says it is built for. */
  formatOf(deck: DeckList): F;
}

/** After these notices the deck is not the one that was written down: a card of it is missing. */
const LOSSES: readonly ImportNotice['key'][] = ['notUnderstood', 'badQuantity'];

/** Reads the decks in a text and says in words all that is wrong with them. */
export function reportDecks<F extends string>(
  text: string,
  { format, lang }: { readonly format?: F; readonly lang: Lang },
  reading: DeckReading<F>,
): DeckReport | Refusal {
  const imported = reading.read(text);
  if (isRefusal(imported)) return imported;
  return {
    form: { id: imported.form, name: FORM_NAMES[imported.form][lang] },
    decks: imported.decks.map((read) => {
      const asked = format ?? reading.formatOf(read.deck);
      return { format: asked, ...reportDeck(read, reading.check(read.deck, asked), lang) };
    }),
  };
}

/** What is to be said of a deck that was read and checked. */
export function reportDeck(
  { deck, notices }: Omit<ImportedDeck, 'taken'>,
  problems: readonly DeckProblem[],
  lang: Lang,
): Omit<ReportedDeck, 'format'> {
  return {
    name: deck.name,
    legal: problems.length === 0 && !notices.some(({ key }) => LOSSES.includes(key)),
    notices: notices.map((notice) => noticeText(notice, lang)),
    problems: problems.map((problem) => ({
      rule: problem.rule,
      text: problemText(problem, lang),
      cards: problem.cards,
    })),
  };
}
