import { cardOf, type SeatId } from '@kronika/kernel';
import type { Layer } from '../layer.ts';
import { perState } from '../per-state.ts';
import type { AbilityRef, LcgEvent, LcgState } from '../state.ts';
import { abilitiesOf } from './abilities-of.ts';
import type { TriggerKind } from './ability.ts';

/** An ability that is there to be used, and who controls it. */
export interface UsableAbility {
  readonly ability: AbilityRef;
  readonly by: SeatId;
}

/** All abilities of one kind that are where they can be used, whether or not they may be used now. */
export type AbilityIndex<S> = (state: S, kind: TriggerKind | 'action') => readonly UsableAbility[];

/** Searches the table once for each state and kind, whoever is asked in its windows. */
export function abilityIndexOf<E extends LcgEvent, S extends LcgState<E>>(
  layer: Omit<Layer<S, E>, 'abilities'>,
): AbilityIndex<S> {
  const remembered = perState((_: S) => new Map<TriggerKind | 'action', readonly UsableAbility[]>());
  return (state, kind) => {
    const known = remembered(state);
    const before = known.get(kind);
    if (before !== undefined) return before;
    const found = search(layer, state, kind);
    known.set(kind, found);
    return found;
  };
}

function search<E extends LcgEvent, S extends LcgState<E>>(
  layer: Omit<Layer<S, E>, 'abilities'>,
  state: S,
  kind: TriggerKind | 'action',
): readonly UsableAbility[] {
  const found: UsableAbility[] = [];
  for (const zone of Object.values(state.table.zones)) {
    // No ability is used from within a deck.
    if (zone.kind === 'deck') continue;
    for (const id of zone.cards) {
      const by = cardOf(state.table, id).controller;
      if (!state.seated.includes(by)) continue;
      for (const ability of abilitiesOf(layer, state, id, kind)) found.push({ ability, by });
    }
  }
  return found;
}
