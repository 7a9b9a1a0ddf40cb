import { type Outcome, type SeatId, seatsOf } from '@kronika/kernel';
import { burning, burningFor, keeperOf, SITES, seatsLeft, teamOf, teamsLeft } from '../island.ts';
import type { Beacons } from '../state.ts';

/** The beacons that have to burn when a long night is over (BEA-END-c). */
export const ENOUGH = 4;

/** How the match ends after a round; nothing while it goes on. */
export function endOfRound(state: Beacons): Outcome | undefined {
  const isLast = state.round >= state.rounds;
  if (state.format === 'night') return endOfNight(state, isLast ? 'last' : 'another');
  return isLast ? mostBeacons(state) : undefined;
}

function endOfNight(state: Beacons, round: 'last' | 'another'): Outcome | undefined {
  const lights = burning(state).length;
  const isWon = lights === SITES.length || (round === 'last' && lights >= ENOUGH);
  if (isWon) return { winners: seatsLeft(state), reason: { key: 'nightSurvived' }, rule: 'BEA-END-c' };
  return round === 'last' ? { winners: [], reason: { key: 'nightLost' }, rule: 'BEA-END-c' } : undefined;
}

function mostBeacons(state: Beacons): Outcome {
  const teams = teamsLeft(state);
  const first = best(teams, (team) => burningFor(state, team).length);
  if (first.length === 1)
    return { winners: membersOf(state, first), reason: { key: 'mostBeacons' }, rule: 'BEA-END-a' };
  const richest = best(first, (team) => embersOf(state, team));
  if (richest.length === 1)
    return { winners: membersOf(state, richest), reason: { key: 'mostEmbers' }, rule: 'BEA-END-b' };
  return { winners: [], reason: { key: 'draw' }, rule: 'BEA-END-b' };
}

function best(teams: readonly number[], worth: (team: number) => number): readonly number[] {
  const most = Math.max(...teams.map(worth));
  return teams.filter((team) => worth(team) === most);
}

function embersOf(state: Beacons, team: number): number {
  return seatsLeft(state)
    .filter((seat) => teamOf(state, seat) === team)
    .reduce<number>((sum, seat) => sum + keeperOf(state, seat).embers, 0);
}

/** Everybody of these teams, also those who gave up: a team wins together. */
function membersOf(state: Beacons, teams: readonly number[]): readonly SeatId[] {
  return seatsOf(state.keepers.length).filter((seat) => teams.includes(teamOf(state, seat)));
}

/** How the match ends because of who is left (BEA-END-d); nothing while it goes on. */
export function endByLeaving(state: Beacons): Outcome | undefined {
  const teams = teamsLeft(state);
  if (teams.length === 0) return { winners: [], reason: { key: 'nobodyLeft' }, rule: 'BEA-END-d' };
  if (teams.length > 1 || state.format === 'night') return undefined;
  return { winners: membersOf(state, teams), reason: { key: 'lastTeam' }, rule: 'BEA-END-d' };
}
