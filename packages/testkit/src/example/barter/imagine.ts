import { present, type Random, type SeatId } from '@kronika/kernel';
import {
  ALL_COINS,
  ALL_GOODS,
  type Barter,
  coinsOf,
  goodsOf,
  HIGHEST_PRICE,
  mayKnowTerms,
  SEATS_OF_BARTER,
  type Trade,
} from './state.ts';

/** What lies behind the screens of the others, and the price of a trade that is none of the seat's business. */
export function imagineBarter(state: Barter, seat: SeatId, random: Random): Barter {
  const { terms } = state;
  const trade = terms?.is === 'trade' ? terms : undefined;
  const isKnown = trade !== undefined && mayKnowTerms(trade, seat);
  const coins = shared(ALL_COINS, seat, coinsOf(state, seat), random, (other) =>
    other === trade?.buyer ? (isKnown ? firstPrice(trade) : 1) : 0,
  );
  const goods = shared(ALL_GOODS, seat, goodsOf(state, seat), random, (other) =>
    other === trade?.seller && trade.by === other ? 1 : 0,
  );
  const imagined = { ...state, coins, goods };
  if (trade === undefined || isKnown) return imagined;
  const first = random.int(1, Math.min(HIGHEST_PRICE, coinsOf(imagined, trade.buyer)));
  return { ...imagined, terms: { ...trade, price: trade.by === trade.buyer ? first : first + 1 } };
}

/** What the buyer offered at first, and certainly has. */
function firstPrice({ by, buyer, price }: Trade): number {
  return by === buyer ? price : price - 1;
}

/** Splits what the seat does not have between the two others, each getting at least so much. */
function shared(
  all: number,
  seat: SeatId,
  own: number,
  random: Random,
  least: (other: SeatId) => number,
): readonly number[] {
  const [one, other] = SEATS_OF_BARTER.filter((each) => each !== seat);
  const first = present(one, 'a neighbour');
  const second = present(other, 'a neighbour');
  const given = random.int(least(first), all - own - least(second));
  return SEATS_OF_BARTER.map((each) => (each === seat ? own : each === first ? given : all - own - given));
}
