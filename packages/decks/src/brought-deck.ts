import { invalid, isRefusal, type Lang, type Problem, type Refusal, type ReportedDeck } from '@kronika/kernel';
import type { DeckList } from './deck-list.ts';
import { quantityOf } from './holdings.ts';
import { type DeckReading, reportDeck } from './report.ts';

/** A deck as a player brings it to the table. */
export interface BroughtDeck {
  readonly name: string;
  /** How many copies of each card it has. */
  readonly cards: Readonly<Record<string, number>>;
}

/** The deck in a text of any form that is known, to be played in the format; refused with everything that is wrong with it. */
export function bringDeck<F extends string>(
  text: string,
  { format, lang }: { readonly format: F; readonly lang: Lang },
  { read, check }: Pick<DeckReading<F>, 'read' | 'check'>,
): BroughtDeck | Refusal {
  const imported = read(text);
  if (isRefusal(imported)) return imported;
  const [entry, ...more] = imported.decks;
  if (entry === undefined || more.length > 0)
    return invalid('the deck', { at: '', problem: ONE_DECK[lang](imported.decks.length) });
  const reported = reportDeck(entry, check(entry.deck, format), lang);
  return reported.legal ? broughtDeck(entry.deck) : invalid('the deck', ...reasonsOf(reported));
}

/** No name at the table is longer. */
const LONGEST_NAME = 200;

/** The deck list as it is brought to a table. */
export function broughtDeck({ name, cards }: DeckList): BroughtDeck {
  const ids = [...new Set(cards.map(({ id }) => id))];
  const copies = ids.map((id) => [id, quantityOf(cards.filter((entry) => entry.id === id))] as const);
  return { name: name.slice(0, LONGEST_NAME), cards: Object.fromEntries(copies) };
}

const ONE_DECK: Readonly<Record<Lang, (count: number) => string>> = {
  pl: (count) => `potrzebna jest jedna talia, a w pliku jest ich ${count}`,
  en: (count) => `expected one deck, and there are ${count}`,
};

function reasonsOf({ notices, problems }: Pick<ReportedDeck, 'notices' | 'problems'>): readonly Problem[] {
  return [
    ...notices.map((notice) => ({ at: '', problem: withoutStop(notice) })),
    ...problems.map(({ rule, text }) => ({ at: rule, problem: withoutStop(text) })),
  ];
}

function withoutStop(sentence: string): string {
  return sentence.replace(/\.$/, '');
}
