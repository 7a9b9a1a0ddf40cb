import { present, type SeatId, seatsFrom } from '@kronika/kernel';
import type { Colour, Oath, Player } from '../state.ts';

export function playerOf(state: Oath, seat: SeatId): Player {
  return present(state.players[seat], `player ${seat}`);
}

/** All seats in turn order, the Chancellor first. */
export function turnOrder(state: Oath): readonly SeatId[] {
  return seatsFrom(state.chancellor, state.players.length);
}

/** All seats in turn order, beginning with this one: the order in which several players' effects come (ruling 4). */
export function orderFrom(state: Oath, seat: SeatId): readonly SeatId[] {
  return seatsFrom(seat, state.players.length);
}

export function othersThan(state: Oath, seat: SeatId): readonly SeatId[] {
  return orderFrom(state, seat).slice(1);
}

export function isExile(state: Oath, seat: SeatId): boolean {
  return playerOf(state, seat).role === 'exile';
}

/**
 * Whether the player belongs to the Empire now: the Chancellor always, a Citizen but for campaigns among Imperial
 * players (OATH-10-imperial, OATH-5.5.1-f, OATH-5.5.1-g).
 */
export function isImperial(state: Oath, seat: SeatId): boolean {
  const { role } = playerOf(state, seat);
  if (role !== 'citizen') return role === 'chancellor';
  const { campaign } = state;
  if (campaign === null) return true;
  const { attacker, defender } = campaign;
  if (attacker === seat) return defender === 'bandits' || isExile(state, defender);
  return !(defender === seat && attacker === state.chancellor);
}

/** The colour of the player's warbands (OATH-0-8). */
export function colourOf(state: Oath, seat: SeatId): Colour {
  const { role, colour } = playerOf(state, seat);
  return role === 'exile' ? colour : 'purple';
}

/** The player who plays that colour as an Exile, or the Chancellor. */
export function playerOfColour(state: Oath, colour: Colour): SeatId | undefined {
  if (colour === 'purple') return state.chancellor;
  return turnOrder(state).find((seat) => playerOf(state, seat).colour === colour);
}

/** Whether the two are enemies (OATH-10-enemy). */
export function areEnemies(state: Oath, one: SeatId, other: SeatId): boolean {
  return one !== other && !(isImperial(state, one) && isImperial(state, other));
}

export function pawnsAt(state: Oath, slot: number): readonly SeatId[] {
  return turnOrder(state).filter((seat) => playerOf(state, seat).site === slot);
}
