import * as z from 'zod';
import { CONFLICT_TYPES, ELEMENTS } from '../cards/fact.ts';
import { PHASES } from '../state.ts';

const cards = z.array(z.string()).default([]);
const seat = z.literal([0, 1]);

/** One side of a described situation. Everything that is not said is empty, or dull and legal. */
const seatSchema = z.strictObject({
  stronghold: z.string().exactOptional(),
  role: z.string().exactOptional(),
  honor: z.int().min(0).max(99).default(10),
  fate: z.int().min(0).max(99).default(10),
  /** The number on the dial. */
  dial: z.int().min(1).max(5).nullable().default(null),
  hand: cards,
  /** Characters with what is attached: `doji-whisperer (honored, fate 2, in conflict) + fine-katana`. */
  play: cards,
  /** The province under the stronghold and the four others: `the-art-of-peace (faceup)`, `pilgrimage (broken)`. */
  provinces: z.array(z.string()).length(5).exactOptional(),
  /** Provinces that are still to be laid; then none lie on the table. */
  unlaid: cards,
  /** The dynasty cards in the four provinces, faceup unless said otherwise: `imperial-storehouse`, `doji-whisperer (facedown)`. */
  rows: z.array(cards).max(4).default([]),
  conflictDeck: cards,
  dynastyDeck: cards,
  conflictDiscard: cards,
  dynastyDiscard: cards,
  /** The rings in the claimed pool. */
  rings: z.array(z.literal(ELEMENTS)).default([]),
});

export const situationSchema = z.strictObject({
  seats: z.tuple([seatSchema.prefault({}), seatSchema.prefault({})]),
  first: seat.default(0),
  round: z.int().min(1).default(1),
  phase: z.literal(PHASES).default('conflict'),
  /** Fate on rings. */
  ringFate: z.partialRecord(z.literal(ELEMENTS), z.int().min(0)).default({}),
  favor: z
    .strictObject({ holder: seat, side: z.literal(CONFLICT_TYPES) })
    .nullable()
    .default(null),
  conflict: z
    .strictObject({
      attacker: seat,
      type: z.literal(CONFLICT_TYPES),
      ring: z.literal(ELEMENTS),
      /** The place of the attacked province of the other seat. */
      province: z.literal([0, 1, 2, 3, 4]).default(1),
    })
    .nullable()
    .default(null),
  windows: z.literal(['open', 'brief']).default('open'),
});

export type L5rSituation = z.input<typeof situationSchema>;
export type ParsedSituation = z.infer<typeof situationSchema>;
export type ParsedSeat = ParsedSituation['seats'][number];
