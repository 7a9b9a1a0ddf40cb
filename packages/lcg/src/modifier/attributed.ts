import type { CardId, SeatId } from '@kronika/kernel';
import { abilityNamed } from '../ability/ability.ts';
import type { Source } from '../arrangement.ts';
import type { LastingEffect } from '../effect/lasting.ts';
import type { Layer } from '../layer.ts';
import type { LcgEvent, LcgState } from '../state.ts';
import { standing } from './continuous.ts';
import type { Modifier } from './modifier.ts';
import { inOrder } from './precedence.ts';

/** Where a modifier comes from: the constant text of a card in play, or an effect that lasts. */
export type Origin =
  | { readonly is: 'text'; readonly card: CardId }
  | { readonly is: 'effect'; readonly effect: LastingEffect };

/** A modifier, and where it comes from. */
export interface Attributed<O = Origin> {
  readonly modifier: Modifier;
  readonly from: O;
}

/**
 * What modifies a card, as `layer.modifiers.on` has it, with where each comes from. For explanations: rules ask
 * for the bare modifiers, which are remembered per state.
 */
export function attributedOn<E extends LcgEvent, S extends LcgState<E>>(
  layer: Layer<S, E>,
  state: S,
  card: CardId,
): readonly Attributed[] {
  const constant = textsThatHold(layer, state).flatMap(({ self, constant: text }) => {
    const isConcerned = text.affects === undefined ? self === card : text.affects(state, self, card);
    return isConcerned ? attributedTo({ is: 'text', card: self }, text.gives?.(state, self, card)) : [];
  });
  return [...constant, ...lastingThat(state, ({ cards }) => cards.includes(card))];
}

/** The same for a seat. */
export function attributedOnSeat<E extends LcgEvent, S extends LcgState<E>>(
  layer: Layer<S, E>,
  state: S,
  seat: SeatId,
): readonly Attributed[] {
  const constant = textsThatHold(layer, state).flatMap(({ self, constant: text }) =>
    attributedTo({ is: 'text', card: self }, text.givesSeat?.(state, self, seat)),
  );
  return [...constant, ...lastingThat(state, ({ seats }) => seats.includes(seat))];
}

/** The constant texts that hold now: printed on what is there and not blank, or gained. */
function textsThatHold<E extends LcgEvent, S extends LcgState<E>>(layer: Layer<S, E>, state: S): readonly Source<S>[] {
  const changes = layer.modifiers.texts(state);
  const printed = layer
    .arrangement(state)
    .sources.filter(({ self }) => layer.rules.hasText(state, self) && changes?.blank.has(self) !== true);
  const gained = (changes?.gained ?? []).flatMap(({ self, printed: text, key }): readonly Source<S>[] => {
    const constant = abilityNamed(layer.rules.definition(text), key);
    return constant?.is === 'constant' ? [{ self, constant: standing(constant) }] : [];
  });
  return inOrder(state, [...printed, ...gained]).filter(({ self, constant }) => constant.while?.(state, self) ?? true);
}

function lastingThat(state: LcgState, concerns: (effect: LastingEffect) => boolean): readonly Attributed[] {
  return state.lasting.filter(concerns).flatMap((effect) => attributedTo({ is: 'effect', effect }, effect.gives));
}

function attributedTo(from: Origin, modifiers: readonly Modifier[] = []): readonly Attributed[] {
  return modifiers.map((modifier) => ({ modifier, from }));
}
