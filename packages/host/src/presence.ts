import type { SeatId } from '@kronika/kernel';

/** Who is connected. */
export interface Presence {
  /** Since when somebody of the seat is connected without a break; absent if nobody is. */
  hereSince(seat: SeatId): number | undefined;
  readonly spectators: number;
}

/** A table where nobody is. */
export const NOBODY: Presence = { hereSince: () => undefined, spectators: 0 };
