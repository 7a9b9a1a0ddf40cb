/** A match that was played to its end. */
export interface Played {
  readonly moves: number;
  readonly scores: readonly number[];
}
