import { type CardId, cardOf, type SeatId, zoneIn } from '@kronika/kernel';
import type { Layer } from '../layer.ts';
import type { LcgRules } from '../rules.ts';
import type { AbilityRef, LcgEvent, LcgState } from '../state.ts';
import type { Reading } from './reading.ts';
import { useOf } from './use.ts';

/** The text of an ability, as the layer reads it. */
export function abilityOf<E extends LcgEvent, S extends LcgState<E>>(
  layer: Pick<Layer<S, E>, 'texts'>,
  ref: AbilityRef,
): Reading<S, E> {
  return layer.texts.reading(ref.printed, ref.key);
}

/** Whether the seat may use the card as one of its hand. */
function isInHand<E extends LcgEvent, S extends LcgState<E>>(
  rules: LcgRules<S, E>,
  state: S,
  card: CardId,
  seat: SeatId,
): boolean {
  const zone = zoneIn(state.table, cardOf(state.table, card).zone);
  return (zone.kind === 'hand' && zone.seat === seat) || rules.asIfInHand?.(state, seat).includes(card) === true;
}

/** Whether the card is where its ability can be used. */
export function worksThere<E extends LcgEvent, S extends LcgState<E>>(
  rules: LcgRules<S, E>,
  state: S,
  { from }: Reading<S, E>,
  ability: AbilityRef,
  by: SeatId,
): boolean {
  if (typeof from === 'function') return from(state, useOf(ability, by));
  if (from === 'play') return rules.isInPlay(state, ability.self) && rules.hasText(state, ability.self);
  return isInHand(rules, state, ability.self, by);
}
