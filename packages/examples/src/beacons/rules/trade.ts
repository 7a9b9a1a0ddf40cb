import {
  type AcceptOption,
  accept,
  type DeclineOption,
  emit,
  flow,
  flowCalled,
  impossible,
  type OfferReply,
  offer,
  type SeatId,
} from '@kronika/kernel';
import type { BeaconsEvent } from '../events.ts';
import type { Hex } from '../hex.ts';
import { keeperOf, roomFor, siteAt } from '../island.ts';
import type { OfferedMessage, OfferMessage } from '../messages.ts';
import type { CounterOption } from '../options.ts';
import type { Beacons } from '../state.ts';
import { siteThing } from '../things.ts';

/** An offer between two seats: the buyer's embers for the beacon on a hex. Either of them may have made it. */
export interface Deal {
  readonly by: SeatId;
  readonly to: SeatId;
  readonly buyer: SeatId;
  readonly hex: Hex;
  readonly price: number;
}

interface Trade extends Deal {
  readonly reply?: OfferReply<AcceptOption | CounterOption>;
}

/** Lets flows call it that stand before it. */
const anotherTrade = flowCalled<Deal, undefined>('beacons/trade');

/** An offer is made, answered, countered or withdrawn. */
export const trade = flow<Beacons, Trade>()('beacons/trade', {
  tell: (_, { by, to, hex, price }) => emit<BeaconsEvent>({ is: 'offerMade', by, to, hex, price, rule: 'BEA-OFFER-a' }),
  offer: (state, deal) => {
    const { by, to, hex, price } = deal;
    const asking: OfferMessage = { key: by === deal.buyer ? 'buyOffer' : 'sellOffer', by, hex, price };
    const offered: OfferedMessage = { key: 'offered', to, hex, price };
    const about = { is: 'thing', thing: siteThing(hex) } as const;
    return offer('reply', {
      by,
      to: [
        {
          seat: to,
          message: asking,
          because: { ...about, rule: 'BEA-OFFER-a' },
          options: [accept, ...countersTo(state, deal)],
        },
      ],
      withdraw: { message: offered, because: { ...about, rule: 'BEA-OFFER-b' } },
    });
  },
  settle: (state, { reply, ...deal }) => {
    const { by, to, hex } = deal;
    // Whoever gave up while the offer was open has no beacon left to sell, and buys none.
    if (reply === undefined || reply.is === 'withdrawn' || siteAt(state, hex)?.lit !== sellerIn(deal))
      return emit<BeaconsEvent>({ is: 'offerEnded', by, how: 'withdrawn', rule: 'BEA-OFFER-b' });
    const said: AcceptOption | CounterOption | DeclineOption | undefined = reply.answers[to];
    switch (said?.is) {
      case 'accept':
        return emit<BeaconsEvent>(boughtBy(state, deal));
      case 'counter':
        return anotherTrade({ ...deal, by: to, to: by, price: said.price });
      case 'decline':
      case undefined:
        return emit<BeaconsEvent>({ is: 'offerEnded', by, how: 'refused', rule: 'BEA-OFFER-a' });
      default:
        return impossible(said);
    }
  },
});

/** The higher prices that the owner may ask (BEA-OFFER-a). */
function countersTo(state: Beacons, { by, buyer, price }: Deal): readonly CounterOption[] {
  if (by !== buyer) return [];
  const dearer = keeperOf(state, buyer).embers - price;
  return Array.from({ length: dearer }, (_, more) => ({ is: 'counter', price: price + more + 1 }));
}

function sellerIn({ by, to, buyer }: Deal): SeatId {
  return by === buyer ? to : by;
}

function boughtBy(state: Beacons, deal: Deal): BeaconsEvent {
  const { buyer, hex, price } = deal;
  const owner = sellerIn(deal);
  const kept = Math.min(price, roomFor(keeperOf(state, owner)));
  return { is: 'bought', buyer, owner, hex, price, kept, rule: 'BEA-OFFER-c' };
}
