import type { CardId, PrintedId, SeatId } from '@kronika/kernel';
import type { Layer } from '../layer.ts';
import type { LcgEvent, LcgState } from '../state.ts';

/** The cards in play under the seat's control that have the same name, whatever else is printed on them. */
export function copiesInPlay<E extends LcgEvent, S extends LcgState<E>>(
  layer: Layer<S, E>,
  state: S,
  seat: SeatId,
  printed: PrintedId,
): readonly CardId[] {
  const name = layer.rules.nameOf(printed);
  return state.table.cards
    .filter(
      (card) =>
        card.controller === seat && layer.rules.nameOf(card.printed) === name && layer.rules.isInPlay(state, card.id),
    )
    .map((card) => card.id);
}
