import type { CardId, SeatId } from '@kronika/kernel';
import type { Modifier } from '@kronika/lcg';
import type { AgotEvent } from '../event.ts';
import { RULES } from '../rules/calls.ts';
import type { AgotState } from '../state.ts';
import { verb } from '../verbs/verbs.ts';

interface On {
  readonly cards?: readonly CardId[];
  readonly seats?: readonly SeatId[];
}

/** These modifiers come to be on cards and seats until the end of the game. */
export function lastingBegun(state: AgotState, { cards = [], seats = [] }: On, ...gives: readonly Modifier[]) {
  const self = cards[0] ?? state.table.cards[0]?.id;
  if (self === undefined) throw new Error('there are no cards');
  const source = { self, printed: RULES, key: 'test' };
  return {
    is: 'effectBegan',
    effect: { source, by: 0, cards, seats, gives, until: 'endOfGame' },
  } as const satisfies AgotEvent;
}

/** The state with these modifiers on cards and seats until the end of the game. */
export function withLasting(state: AgotState, on: On, ...gives: readonly Modifier[]): AgotState {
  return verb('effectBegan').apply(state, lastingBegun(state, on, ...gives));
}
