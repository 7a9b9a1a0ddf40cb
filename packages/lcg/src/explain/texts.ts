import { type CardId, cardOf } from '@kronika/kernel';
import { abilityOf } from '../ability/abilities-of.ts';
import type { TriggerKind } from '../ability/ability.ts';
import type { Reading } from '../ability/reading.ts';
import type { When } from '../ability/when.ts';
import type { Layer } from '../layer.ts';
import type { AbilityRef, LcgEvent, LcgState } from '../state.ts';

/** A text that answers to something. */
export interface Answer<S extends LcgState, E extends LcgEvent> extends Reading<S, E> {
  readonly is: TriggerKind;
  readonly when: When<S, E>;
}

/** A text on a card, with the name under which it is used. */
export interface TextOn<T> {
  readonly ability: AbilityRef;
  readonly text: T;
}

/** The texts of a card that are used, its own and those it has gained, wherever it lies. */
export interface TextsOn<S extends LcgState, E extends LcgEvent> {
  readonly actionsOn: (state: S, card: CardId) => readonly TextOn<Reading<S, E>>[];
  /** The interrupts and reactions among them. */
  readonly answersOn: (state: S, card: CardId) => readonly TextOn<Answer<S, E>>[];
}

export function textsFor<S extends LcgState<E>, E extends LcgEvent>(layer: Layer<S, E>): TextsOn<S, E> {
  const textsOn = (state: S, card: CardId): readonly TextOn<Reading<S, E>>[] => {
    const { printed } = cardOf(state.table, card);
    const own = layer.texts.own(printed).map(({ key, text }) => ({ ability: { self: card, printed, key }, text }));
    const gained = (layer.modifiers.texts(state)?.gained ?? [])
      .filter((ref) => ref.self === card && layer.texts.kind(ref.printed, ref.key) !== 'constant')
      .map((ability) => ({ ability, text: abilityOf(layer, ability) }));
    return [...own, ...gained];
  };
  return {
    actionsOn: (state, card) => textsOn(state, card).filter(({ text }) => text.is === 'action'),
    answersOn: (state, card) =>
      textsOn(state, card).flatMap(({ ability, text }) => {
        const { is, when } = text;
        return is === 'action' || when === undefined ? [] : [{ ability, text: { ...text, is, when } }];
      }),
  };
}
