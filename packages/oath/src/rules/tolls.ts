import type { RuleId, SeatId } from '@kronika/kernel';
import type { OathEvent } from '../event.ts';
import { flipsFor, mayDo, tollsOn, tollTaker } from '../powers/in-play.ts';
import type { Deed, Toll } from '../powers/power.ts';
import { playerOf } from '../queries/seats.ts';
import type { Oath } from '../state.ts';
import { burnFavor, favorOf, giveFavor, purseOf } from '../verbs/favor.ts';

/** What a deed costs besides: favor for tolls, secrets to turn facedown. */
export interface Fees {
  readonly favor: number;
  readonly flips: number;
}

export function feesFor(state: Oath, deed: Deed): Fees {
  const favor = tollsOn(state, deed).reduce((sum, toll) => sum + toll.favor, 0);
  return { favor, flips: flipsFor(state, deed) };
}

/** Whether the fees can be paid, besides what is spent otherwise. */
export function canPayFees(
  state: Oath,
  seat: SeatId,
  fees: Fees,
  besides: { readonly favor?: number; readonly secrets?: number } = {},
): boolean {
  const { favor = 0, secrets = 0 } = besides;
  if (fees.flips > 0 && mayDo(state, { is: 'spendSecrets', seat }) !== 'allowed') return false;
  return favorOf(state, seat) >= fees.favor + favor && playerOf(state, seat).secrets >= fees.flips + secrets;
}

/** Pays a toll to whoever takes it; that of bandits is burned. */
export function payToll(state: Oath, seat: SeatId, toll: Toll, rule: RuleId): readonly OathEvent[] {
  const taker = tollTaker(state, toll);
  return taker === undefined
    ? burnFavor(state, purseOf(state, seat), toll.favor, rule)
    : giveFavor(state, seat, taker, toll.favor, rule);
}

/** Pays all tolls, and turns secrets facedown. */
export function payFees(state: Oath, seat: SeatId, deed: Deed): readonly OathEvent[] {
  const flips = flipsFor(state, deed);
  return [
    ...tollsOn(state, deed).flatMap((toll) => payToll(state, seat, toll, 'OATH-7.1.4-a')),
    ...(flips === 0
      ? []
      : [{ is: 'secretsTurned', seat, amount: flips, to: 'down', rule: 'OATH-2.8.5-m' } satisfies OathEvent]),
  ];
}
