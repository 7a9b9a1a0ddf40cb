import type { SeatId, Span, SpanKind } from '@kronika/kernel';
import type { LcgState, Period } from './state.ts';

/** The span that a period is, while it runs: the number of a period is never used twice. */
export function spanOf({ periods }: LcgState, is: SpanKind, period: Period, of?: SeatId): readonly Span[] {
  const number = periods[period];
  if (number === undefined) return [];
  const key = `${period}/${number}`;
  return [of === undefined ? { is, key } : { is, key, of }];
}
