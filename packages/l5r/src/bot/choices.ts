import type { Option } from '@kronika/kernel';
import { type Board, isThere, presence } from './board.ts';
import { type Aim, bow, dishonor, honor, judge, readyUp } from './deed.ts';
import { swingWorth } from './stakes.ts';
import { honorWorth } from './worth.ts';

/** How good each of several effects is to select, by its name. */
const SELECTIONS: Readonly<Record<string, (board: Board) => number>> = {
  giveFate: () => -1,
  giveHonor: (board) => -2 * honorWorth(board),
  takeFate: () => 1,
  takeHonor: ({ foe, me }) => (foe.honor <= 4 || me.honor <= 4 ? 3 : 0.8),
  gainFate: ({ me }) => (me.fate < 4 ? 1.2 : 0.9),
  drawCard: () => 1,
  raiseBid: () => 0,
  lowerBid: () => 1,
  honorMine: (board) => bestOf(board, honor),
  dishonorTheirs: (board) => 0.6 * bestOf(board, dishonor),
  honorIt: (board) => (sideOf(board, judge) === 'own' ? 1 : 0),
  readyIt: (board) => (bestOf(board, readyUp) >= bestOf(board, bow) ? 1 : 0),
  dishonorIt: dishonorIt,
  bowIt: bowIt,
  discardAtRandom: () => 1,
  dishonorOwn: () => 0.5,
};

export function selectionWorth(board: Board, { is }: Option): number {
  return SELECTIONS[is]?.(board) ?? 0;
}

function valuesOf(board: Board, aim: Aim) {
  return board.figures.flatMap((figure) => {
    const effect = aim(figure, board, undefined);
    return effect === undefined
      ? []
      : [{ figure, value: effect.gain + swingWorth(board, effect.swing, effect.swing) + 0.01 * effect.swing }];
  });
}

function bestOf(board: Board, aim: Aim): number {
  return Math.max(0, ...valuesOf(board, aim).map(({ value }) => value));
}

/** On which side the figure is that the same aim chose before. */
function sideOf(board: Board, aim: Aim): 'own' | 'foe' | undefined {
  return valuesOf(board, aim).sort((a, b) => b.value - a.value)[0]?.figure.side;
}

/** Somebody is to be shamed or bowed. If it is one of ours, shame costs less than skill that decides a conflict. */
function dishonorIt(board: Board): number {
  return sideOf(board, judge) === 'foe' ? 0.9 : 0.2;
}

function bowIt(board: Board): number {
  const most = Math.max(0, ...board.own.filter(isThere).map((figure) => presence(board, figure)));
  const loss = -swingWorth(board, -most, 0);
  return loss > 0 ? 0.1 : 0.5;
}

/** Whether what may be done should be done. */
export function isWanted(board: Board, key: string): boolean {
  switch (key) {
    case 'banzaiAgain':
      return board.me.honor > 4 && swingWorth(board, 2, 2) > honorWorth(board) + 0.5;
    case 'discardInsteadOfHonor':
      return board.me.honor <= 5;
    default:
      return false;
  }
}

/** The side of the favor that helps more: the type in which one is stronger. */
export function favorWorth(board: Board, side: 'military' | 'political'): number {
  return board.own.reduce((sum, { seen }) => sum + (seen[side] ?? 0), 0);
}
