import { type CardId, cardOf } from '@kronika/kernel';
import { type AbilityRef, abilityOf, type Reading, type TriggerKind, type When } from '@kronika/lcg';
import type { L5rEvent } from '../event.ts';
import { layer } from '../rules/layer.ts';
import type { L5rState } from '../state.ts';

export type Text = Reading<L5rState, L5rEvent>;

/** A text that answers to something. */
export interface Answer extends Text {
  readonly is: TriggerKind;
  readonly when: When<L5rState, L5rEvent>;
}

/** A text on a card, with the name under which it is used. */
export interface TextOn<T extends Text = Text> {
  readonly ability: AbilityRef;
  readonly text: T;
}

/** The actions among the texts of the card, its own and those it has gained, wherever it lies. */
export function actionsOn(state: L5rState, card: CardId): readonly TextOn[] {
  return textsOn(state, card).filter(({ text }) => text.is === 'action');
}

/** The interrupts and reactions among them. */
export function answersOn(state: L5rState, card: CardId): readonly TextOn<Answer>[] {
  return textsOn(state, card).flatMap(({ ability, text }) => {
    const { is, when } = text;
    return is === 'action' || when === undefined ? [] : [{ ability, text: { ...text, is, when } }];
  });
}

function textsOn(state: L5rState, card: CardId): readonly TextOn[] {
  const { printed } = cardOf(state.table, card);
  const own = layer.texts.own(printed).map(({ key, text }) => ({ ability: { self: card, printed, key }, text }));
  const gained = (layer.modifiers.texts(state)?.gained ?? [])
    .filter((ref) => ref.self === card && layer.texts.kind(ref.printed, ref.key) !== 'constant')
    .map((ability) => ({ ability, text: abilityOf(layer, ability) }));
  return [...own, ...gained];
}
