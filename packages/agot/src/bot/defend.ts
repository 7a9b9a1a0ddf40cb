import type { CardId } from '@kronika/kernel';
import { type Board, type Figure, isYetToAct } from './board.ts';
import { claimWorth, keywordWorth } from './stakes.ts';
import { subsetsOf } from './subsets.ts';
import { powerWorth } from './worth.ts';

/** Who defends: the cheapest that win, somebody so that it is not unopposed, or nobody. */
export function defenders(board: Board, cards: readonly CardId[]): readonly CardId[] {
  const { fight } = board;
  if (fight === undefined) return [];
  const { totals, attacker, type, claim } = fight.seen;
  const attackers = board.foes.filter(({ seen }) => seen.part === 'attacking');
  const renown = attackers.filter(({ seen }) => seen.keywords.includes('renown')).length;
  const theirs = board.view.seats[attacker];
  const theirPower = theirs === undefined ? 0 : powerWorth(theirs);
  const stake = 0.3 + claimWorth(board, board.seat, type, claim) + renown * theirPower;
  const candidates = cards.flatMap((card) => board.figure(card) ?? []);
  const ranked = [...candidates].sort((a, b) => b.seen.strength - a.seen.strength);
  let best: { readonly chosen: readonly Figure[]; readonly value: number } = { chosen: [], value: 0 };
  for (const chosen of subsetsOf(ranked)) {
    if (chosen.length === 0) continue;
    const total = totals.defending + chosen.reduce((sum, { seen }) => sum + Math.max(0, seen.strength), 0);
    const margin = total - totals.attacking;
    // The attacker wins when both are equal, and may have something in hand.
    const win = margin <= 0 ? 0 : Math.min(0.95, 0.75 + 0.07 * margin);
    const cost = chosen.reduce((sum, figure) => sum + exposure(board, figure), 0);
    const value = win * (stake + keywordWorth(board, chosen)) + theirPower - cost;
    if (value > best.value) best = { chosen, value };
  }
  return best.chosen.map(({ seen }) => seen.id);
}

/** What it costs that a defender kneels: much for who has not attacked yet. */
function exposure(board: Board, { seen }: Figure): number {
  const isBefore = isYetToAct(board, board.seat) && board.view.active !== board.seat;
  const open = seen.icons.filter((icon) => !board.me.initiated.includes(icon)).length;
  const renown = seen.keywords.includes('renown') ? 1.5 : 0;
  return isBefore ? 0.2 + 0.22 * seen.strength * Math.min(2, open) + renown : 0.15 + 0.05 * seen.strength;
}
