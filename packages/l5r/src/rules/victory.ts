import { cardOf, end, finish, flow, type Outcome, type SeatId } from '@kronika/kernel';
import type { L5rState } from '../state.ts';
import { opponentOf, provinceCardAt } from '../zones.ts';
import { lastingNotes } from './settle-notes.ts';

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
  if (hasWonByText(state, seat)) return { winners: [seat], reason: { key: 'cardVictory' }, rule: 'L5R-VICT-d' };
  if (state.honor[opponent] === 0) return { winners: [seat], reason: { key: 'dishonorDefeat' }, rule: 'L5R-VICT-c' };
  return undefined;
}

/** Whether a text has said that the seat wins the game. */
function hasWonByText(state: L5rState, seat: SeatId): boolean {
  if (!lastingNotes(state).wins) return false;
  return state.lasting.some(
    ({ seats, gives }) =>
      seats.includes(seat) && gives.some((given) => given.is === 'gain' && given.what === 'victory'),
  );
}

/** The outcome of the game, if it is decided; if both fulfil a condition at once, the first player has won (L5R-VICT-e). */
export function outcomeOf(state: L5rState): Outcome | undefined {
  return victoryOf(state, state.first) ?? victoryOf(state, opponentOf(state.first));
}

/** Ends the game, in the middle of whatever was going on (L5R-VICT-f). */
export const victory = flow<L5rState, object>()('l5r/victory', {
  end: (state) => {
    const outcome = outcomeOf(state);
    return outcome === undefined ? finish : end(outcome);
  },
});
