import { type CardId, cardOf } from '@kronika/kernel';
import { type AbilityRef, type ActionAbility, abilityOf, type TriggeredAbility } from '@kronika/lcg';
import type { L5rEvent } from '../event.ts';
import { layer } from '../rules/layer.ts';
import type { L5rState } from '../state.ts';

export type Action = ActionAbility<L5rState, L5rEvent>;
export type Answer = TriggeredAbility<L5rState, L5rEvent>;

/** A text on a card, with the name under which it is used. */
export interface TextOn<T extends Action | Answer> {
  readonly ability: AbilityRef;
  readonly text: T;
}

/** The actions among the texts of the card, its own and those it has gained, wherever it lies. */
export function actionsOn(state: L5rState, card: CardId): readonly TextOn<Action>[] {
  return textsOn(state, card).flatMap(({ ability, text }) => (text.is === 'action' ? [{ ability, text }] : []));
}

/** The interrupts and reactions among them. */
export function answersOn(state: L5rState, card: CardId): readonly TextOn<Answer>[] {
  return textsOn(state, card).flatMap(({ ability, text }) => (text.is === 'action' ? [] : [{ ability, text }]));
}

function textsOn(state: L5rState, card: CardId): readonly TextOn<Action | Answer>[] {
  const { printed } = cardOf(state.table, card);
  const own = layer.texts.own(printed).map(({ key, text }) => ({ ability: { self: card, printed, key }, text }));
  const gained = (layer.modifiers.texts(state)?.gained ?? [])
    .filter((ref) => ref.self === card && layer.texts.kind(ref.printed, ref.key) !== 'constant')
    .map((ability) => ({ ability, text: abilityOf(layer, ability) }));
  return [...own, ...gained];
}
