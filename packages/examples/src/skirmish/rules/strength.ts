import { type CardId, cardOf, type SeatId } from '@kronika/kernel';
import { modifiedValue } from '@kronika/lcg';
import { factOf } from '../cards/facts.ts';
import type { Skirmish } from '../state.ts';
import { fightersOf, isReady } from '../zones.ts';
import { layer } from './layer.ts';

/** A fighter's strength with all that modifies it. */
export function strengthOf(state: Skirmish, card: CardId): number {
  const fact = factOf(cardOf(state.table, card).printed);
  return fact?.type === 'fighter' ? modifiedValue(fact.strength, 'strength', layer.modifiers.on(state, card)) : 0;
}

/** What a seat brings to a clash: the strength of its ready fighters. */
export function forceOf(state: Skirmish, seat: SeatId): number {
  return fightersOf(state, seat)
    .filter((card) => isReady(state, card))
    .reduce((sum, card) => sum + strengthOf(state, card), 0);
}
