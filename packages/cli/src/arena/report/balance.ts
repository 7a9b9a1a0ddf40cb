import { type BoutResult, type Rate, wilson } from '@kronika/bots';
import { present, type SeatId, seatsOf } from '@kronika/kernel';
import type { Cell } from './plots.ts';

/** How often each seat won the games that had a winner. Each bot sat in each seat equally often. */
export function ratesBySeat(
  results: readonly BoutResult[],
  seats: number,
): readonly (Rate & { readonly seat: SeatId })[] {
  const decided = results.filter(({ winners = [] }) => winners.length > 0);
  return seatsOf(seats).map((seat) => ({
    seat,
    ...wilson(decided.filter(({ winners = [] }) => winners.includes(seat)).length, decided.length),
  }));
}

/** How often who went first won, where the game tells who did. */
export function rateOfFirst(results: readonly BoutResult[]): Rate | undefined {
  const decided = results.filter(({ winners = [], first }) => winners.length > 0 && first !== undefined);
  if (decided.length === 0) return undefined;
  const won = decided.filter(({ winners = [], first }) => first !== undefined && winners.includes(first));
  return wilson(won.length, decided.length);
}

/** How decks fared against each other. */
export interface DeckBalance {
  /** The most successful first. */
  readonly decks: readonly string[];
  /** How often the one won where exactly one of both did; nothing if that never was so. */
  against(deck: string, other: string): Cell | undefined;
}

export function deckBalance(results: readonly BoutResult[]): DeckBalance {
  const beaten = new Map<string, number>();
  const pair = (deck: string, other: string) => JSON.stringify([deck, other]);
  const total = new Map<string, { won: number; met: number }>();
  for (const { decks, winners = [] } of results)
    for (const one of winners)
      for (const other of seatsOf(decks.length)) {
        if (winners.includes(other)) continue;
        const [deck, loser] = [present(decks[one], 'a deck'), present(decks[other], 'a deck')];
        beaten.set(pair(deck, loser), (beaten.get(pair(deck, loser)) ?? 0) + 1);
        for (const [name, won] of [[deck, 1] as const, [loser, 0] as const]) {
          const sum = total.get(name) ?? { won: 0, met: 0 };
          total.set(name, { won: sum.won + won, met: sum.met + 1 });
        }
      }
  const share = (name: string) => {
    const { won, met } = present(total.get(name), 'a deck that was played');
    return won / met;
  };
  return {
    decks: [...total.keys()].sort((one, other) => share(other) - share(one) || one.localeCompare(other)),
    against(deck, other) {
      const [won, lost] = [beaten.get(pair(deck, other)) ?? 0, beaten.get(pair(other, deck)) ?? 0];
      return won + lost === 0 ? undefined : { rate: won / (won + lost), count: deck === other ? won : won + lost };
    },
  };
}
