import type { ChallengeType, FactOf } from '../cards/fact.ts';
import { type Board, type Figure, fighters, handFacts } from './board.ts';
import type { Ware } from './knapsack.ts';
import { powerWorth, worth } from './worth.ts';

/** Events of the rounds to come that are worth their gold: what they will bring, as far as that can be told now. */
export const HOPES: Readonly<Record<string, (board: Board) => number>> = {
  'put-to-the-sword': (board) => (leadIn(board, 'military') >= 5 ? 0.6 * bestFoe(board) : 0),
  'put-to-the-torch': (board) => (leadIn(board, 'military') >= 5 ? 1.5 : 0),
  'tears-of-lys': (board) =>
    leadIn(board, 'intrigue') >= 0 ? 0.6 * bestFoe(board, ({ seen }) => !seen.icons.includes('intrigue')) : 0,
  'dorans-game': (board) =>
    leadIn(board, 'intrigue') >= 5 ? 0.5 * powerWorth(board.me) * board.me.usedPlots.length : 0,
  // Nothing has to be won for it.
  'take-the-black': (board) => 0.8 * bestFoe(board, ({ fact }) => fact.unique !== true && fact.cost <= 6),
  'seen-in-flames': ({ own }) => (own.some(({ fact }) => fact.traits.includes('rhllor')) ? 1.5 : 0),
  dracarys: ({ own }) => (own.some(({ fact }) => fact.traits.includes('dragon')) ? 1.6 : 0),
  treachery: () => 1.3,
};

/** By how much one's own characters are stronger in challenges of a type than those of the weakest opponent. */
function leadIn(board: Board, type: ChallengeType): number {
  const strengthOf = (figures: readonly Figure[]): number =>
    figures.reduce((sum, { seen }) => sum + Math.max(0, seen.strength), 0);
  const theirs = board.others.map(({ seat }) => strengthOf(fighters(board.foes, seat, type)));
  return strengthOf(fighters(board.own, board.seat, type)) - Math.min(...theirs);
}

function bestFoe({ foes }: Board, test: (figure: Figure) => boolean = () => true): number {
  return Math.max(0, ...foes.filter(test).map(worth));
}

/** The events in hand that gold should be kept for, each of them once. */
export function savings(board: Board): readonly Ware[] {
  const events = new Map(
    handFacts(board).flatMap((fact): [string, FactOf<'event'>][] => (fact.type === 'event' ? [[fact.id, fact]] : [])),
  );
  return [...events.values()].flatMap(({ id, cost }) =>
    cost === 'X' || cost === 0 ? [] : [{ cost, worth: HOPES[id]?.(board) ?? 0 }],
  );
}
