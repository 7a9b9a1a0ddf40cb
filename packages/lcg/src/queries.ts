import type { CardId, PrintedId, SeatId } from '@kronika/kernel';
import type { Use } from './ability/use.ts';
import type { Layer } from './layer.ts';
import type { Modifier } from './modifier/modifier.ts';
import type { LcgEvent, LcgState } from './state.ts';
import { legalTargets, targetsOf } from './target/legal-targets.ts';
import { actionsOf } from './window/candidates.ts';

/** What can be asked of any state of a card game. Nothing of it changes anything. */
export interface LayerQueries<S, E extends LcgEvent> {
  /** The actions the seat can take in a window of that kind: printed ones, and what the rules let be done with a card. */
  actions(state: S, seat: SeatId, window: string): readonly Use<E>[];
  /** The cards that each target of the use may be, by the target's name, given what has been chosen for it so far. */
  targets(state: S, use: Use<E>): Readonly<Record<string, readonly CardId[]>>;
  /** Everything that modifies the card now, from texts and from effects that last. */
  modifiers(state: S, card: CardId): readonly Modifier[];
  /** How many cards of that print lie anywhere on the table. */
  copies(state: S, printed: PrintedId): number;
}

export function layerQueries<S extends LcgState<E>, E extends LcgEvent>(layer: Layer<S, E>): LayerQueries<S, E> {
  return {
    actions: (state, seat, window) => actionsOf<E, S>(layer, state, seat, window),
    targets: (state, use) =>
      Object.fromEntries(
        targetsOf<E, S>(layer, use).map(([name, spec]) => [name, legalTargets<E, S>(layer, state, use, name, spec)]),
      ),
    modifiers: (state, card) => layer.modifiers.on(state, card),
    copies: (state, printed) => state.table.cards.filter((card) => card.printed === printed).length,
  };
}
