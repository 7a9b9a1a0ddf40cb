import { type Answers, askTogether, call, chooseNumber, finish, flow, type SeatId } from '@kronika/kernel';
import type { L5rState } from '../state.ts';
import { raise } from './layer.ts';

interface Bidding {
  readonly bids?: Answers<number>;
}

const SEATS: readonly SeatId[] = [0, 1];

/** An honor bid of any kind: both set their dials in secret, the dials are revealed, and who bid more gives the difference. */
export const honorBid = flow<L5rState, Bidding>()('l5r/honor-bid', {
  set: () =>
    askTogether(
      'bids',
      SEATS.map((seat) =>
        chooseNumber({
          seat,
          min: 1,
          max: 5,
          message: { key: 'honorBid' },
          because: { is: 'rule', rule: 'L5R-2.2-a' },
        }),
      ),
    ),
  reveal: (_, { bids = {} }) =>
    call(raise({ is: 'dialsRevealed', bids: [bids[0] ?? 1, bids[1] ?? 1], rule: 'L5R-2.3-a' })),
  transfer: (state) => {
    // The values as they are now: reactions to the reveal may have modified them (L5R-2.4-b).
    const [mine, other] = [state.bids[0] ?? 0, state.bids[1] ?? 0];
    if (mine === other) return finish;
    return call(
      raise({ is: 'honorGiven', from: mine > other ? 0 : 1, amount: Math.abs(mine - other), rule: 'L5R-2.4-a' }),
    );
  },
});
