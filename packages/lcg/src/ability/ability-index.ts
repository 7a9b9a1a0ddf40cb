import { type CardId, cardOf, type SeatId, zoneIn } from '@kronika/kernel';
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
  const seek = (id: CardId): void => {
    const by = cardOf(state.table, id).controller;
    if (!state.seated.includes(by)) return;
    for (const ability of abilitiesOf(layer, state, id, kind)) found.push({ ability, by });
  };
  for (const zone of Object.values(state.table.zones)) {
    // No ability is used from within a deck, except where a text makes a card usable as if it were in hand.
    if (zone.kind === 'deck') continue;
    for (const id of zone.cards) seek(id);
  }
  if (layer.rules.asIfInHand !== undefined)
    for (const seat of state.seated)
      for (const id of layer.rules.asIfInHand(state, seat))
        if (zoneIn(state.table, cardOf(state.table, id).zone).kind === 'deck') seek(id);
  return found;
}
