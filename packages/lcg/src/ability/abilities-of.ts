import { type CardId, cardOf, present, type SeatId, zoneIn } from '@kronika/kernel';
import type { Layer } from '../layer.ts';
import type { LcgRules } from '../rules.ts';
import type { AbilityRef, LcgEvent, LcgState } from '../state.ts';
import { abilityNamed, type InitiatedAbility } from './ability.ts';
import type { Use } from './use.ts';

/** The text of an ability. */
export function abilityOf<E extends LcgEvent, S extends LcgState<E>>(
  layer: Pick<Layer<S, E>, 'rules'>,
  ref: AbilityRef,
): InitiatedAbility<S, E> {
  const ability = present(
    abilityNamed(layer.rules.definition(ref.printed), ref.key),
    `ability ${ref.key} of ${ref.printed}`,
  );
  if (ability.is === 'constant')
    throw new TypeError(`the constant ability ${ref.key} of ${ref.printed} is never initiated`);
  return ability;
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
  text: InitiatedAbility<S, E>,
  use: Use<E>,
): boolean {
  const from = text.from ?? 'play';
  if (typeof from === 'function') return from(state, use);
  const { self } = use.ability;
  if (from === 'play') return rules.isInPlay(state, self) && rules.hasText(state, self);
  return isInHand(rules, state, self, use.by);
}
