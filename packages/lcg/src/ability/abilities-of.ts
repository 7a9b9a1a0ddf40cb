import { type CardId, cardOf, present, zoneIn } from '@kronika/kernel';
import type { Layer } from '../layer.ts';
import type { AbilityRef, LcgEvent, LcgState } from '../state.ts';
import type { InitiatedAbility, TriggerKind } from './ability.ts';
import { type Use, useOf } from './use.ts';

/** The text of an ability. */
export function abilityOf<E extends LcgEvent, S extends LcgState<E>>(
  layer: Layer<S, E>,
  ref: AbilityRef,
): InitiatedAbility<S, E> {
  const ability = present(
    layer.rules.definition(ref.printed).abilities[ref.key],
    `ability ${ref.key} of ${ref.printed}`,
  );
  if (ability.is === 'constant')
    throw new TypeError(`the constant ability ${ref.key} of ${ref.printed} is never initiated`);
  return ability;
}

/** The abilities of one kind that a card has now: printed, gained, and given by the rules. */
export function abilitiesOf<E extends LcgEvent, S extends LcgState<E>>(
  layer: Layer<S, E>,
  state: S,
  card: CardId,
  kind: TriggerKind | 'action',
): readonly AbilityRef[] {
  const { printed, controller } = cardOf(state.table, card);
  const refs: AbilityRef[] = [];
  for (const [key, ability] of Object.entries(layer.rules.definition(printed).abilities))
    if (ability.is === kind) refs.push({ self: card, printed, key });
  const changes = layer.modifiers.on(state, card);
  const own = refs.length > 0 && changes.some(({ is }) => is === 'blank') ? [] : refs;
  for (const change of changes) {
    if (change.is === 'ability' && layer.rules.definition(change.printed).abilities[change.key]?.is === kind)
      own.push({ self: card, printed: change.printed, key: change.key });
  }
  for (const ref of layer.rules.gameAbilities(state, card))
    if (layer.rules.definition(ref.printed).abilities[ref.key]?.is === kind) own.push(ref);
  return own.filter((ref) => worksThere(layer, state, useOf(ref, controller)));
}

/** Whether the card is where its ability can be used. */
function worksThere<E extends LcgEvent, S extends LcgState<E>>(layer: Layer<S, E>, state: S, use: Use<E>): boolean {
  const from = abilityOf(layer, use.ability).from ?? 'play';
  if (typeof from === 'function') return from(state, use);
  const card = cardOf(state.table, use.ability.self);
  if (from === 'play') return layer.rules.isInPlay(state, card.id) && layer.rules.hasText(state, card.id);
  const zone = zoneIn(state.table, card.zone);
  return zone.kind === 'hand' && zone.seat === use.by;
}
