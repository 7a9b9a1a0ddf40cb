import { type CardId, type Frame, isCardId, type SeatId, type Viewer } from '@kronika/kernel';
import { REGIONS, SLOTS, type Slot } from './places.ts';
import { playerOf } from './queries/seats.ts';
import { CAMPAIGN_SUPPLY } from './rules/campaign-targets.ts';
import { idlePowers } from './rules/power.ts';
import { RECOVER_SUPPLY } from './rules/recover.ts';
import { refreshValue } from './rules/rest.ts';
import { searchCost } from './rules/search.ts';
import { travelCost } from './rules/travel.ts';
import type { Oath } from './state.ts';

/** What the actions cost the seat whose Act Phase it is, in Supply, with the modifiers it has declared. */
export interface CostsView {
  readonly world: number;
  readonly pile: number;
  readonly recover: number;
  readonly campaign: number;
  readonly travel: Readonly<Partial<Record<Slot, number>>>;
  /** What the board gives back at Rest, besides what is left. */
  readonly refresh: number;
  /** Powers that may be used, but would do nothing now (OATH-7.1.3-a). */
  readonly idle: readonly CardId[];
}

/** Only for who acts: what an action costs may rest on cards that others do not know. */
export function costsView(state: Oath, viewer: Viewer, stack: readonly Frame[]): CostsView | null {
  const { turn, campaign } = state;
  if (viewer !== turn.seat || turn.phase !== 'act' || campaign !== null) return null;
  const seat: SeatId = viewer;
  const modifiers = declared(stack);
  const { site } = playerOf(state, seat);
  const travel: Partial<Record<Slot, number>> = {};
  for (const slot of SLOTS) if (slot !== site) travel[slot] = travelCost(state, { seat, modifiers }, slot);
  return {
    world: searchCost(state, { action: 'search', seat, source: 'world', modifiers }),
    pile: searchCost(state, { action: 'search', seat, source: REGIONS[0], modifiers }),
    recover: RECOVER_SUPPLY,
    campaign: CAMPAIGN_SUPPLY,
    travel,
    refresh: refreshValue(state, seat),
    idle: idlePowers(state, seat),
  };
}

/** The modifiers of the action that is being declared. */
function declared(stack: readonly Frame[]): readonly CardId[] {
  const vars = stack.at(-1)?.vars;
  const cards: unknown = vars?.chosen ?? vars?.modifiers;
  return Array.isArray(cards) ? cards.filter(isCardId) : [];
}
