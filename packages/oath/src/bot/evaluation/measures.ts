import type { SeatId, Side } from '@kronika/kernel';
import { SLOTS } from '../../places.ts';
import { advisers, faceupAdvisers, heldRelics } from '../../queries/cards.ts';
import { boardWarbands, secretsOf } from '../../queries/pieces.ts';
import { rulesSite } from '../../queries/ruling.ts';
import { isExile, playerOf, turnOrder } from '../../queries/seats.ts';
import { visionsOf } from '../../rules/ending.ts';
import { BANNERS, type Oath } from '../../state.ts';
import { favorOf } from '../../verbs/favor.ts';
import { ownWarbandsAt } from '../../verbs/warbands.ts';
import { chanceOf, closeness } from '../prospects.ts';

export const FEATURES = [
  'chance',
  'title',
  'usurper',
  'goal',
  'visions',
  'sites',
  'guards',
  'warbands',
  'relics',
  'banners',
  'tokens',
  'favor',
  'secrets',
  'advisers',
  'supply',
  'chancellor',
  'citizen',
] as const;
export type OathFeature = (typeof FEATURES)[number];

/** More than this serves only to have more. */
const ARMY = 12;
const PURSE = 8;

function measuresOf(state: Oath, seat: SeatId): Readonly<Record<OathFeature, number>> {
  const { role, supply } = playerOf(state, seat);
  const ruled = SLOTS.filter((slot) => rulesSite(state, seat, slot));
  const banners = BANNERS.filter((banner) => state.banners[banner].holder === seat);
  const holdsTitle = state.title.holder === seat;
  return {
    chance: chanceOf(state, seat),
    title: holdsTitle ? 1 : 0,
    usurper: holdsTitle && state.title.side === 'usurper' ? 1 : 0,
    goal: closeness(state, seat, state.goal),
    visions: isExile(state, seat) ? Math.min(1, visionsOf(state, seat).length) : 0,
    sites: ruled.length,
    guards: ruled.reduce<number>((sum, slot) => sum + Math.min(3, ownWarbandsAt(state, seat, slot)), 0),
    warbands: Math.min(ARMY, boardWarbands(state, seat)),
    relics: heldRelics(state, seat).length,
    banners: banners.length,
    tokens: banners.reduce((sum, banner) => sum + state.banners[banner].tokens, 0),
    favor: Math.min(PURSE, favorOf(state, seat)),
    secrets: Math.min(PURSE, secretsOf(state, seat)),
    advisers:
      faceupAdvisers(state, seat).length + 0.5 * (advisers(state, seat).length - faceupAdvisers(state, seat).length),
    supply,
    chancellor: role === 'chancellor' ? 1 : 0,
    citizen: role === 'citizen' ? 1 : 0,
  };
}

/** Only one player wins, so that everybody is a side, Citizens too; whoever gave up has none. */
export function measure(state: Oath): readonly Side<OathFeature>[] {
  return turnOrder(state)
    .filter((seat) => playerOf(state, seat).gaveUp !== true)
    .map((seat) => ({ seats: [seat], measures: measuresOf(state, seat) }));
}

/** Between turns, and between the actions of one: no campaign without its end. */
export function isSettled({ campaign, turn: { phase } }: Oath): boolean {
  return campaign === null && phase !== 'setup';
}
