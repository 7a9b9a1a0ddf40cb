import { type AgotState, type AgotView, agot } from '@kronika/agot';
import { beginSituation, isRefusal, type Match, type SeatId } from '@kronika/kernel';

/** A table that begins with the described position, for tests. */
export function situated(description: object): Match<AgotState> {
  const begun = beginSituation(agot, description, 'melee');
  if (isRefusal(begun)) throw new Error(JSON.stringify(begun));
  return begun.match;
}

/** That position as one of its seats sees it. */
export function viewIn(description: object, seat: SeatId = 0): AgotView {
  return agot.view(situated(description).state, seat);
}
