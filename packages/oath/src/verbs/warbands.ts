import type { RuleId, SeatId } from '@kronika/kernel';
import type { OathEvent, WarbandPlace } from '../event.ts';
import type { Slot } from '../places.ts';
import { placeAt, warbandBank } from '../queries/pieces.ts';
import { colourOf, playerOf } from '../queries/seats.ts';
import { COLOURS, type Colour, type Oath, type Warbands } from '../state.ts';

export function warbandsAt(state: Oath, place: WarbandPlace): Warbands {
  switch (place.is) {
    case 'bank':
      return {};
    case 'board':
      return playerOf(state, place.seat).warbands;
    case 'site':
      return placeAt(state, place.slot).warbands;
    case 'card':
      return state.table.cards.find(({ id }) => id === place.card)?.warbands ?? {};
  }
}

/** A player gains warbands: its own, a Citizen the Chancellor's, as far as there are any left (OATH-10-gain). */
export function gainWarbands(state: Oath, seat: SeatId, amount: number, rule: RuleId): readonly OathEvent[] {
  return gainWarbandsAt(state, seat, { is: 'board', seat }, amount, rule);
}

/** Warbands that are gained and put somewhere at once. */
export function gainWarbandsAt(
  state: Oath,
  seat: SeatId,
  to: WarbandPlace,
  amount: number,
  rule: RuleId,
): readonly OathEvent[] {
  const colour = colourOf(state, seat);
  const gained = Math.min(amount, warbandBank(state, colour));
  return gained <= 0 ? [] : [{ is: 'warbandsMoved', colour, amount: gained, from: { is: 'bank' }, to, rule }];
}

/** Kills warbands at one place, of the first colour there unless it is named (OATH-10-kill). */
export function killAt(
  state: Oath,
  from: WarbandPlace,
  amount: number,
  rule: RuleId,
  colour: Colour | undefined = COLOURS.find((each) => (warbandsAt(state, from)[each] ?? 0) > 0),
): readonly OathEvent[] {
  if (colour === undefined) return [];
  const killed = Math.min(amount, warbandsAt(state, from)[colour] ?? 0);
  return killed <= 0 ? [] : [{ is: 'warbandsKilled', colour, amount: killed, from, rule }];
}

/** Moves warbands of a player's colour between places. */
export function moveWarbands(
  state: Oath,
  seat: SeatId,
  from: WarbandPlace,
  to: WarbandPlace,
  amount: number,
  rule: RuleId,
): readonly OathEvent[] {
  const colour = colourOf(state, seat);
  const moved = Math.min(amount, warbandsAt(state, from)[colour] ?? 0);
  return moved <= 0 ? [] : [{ is: 'warbandsMoved', colour, amount: moved, from, to, rule }];
}

export function ownWarbandsAt(state: Oath, seat: SeatId, slot: Slot): number {
  return placeAt(state, slot).warbands[colourOf(state, seat)] ?? 0;
}
