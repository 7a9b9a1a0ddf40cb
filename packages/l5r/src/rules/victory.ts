import { cardOf, end, finish, flow, type Outcome, type SeatId, seatsFrom } from '@kronika/kernel';
import type { L5rState } from '../state.ts';
import { opponentOf, provinceCardAt } from '../zones.ts';

/** The honor that wins at once. */
const VICTORY_HONOR = 25;

/** Why a seat has won, if it has. */
function victoryOf(state: L5rState, seat: SeatId): Outcome | undefined {
  const opponent = opponentOf(seat);
  const stronghold = provinceCardAt(state, opponent, 0);
  if (stronghold !== undefined && cardOf(state.table, stronghold).condition === 'broken')
    return { winners: [seat], reason: { key: 'strongholdBroken' }, rule: 'L5R-VICT-a' };
  if ((state.honor[seat] ?? 0) >= VICTORY_HONOR)
    return { winners: [seat], reason: { key: 'honorVictory' }, rule: 'L5R-VICT-b' };
  if (state.honor[opponent] === 0) return { winners: [seat], reason: { key: 'dishonorDefeat' }, rule: 'L5R-VICT-c' };
  return undefined;
}

/** The outcome of the game, if it is decided; if both fulfil a condition at once, the first player has won (L5R-VICT-e). */
export function outcomeOf(state: L5rState): Outcome | undefined {
  for (const seat of seatsFrom(state.first, 2)) {
    const outcome = victoryOf(state, seat);
    if (outcome !== undefined) return outcome;
  }
  return undefined;
}

/** Ends the game, in the middle of whatever was going on (L5R-VICT-f). */
export const victory = flow<L5rState, object>()('l5r/victory', {
  end: (state) => {
    const outcome = outcomeOf(state);
    return outcome === undefined ? finish : end(outcome);
  },
});
