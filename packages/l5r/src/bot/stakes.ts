import type { Element } from '../cards/fact.ts';
import { type Board, type Fight, type Figure, isReady } from './board.ts';
import { breakWorth, honorHarm, honorWorth, worth } from './worth.ts';

/** What a ring's effect and the fate on it bring to who wins it. */
export function ringWorth(board: Board, ring: Element): number {
  const fate = board.view.rings.find(({ element }) => element === ring)?.fate ?? 0;
  return fate + effectWorth(board, ring);
}

/** What the effect of a ring would bring now. */
export function effectWorth(board: Board, ring: Element): number {
  switch (ring) {
    case 'air':
      return Math.max(2 * honorWorth(board), honorWorth(board) + honorHarm(board));
    case 'earth':
      return 2;
    case 'fire':
      return Math.max(0, ...board.own.map(honoring), ...board.foes.map(dishonoring));
    case 'water':
      return Math.max(0, ...board.own.map(readying), ...board.foes.map(bowing));
    case 'void':
      return Math.max(0, ...board.foes.map(draining));
  }
}

/** What it brings to honor an own character: skill in both types, and honor when it leaves. */
export function honoring({ seen, side }: Figure): number {
  if (side === 'foe' || seen.status === 'honored') return side === 'foe' ? -2 : 0;
  return 0.8 + 0.5 * seen.glory + 0.2 * Math.min(seen.fate, 2);
}

/** What it brings to dishonor one of theirs. */
export function dishonoring({ seen, side }: Figure): number {
  if (side === 'own') return seen.status === 'dishonored' ? 0 : -1 - 0.5 * seen.glory;
  return seen.status === 'dishonored' ? 0 : 0.8 + 0.5 * seen.glory + 0.2 * Math.min(seen.fate, 2);
}

function skills({ seen }: Figure): number {
  return Math.max(seen.military ?? 0, seen.political ?? 0);
}

export function readying(figure: Figure): number {
  if (figure.side === 'foe') return -1;
  return isReady(figure) ? 0 : 0.5 * skills(figure);
}

export function bowing(figure: Figure): number {
  if (figure.side === 'own') return -1;
  return isReady(figure) ? 0.5 * skills(figure) : 0;
}

/** What it brings to take 1 fate from it. */
export function draining(figure: Figure): number {
  if (figure.seen.fate === 0) return 0;
  return figure.side === 'own' ? -2 : 1 + 0.15 * worth(figure);
}

/** A lead that changes what comes of the conflict, and what reaching it is worth. */
interface Goal {
  readonly lead: number;
  readonly worth: number;
}

/** What there is to reach in a conflict, by the lead it takes. */
function goals(board: Board, { seen, role, stake }: Fight): readonly Goal[] {
  const breaking = breakWorth(stake);
  const ring = effectWorth(board, seen.ring);
  // The attacker wins at equal totals; a defender's victory brings the ring, but not its effect.
  return role === 'attacker'
    ? [
        { lead: 0, worth: ring + 1.5 },
        { lead: Math.max(0, seen.strength), worth: breaking },
      ]
    : [
        { lead: 1 - seen.strength, worth: breaking },
        { lead: 1, worth: ring + 1 },
      ];
}

/**
 * What a change of the lead is worth. One that is not enough by itself counts in part, if all that could still be
 * done together (`reach`) would be enough.
 */
export function swingWorth(board: Board, swing: number, reach: number): number {
  const { fight } = board;
  if (fight === undefined || swing === 0) return 0;
  return goals(board, fight).reduce((sum, goal) => sum + progress(goal, fight.lead, swing, reach), 0);
}

function progress(goal: Goal, lead: number, swing: number, reach: number): number {
  const missing = goal.lead - lead;
  if (swing < 0) return missing <= 0 && missing > swing ? -goal.worth : 0;
  if (missing <= 0) return 0;
  if (swing >= missing) return goal.worth;
  return reach >= missing ? (0.8 * goal.worth * swing) / missing : 0;
}
