import * as z from 'zod';
import { CONFLICT_TYPES, ELEMENTS } from '../cards/fact.ts';
import { PHASES } from '../state.ts';

const cards = z.array(z.string()).default([]);
const seat = z.literal([0, 1]);

/** Where a described phase or conflict stands; which of them fit is in `steps.ts`. */
export const STEPS = ['begin', 'opportunity', 'defenders', 'window', 'end'] as const;
export type SituationStep = (typeof STEPS)[number];

/** One side of a described situation. Everything that is not said is empty, or dull and legal. */
const seatSchema = z.strictObject({
  /** It may be bowed: `shizuka-toshi (bowed)`. */
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
  /** This player's cards that are out of the game. */
  removed: cards,
  /** The rings in the claimed pool. */
  rings: z.array(z.literal(ELEMENTS)).default([]),
  /** How many conflicts the player may still declare or pass in this phase. */
  opportunities: z.int().min(0).max(2).default(2),
  /** The types the player has declared in this phase. */
  declared: z.array(z.literal(CONFLICT_TYPES)).max(2).default([]),
});

export const situationSchema = z.strictObject({
  seats: z.tuple([seatSchema.prefault({}), seatSchema.prefault({})]),
  first: seat.default(0),
  round: z.int().min(1).default(1),
  phase: z.literal(PHASES).default('conflict'),
  /** Where the phase stands, or the conflict if there is one. */
  step: z.literal(STEPS).default('window'),
  /** Who has the opportunity; without it whoever has the first one by the rules. */
  turn: seat.nullable().default(null),
  /** Who has passed: for the whole of a dynasty phase, otherwise just before. */
  passed: z.array(seat).max(2).default([]),
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
