import { type CardId, cardThing, thingSchema } from '@kronika/kernel';
import * as z from 'zod';
import { ordersSchema } from './orders.ts';
import { askingSchema, untilSchema } from './passing.ts';
import { nameSchema } from './plan.ts';

/** The version of the messages. Another one is refused, with this one named. */
export const PROTOCOL_VERSION = 1;

const id = z.int().min(0);
const seat = z.literal([0, 1, 2, 3, 4, 5]);

/** The first message of a connection: which table, and who one is there. Without a token one watches. */
export const attachSchema = z.strictObject({
  is: z.literal('attach'),
  version: z.literal(PROTOCOL_VERSION, `this server speaks version ${PROTOCOL_VERSION}`),
  table: z.string().max(64),
  token: z.string().max(128).optional(),
  /** Which seat, for a token that several seats share; the first of them without it. */
  seat: seat.optional(),
  /** How a spectator wants to be called. */
  name: nameSchema.optional(),
  /** Whose eyes a spectator wants to look through; allowed by seats that show their hands. */
  through: seat.optional(),
  /** How many entries of the log one has already. */
  log: z.int().min(0).default(0),
});

export type Attach = z.infer<typeof attachSchema>;

/** No answer to any question of any game is longer. */
const MOST_NUMBERS = 200;

/** Control characters, and signs that turn the direction of what others read. Those that join emoji are let through. */
const UNREADABLE = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** What somebody says at the table. */
const chatSchema = z
  .string()
  .trim()
  .min(1)
  .max(500)
  .refine(
    (text) => !UNREADABLE.test(text),
    'expected no control characters and no signs that change the direction of text',
  );

/** What there is to say of a thing. A client from before there were other things names the card alone. */
const explainSchema = z
  .strictObject({
    is: z.literal('explain'),
    id,
    thing: thingSchema.optional(),
    card: z.custom<CardId>(isCount, 'expected a card id').optional(),
  })
  .transform(({ thing, card, ...asked }, { addIssue }) => {
    const meant = thing ?? (card === undefined ? undefined : cardThing(card));
    if (meant !== undefined && (thing === undefined || card === undefined)) return { ...asked, thing: meant };
    addIssue({ code: 'custom', message: 'expected one thing', path: ['thing'] });
    return z.NEVER;
  });

/** Everything a client may ask for, once it is attached. Each names an id, and gets `done` or `refused` for it. */
export const commandSchema = z.discriminatedUnion('is', [
  z.strictObject({
    is: z.literal('decide'),
    id,
    /** The question it answers, as `match.asked` of the document says. */
    asked: z.int().min(0),
    answer: z.union([z.int(), z.array(z.int()).max(MOST_NUMBERS)]),
    /** It is refused as `final` if anything would happen by it: then it could not be taken back as if nothing had been. */
    unless: z.literal('final').optional(),
  }),
  /** The seat wants to think about the question: standing orders do not answer it. */
  z.strictObject({ is: z.literal('hold'), id, asked: z.int().min(0) }),
  z.strictObject({ is: z.literal('takeBack'), id }),
  z.strictObject({ is: z.literal('agree'), id, request: z.int().min(0) }),
  z.strictObject({ is: z.literal('decline'), id, request: z.int().min(0) }),
  z.strictObject({ is: z.literal('say'), id, text: chatSchema }),
  z.strictObject({ is: z.literal('orders'), id, orders: ordersSchema }),
  /**
   * The seat passes by itself for a while, or not any longer. What begins with a question that is over is refused: nobody
   * passes a window that they have not seen.
   */
  z.strictObject({
    is: z.literal('passing'),
    id,
    until: z.union([untilSchema, z.literal('off')]),
    asked: z.int().min(0).optional(),
  }),
  /** When the seat wants to be asked because of the card with this on it. */
  z.strictObject({ is: z.literal('askAbout'), id, printed: z.string().min(1).max(100), when: askingSchema }),
  z.strictObject({ is: z.literal('hands'), id, hands: z.literal(['shown', 'hidden']) }),
  explainSchema,
  /** What would come of what is marked in answer to the question, if it were declared. Changes nothing. */
  z.strictObject({
    is: z.literal('foresee'),
    id,
    asked: z.int().min(0),
    marked: z.array(z.int().min(0)).max(MOST_NUMBERS),
  }),
  /** What a strong bot would answer to the question in this seat, and why. Changes nothing. */
  z.strictObject({ is: z.literal('advise'), id, asked: z.int().min(0) }),
  z.strictObject({ is: z.literal('resign'), id }),
  z.strictObject({ is: z.literal('leave'), id }),
  z.strictObject({ is: z.literal('rematch'), id }),
  z.strictObject({ is: z.literal('playNext'), id }),
  z.strictObject({ is: z.literal('record'), id }),
]);

export type Command = z.infer<typeof commandSchema>;
export type CommandOf<K extends Command['is']> = Extract<Command, { readonly is: K }>;

/** A `decide` with all that it may say is for the schema: hardly any does. */
const DECIDE_KEYS = 4;

/**
 * Whether something is a `decide` as the schema has it. By far most messages are one, and this takes a tenth of the
 * time of the schema, which says what is wrong with all others.
 */
export function isDecide(value: unknown): value is CommandOf<'decide'> {
  if (typeof value !== 'object' || value === null || !('is' in value) || value.is !== 'decide') return false;
  if (!('id' in value && 'asked' in value && 'answer' in value)) return false;
  if (Object.keys(value).length !== DECIDE_KEYS) return false;
  return isCount(value.id) && isCount(value.asked) && isAnswer(value.answer);
}

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function isAnswer(value: unknown): boolean {
  if (!Array.isArray(value)) return Number.isSafeInteger(value);
  return value.length <= MOST_NUMBERS && value.every((number) => Number.isSafeInteger(number));
}
