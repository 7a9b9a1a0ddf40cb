import type { Direction } from '../hex/index.ts';
import type { CardType, Kamae, Line, TargetEffect } from './pictograms.ts';

type TargetLine = Line & { readonly is: 'target' };

const does = (effect: TargetEffect): TargetLine => ({ is: 'target', does: effect });

/** What a line does to the hero that the card is aimed at or has hit: the helmet on the faces (SEN-ATK-d). */
export const target = {
  wound: (count: number) => does({ is: 'wound', count }),
  stun: (count: number) => does({ is: 'take', status: 'stun', count }),
  limp: (count: number) => does({ is: 'take', status: 'limp', count }),
  push: (count: number) => does({ is: 'push', count }),
  pullOrPush: (count: number) => does({ is: 'pullOrPush', count }),
  turn: (count: number) => does({ is: 'turn', count }),
  step: (towards: readonly Direction[], count: number) => does({ is: 'step', towards, count }),
  swapPositions: () => does({ is: 'swapPositions' }),
  discardFocus: (count: number) => does({ is: 'discardFocus', count }),
  stealFocus: (count: number) => does({ is: 'stealFocus', count }),
  discardCard: (count: number, type?: CardType) =>
    does(type === undefined ? { is: 'discardCard', count } : { is: 'discardCard', count, type }),
  discardFocusOrCard: () => does({ is: 'discardFocusOrCard' }),
  draw: (count: number) => does({ is: 'draw', count }),
  showHand: () => does({ is: 'showHand' }),
  lookAtTop: (count: number, take: number) => does({ is: 'lookAtTop', count, take }),
  shuffleCardIn: (type: CardType) => does({ is: 'shuffleCardIntoDeck', type }),
  jumpTo: (to: Kamae | 'any') => does({ is: 'jumpKamae', to }),
  changeKamae: (upTo: number) => does({ is: 'changeKamae', upTo }),
  cancelMovement: () => does({ is: 'cancelMovement' }),
  cancelTurns: () => does({ is: 'cancelTurns' }),
  cancelActiveCards: () => does({ is: 'cancelActiveCards' }),
  bleedAnyWound: () => does({ is: 'bleedWound', which: 'any' }),
  bleedDealtWound: () => does({ is: 'bleedWound', which: 'justDealt' }),
  poison: () => does({ is: 'poison' }),
} as const satisfies Readonly<Record<string, (...inputs: never[]) => TargetLine>>;

/** Every opponent within the range of the card suffers all of these. */
export const eachOpponentInRange = (...lines: readonly TargetLine[]): Line => ({
  is: 'eachOpponentInRange',
  does: lines.map((line) => line.does),
});
