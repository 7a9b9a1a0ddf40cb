import type { Setup } from '../game.ts';
import { type SeatId, seatsOf } from '../seat.ts';
import type { SetupForm, Teams } from './form.ts';
import { formatOf } from './formats.ts';

/**
 * Who plays with whom in a match that is set up like this; nothing where everybody plays for themselves. Against
 * opponents played by the rules all seats are one team, unless the format divides them.
 */
export function teamsOf(form: SetupForm, setup: Setup): Teams | undefined {
  if (setup.teams !== undefined) return setup.teams;
  return formatOf(form, setup).opponents === undefined ? undefined : seatsOf(setup.seats).map(() => 0);
}

/** The seats that do not play on the side of `seat`. Without teams those are all others. */
export function enemiesOf(seat: SeatId, seats: number, teams: Teams | undefined): readonly SeatId[] {
  return seatsOf(seats).filter((other) => other !== seat && (teams === undefined || teams[other] !== teams[seat]));
}

/** Whether nobody at the table plays against anybody else there: whoever does not win has lost, and nobody draws. */
export function isOneSide(seats: number, teams: Teams | undefined): boolean {
  return seats === 1 || (teams !== undefined && new Set(teams).size === 1);
}

/** The seats that play on the side of `seat`, itself included. */
export function teamOf(seat: SeatId, seats: number, teams: Teams | undefined): readonly SeatId[] {
  const enemies = enemiesOf(seat, seats, teams);
  return seatsOf(seats).filter((other) => !enemies.includes(other));
}
