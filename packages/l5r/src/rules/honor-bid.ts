import {
  type AcceptOption,
  type Answers,
  accept,
  ask,
  askTogether,
  type CardId,
  call,
  cardsIn,
  choose,
  chooseNumber,
  type DeclineOption,
  decline,
  finish,
  flow,
  goTo,
  pickCards,
  type SeatId,
} from '@kronika/kernel';
import type { L5rEvent } from '../event.ts';
import type { L5rState } from '../state.ts';
import { handOf } from '../zones.ts';
import { raise } from './calls.ts';
import { bidMessage, type Duelists } from './duelists.ts';

interface Bidding {
  /** What may be given in place of honor, where a text allows it. */
  readonly instead?: 'cards';
  /** The duel it is for. */
  readonly duel?: Duelists;
  readonly bids?: Answers<number>;
  readonly choice?: AcceptOption | DeclineOption;
  readonly discarded?: readonly CardId[];
}

const SEATS: readonly SeatId[] = [0, 1];

/** Who has to give honor, and how much, by the values as they are now: reactions may have modified them (L5R-2.4-b). */
function debtOf({ bids }: L5rState): { readonly from: SeatId; readonly amount: number } | undefined {
  const [mine, other] = [bids[0] ?? 0, bids[1] ?? 0];
  return mine === other ? undefined : { from: mine > other ? 0 : 1, amount: Math.abs(mine - other) };
}

/** An honor bid of any kind: both set their dials in secret, the dials are revealed, and who bid more gives the difference. */
export const honorBid = flow<L5rState, Bidding>()('l5r/honor-bid', {
  set: (_, { duel }) =>
    askTogether(
      'bids',
      SEATS.map((seat) =>
        chooseNumber({
          seat,
          min: 1,
          max: 5,
          message: bidMessage(duel),
          because: { is: 'rule', rule: 'L5R-2.2-a' },
        }),
      ),
    ),
  reveal: (_, { bids = {} }) =>
    call(raise({ is: 'dialsRevealed', bids: [bids[0] ?? 1, bids[1] ?? 1], rule: 'L5R-2.3-a' })),
  offerCards: (state, { instead }) => {
    const debt = debtOf(state);
    if (debt === undefined) return finish;
    if (instead !== 'cards' || cardsIn(state.table, handOf(debt.from)).length < debt.amount) return goTo('transfer');
    return ask(
      'choice',
      choose<AcceptOption | DeclineOption>({
        seat: debt.from,
        options: [accept, decline],
        message: { key: 'discardInsteadOfHonor' },
        because: { is: 'rule', rule: 'L5R-DUEL-D5-a' },
      }),
    );
  },
  pickCards: (state, { choice }) => {
    const debt = debtOf(state);
    if (debt === undefined || choice?.is !== 'accept') return goTo('transfer');
    return ask(
      'discarded',
      pickCards({
        seat: debt.from,
        from: cardsIn(state.table, handOf(debt.from)),
        min: debt.amount,
        max: debt.amount,
        message: { key: 'discardFromHand' },
        because: { is: 'rule', rule: 'L5R-DUEL-D5-a' },
      }),
    );
  },
  discard: (_, { discarded = [] }) =>
    call(raise(...discarded.map((card): L5rEvent => ({ is: 'cardDiscarded', card, rule: 'L5R-DUEL-D5-a' })))),
  discarded: () => finish,
  transfer: (state) => {
    const debt = debtOf(state);
    return debt === undefined ? finish : call(raise({ is: 'honorGiven', ...debt, rule: 'L5R-2.4-a' }));
  },
});
