import { type PrintedId, type Problem, printedId } from '@kronika/kernel';
import * as z from 'zod';
import { type BroughtDeck, broughtDeck } from './brought-deck.ts';
import type { DeckList } from './deck-list.ts';
import type { DeckProblem } from './legality/problem.ts';
import { problemText } from './legality/problem-text.ts';

/** What has to be known of a game to let decks to its tables. */
export interface TableDeckRules {
  /** The decks that can be brought by their names. */
  readonly ready: readonly { readonly id: string; readonly name: { readonly en: string }; readonly deck: DeckList }[];
  /** The part of a deck the card belongs to; nothing for what nobody knows or no deck holds. */
  zoneOf(printed: PrintedId): string | undefined;
  check(list: DeckList): readonly DeckProblem[];
}

/** The decks that players bring to a table: named, or written out; checked once, and refused with every reason. */
export function tableDecks({ ready, zoneOf, check }: TableDeckRules) {
  const ids = ready.map(({ id }) => id);
  const schema = z.union([
    z.literal(ids, `expected a deck list, or the id of a ready deck: ${ids.join(', ')}`),
    z.strictObject({ name: z.string().max(200), cards: z.record(z.string(), z.int().min(1).max(99)) }),
  ]);
  /** The ready decks as they are brought: values that never change. */
  const known: ReadonlyMap<string, BroughtDeck> = new Map(
    ready.map(({ id, name, deck }) => [id, { name: name.en, cards: broughtDeck(deck).cards }]),
  );
  /** Decks that were checked before, and had nothing wrong with them. */
  const sound = new WeakSet<BroughtDeck>();

  /** The deck list that a brought deck means; for cards that nobody knows, what would be right. */
  const listOf = ({ name, cards }: BroughtDeck): DeckList | Problem => {
    const entries: { readonly id: PrintedId; readonly quantity: number; readonly zone: string }[] = [];
    for (const [id, quantity] of Object.entries(cards)) {
      const zone = zoneOf(printedId(id));
      if (zone === undefined) return { at: id, problem: 'no card that belongs to a deck has this id' };
      entries.push({ id: printedId(id), quantity, zone });
    }
    return { name, cards: entries, meta: {} };
  };
  const problemsIn = (deck: BroughtDeck, seat: number): readonly Problem[] => {
    const list = listOf(deck);
    if ('problem' in list) return [{ ...list, at: `decks.${seat}.${list.at}` }];
    return check(list).map((problem) => ({
      at: `decks.${seat}`,
      problem: `${problemText(problem, 'en')} (${problem.rule})`,
    }));
  };
  return {
    schema,
    /** A deck that was named, or one that was written out. */
    broughtBy: (deck: z.infer<typeof schema>): BroughtDeck =>
      typeof deck === 'string' ? (known.get(deck) ?? { name: deck, cards: {} }) : deck,
    /** Everything that is wrong with the decks, seat by seat. */
    problemsOf: (decks: readonly BroughtDeck[]): readonly Problem[] =>
      decks.flatMap((deck, seat) => {
        if (sound.has(deck)) return [];
        const problems = problemsIn(deck, seat);
        if (problems.length === 0) sound.add(deck);
        return problems;
      }),
  };
}
