import { describe, expectTypeOf, test } from 'vitest';
import { type AcceptOption, accept } from '../decision/option.ts';
import { choose, chooseCard, chooseNumber, pickCards } from '../decision/question.ts';
import type { SeatId } from '../seat.ts';
import type { CardId } from '../table/card.ts';
import { flow } from './flow.ts';
import { type Answers, ask, askTogether, type Call, call, finish, finishWith, goTo, keep } from './instruction.ts';
import { type OfferReply, offer } from './offer.ts';

interface State {
  readonly round: number;
}

interface Duel {
  readonly challenger: SeatId;
  readonly bids?: Answers<number>;
  readonly defenders: readonly CardId[];
  readonly stake: number;
}

interface Bargain {
  readonly reply?: OfferReply<AcceptOption>;
  readonly price?: number;
}

const because = { is: 'rule', rule: 'TEST-a' } as const;
const common = { seat: 0 as SeatId, message: { key: 'x' }, because };
const inner = flow<State, { readonly depth: number }, number>()('test/inner', {
  only: (_, { depth }) => finishWith(depth),
});

describe('the compiler checks a flow', () => {
  test('a question lands only in a variable its answer fits', () => {
    flow<State, Duel>()('test/good', {
      bid: () => askTogether('bids', [chooseNumber({ ...common, min: 1, max: 5 })]),
      defend: () => ask('defenders', pickCards({ ...common, from: [], min: 0, max: 0 })),
      stake: () => call('stake', inner({ depth: 1 })),
      again: (_, duel) => duel.stake > 3 && goTo('bid'),
      raise: (_, duel) => [keep({ stake: duel.stake + 1 }), goTo('end')],
      end: () => finish,
    });

    flow<State, Duel>()('test/bad-answer', {
      // @ts-expect-error a number does not fit a list of cards
      bid: () => ask('defenders', chooseNumber({ ...common, min: 1, max: 5 })),
    });
    // @ts-expect-error one card is not a list of cards
    flow<State, Duel>()('test/bad-card', { bid: () => ask('defenders', chooseCard({ ...common, from: [] })) });
    flow<State, Duel>()('test/bad-variable', {
      // @ts-expect-error there is no such variable
      bid: () => ask('attackers', pickCards({ ...common, from: [], min: 0, max: 0 })),
    });
    // @ts-expect-error one seat's answer does not fit the answers of all seats
    flow<State, Duel>()('test/bad-sealed', { bid: () => ask('bids', chooseNumber({ ...common, min: 1, max: 5 })) });
    flow<State, Duel>()('test/bad-option', {
      // @ts-expect-error an option is not a number
      bid: () => ask('stake', choose({ ...common, options: [{ is: 'pass' }] })),
    });
  });

  test('the reply to an offer lands only in a variable that fits it', () => {
    const to = [{ ...common, options: [accept] }] as const;
    const words = { message: { key: 'x' }, because };
    flow<State, Bargain>()('test/good-offer', {
      offer: () => offer('reply', { by: 1, to, withdraw: words, settledBy: ['decline'] }),
      end: () => finish,
    });

    flow<State, Bargain>()('test/bad-offer', {
      // @ts-expect-error a reply does not fit a number
      offer: () => offer('price', { by: 1, to, withdraw: words }),
    });
    flow<State, Bargain>()('test/bad-offered', {
      // @ts-expect-error the variable does not know this answer
      offer: () => offer('reply', { by: 1, to: [{ ...common, options: [{ is: 'counter' }] }], withdraw: words }),
    });
    // @ts-expect-error nobody can answer like that
    offer('reply', { by: 1, to, withdraw: words, settledBy: ['counter'] });
    // @ts-expect-error the answers of an offer are not there when it was withdrawn
    expectTypeOf<OfferReply<AcceptOption>>().toHaveProperty('answers');
  });

  test('a jump names a step, and a result fits its variable', () => {
    // @ts-expect-error there is no such step
    flow<State, Duel>()('test/bad-jump', { bid: () => goTo('nowhere') });
    // @ts-expect-error the result is a number, the variable a list of cards
    flow<State, Duel>()('test/bad-result', { bid: () => call('defenders', inner({ depth: 1 })) });
    // @ts-expect-error a variable cannot be kept with another type
    flow<State, Duel>()('test/bad-keep', { bid: () => keep({ stake: 'high' }) });
    // @ts-expect-error the flow promises a number
    flow<State, Duel, number>()('test/bad-finish', { bid: () => finishWith('much') });
    expectTypeOf(inner({ depth: 2 })).toMatchTypeOf<Call<number>>();
  });
});
