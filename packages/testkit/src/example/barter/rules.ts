import {
  type AcceptOption,
  accept,
  ask,
  call,
  choose,
  emit,
  end,
  finish,
  flow,
  goTo,
  type OfferReply,
  offer,
  type PassOption,
  pass,
  type SeatId,
} from '@kronika/kernel';
import type { BarterEvent } from './events.ts';
import {
  type Barter,
  coinsOf,
  goodsOf,
  HIGHEST_PRICE,
  offeredTo,
  othersPresent,
  SEATS_OF_BARTER,
  type Terms,
  type Trade,
  TURNS,
  worthOf,
} from './state.ts';

/** What the seat whose turn it is may propose. */
export type Plan =
  | PassOption
  | { readonly is: 'pact' }
  | { readonly is: 'buy'; readonly from: SeatId; readonly price: number };

export interface CounterOption {
  readonly is: 'counter';
}

type Reply = AcceptOption | CounterOption;

const because = { is: 'rule', rule: 'BARTER-a' } as const;
const counter: CounterOption = { is: 'counter' };

/** Everybody in turn may make one offer; after six turns the wealthiest wins. */
export const turns = flow<Barter, object>()('barter/turns', {
  plan: ({ turn }) => call(planning({ seat: turn })),
  bargain: ({ terms }) => terms !== undefined && call(bargaining({})),
  next: () => emit<BarterEvent>({ is: 'turnEnded' }),
  again: (state) => state.turns < TURNS && goTo('plan'),
  score: () => emit<BarterEvent>({ is: 'scored' }),
  end: (state) => {
    const worth = SEATS_OF_BARTER.map((seat) => (state.gone.includes(seat) ? 0 : worthOf(state, seat)));
    const winners = SEATS_OF_BARTER.filter((seat) => worth[seat] === Math.max(...worth));
    return end({ winners, reason: { key: 'wealthiest' }, rule: 'BARTER-c' });
  },
});

/** A flow of its own, so that nothing of a secret plan stays behind in a variable. */
const planning = flow<Barter, { readonly seat: SeatId; readonly plan?: Plan }>()('barter/planning', {
  choose: (state, { seat }) =>
    ask('plan', choose<Plan>({ seat, message: { key: 'plan' }, because, options: plansOf(state, seat) })),
  propose: (_, { seat, plan }) => {
    const terms = plan === undefined ? undefined : termsOf(plan, seat);
    return terms !== undefined && emit<BarterEvent>({ is: 'offered', terms });
  },
});

const bargaining = flow<Barter, { readonly reply?: OfferReply<Reply> }>()('barter/bargaining', {
  offer: (state) => (state.terms === undefined ? finish : putTo(state, state.terms)),
  settle: ({ terms }, { reply }) => {
    if (terms === undefined || reply === undefined) return finish;
    if (reply.is === 'withdrawn') return emit<BarterEvent>({ is: 'cameToNothing', terms });
    const answers = Object.values(reply.answers);
    if (terms.is === 'trade' && answers.some(({ is }) => is === 'counter'))
      return [emit<BarterEvent>({ is: 'offered', terms: counteroffer(terms) }), goTo('offer')];
    const agreed = answers.every(({ is }) => is === 'accept');
    return emit<BarterEvent>({ is: agreed ? 'agreed' : 'cameToNothing', terms });
  },
});

export const flows = [turns, planning, bargaining] as const;

function plansOf(state: Barter, seat: SeatId): readonly Plan[] {
  const prices = Array.from({ length: Math.min(HIGHEST_PRICE, coinsOf(state, seat)) }, (_, i) => i + 1);
  return [
    pass,
    { is: 'pact' },
    ...othersPresent(state, seat).flatMap((from) => prices.map((price): Plan => ({ is: 'buy', from, price }))),
  ];
}

function termsOf(plan: Plan, by: SeatId): Terms | undefined {
  switch (plan.is) {
    case 'pass':
      return undefined;
    case 'pact':
      return { is: 'pact', by };
    case 'buy':
      return { is: 'trade', by, buyer: by, seller: plan.from, price: plan.price };
  }
}

/** The seller would rather have one coin more. */
function counteroffer(trade: Trade): Trade {
  return { ...trade, by: trade.seller, price: trade.price + 1 };
}

/** A pact needs everybody, so that one refusal ends it; a trade is nobody else's business. */
function putTo(state: Barter, terms: Terms) {
  const to = offeredTo(state, terms).map((seat) => ({
    seat,
    message: { key: terms.is, ...terms },
    because,
    options: repliesOf(state, terms, seat),
  }));
  const common = { by: terms.by, to, withdraw: { message: { key: 'withdraw' }, because } };
  return terms.is === 'pact'
    ? offer('reply', { ...common, settledBy: ['decline'] })
    : offer('reply', { ...common, privately: true });
}

/** What a seat can say depends on what lies behind its screen; it is asked in any case. */
function repliesOf(state: Barter, terms: Terms, seat: SeatId): readonly Reply[] {
  if (terms.is === 'pact') return [accept];
  if (seat === terms.buyer) return coinsOf(state, seat) >= terms.price ? [accept] : [];
  return goodsOf(state, seat) > 0 ? [accept, counter] : [];
}
