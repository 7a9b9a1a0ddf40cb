import { ask, type CardId, emit, flow, mayKnow, pickCards, type SeatId } from '@kronika/kernel';
import type { OathEvent } from '../event.ts';
import type { PlainMessage } from '../messages.ts';
import { advisers, isFaceup } from '../queries/cards.ts';
import type { Oath } from '../state.ts';

/** The own facedown advisers that the other player does not know yet. */
export function showable(state: Oath, seat: SeatId, to: SeatId): readonly CardId[] {
  return advisers(state, seat).filter((card) => !isFaceup(state, card) && !mayKnow(state.table, card, to));
}

interface Showing {
  readonly seat: SeatId;
  readonly to: SeatId;
  readonly cards?: readonly CardId[];
}

/** Shows facedown advisers of one's choice to another player, and to nobody else (OATH-6.1-b, OATH-9.4-f). */
export const showAdvisers = flow<Oath, Showing>()('oath/show', {
  choose: (state, { seat, to }) => {
    const from = showable(state, seat, to);
    const message: PlainMessage = { key: 'showAdvisers' };
    const because = { is: 'rule', rule: 'OATH-6.1-b' } as const;
    return ask('cards', pickCards({ seat, message, because, from, min: 1, max: from.length }));
  },
  show: (_, { seat, to, cards = [] }) => emit<OathEvent>({ is: 'shown', by: seat, cards, to, rule: 'OATH-6.1-b' }),
});
