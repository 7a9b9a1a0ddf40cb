import { cardOf, present, type SeatId } from '@kronika/kernel';
import { SUITS } from '../facts/fact.ts';
import type { Slot } from '../places.ts';
import { COLOURS, type Colour, type Oath, type Site, type Warbands } from '../state.ts';
import { playerOf } from './seats.ts';

/** All favor there is (OATH-0-2). */
export const ALL_FAVOR = 36;
const ALL_WARBANDS: Readonly<Record<'purple' | 'exile', number>> = { purple: 24, exile: 14 };

/** The favor in the supply: what lies nowhere else. */
export function favorSupply(state: Oath): number {
  const banks = SUITS.reduce((sum, suit) => sum + state.banks[suit], 0);
  const players = state.players.reduce((sum, { favor }) => sum + favor, 0);
  const sites = state.sites.reduce((sum, { favor }) => sum + favor, 0);
  const cards = state.table.cards.reduce((sum, { favor }) => sum + favor, 0);
  return ALL_FAVOR - banks - players - sites - cards - state.banners.peoplesFavor.tokens;
}

export function warbandsIn(warbands: Warbands): number {
  return COLOURS.reduce((sum, colour) => sum + (warbands[colour] ?? 0), 0);
}

/** The unused warbands of a colour: its player's personal bank. */
export function warbandBank(state: Oath, colour: Colour): number {
  const count = (warbands: Warbands) => warbands[colour] ?? 0;
  const boards = state.players.reduce((sum, { warbands }) => sum + count(warbands), 0);
  const sites = state.sites.reduce((sum, { warbands }) => sum + count(warbands), 0);
  const cards = state.table.cards.reduce((sum, { warbands }) => sum + count(warbands), 0);
  return ALL_WARBANDS[colour === 'purple' ? 'purple' : 'exile'] - boards - sites - cards;
}

/** Warbands on a player's board. */
export function boardWarbands(state: Oath, seat: SeatId): number {
  return warbandsIn(playerOf(state, seat).warbands);
}

/** All secrets on a player's board, faceup and facedown. */
export function secretsOf(state: Oath, seat: SeatId): number {
  const { secrets, spentSecrets } = playerOf(state, seat);
  return secrets + spentSecrets;
}

/** Whether anything lies on the card (OATH-7.1.2-b). */
export function carriesTokens(state: Oath, card: Parameters<typeof cardOf>[1]): boolean {
  const { favor, secrets } = cardOf(state.table, card);
  return favor > 0 || secrets > 0;
}

/** What lies at a place for sites, besides cards. */
export function placeAt(state: Oath, slot: Slot): Site {
  return present(state.sites[slot], `site ${slot}`);
}
