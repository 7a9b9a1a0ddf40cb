import { type AcceptOption, ask, type DeclineOption, emitAll, finishWith, flow, type SeatId } from '@kronika/kernel';
import type { OathEvent } from '../event.ts';
import { askWhether } from '../powers/asking.ts';
import { costOf, mayPay, paid } from '../powers/cost.ts';
import { mayDo, standingPowers } from '../powers/in-play.ts';
import type { Use } from '../powers/power.ts';
import { rulesCard } from '../queries/ruling.ts';
import type { Oath } from '../state.ts';
import type { PromptStep } from '../text/prompts/steps.ts';

interface Rerolling {
  /** Who has just rolled. */
  readonly seat: SeatId;
  readonly answer?: AcceptOption | DeclineOption;
}

/** The card by which this player could roll again, and the words it asks in. */
function rerollOf(state: Oath, seat: SeatId): { readonly use: Use; readonly step: PromptStep } | undefined {
  for (const { self, standing } of standingPowers(state)) {
    const { rerolls } = standing;
    if (rerolls === undefined || !rulesCard(state, seat, self)) continue;
    const cost = costOf(state, self);
    const pays =
      mayPay(state, { seat, card: self, cost }) === 'allowed' &&
      mayDo(state, { is: 'power', seat, card: self, cost }) === 'allowed';
    if (pays) return { use: { seat, card: self }, step: rerolls };
  }
  return undefined;
}

/** Who has just rolled attack or defence dice, for whatever reason, may pay to roll them all once more. */
export const offerReroll = flow<Oath, Rerolling, boolean>()('oath/reroll', {
  ask: (state, { seat }) => {
    const found = rerollOf(state, seat);
    return found === undefined ? finishWith(false) : ask('answer', askWhether({ state, ...found }));
  },
  pay: (state, { seat, answer }) => {
    const found = rerollOf(state, seat);
    if (found === undefined || answer?.is !== 'accept') return finishWith(false);
    const { card } = found.use;
    return [
      emitAll<OathEvent>([
        { is: 'powerUsed', seat, card, kind: 'action', rule: 'OATH-7.1.4-a' },
        ...paid(state, { seat, card, cost: costOf(state, card) }),
      ]),
      finishWith(true),
    ];
  },
});
