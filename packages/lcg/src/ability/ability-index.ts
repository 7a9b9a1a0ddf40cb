import { type CardId, cardOf, type SeatId } from '@kronika/kernel';
import type { Layer } from '../layer.ts';
import { perState } from '../per-state.ts';
import { type AbilityRef, type LcgEvent, type LcgState, sameAbility } from '../state.ts';
import { abilityOf, worksThere } from './abilities-of.ts';
import type { InitiatedAbility, TriggerKind } from './ability.ts';
import { useOf } from './use.ts';

/** An ability that is there to be used, and who controls it. */
export interface UsableAbility<S extends LcgState, E extends LcgEvent> {
  readonly ability: AbilityRef;
  readonly text: InitiatedAbility<S, E>;
  readonly by: SeatId;
}

/**
 * The abilities of one kind that are where they can be used, whether or not they may be used now: printed, gained,
 * and given by the rules. Of triggered ones only those that answer to one of the events.
 */
export interface AbilityIndex<S extends LcgState, E extends LcgEvent> {
  actions(state: S): readonly UsableAbility<S, E>[];
  answers(state: S, kind: TriggerKind, events: readonly E[]): readonly UsableAbility<S, E>[];
}

export function abilityIndexOf<E extends LcgEvent, S extends LcgState<E>>(
  layer: Omit<Layer<S, E>, 'abilities'>,
): AbilityIndex<S, E> {
  return {
    // Both seats are asked in turn about the same state.
    actions: perState((state: S) =>
      search(layer, state, 'action', () => true, [
        ...layer.arrangement(state).gameActions,
        ...borrowedActions(layer, state),
      ]),
    ),
    answers: (state, kind, events) => {
      const isMeant = (text: InitiatedAbility<S, E>): boolean =>
        text.is !== 'action' && events.some((event) => text.when.kinds.includes(event.is));
      const byRules = events.flatMap((event) => layer.rules.gameAnswers?.(state, kind, event) ?? []);
      return search(layer, state, kind, isMeant, byRules);
    },
  };
}

/** What can be done with cards that may be used as if they were in hand. */
function borrowedActions<E extends LcgEvent, S extends LcgState<E>>(
  { rules, texts }: Omit<Layer<S, E>, 'abilities'>,
  state: S,
): readonly AbilityRef[] {
  if (rules.asIfInHand === undefined || state.lasting.length === 0) return [];
  return state.seated
    .flatMap((seat) => rules.asIfInHand?.(state, seat) ?? [])
    .flatMap((self) => {
      const { printed } = cardOf(state.table, self);
      const own = texts.keys(printed, 'action').map((key): AbilityRef => ({ self, printed, key }));
      return [...own, ...rules.gameAbilities(state, self)];
    });
}

function search<E extends LcgEvent, S extends LcgState<E>>(
  layer: Omit<Layer<S, E>, 'abilities'>,
  state: S,
  kind: TriggerKind | 'action',
  isMeant: (text: InitiatedAbility<S, E>) => boolean,
  byRules: readonly AbilityRef[],
): readonly UsableAbility<S, E>[] {
  const { rules, modifiers } = layer;
  const arrangement = layer.arrangement(state);
  const found: UsableAbility<S, E>[] = [];
  const changesText = modifiers.changeText(state);
  const add = (ability: AbilityRef, text: InitiatedAbility<S, E>): void => {
    const by = cardOf(state.table, ability.self).controller;
    if (state.seated.includes(by) && worksThere(rules, state, text, useOf(ability, by)))
      found.push({ ability, text, by });
  };
  for (const { ability, text } of arrangement.bearers(kind))
    if (isMeant(text) && !(changesText && isBlank(layer, state, ability.self))) add(ability, text);
  const printed = found.length;
  if (changesText)
    for (const self of arrangement.inPlay)
      for (const change of modifiers.on(state, self)) {
        if (change.is !== 'ability' || layer.texts.kind(change.printed, change.key) !== kind) continue;
        const { is: _, ...gain } = change;
        const gained: AbilityRef = { self, ...gain };
        const text = abilityOf(layer, gained);
        // What a card has already it does not have twice.
        if (isMeant(text) && !found.some(({ ability }) => sameAbility(ability, gained))) add(gained, text);
      }
  for (const ref of byRules) {
    const text = abilityOf(layer, ref);
    if (text.is === kind && isMeant(text)) add(ref, text);
  }
  // All that one card can do stands together, in the order of the cards.
  if (found.length > printed && found.length > 1)
    found.sort((a, b) => arrangement.placeOf(a.ability.self) - arrangement.placeOf(b.ability.self));
  return found;
}

function isBlank<E extends LcgEvent, S extends LcgState<E>>(
  { modifiers }: Omit<Layer<S, E>, 'abilities'>,
  state: S,
  card: CardId,
): boolean {
  return modifiers.on(state, card).some(({ is }) => is === 'blank');
}
