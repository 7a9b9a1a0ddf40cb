import { ask, call, chooseNumber, flow, type SeatId } from '@kronika/kernel';
import type { Hex } from '../hex.ts';
import { keeperOf } from '../island.ts';
import type { PriceMessage } from '../messages.ts';
import type { Beacons } from '../state.ts';
import { trade } from './trade.ts';

interface Purchase {
  readonly seat: SeatId;
  readonly owner: SeatId;
  readonly hex: Hex;
  readonly price?: number;
}

/** A seat names its price for another's beacon, and offers it (BEA-ACT-e). */
export const purchase = flow<Beacons, Purchase>()('beacons/purchase', {
  choosePrice: (state, { seat, hex }) => {
    const message: PriceMessage = { key: 'price', hex };
    const max = keeperOf(state, seat).embers;
    return ask('price', chooseNumber({ seat, message, because: { is: 'rule', rule: 'BEA-ACT-e' }, min: 1, max }));
  },
  offer: (_, { seat, owner, hex, price = 1 }) => call(trade({ by: seat, to: owner, buyer: seat, hex, price })),
});
