import type { PrintedId } from '@kronika/kernel';
import type { DeckList } from '../deck-list.ts';
import { withOneLess, without } from '../editing.ts';
import type { DeckProblem } from './problem.ts';
import { isExcess, problemKey, severityOf } from './severity.ts';

/** What a game knows of building its decks. */
export interface DeckBuilding {
  /** All reasons why the deck is not legal. */
  problems(deck: DeckList): readonly DeckProblem[];
  /** The deck with one more copy of the card, perhaps in the place of another card. */
  add(deck: DeckList, id: PrintedId): DeckList;
}

/** Why one more copy of the card would make the deck worse; `undefined` if it would not. */
export function whyNoMore(deck: DeckList, id: PrintedId, { add, problems }: DeckBuilding): DeckProblem | undefined {
  return problems(add(deck, id)).find(({ message, cards }) => cards.includes(id) && isExcess(message));
}

/**
 * The cards that can mend the problem: those of the deck that make it smaller when they are taken out, and those of
 * `pool` that do so when they are put in without being too much themselves.
 */
export function mendingCards(
  deck: DeckList,
  problem: DeckProblem,
  { pool, ...building }: DeckBuilding & { readonly pool: readonly PrintedId[] },
): ReadonlySet<PrintedId> {
  const key = problemKey(problem);
  const before = severityOf(problem.message);
  const helps = (changed: DeckList): boolean => {
    const after = building.problems(changed).find((other) => problemKey(other) === key);
    return after === undefined || severityOf(after.message) < before;
  };
  const isIn = new Set(deck.cards.map((entry) => entry.id));
  const taken = problem.cards.filter(
    (id) => isIn.has(id) && (helps(withOneLess(deck, id)) || helps(without(deck, id))),
  );
  const added = pool.filter((id) => helps(building.add(deck, id)) && whyNoMore(deck, id, building) === undefined);
  return new Set([...taken, ...added]);
}
