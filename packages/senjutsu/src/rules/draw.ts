import { cardsIn, type SeatId } from '@kronika/kernel';
import type { SenjutsuEvent } from '../event.ts';
import { fighterId, type Senjutsu } from '../state.ts';
import { deckOf } from '../zones.ts';
import { declares, isInForce } from './edicts.ts';
import { woundEvents } from './perform/harm.ts';

/**
 * Drawing so many cards from the top of the own deck. Each one that is not there is a wound instead (SEN-TURN-DRAW-b),
 * so `settleDefeats` belongs behind these events.
 */
export function drawing(
  state: Senjutsu,
  seat: SeatId,
  count: number,
  rule: `SEN-${string}` = 'SEN-TURN-DRAW-a',
): readonly SenjutsuEvent[] {
  const cards = cardsIn(state.table, deckOf(seat)).slice(0, count);
  const wounds = declares(state, seat, 'noWoundsFromEmptyDeck') ? 0 : count - cards.length;
  const drew: readonly SenjutsuEvent[] = cards.length === 0 ? [] : [{ is: 'drew', seat, cards, rule }];
  return [...drew, ...woundEvents(state, fighterId(seat), { wounds, bleeding: 0 }, { is: 'emptyDeck' })];
}

/** The side that cards are discarded with which usually go face down (SEN-DISC-6). */
export function hiddenSide(state: Senjutsu): 'up' | 'down' {
  return isInForce(state, 'discardsFaceUp') ? 'up' : 'down';
}
