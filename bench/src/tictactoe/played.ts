/** A match of tic-tac-toe that was played to its end; without a winner it was a draw. */
export interface Played {
  readonly moves: number;
  readonly winner?: number;
}
