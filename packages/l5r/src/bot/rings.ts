import type { Option, Question } from '@kronika/kernel';
import type { Element } from '../cards/fact.ts';
import type { Choice } from '../text/options.ts';
import { bestAttack } from './attack.ts';
import { type Board, type Figure, presence } from './board.ts';
import { bowing, dishonoring, draining, effectWorth, honoring, readying, ringWorth } from './stakes.ts';
import { honorHarm, honorWorth } from './worth.ts';

/** What aiming each effect of a ring at a figure brings. */
const AIMS: Readonly<Record<string, (figure: Figure) => number>> = {
  honor: honoring,
  dishonor: dishonoring,
  ready: readying,
  bow: bowing,
  removeFate: draining,
};

/** How good an effect of a ring is now; not to resolve it is worth nothing. */
export function ringEffectWorth(board: Board, option: Option | Choice): number {
  const effect = 'effect' in option ? option.effect : 'none';
  switch (effect) {
    case 'takeHonor':
      return honorWorth(board) + honorHarm(board);
    case 'gainHonor':
      return 2 * honorWorth(board);
    case 'drawAndDiscard':
      return effectWorth(board, 'earth');
    default: {
      const figure = 'card' in option && option.card !== undefined ? board.figure(option.card) : undefined;
      return figure === undefined ? 0 : ringAim(board, effect, figure);
    }
  }
}

/** Whom the effect of a ring is aimed at; of several, those who still count. */
export function ringAim(board: Board, effect: string, figure: Figure): number {
  return (AIMS[effect]?.(figure) ?? 0) + 0.01 * presence(board, figure);
}

/** The ring to contest: of the type that the planned attack has, the one that brings most. */
export function contestWorth(board: Board, option: Option | Choice): number {
  if (!('choice' in option)) return -1;
  const { ring, type } = option.choice;
  return ringWorth(board, ring) + (bestAttack(board)?.type === type ? 50 : 0);
}

/**
 * A ring that is asked for: to have it, or, while they attack, to leave them the worst. Fate goes on a ring that
 * can still be won, and where only the fate on a ring is gained, nothing else counts.
 */
export function namedRingWorth(board: Board, { message, because }: Question, ring: Element): number {
  const worth = ringWorth(board, ring);
  if (message.key === 'cost.fateToRing') return board.me.opportunities > 0 ? worth : -worth;
  const source = because.is === 'card' ? board.printed(because.card) : undefined;
  if (source === 'know-the-world') return worth - effectWorth(board, ring);
  return board.fight?.role === 'defender' ? -worth : worth;
}
