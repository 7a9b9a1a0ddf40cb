import {
  type Card,
  type CardId,
  cardOf,
  cardsIn,
  layTable,
  type NewCard,
  type PrintedId,
  printedId,
  type SeatId,
  seatsOf,
  sharedZone,
  type Table,
  zonesCalled,
} from '@kronika/kernel';

/** The state of the auction: cards worth their number, and coins to bid with. */
export interface Auction {
  readonly table: Table;
  readonly coins: readonly number[];
}

export const DECK = sharedZone('deck');
export const CELLAR = sharedZone('cellar');
export const SEATS_OF_AUCTION = seatsOf(2);
export const COINS = 6;

/** What is printed on the cards. */
export const FACES: readonly PrintedId[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9'].map(printedId);

export const hand = zonesCalled('hand');
export const row = zonesCalled('row');

export function layOut(faces: readonly PrintedId[]): Table {
  const cards = faces.map((printed): NewCard<Card> => ({ printed, owner: 0, controller: 0, face: 'down' }));
  return layTable<Card>(
    2,
    [
      { id: DECK, kind: 'deck', cards: cards.slice(4) },
      { id: CELLAR, kind: 'deck', cards: [] },
      ...SEATS_OF_AUCTION.flatMap((seat) => [
        { id: hand(seat), kind: 'hand', seat, cards: cards.slice(seat * 2, seat * 2 + 2) } as const,
        { id: row(seat), kind: 'open', seat, cards: [] } as const,
      ]),
    ],
    (fresh, common) => ({ ...fresh, ...common }),
  );
}

export function coinsOf({ coins }: Auction, seat: SeatId): number {
  return coins[seat] ?? 0;
}

export function topOfDeck({ table }: Auction): CardId | undefined {
  return cardsIn(table, DECK)[0];
}

export function worth({ table }: Auction, seat: SeatId): number {
  return cardsIn(table, row(seat)).reduce((sum, id) => sum + Number(cardOf(table, id).printed), 0);
}
