import type { CardId, SeatId } from '@kronika/kernel';
import type { Modifier } from '@kronika/lcg';
import type { AgotEvent } from '../event.ts';
import { RULES } from '../rules/calls.ts';
import type { AgotState } from '../state.ts';
import { verb } from '../verbs/verbs.ts';

/** The state with these modifiers on cards and seats until the end of the game. */
export function withLasting(
  state: AgotState,
  on: { readonly cards?: readonly CardId[]; readonly seats?: readonly SeatId[] },
  ...gives: readonly Modifier[]
): AgotState {
  const { cards = [], seats = [] } = on;
  const source = { self: cards[0] ?? state.table.cards[0]?.id, printed: RULES, key: 'test' };
  if (source.self === undefined) throw new Error('there are no cards');
  const event: AgotEvent = {
    is: 'effectBegan',
    effect: { source: { ...source, self: source.self }, by: 0, cards, seats, gives, until: 'endOfGame' },
  };
  return verb('effectBegan').apply(state, event);
}
