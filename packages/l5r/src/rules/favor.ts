import { ask, call, chooseBy, finish, flow, type Option, type SeatId } from '@kronika/kernel';
import { CONFLICT_TYPES, type ConflictType } from '../cards/fact.ts';
import type { L5rState } from '../state.ts';
import { raise } from './calls.ts';
import { gloryCountOf } from './values.ts';

interface SideOption extends Option {
  readonly is: 'side';
  readonly side: ConflictType;
}

interface Contest {
  readonly side?: ConflictType;
}

/** Who wins the glory count; with equal totals nobody. */
function winnerOf(state: L5rState): SeatId | undefined {
  const [mine, other] = [gloryCountOf(state, 0), gloryCountOf(state, 1)];
  if (mine === other) return undefined;
  return mine > other ? 0 : 1;
}

/** Step 3.4: the glory count, and the winner claims the Imperial Favor and sets its side. */
export const imperialFavor = flow<L5rState, Contest>()('l5r/imperial-favor', {
  count: (state) => {
    const seat = winnerOf(state);
    if (seat === undefined) return finish;
    return ask(
      'side',
      chooseBy('side', {
        seat,
        options: CONFLICT_TYPES.map((side): SideOption => ({ is: 'side', side })),
        message: { key: 'favorSide' },
        because: { is: 'rule', rule: 'L5R-3.4.2-a' },
      }),
    );
  },
  claim: (state, { side = 'military' }) => {
    const seat = winnerOf(state);
    return seat === undefined ? finish : call(raise({ is: 'favorClaimed', seat, side, rule: 'L5R-3.4.2-a' }));
  },
});
