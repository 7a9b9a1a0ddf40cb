import { invalid, isRefusal, type Lang, type Problem, type Refusal } from '@kronika/kernel';
import { type DeckList, quantityOf } from '@kronika/lcg';
import { importL5rDeck } from './decks/import.ts';
import { reportL5rDecks } from './decks/report.ts';
import type { BroughtDeck } from './setup.ts';

/** The deck in a text of any form that is known, to be played with; refused with everything that is wrong with it. */
export function bringL5rDeck(text: string, lang: Lang): BroughtDeck | Refusal {
  const imported = importL5rDeck(text);
  if (isRefusal(imported)) return imported;
  // The table plays the standard format, whatever the file names.
  const report = reportL5rDecks(text, { format: 'standard', lang });
  if (isRefusal(report)) return report;
  const [entry, ...more] = imported.decks;
  const [reported] = report.decks;
  if (entry === undefined || reported === undefined || more.length > 0)
    return invalid('the deck', { at: '', problem: ONE_DECK[lang](imported.decks.length) });
  if (!reported.legal) return invalid('the deck', ...reasonsOf(reported));
  return broughtDeck(entry.deck);
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

function reasonsOf({
  notices,
  problems,
}: {
  readonly notices: readonly string[];
  readonly problems: readonly { readonly rule: string; readonly text: string }[];
}): readonly Problem[] {
  return [
    ...notices.map((notice) => ({ at: '', problem: withoutStop(notice) })),
    ...problems.map(({ rule, text }) => ({ at: rule, problem: withoutStop(text) })),
  ];
}

function withoutStop(sentence: string): string {
  return sentence.replace(/\.$/, '');
}
