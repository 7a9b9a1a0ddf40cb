import * as z from 'zod';
import { SEATS, type SeatId } from '../seat.ts';
import type { CardId, PrintedId } from '../table/card.ts';

/** One copy of a card. */
export interface CardThing {
  readonly is: 'card';
  readonly card: CardId;
}

/** Anything else on a table, by the game's word for its kind and a name of its own: `{ is: 'hex', id: 'b4' }`. */
export interface NamedThing {
  readonly is: string;
  readonly id: string;
}

/** What a viewer can point at on a table. Plain data: it travels as it is, and says nothing but which thing is meant. */
export type Thing = CardThing | NamedThing;

/** A card as printed, whichever copy of it. */
export interface PrintedCard {
  readonly is: 'card';
  readonly printed: PrintedId;
}

/** What an explanation or the log names, and what a sandbox can put on the table. */
export type Subject = PrintedCard | NamedThing;

/** A thing as text, e.g. `card:100012` or `hex:b4`: different things have different keys. */
export type ThingKey = `${string}:${string}`;

export function cardThing(card: CardId): CardThing {
  return { is: 'card', card };
}

export function printedCard(printed: PrintedId): PrintedCard {
  return { is: 'card', printed };
}

/** A seat, where one points at whoever sits there. */
export function seatThing(seat: SeatId): NamedThing {
  return { is: 'seat', id: String(seat) };
}

/** The seat that is pointed at, if it is one. How many there are is for the match to say. */
export function seatIn(thing: Thing): SeatId | undefined {
  return thing.is === 'seat' && 'id' in thing ? SEATS.find((seat) => String(seat) === thing.id) : undefined;
}

export function isCardThing(thing: Thing): thing is CardThing {
  return 'card' in thing;
}

export function isPrintedCard(subject: Subject): subject is PrintedCard {
  return 'printed' in subject;
}

export function keyOf(thing: Thing): ThingKey {
  return isCardThing(thing) ? `card:${thing.card}` : `${thing.is}:${thing.id}`;
}

export function sameThing(one: Thing, other: Thing): boolean {
  return keyOf(one) === keyOf(other);
}

const cardThingSchema = z.strictObject({
  is: z.literal('card'),
  card: z.custom<CardId>((value) => Number.isInteger(value) && Number(value) >= 0, 'expected a card id'),
});

/** Without a colon in the kind, no two things share a key. */
export const namedThingSchema = z.strictObject({
  is: z
    .string()
    .max(32)
    .regex(/^[a-z][a-zA-Z0-9]*$/, 'expected a kind of thing')
    .refine((kind) => kind !== 'card', 'a card is named by "card"'),
  id: z
    .string()
    .max(64)
    .regex(/^[\w.,:/+-]+$/, 'expected the id of a thing'),
});

/** Reads a thing that somebody sent. Whether there is such a thing is for the game to say. */
export const thingSchema: z.ZodType<Thing> = z.union([cardThingSchema, namedThingSchema]);
