import type { SeatId } from '@kronika/kernel';
import type { ConnectionState } from '../../client/connection.ts';

/** Who may look at a screen that several people share: one of them, or nobody until that one opens it. */
export type Screen = { readonly is: 'open'; readonly seat: SeatId } | { readonly is: 'covered'; readonly seat: SeatId };

/** Whether somebody has to answer in the seat. What its standing orders will answer needs nobody. */
export function isNeeded(state: ConnectionState): boolean {
  if (state.is === 'refused' || state.known === undefined) return false;
  const { match, you } = state.known.document;
  return match?.question !== undefined && you.passesAt === undefined;
}

/** Whose offer can still be withdrawn. Only where everybody at the screen knows of it: some offers are private. */
export function offererIn(states: readonly ConnectionState[]): SeatId | undefined {
  const offers = states.map((state) => (state.is === 'refused' ? undefined : state.known?.document.match?.offer));
  if (offers.some((offer) => offer === undefined)) return undefined;
  return offers.find((offer) => offer?.withdraw !== undefined)?.by;
}

/** Who has to get the screen, if whoever has it is not needed and somebody else is. */
export function nextOf({ seat }: Screen, needed: readonly SeatId[]): SeatId | undefined {
  return needed.includes(seat) ? undefined : needed[0];
}

export function covered(seat: SeatId): Screen {
  return { is: 'covered', seat };
}

export function opened({ seat }: Screen): Screen {
  return { is: 'open', seat };
}
