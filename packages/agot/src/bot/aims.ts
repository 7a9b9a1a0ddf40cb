import { type Board, type Figure, isStanding, isThere, presence } from './board.ts';
import { kneelingCost, stakeOf, swingWorth } from './stakes.ts';
import { worth } from './worth.ts';

/** How good it is to aim an ability at a figure; nothing where it may not or should not be aimed there. */
export type Aim = (figure: Figure, board: Board) => number | undefined;

/** Aims only at those for whom the test holds as well. */
export function only(aim: Aim, test: (figure: Figure, board: Board) => boolean): Aim {
  return (figure, board) => (test(figure, board) ? aim(figure, board) : undefined);
}

/** Gets rid of one of theirs, or takes it over. */
export const remove: Aim = (figure, board) =>
  figure.side === 'own' ? undefined : worth(figure) + swingWorth(board, presence(figure));

/** Kneels one of theirs that stands. */
export const kneel: Aim = (figure, { view }) => {
  if (figure.side === 'own' || !isStanding(figure)) return undefined;
  return view.phase === 'dominance' ? 0.1 * figure.seen.strength : 2 * kneelingCost(figure);
};

/** Stands one of the own: it can fight again, as long as there is somebody to fight. */
export const stand: Aim = (figure, { view }) => {
  if (figure.side === 'foe' || isStanding(figure)) return undefined;
  return view.phase === 'challenges' ? 0.4 * worth(figure) : 0.05 * figure.seen.strength;
};

/** More strength for a friend that takes part. */
export function strengthen(amount: number): Aim {
  return (figure, board) =>
    figure.side === 'own' && isThere(figure) ? swingWorth(board, amount) + 0.01 * figure.seen.strength : undefined;
}

/** Less strength for an enemy that takes part; one that has no more is killed. */
export function burn(amount: number): Aim {
  return (figure, board) => {
    if (figure.side === 'own') return undefined;
    const isKilled = figure.seen.strength <= amount;
    return swingWorth(board, Math.min(amount, presence(figure))) + (isKilled ? worth(figure) : 0);
  };
}

/** Takes one of theirs out of the challenge, or its strength. */
export const expel: Aim = (figure, board) =>
  figure.side === 'own' || !isThere(figure) ? undefined : swingWorth(board, presence(figure)) + 0.01 * worth(figure);

/** Takes one of theirs away from the challenge: where nobody is left to attack, nobody wins it. */
export const sendAway: Aim = (figure, board) => {
  const swing = expel(figure, board);
  if (swing === undefined || board.fight?.role !== 'defender' || board.fight.seen.result !== null) return swing;
  const attackers = board.foes.filter(({ seen }) => seen.part === 'attacking');
  return attackers.length === 1 && attackers[0] === figure ? Math.max(swing, stakeOf(board)) : swing;
};

/** Makes one of theirs useless for a while. */
export const hamper: Aim = (figure, board) => {
  if (figure.side === 'own') return undefined;
  return (isStanding(figure) ? 0.25 : 0.05) * worth(figure) + 0.3 * swingWorth(board, presence(figure));
};

/** Something good for one of the own. */
export const favor: Aim = (figure) => (figure.side === 'own' ? 0.2 * worth(figure) : undefined);
