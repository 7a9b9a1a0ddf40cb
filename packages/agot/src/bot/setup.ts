import type { CardId, Option } from '@kronika/kernel';
import type { Fact } from '../cards/fact.ts';
import { SETUP_GOLD } from '../rules/setup-cards.ts';
import type { Choice } from '../text/options.ts';
import { type Board, factIn, handFacts } from './board.ts';
import { bestWithin, type Ware } from './knapsack.ts';
import { printedWorth } from './worth.ts';

interface SetupWare extends Ware {
  readonly fact: Fact;
  readonly card?: CardId;
}

function isLimited({ keywords }: Fact): boolean {
  return keywords.some(({ is }) => is === 'limited');
}

/** What it brings to begin with the card in play. */
function startWorth(fact: Fact): number {
  switch (fact.type) {
    case 'character':
      // Cards that are there fight from the first round on; what costs little leaves room for a second one.
      return 1 + printedWorth(fact);
    case 'location':
      return 0.5 + printedWorth(fact);
    case 'attachment':
      return fact.id === 'milk-of-the-poppy' ? 0 : 0.5 * printedWorth(fact);
    default:
      return 0;
  }
}

function wareOf(fact: Fact): SetupWare {
  return { fact, worth: startWorth(fact), cost: 'cost' in fact && fact.cost !== 'X' ? fact.cost : 0 };
}

/** Only one limited card may be placed: the best of them. */
function withOneLimited<W extends SetupWare>(wares: readonly W[]): readonly W[] {
  const [best] = wares.filter(({ fact }) => isLimited(fact)).sort((a, b) => b.worth - a.worth);
  return wares.filter((ware) => !isLimited(ware.fact) || ware === best);
}

/** A hand that begins with fewer than two characters is replaced, and one that leaves most of the gold unused. */
export function wantsMulligan(board: Board): boolean {
  const wares = handFacts(board).map(wareOf);
  const placed = bestWithin(withOneLimited(wares), SETUP_GOLD);
  const spent = placed.reduce((sum, { cost }) => sum + cost, 0);
  return placed.filter(({ fact }) => fact.type === 'character').length < 2 || spent < 5;
}

/** The next setup card: one of those that together make the most of the gold that is left. */
export function nextSetupCard(board: Board, options: readonly (Option | Choice)[], placed: readonly CardId[]): number {
  const lying = placed.flatMap((card) => factIn(board, card) ?? []);
  const names = new Set<string>();
  let left = SETUP_GOLD;
  for (const fact of lying) {
    if (!names.has(fact.name) || fact.unique !== true) left -= wareOf(fact).cost;
    names.add(fact.name);
  }
  const wares = options.flatMap((option: Choice): readonly SetupWare[] => {
    const fact = 'card' in option ? factIn(board, option.card) : undefined;
    if (fact === undefined || !('card' in option)) return [];
    // A further copy of a unique card is free.
    const isCopy = fact.unique === true && names.has(fact.name);
    return [{ ...wareOf(fact), ...(isCopy ? { cost: 0, worth: 1 } : {}), card: option.card }];
  });
  const [next] = [...bestWithin(withOneLimited(wares), left)].sort((a, b) => b.worth - a.worth);
  if (next === undefined) return options.findIndex(({ is }) => is === 'enough');
  return options.findIndex((option: Choice) => 'card' in option && option.card === next.card);
}
