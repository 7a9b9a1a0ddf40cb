import { cardReference, memoryFields } from '@kronika/lcg';
import * as z from 'zod';
import { CONFLICT_TYPES, ELEMENTS } from '../cards/fact.ts';
import { PHASES } from '../state.ts';

const cards = z.array(z.string()).default([]);
const seat = z.literal([0, 1]);

/** Where a described phase or conflict stands; which of them fit is in `steps.ts`. */
export const STEPS = ['begin', 'opportunity', 'defenders', 'window', 'end'] as const;
export type SituationStep = (typeof STEPS)[number];

/** The moments of the set-up at which a description may stand. */
export const SET_UP_STEPS = ['provinces', 'dynastyMulligan', 'conflictMulligan'] as const;
export type SetUpStep = (typeof SET_UP_STEPS)[number];

/** How a conflict was decided. */
const resultSchema = z.strictObject({
  winner: seat.nullable(),
  totals: z.tuple([z.int().min(0), z.int().min(0)]),
  margin: z.int().min(0),
  unopposed: z.literal(['yes', 'no']),
});

/** One side of a described situation. Everything that is not said is empty, or dull and legal. */
const seatSchema = z.strictObject({
  /** It may be bowed: `shizuka-toshi (bowed)`. */
  stronghold: z.string().exactOptional(),
  role: z.string().exactOptional(),
  honor: z.int().min(0).max(99).default(10),
  fate: z.int().min(0).max(99).default(10),
  /** The number on the dial. */
  dial: z.int().min(1).max(5).nullable().default(null),
  /** What the bid counts as, where something modified it. */
  bid: z.int().min(0).exactOptional(),
  hand: cards,
  /** Characters with what is attached: `doji-whisperer (honored, fate 2, in conflict) + fine-katana`. */
  play: cards,
  /** The province under the stronghold and the four others: `the-art-of-peace (faceup)`, `pilgrimage (broken)`. */
  provinces: z.union([z.array(z.string()).length(5), z.array(z.string()).length(1)]).exactOptional(),
  /** Provinces that are still to be laid, in the set-up; then at most the one under the stronghold lies on the table. */
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
  /** How many conflicts the player has lost in this phase. */
  lost: z.int().min(0).default(0),
  /** The round in which the player last played a limited card. */
  limited: z.int().min(0).default(0),
});

export const situationSchema = z.strictObject({
  seats: z.tuple([seatSchema.prefault({}), seatSchema.prefault({})]),
  first: seat.default(0),
  round: z.int().min(1).default(1),
  /** Where the set-up stands, for the seat whose turn it is; then no round has begun. */
  setUp: z.literal(SET_UP_STEPS).nullable().default(null),
  phase: z.literal(PHASES).default('conflict'),
  /** Where the phase stands, or the conflict if there is one. */
  step: z.literal(STEPS).default('window'),
  /** Who has the opportunity; without it whoever has the first one by the rules. */
  turn: seat.nullable().default(null),
  /** Who has passed: for the whole of a dynasty phase, otherwise just before. */
  passed: z.array(seat).max(2).default([]),
  /** Fate on rings. */
  ringFate: z.partialRecord(z.literal(ELEMENTS), z.int().min(0)).default({}),
  /** The sides of rings that lie up, where that is not the military one. */
  ringSides: z.partialRecord(z.literal(ELEMENTS), z.literal(CONFLICT_TYPES)).default({}),
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
      /** Characters that covert keeps from being declared as defenders. */
      evaded: z.array(cardReference).default([]),
      result: resultSchema.nullable().default(null),
      ringEffect: z.literal(['due', 'cancelled']).default('due'),
    })
    .nullable()
    .default(null),
  /** The types of the conflicts of this phase that are over. */
  fought: z.array(z.literal(CONFLICT_TYPES)).default([]),
  windows: z.literal(['open', 'brief']).default('open'),
  ...memoryFields,
});

export type L5rSituation = z.input<typeof situationSchema>;
export type ParsedSituation = z.infer<typeof situationSchema>;
export type ParsedSeat = ParsedSituation['seats'][number];
