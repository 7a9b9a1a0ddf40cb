import type { SeatId } from '../seat.ts';

/** What a match goes through that one may want to sit out: a phase of the round, or a contest within it. */
export const SPANS = ['contest', 'phase'] as const;

export type SpanKind = (typeof SPANS)[number];

/** A stretch of the match that is going on. */
export interface Span {
  readonly is: SpanKind;
  /** Never the same for another one, so that it tells when this one is over. For the host alone: it leaves no table. */
  readonly key: string;
  /** Whose it is, e.g. who attacks. A phase that becomes one's own ends what one passes: nobody passes their turn unseen. */
  readonly of?: SeatId;
}

/** How a game speaks of one of its spans. */
export interface SpanWords {
  /** How long one passes: "For the rest of this conflict". */
  readonly rest: string;
  /** What is asked all the same. */
  readonly stillAsks: string;
  /** What is said while it is on: "Passing until the end of the conflict". */
  readonly passing: string;
  /** "only in my conflicts", where a span of that kind belongs to somebody. */
  readonly mine?: string;
}
