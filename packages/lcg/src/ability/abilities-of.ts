import { type CardId, cardOf, present, type SeatId, zoneIn } from '@kronika/kernel';
import type { Layer } from '../layer.ts';
import { type AbilityRef, type LcgEvent, type LcgState, sameAbility } from '../state.ts';
import { abilityNamed, type InitiatedAbility, type TriggerKind } from './ability.ts';
import { type Use, useOf } from './use.ts';

/** What is needed to know a card's text; the index of usable abilities is made with it. */
type Texts<S extends LcgState<E>, E extends LcgEvent> = Omit<Layer<S, E>, 'abilities'>;

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

/** The abilities of one kind that a card has now: printed, gained, and given by the rules. */
export function abilitiesOf<E extends LcgEvent, S extends LcgState<E>>(
  layer: Texts<S, E>,
  state: S,
  card: CardId,
  kind: TriggerKind | 'action',
): readonly AbilityRef[] {
  const { printed, controller } = cardOf(state.table, card);
  const refs: AbilityRef[] = [];
  const changes = layer.modifiers.changeText(state) ? layer.modifiers.on(state, card) : [];
  if (!changes.some(({ is }) => is === 'blank'))
    for (const key of layer.texts.keys(printed, kind)) refs.push({ self: card, printed, key });
  for (const change of changes)
    if (change.is === 'ability' && layer.texts.kind(change.printed, change.key) === kind) {
      const gained = { self: card, printed: change.printed, key: change.key };
      // What a card has already it does not have twice.
      if (!refs.some((ref) => sameAbility(ref, gained))) refs.push(gained);
    }
  for (const ref of layer.rules.gameAbilities(state, card))
    if (layer.texts.kind(ref.printed, ref.key) === kind) refs.push(ref);
  return refs.length === 0 ? refs : refs.filter((ref) => worksThere(layer, state, useOf(ref, controller)));
}

/** Whether the seat may use the card as one of its hand. */
function isInHand<E extends LcgEvent, S extends LcgState<E>>(
  { rules }: Texts<S, E>,
  state: S,
  card: CardId,
  seat: SeatId,
): boolean {
  const zone = zoneIn(state.table, cardOf(state.table, card).zone);
  return (zone.kind === 'hand' && zone.seat === seat) || rules.asIfInHand?.(state, seat).includes(card) === true;
}

/** Whether the card is where its ability can be used. */
function worksThere<E extends LcgEvent, S extends LcgState<E>>(layer: Texts<S, E>, state: S, use: Use<E>): boolean {
  const from = abilityOf(layer, use.ability).from ?? 'play';
  if (typeof from === 'function') return from(state, use);
  const { self } = use.ability;
  if (from === 'play') return layer.rules.isInPlay(state, self) && layer.rules.hasText(state, self);
  return isInHand(layer, state, self, use.by);
}
