import type { SeatId } from '@kronika/kernel';

/** Who is connected. */
export interface Presence {
  /** Since when somebody of the seat is connected without a break; absent if nobody is. */
  hereSince(seat: SeatId): number | undefined;
  readonly spectators: number;
  /** Whether the bot of the seat has been given up for now. */
  hasFailed(seat: SeatId): boolean;
}

/** A table where nobody is. */
export const NOBODY: Presence = { hereSince: () => undefined, spectators: 0, hasFailed: () => false };
