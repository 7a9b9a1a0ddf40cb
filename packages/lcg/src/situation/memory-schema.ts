import { type CardId, isCardId, type PrintedId, type RuleId } from '@kronika/kernel';
import * as z from 'zod';
import { type CardReference, isCardReference } from './card-references.ts';

const seat = z.literal([0, 1, 2, 3, 4, 5]);
const rule = z.custom<RuleId>(
  (value) => typeof value === 'string' && /^[A-Z0-9]+-.+$/.test(value),
  'expected a rule id',
);
const printedName = z.string().min(1);
const printedId = z.custom<PrintedId>((value) => typeof value === 'string');

const cardId = z.custom<CardId>(isCardId, 'expected a card');
/** A card that a description refers to. */
export const cardReference = z.custom<CardReference>(isCardReference, 'expected a card, e.g. "card:0/play/1"');

/** The shapes of what is remembered, with cards as a description names them or as a state does. */
function shapesWith<C extends z.ZodType, P extends z.ZodType>(card: C, printed: P) {
  const ability = z.strictObject({ self: card, printed, key: z.string(), source: card.exactOptional() });
  const modifier = z.discriminatedUnion('is', [
    z.strictObject({ is: z.literal('add'), stat: z.string(), by: z.number() }),
    z.strictObject({ is: z.literal('multiply'), stat: z.string(), by: z.number() }),
    z.strictObject({ is: z.literal('set'), stat: z.string(), to: z.number() }),
    z.strictObject({ is: z.literal('base'), stat: z.string(), to: z.number() }),
    z.strictObject({ is: z.literal('gain'), what: z.string(), name: z.string() }),
    z.strictObject({ is: z.literal('lose'), what: z.string(), name: z.string() }),
    z.strictObject({ is: z.literal('ability'), printed, key: z.string(), source: card.exactOptional() }),
    z.strictObject({ is: z.literal('blank'), except: z.literal(['nothing', 'traits']) }),
    z.strictObject({
      is: z.literal('cannot'),
      what: z.string(),
      rule,
      by: z.literal('opponents').exactOptional(),
    }),
    z.strictObject({ is: z.literal('immune'), to: z.string() }),
    z.strictObject({ is: z.literal('untargetable'), by: z.string(), whose: seat.exactOptional() }),
    z.strictObject({ is: z.literal('moreUses'), by: z.int() }),
  ]);
  const cards = z.record(z.string(), z.array(card));
  return {
    ability,
    lasting: z.strictObject({
      source: ability,
      by: seat,
      cards: z.array(card).default([]),
      seats: z.array(seat).default([]),
      gives: z.array(modifier),
      /** The running period with which it ends, or `endOfGame`. */
      until: z.string(),
    }),
    delayed: z.strictObject({
      use: z.strictObject({
        ability,
        by: seat,
        window: z.string().exactOptional(),
        trigger: z.strictObject({ event: z.looseObject({ is: z.string() }), at: z.int().min(0) }).exactOptional(),
        targets: cards.default({}),
        paid: cards.default({}),
        chosen: z.record(z.string(), z.unknown()).default({}),
        resolution: z.int().min(0).default(0),
      }),
      name: z.string(),
      until: z.string(),
    }),
    used: z.strictObject({
      ability,
      /** The name that a maximum counts by. */
      name: z.string(),
      by: seat,
      /** The running periods in which it was used. */
      during: z.array(z.string()),
      copy: z.literal(['same', 'gone']).default('same'),
    }),
  };
}

const described = shapesWith(cardReference, printedName);

/** What a description may say of effects that last, of those that wait, and of what was used up to now. */
export const memoryFields = {
  lasting: z.array(described.lasting).default([]),
  delayed: z.array(described.delayed).default([]),
  used: z.array(described.used).default([]),
};

const found = shapesWith(cardId, printedId);

/** The same with the cards found. */
export const memorySchema = z.strictObject({
  lasting: z.array(found.lasting),
  delayed: z.array(found.delayed),
  used: z.array(found.used),
});

export type FoundMemory = z.infer<typeof memorySchema>;

const describedMemory = z.strictObject(memoryFields);
export type DescribedMemory = z.infer<typeof describedMemory>;

/** Nothing remembered. */
export const NO_MEMORY: DescribedMemory = { lasting: [], delayed: [], used: [] };

/** Reads what a state remembers, with its cards written as references. */
export function describedMemoryIn(value: unknown): DescribedMemory {
  return describedMemory.parse(value);
}
