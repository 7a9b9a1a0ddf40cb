import * as z from 'zod';
import type { Match } from '../match/match.ts';
import type { RuleId } from '../rule.ts';
import { type CardId, FIRST_CARD } from '../table/card.ts';
import { namedThingSchema } from '../thing/thing.ts';

export const answerSchema = z.union([z.int(), z.array(z.int())]);

export const seatSchema = z.literal([0, 1, 2, 3, 4, 5]);

export const ruleSchema = z.custom<RuleId>(
  (value) => typeof value === 'string' && /^[A-Z0-9]+-.+$/.test(value),
  'expected a rule id',
);

export const cardSchema = z.custom<CardId>(
  (value) => Number.isInteger(value) && Number(value) >= FIRST_CARD,
  'expected a card id',
);

const optionSchema = z.looseObject({ is: z.string() });

const asking = {
  seat: seatSchema,
  message: z.looseObject({ key: z.string() }),
  because: z.discriminatedUnion('is', [
    z.strictObject({ is: z.literal('rule'), rule: ruleSchema }),
    z.strictObject({ is: z.literal('card'), card: cardSchema, rule: ruleSchema.exactOptional() }),
    z.strictObject({ is: z.literal('thing'), thing: namedThingSchema, rule: ruleSchema.exactOptional() }),
  ]),
  evenIfForced: z.literal(true).exactOptional(),
  ifItMatters: z.enum(['publicFacts', 'allFacts']).exactOptional(),
};

const offering = { ...asking, options: z.array(optionSchema), yields: z.string().exactOptional() };

const bounds = { min: z.int(), max: z.int() };

const chooseSchema = z.strictObject({ is: z.literal('choose'), ...offering });

const questionSchema = z.discriminatedUnion('is', [
  chooseSchema,
  z.strictObject({
    is: z.literal('pick'),
    ...offering,
    ...bounds,
    budget: z.strictObject({ weights: z.array(z.int()), most: z.int() }).exactOptional(),
  }),
  z.strictObject({ is: z.literal('order'), ...offering }),
  z.strictObject({ is: z.literal('number'), ...asking, ...bounds }),
  z.strictObject({
    is: z.literal('distribute'),
    ...asking,
    options: z.array(optionSchema),
    total: z.int(),
    most: z.array(z.int()),
  }),
]);

const frameSchema = z.strictObject({
  flow: z.string(),
  step: z.string(),
  vars: z.record(z.string(), z.unknown()),
  awaits: z.strictObject({ into: z.string(), from: z.literal(['flow', 'seat', 'seats', 'offer']) }).exactOptional(),
});

const offerSchema = z.strictObject({
  by: seatSchema,
  withdraw: chooseSchema,
  settledBy: z.array(z.string()),
  privately: z.literal(true).exactOptional(),
});

export const asksSchema = z.literal('everything');

/** A match as it is written down. What its state and variables hold is the game's business. */
export const snapshotSchema = z.strictObject({
  game: z.string(),
  rules: z.int().min(1),
  seats: z.int().min(1).max(6),
  asks: asksSchema.exactOptional(),
  state: z.unknown(),
  stack: z.array(frameSchema),
  open: z.array(z.strictObject({ question: questionSchema, answer: answerSchema.exactOptional() })),
  offer: offerSchema.exactOptional(),
  asked: z.int().min(0),
  decisions: z.int().min(0),
  revelations: z.int().min(0),
  random: z.array(z.int()).length(4),
  outcome: z
    .strictObject({
      winners: z.array(seatSchema),
      reason: z.looseObject({ key: z.string() }),
      rule: ruleSchema.exactOptional(),
    })
    .exactOptional(),
}) satisfies z.ZodType<Match>;
