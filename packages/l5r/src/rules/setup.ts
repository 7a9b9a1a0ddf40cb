import {
  ask,
  byChance,
  type CardId,
  call,
  cardsIn,
  chooseCard,
  emit,
  flow,
  orderCards,
  pickCards,
  present,
  type SeatId,
  seatsFrom,
} from '@kronika/kernel';
import type { L5rEvent } from '../event.ts';
import type { L5rState } from '../state.ts';
import { conflictDeckOf, dynastyDeckOf, handOf, opponentOf, ROW, rowAt, strongholdFact, unlaidOf } from '../zones.ts';

/** The cards of the first hand. */
const HAND = 4;

interface Laying {
  readonly seat: SeatId;
  readonly stronghold?: CardId;
  readonly others?: readonly CardId[];
}

/** Set-up step 5 for one player: in secret, first the province under the stronghold, then the other four in any order. */
export const layProvinces = flow<L5rState, Laying>()('l5r/lay-provinces', {
  chooseStronghold: (state, { seat }) =>
    ask(
      'stronghold',
      chooseCard({
        seat,
        from: cardsIn(state.table, unlaidOf(seat)),
        message: { key: 'chooseStrongholdProvince' },
        because: { is: 'rule', rule: 'L5R-SETUP-5-a' },
      }),
    ),
  layStronghold: (_, { seat, stronghold }) =>
    emit({ is: 'provincesLaid', seat, cards: [present(stronghold, 'the province')], from: 0, rule: 'L5R-SETUP-5-a' }),
  orderOthers: (state, { seat }) =>
    ask(
      'others',
      orderCards({
        seat,
        from: cardsIn(state.table, unlaidOf(seat)),
        message: { key: 'orderProvinces' },
        because: { is: 'rule', rule: 'L5R-SETUP-5-c' },
      }),
    ),
  layOthers: (_, { seat, others = [] }) =>
    emit({ is: 'provincesLaid', seat, cards: others, from: 1, rule: 'L5R-SETUP-5-c' }),
});

interface Mulligan {
  readonly seat: SeatId;
  readonly side: 'dynasty' | 'conflict';
  readonly cards?: readonly CardId[];
}

function mulliganable(state: L5rState, { seat, side }: Mulligan): readonly CardId[] {
  return side === 'conflict'
    ? cardsIn(state.table, handOf(seat))
    : ROW.flatMap((place) => cardsIn(state.table, rowAt(seat, place)));
}

/** One mulligan: any of the cards are replaced one for one, and then shuffled into their deck (L5R-MULL-a, -b). */
export const mulligan = flow<L5rState, Mulligan>()('l5r/mulligan', {
  look: (_, { seat, side }) => side === 'dynasty' && emit({ is: 'rowLooked', seat, rule: 'L5R-SETUP-6-b' }),
  choose: (state, vars) => {
    const from = mulliganable(state, vars);
    return ask(
      'cards',
      pickCards({
        seat: vars.seat,
        from,
        min: 0,
        max: from.length,
        message: { key: `mulligan.${vars.side}` },
        because: { is: 'rule', rule: 'L5R-MULL-a' },
      }),
    );
  },
  replace: (state, { seat, side, cards = [] }) => {
    const size = cardsIn(state.table, side === 'dynasty' ? dynastyDeckOf(seat) : conflictDeckOf(seat)).length;
    if (cards.length === 0) return undefined;
    return byChance((random) => {
      const order = random.shuffled(Array.from({ length: size }, (_, place) => place));
      return emit({ is: 'mulliganed', seat, side, cards, order, rule: 'L5R-MULL-b' });
    });
  },
});

/** The set-up from step 3 on: decks are shuffled, strongholds and roles lie in their places, provinces are in their owners' hands. */
export const setUp = flow<L5rState, object>()('l5r/set-up', {
  second: (state) => emit({ is: 'fateGained', seat: opponentOf(state.first), amount: 1, rule: 'L5R-SETUP-3-b' }),
  layFirst: (state) => call(layProvinces({ seat: state.first })),
  laySecond: (state) => call(layProvinces({ seat: opponentOf(state.first) })),
  fillProvinces: (state) =>
    emit(
      ...seatsFrom(state.first, 2).flatMap((seat) =>
        ROW.map((place): L5rEvent => ({ is: 'provinceRefilled', seat, place, face: 'down', rule: 'L5R-SETUP-6-a' })),
      ),
    ),
  mulliganRowFirst: (state) => call(mulligan({ seat: state.first, side: 'dynasty' })),
  mulliganRowSecond: (state) => call(mulligan({ seat: opponentOf(state.first), side: 'dynasty' })),
  drawHands: (state) =>
    emit(
      ...seatsFrom(state.first, 2).map(
        (seat): L5rEvent => ({ is: 'cardsDrawn', seat, count: HAND, rule: 'L5R-SETUP-7-a' }),
      ),
    ),
  mulliganHandFirst: (state) => call(mulligan({ seat: state.first, side: 'conflict' })),
  mulliganHandSecond: (state) => call(mulligan({ seat: opponentOf(state.first), side: 'conflict' })),
  // Emitted, not raised: victory by honor is not checked before it is received (L5R-SETUP-9).
  receiveHonor: (state) =>
    emit(
      ...seatsFrom(state.first, 2).map(
        (seat): L5rEvent => ({
          is: 'honorGained',
          seat,
          amount: strongholdFact(state, seat).honor,
          rule: 'L5R-SETUP-8',
        }),
      ),
    ),
});
