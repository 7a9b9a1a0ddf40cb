import type { CardId, SeatId } from '@kronika/kernel';
import { add, aimableIn, type CallPart, calling, type Modifier, untilEndOf } from '@kronika/lcg';
import type { L5rEvent } from '../../event.ts';
import type { L5rUse } from '../../rules/card-definition.ts';
import { layer } from '../../rules/layer.ts';
import { drawCards } from '../../rules/supply.ts';
import type { L5rState } from '../../state.ts';
import { leaving } from '../../verbs/leaving.ts';
import { hasDash } from '../../verbs/participating.ts';
import { CONFLICT_TYPES } from '../fact.ts';

/** What card texts bring about. */
type Until = 'conflict' | 'phase' | 'round';

/** Whether the modifier is of a skill for which the card has a dash, which nothing alters (L5R-DASH-c). */
function isOfDash(state: L5rState, card: CardId, given: Modifier): boolean {
  return 'stat' in given && CONFLICT_TYPES.some((type) => type === given.stat && hasDash(state, card, type));
}

/**
 * Modifiers on cards until the end of the period; nothing where no such period runs (L5R-LAST-d), nor on who would not
 * be affected.
 */
export function lasting(
  state: L5rState,
  { ability, by }: L5rUse,
  cards: readonly CardId[],
  gives: readonly Modifier[],
  period: Until,
): L5rEvent | undefined {
  const until = untilEndOf(state, period);
  const affected = cards.filter((card) => !gives.every((given) => isOfDash(state, card, given)));
  if (until === undefined || affected.length === 0) return undefined;
  return {
    is: 'effectBegan',
    effect: { source: ability, by, cards: affected, seats: [], gives, until },
    rule: 'L5R-LAST-a',
  };
}

/** Modifiers on seats until the end of the period. */
export function lastingOnSeats(
  state: L5rState,
  { ability, by }: L5rUse,
  seats: readonly SeatId[],
  gives: readonly Modifier[],
  period: Until,
): L5rEvent | undefined {
  const until = untilEndOf(state, period);
  if (until === undefined) return undefined;
  return { is: 'effectBegan', effect: { source: ability, by, cards: [], seats, gives, until }, rule: 'L5R-LAST-a' };
}

/** +N to both skills. */
export function both(amount: number): readonly Modifier[] {
  return [add('military', amount), add('political', amount)];
}

/** Draw so many cards, with everything that an empty deck means (L5R-EMPTY-a). */
export function draw(seat: SeatId, count: number): CallPart {
  return calling('drawn', drawCards({ seat, count }));
}

/** Discard a card from play. */
export function discard(state: L5rState, card: CardId): L5rEvent {
  return leaving(state, card, { to: 'discard', how: 'discarded', rule: 'L5R-EFF-b' });
}

/** The cards that the text may choose, as options of a choice. */
export const aimable = aimableIn(layer);
