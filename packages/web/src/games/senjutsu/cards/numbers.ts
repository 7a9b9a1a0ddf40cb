import type { Effect, TargetEffect } from '@kronika/senjutsu';

/** The number of a line that a small card shows beside its picture: counts above one, and speeds of counters. */
export function numberOf(effect: Effect): string | undefined {
  switch (effect.is) {
    case 'counter':
      return effect.speeds.join(',');
    case 'target':
      return countIn(effect.does);
    case 'drawUpTo':
    case 'draw':
    case 'gainFocus':
    case 'discardCards':
    case 'take':
      return above(effect.count);
    case 'changeKamae':
      return above(effect.upTo);
    case 'discardFocus':
      return typeof effect.count === 'number' ? above(effect.count) : undefined;
    default:
      return undefined;
  }
}

function countIn(does: TargetEffect): string | undefined {
  return 'count' in does ? above(does.count) : undefined;
}

function above(count: number): string | undefined {
  return count > 1 ? String(count) : undefined;
}
