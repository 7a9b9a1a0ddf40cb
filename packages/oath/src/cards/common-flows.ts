import {
  type AcceptOption,
  ask,
  type CardId,
  call,
  cardsIn,
  type DeclineOption,
  emit,
  emitAll,
  finish,
  flow,
  orderCards,
  type SeatId,
} from '@kronika/kernel';
import type { OathEvent } from '../event.ts';
import { SUITS, type Suit } from '../facts/fact.ts';
import type { PlainMessage } from '../messages.ts';
import { askBank, askPlayer, askWhether } from '../powers/asking.ts';
import type { Use } from '../powers/power.ts';
import { factIn } from '../queries/cards.ts';
import { othersThan, playerOf } from '../queries/seats.ts';
import { answers } from '../rules/answers.ts';
import { exchangeOf } from '../rules/exchange.ts';
import { checkTitle } from '../rules/title.ts';
import type { Oath } from '../state.ts';
import type { Good } from '../terms.ts';
import type { PromptStep } from '../text/prompts/steps.ts';
import { discard } from '../verbs/discard.ts';
import { gainFavor } from '../verbs/favor.ts';
import { handOf, RELIC_DECK } from '../zones.ts';

interface FromBank extends Use {
  readonly step: PromptStep;
  readonly amount: number;
  /** The banks among which one chooses; all without it. */
  readonly among?: readonly Suit[];
  readonly bank?: Suit;
}

/** Favor from one bank of the user's choice, as far as it holds some. */
export const favorFromBank = flow<Oath, FromBank>()('oath/card/favorFromBank', {
  choose: (state, vars) => {
    const banks = (vars.among ?? SUITS).filter((suit) => state.banks[suit] > 0);
    return banks.length === 0 || vars.amount <= 0
      ? finish
      : ask('bank', askBank({ state, use: vars, step: vars.step }, banks));
  },
  gain: (state, { seat, bank, amount }) =>
    bank !== undefined && emitAll(gainFavor(state, seat, bank, amount, 'OATH-10-gain')),
});

interface Bargain extends Use {
  readonly step: PromptStep;
  readonly goods: readonly Good[];
  readonly player?: SeatId;
}

/** An exchange with one player of the user's choice. */
export const bargain = flow<Oath, Bargain>()('oath/card/bargain', {
  player: (state, vars) => {
    const others = othersThan(state, vars.seat).filter((other) => playerOf(state, other).gaveUp !== true);
    return others.length === 0 ? finish : ask('player', askPlayer({ state, use: vars, step: vars.step }, others));
  },
  exchange: (_, { seat, player, goods }) => player !== undefined && call(exchangeOf(seat, player, goods)),
});

interface DrawRelic extends Use {
  readonly step: PromptStep;
  readonly answer?: AcceptOption | DeclineOption;
}

/** The top relic, seen by its drawer alone, is taken or put under the deck; with an empty deck nothing happens (ruling 6). */
export const drawRelic = flow<Oath, DrawRelic>()('oath/card/drawRelic', {
  draw: (state, { seat }) => {
    const relic = cardsIn(state.table, RELIC_DECK)[0];
    if (relic === undefined) return finish;
    return [emit<OathEvent>({ is: 'relicDrawn', seat, card: relic, rule: 'OATH-10-draw' })];
  },
  ask: (state, vars) => ask('answer', askWhether({ state, use: vars, step: vars.step })),
  place: (state, { seat, answer }) => {
    const relic = cardsIn(state.table, handOf(seat)).find((card) => factIn(state, card).back === 'relic');
    if (relic === undefined) return finish;
    return answer?.is === 'accept'
      ? [
          emit<OathEvent>({ is: 'relicGained', seat, card: relic, how: 'drawn', rule: 'OATH-10-take' }),
          call(answers({ happening: { is: 'relicsTaken', seat, cards: [relic] } })),
        ]
      : emit<OathEvent>({ is: 'relicBuried', card: relic, rule: 'OATH-10-draw' });
  },
  title: () => call(checkTitle({})),
});

interface DiscardingTogether {
  readonly seat: SeatId;
  readonly cards: readonly CardId[];
  readonly order?: readonly CardId[];
}

/** Several cards are discarded at once, in the order that their discarder likes (OATH-10-discard-a). */
export const discardTogether = flow<Oath, DiscardingTogether>()('oath/card/discardTogether', {
  order: (_, { seat, cards }) => {
    if (cards.length === 0) return finish;
    const message: PlainMessage = { key: 'discardOrder' };
    return ask('order', orderCards({ seat, message, because: { is: 'rule', rule: 'OATH-10-discard-a' }, from: cards }));
  },
  discard: (state, { seat, order = [] }) =>
    emitAll(order.flatMap((card) => discard(state, seat, card, 'OATH-10-discard-a'))),
});

export const COMMON_PROCEDURES = [favorFromBank, bargain, drawRelic, discardTogether];
