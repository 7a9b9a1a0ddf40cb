import type { Concession, SeatId } from '@kronika/kernel';
import type { OathEvent } from './event.ts';
import type { EndMessage } from './messages.ts';
import { playerOf, turnOrder } from './queries/seats.ts';
import type { Oath } from './state.ts';

/**
 * A seat gives up: its pieces stay where they are and it takes no more turns. When one player is left, that player wins;
 * such a game writes no chronicle.
 */
export function concede(state: Oath, seat: SeatId): Concession | undefined {
  if (playerOf(state, seat).gaveUp === true) return undefined;
  const gone: OathEvent = { is: 'gaveUp', seat, rule: 'OATH-4-a' };
  const left = turnOrder(state).filter((other) => other !== seat && playerOf(state, other).gaveUp !== true);
  if (left.length > 1) return { events: [gone] };
  const reason: EndMessage = { key: 'everybodyLeft' };
  return { events: [gone], outcome: { winners: left, reason } };
}

export function conceded(state: Oath): readonly SeatId[] {
  return turnOrder(state).filter((seat) => playerOf(state, seat).gaveUp === true);
}
