import { present, SEATS, type SeatId, seatsFrom, seatsOf } from '@kronika/kernel';
import type { Colour, Oath, Player } from '../state.ts';

export function playerOf(state: Oath, seat: SeatId): Player {
  return present(state.players[seat], `player ${seat}`);
}

/** The orders of the seats of a table, by how many there are and which comes first, made once; and without that one. */
const ORDERS = [0, ...SEATS.map((seat) => seat + 1)].map((count) =>
  seatsOf(count).map((first) => {
    const all = seatsFrom(first, count);
    return { all, others: all.slice(1) };
  }),
);

/** All seats in turn order, the Chancellor first. */
export function turnOrder(state: Oath): readonly SeatId[] {
  return orderFrom(state, state.chancellor);
}

/** All seats in turn order, beginning with this one: the order in which several players' effects come (ruling 4). */
export function orderFrom(state: Oath, seat: SeatId): readonly SeatId[] {
  return ORDERS[state.players.length]?.[seat]?.all ?? [];
}

export function othersThan(state: Oath, seat: SeatId): readonly SeatId[] {
  return ORDERS[state.players.length]?.[seat]?.others ?? [];
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
