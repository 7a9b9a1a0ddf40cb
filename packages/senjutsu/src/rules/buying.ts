import { choose, type DeclineOption, decline, type PrintedId, type QuestionFor, type SeatId } from '@kronika/kernel';
import type { SenjutsuEvent } from '../event.ts';
import { heroOf } from '../fighters.ts';
import type { TurnMessage } from '../messages.ts';
import type { PayOption } from '../options.ts';
import { fighterId, type Senjutsu } from '../state.ts';
import { type BuyableRange, buyableRanges } from './initiative.ts';

export type Purchase = PayOption | DeclineOption;

/** Whether to pay for another initiative (SEN-REV-3). */
export function initiativeQuestion(
  seat: SeatId,
  printed: PrintedId,
  buyable: readonly BuyableRange[],
): QuestionFor<Purchase> {
  const message: TurnMessage = { key: 'buyInitiative', on: { printed } };
  return choose<Purchase>({
    seat,
    message,
    because: { is: 'rule', rule: 'SEN-REV-3' },
    options: [...buyable.map(({ focus }): PayOption => ({ is: 'pay', focus })), decline],
  });
}

/** Focus that is paid for the card of the turn. */
export function paid(seat: SeatId, count: number, rule: `SEN-${string}`): readonly SenjutsuEvent[] {
  return count === 0 ? [] : [{ is: 'focusLost', fighter: fighterId(seat), count, how: 'paid', rule }];
}

interface Bought {
  readonly printed: PrintedId;
  readonly purchase: Purchase | undefined;
  readonly rule: `SEN-${string}`;
}

/** What comes of the decision whether to buy another initiative for the card of the turn. */
export function bought(state: Senjutsu, seat: SeatId, { printed, purchase, rule }: Bought): readonly SenjutsuEvent[] {
  if (purchase?.is !== 'pay') return [];
  const range = buyableRanges(state, heroOf(state, seat), printed).find(({ focus }) => focus === purchase.focus);
  return [...paid(seat, purchase.focus, rule), ...boughtRange(seat, range)];
}

/** The initiative that was bought, if any. */
export function boughtRange(seat: SeatId, bought: BuyableRange | undefined): readonly SenjutsuEvent[] {
  if (bought === undefined) return [];
  return [{ is: 'rangeSet', fighter: fighterId(seat), range: bought.range, how: 'bought', rule: 'SEN-CARD-f' }];
}
