import {
  type Card,
  cardOf,
  cardsIn,
  flowsOf,
  type Game,
  type GameText,
  invalid,
  type Lang,
  mayKnow,
  plainSetup,
  printedId,
  readSetup,
  type Setup,
  type Viewer,
  type ZoneId,
} from '@kronika/kernel';
import { events, rounds } from './rules.ts';
import { type Auction, COINS, coinsOf, DECK, FACES, hand, layOut, row, SEATS_OF_AUCTION } from './state.ts';

export type CardSight =
  | { readonly face: 'up'; readonly id: number; readonly printed: string }
  | { readonly face: 'down' };

/** What a viewer sees of the auction. */
export interface AuctionView {
  readonly deck: number;
  readonly seats: readonly {
    readonly coins: number;
    readonly hand: readonly CardSight[];
    readonly row: readonly CardSight[];
  }[];
}

const SETUP = plainSetup({ min: 2, max: 2 });

/** The smallest game with everything hidden that a game can have: hands, a deck and sealed bids. */
export const auction: Game<Auction, Setup, AuctionView> = {
  id: 'auction',
  rules: 1,
  setup: SETUP,
  parseSetup: (input) => readSetup(SETUP, input),
  start: (_, random) => ({
    seats: 2,
    state: { table: layOut(random.shuffled(FACES)), coins: [COINS, COINS] },
    stack: [rounds({})],
  }),
  flows: flowsOf(rounds),
  events,
  view: viewAuction,
  cards: {
    table: ({ table }) => table,
    withTable: (state, table) => ({ ...state, table }),
    back: () => 'auction',
  },
  situation: (description) =>
    Array.isArray(description)
      ? {
          seats: 2,
          state: { table: layOut(description.map((face) => printedId(String(face)))), coins: [COINS, COINS] },
          stack: [rounds({})],
        }
      : invalid('the situation', {
          at: '',
          problem: 'expected the cards from the first hand to the bottom of the deck',
        }),
  faults: ({ coins }) => (coins.some((coin) => coin < 0) ? ['somebody has paid more than it had'] : []),
  text: { pl: textIn('pl'), en: textIn('en') },
  bots: {},
};

export function viewAuction(state: Auction, viewer: Viewer): AuctionView {
  const sights = (zone: ZoneId) => cardsIn(state.table, zone).map((id) => sightOf(cardOf(state.table, id)));
  const sightOf = ({ id, printed }: Card): CardSight =>
    mayKnow(state.table, id, viewer) ? { face: 'up', id, printed } : { face: 'down' };
  return {
    deck: cardsIn(state.table, DECK).length,
    seats: SEATS_OF_AUCTION.map((seat) => ({
      coins: coinsOf(state, seat),
      hand: sights(hand(seat)),
      row: sights(row(seat)),
    })),
  };
}

function textIn(lang: Lang): GameText<AuctionView> {
  return {
    name: lang === 'pl' ? 'Licytacja' : 'Auction',
    prompt: ({ message }) => ({ source: lang === 'pl' ? 'Decyzja' : 'Decide', ask: message.key }),
    option: ({ is }) => is,
    event: ({ is }) => is,
    outcome: ({ winners }) => (winners.length === 0 ? (lang === 'pl' ? 'Remis' : 'A draw') : `${winners.join(', ')}`),
    board: ({ seats }) => seats.map(({ coins, row: cards }) => `${coins} / ${cards.length}`).join('\n'),
  };
}
