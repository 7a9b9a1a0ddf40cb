import type { Sum } from '../explain/explanation.ts';
import type { Phrase } from '../text/phrase.ts';

/** A sum of an example that no card on a table has: a count, a bid, the cards of a deck. */
export function exampleSum(of: string, name: Phrase, parts: readonly (readonly [amount: number, by: Phrase])[]): Sum {
  return {
    of,
    name,
    parts: parts.map(([amount, by]) => ({ amount, by })),
    total: parts.reduce((all, [amount]) => all + amount, 0),
  };
}
