import {
  type Answers,
  ask,
  askTogether,
  byChance,
  type CardId,
  cardsIn,
  choose,
  chooseNumber,
  type EventRules,
  emit,
  end,
  flow,
  type GameEvent,
  goTo,
  keep,
  mayKnow,
  moveCard,
  pass,
  type SeatId,
  seenByAll,
  shuffledOrder,
  shuffleZone,
  type Viewer,
} from '@kronika/kernel';
import { type Auction, CELLAR, coinsOf, DECK, hand, row, SEATS_OF_AUCTION, topOfDeck, worth } from './state.ts';

const PLAYS = ['play', 'bury'] as const;

export interface Play {
  readonly is: (typeof PLAYS)[number];
  readonly card: CardId;
}

export interface Rounds {
  readonly bids?: Answers<number>;
  readonly winner?: SeatId;
  readonly play?: Play | typeof pass;
}

export interface Paid extends GameEvent {
  readonly is: 'paid';
  readonly seat: SeatId;
  readonly coins: number;
}

interface CardEventOf<K extends string> extends GameEvent {
  readonly is: K;
  readonly seat: SeatId;
  readonly card: CardId;
}

export type Drawn = CardEventOf<'drawn'>;
export type Played = CardEventOf<'played'>;
export type Buried = CardEventOf<'buried'>;
export type CardEvent = Drawn | Played | Buried;

export interface Shuffled extends GameEvent {
  readonly is: 'shuffled';
  readonly order: readonly number[];
}

const because = { is: 'rule', rule: 'AUCTION-a' } as const;

/** Both seats bid in secret for the top card; the higher one gets it and may play or bury a card. */
export const rounds = flow<Auction, Rounds>()('auction/rounds', {
  shuffle: (state) =>
    byChance((random) => emit<Shuffled>({ is: 'shuffled', order: shuffledOrder(state.table, DECK, random) })),
  bid: (state) =>
    askTogether(
      'bids',
      SEATS_OF_AUCTION.map((seat) => bidOf(state, seat)),
    ),
  open: (_, { bids }) => keep({ winner: (bids?.[1] ?? 0) > (bids?.[0] ?? 0) ? 1 : 0 }),
  draw: (state, { winner, bids }) => {
    const card = topOfDeck(state);
    if (winner === undefined || card === undefined) return goTo('score');
    return emit<Paid | CardEvent>(
      { is: 'paid', seat: winner, coins: bids?.[winner] ?? 0 },
      { is: 'drawn', seat: winner, card },
    );
  },
  choose: (state, { winner = 0 }) => ask('play', playOf(state, winner)),
  play: (_, { play, winner = 0 }) => {
    if (play === undefined || play.is === 'pass') return undefined;
    return emit<CardEvent>({ is: play.is === 'play' ? 'played' : 'buried', seat: winner, card: play.card });
  },
  again: (state) => topOfDeck(state) !== undefined && goTo('bid'),
  score: (state) => {
    const [first, second] = [worth(state, 0), worth(state, 1)];
    const winners: readonly SeatId[] = first === second ? [] : [first > second ? 0 : 1];
    return end({ winners, reason: { key: 'worthMost' }, rule: 'AUCTION-b' });
  },
});

export function bidOf(state: Auction, seat: SeatId) {
  return chooseNumber({
    seat,
    message: { key: 'bid' },
    because,
    min: 0,
    max: coinsOf(state, seat),
    evenIfForced: true,
  });
}

export function playOf(state: Auction, seat: SeatId) {
  const cards = cardsIn(state.table, hand(seat));
  return choose({
    seat,
    message: { key: 'play' },
    because,
    options: [pass, ...PLAYS.flatMap((is) => cards.map((card): Play => ({ is, card })))],
  });
}

export const events: EventRules<Auction, Shuffled | Paid | CardEvent> = {
  shuffled: {
    apply: (state, { order }) => ({ ...state, table: shuffleZone(state.table, DECK, order) }),
    see: ({ is }) => ({ is }),
  },
  paid: {
    apply: (state, { seat, coins }) => ({ ...state, coins: state.coins.with(seat, coinsOf(state, seat) - coins) }),
    see: seenByAll,
  },
  drawn: {
    apply: (state, { seat, card }) => ({ ...state, table: moveCard(state.table, card, { to: hand(seat) }) }),
    see: forThoseWhoKnow,
  },
  played: {
    apply: (state, { seat, card }) => ({
      ...state,
      table: moveCard(state.table, card, { to: row(seat), face: 'up' }),
    }),
    see: seenByAll,
  },
  buried: {
    apply: (state, { card }) => ({ ...state, table: moveCard(state.table, card, { to: CELLAR }) }),
    see: forThoseWhoKnow,
  },
};

function forThoseWhoKnow(event: CardEvent, viewer: Viewer, { table }: Auction) {
  const { card, ...rest } = event;
  return mayKnow(table, card, viewer) ? event : rest;
}
