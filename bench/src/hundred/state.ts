import {
  type Card,
  type CardId,
  cardOf,
  cardsIn,
  layTable,
  type NewZone,
  type Option,
  type PrintedId,
  present,
  printedId,
  type SeatId,
  sharedZone,
  type Table,
  type ZoneId,
  zoneOf,
} from '@kronika/kernel';
import { FACES, type Face, faceName, PILES, type Pile } from './face.ts';

/** All cards on the table, and the points of each seat. */
export interface Hundred {
  readonly table: Table;
  readonly scores: readonly [number, number];
}

/** Laying a card of the hand onto a pile. */
export interface PlayOption extends Option {
  readonly is: 'play';
  readonly card: CardId;
  readonly pile: Pile;
}

export const HUNDRED_SEATS = [0, 1] as const;

export const DECK = sharedZone('deck');

export const PILE_ZONES: Readonly<Record<Pile, ZoneId>> = { left: sharedZone('left'), right: sharedZone('right') };

const HANDS = { 0: zoneOf(0, 'hand'), 1: zoneOf(1, 'hand') };

const FACE_BY_PRINT: ReadonlyMap<PrintedId, Face> = new Map(FACES.map((face) => [printedId(faceName(face)), face]));

export function handZone(seat: SeatId): ZoneId {
  return seat === 0 ? HANDS[0] : HANDS[1];
}

/** What a card says, by its name; a name that is none is a bug. */
export function faceOf(printed: PrintedId): Face {
  return present(FACE_BY_PRINT.get(printed), `the card ${printed}`);
}

export function faceOn(table: Table, card: CardId): Face {
  return faceOf(cardOf(table, card).printed);
}

/** The card that lies on top of a pile. */
export function topOf(table: Table, pile: Pile): Face | undefined {
  const [top] = cardsIn(table, PILE_ZONES[pile]);
  return top === undefined ? undefined : faceOn(table, top);
}

/** Which cards lie where, by name, each list from top to bottom. */
export interface Layout {
  readonly deck: readonly string[];
  readonly hands: readonly [readonly string[], readonly string[]];
  readonly piles: Readonly<Record<Pile, readonly string[]>>;
}

/** The cards belong to nobody; the table wants an owner, so all of them have the same. */
export function tableOf({ deck, hands, piles }: Layout): Table {
  const zones: readonly NewZone<Card>[] = [
    { id: DECK, kind: 'deck', cards: deck.map((name) => newCard(name, 'down')) },
    ...HUNDRED_SEATS.map(
      (seat): NewZone<Card> => ({
        id: handZone(seat),
        kind: 'hand',
        seat,
        cards: hands[seat].map((name) => newCard(name, 'down')),
      }),
    ),
    ...PILES.map(
      (pile): NewZone<Card> => ({
        id: PILE_ZONES[pile],
        kind: 'open',
        cards: piles[pile].map((name) => newCard(name, 'up')),
      }),
    ),
  ];
  return layTable<Card>(HUNDRED_SEATS.length, zones, ({ printed, owner, controller, face }, { id, zone, knownTo }) => ({
    id,
    printed,
    owner,
    controller,
    zone,
    face,
    knownTo,
  }));
}

function newCard(name: string, face: 'up' | 'down') {
  return { printed: printedId(name), owner: 0, controller: 0, face } as const;
}
