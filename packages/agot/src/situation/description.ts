import * as z from 'zod';
import { CHALLENGE_TYPES } from '../cards/fact.ts';
import { PHASES } from '../state.ts';

const cards = z.array(z.string()).default([]);
const seat = z.literal([0, 1, 2, 3, 4, 5]);

/** Where a described phase or challenge stands; which of them fit is in `steps.ts`. */
export const STEPS = ['begin', 'window', 'opportunity', 'initiated', 'defenders', 'end'] as const;
export type SituationStep = (typeof STEPS)[number];

/** Cards that say nothing, so that nobody is out of the game for want of a deck. */
const DECK = Array.from({ length: 10 }, () => 'bastard-in-hiding');

/** Plots that do nothing once they are revealed. */
const PLOT = 'calling-the-banners';
const PLOT_DECK = ['summons', 'building-orders', 'counting-coppers'];

/** One side of a described situation. Everything that is not said is empty, or dull and legal. */
const seatSchema = z.strictObject({
  /** The faction card: `house-stark (kneeling, power 3)`; without it one after the other. */
  faction: z.string().exactOptional(),
  agenda: z.string().exactOptional(),
  gold: z.int().min(0).max(99).default(5),
  hand: cards,
  /** Characters and locations with what is attached: `eddard-stark (power 2, attacking) + ice + eddard-stark (duplicate)`. */
  play: cards,
  /** The revealed plot, or nothing before the first: `power-behind-the-throne (stand 1)`. */
  plot: z.string().nullable().default(PLOT),
  plotDeck: z.array(z.string()).default(PLOT_DECK),
  usedPlots: cards,
  deck: z.array(z.string()).default(DECK),
  discard: cards,
  dead: cards,
  /** This player's cards that are out of the game. */
  removed: cards,
  /** The title the player holds, in melee. */
  title: z.string().exactOptional(),
});

/** A challenge of this round that is over. */
const foughtSchema = z.strictObject({
  attacker: seat,
  type: z.literal(CHALLENGE_TYPES),
  against: seat,
  winner: seat.nullable().default(null),
  rivalry: z.literal(['gained', 'none']).default('none'),
});

export const situationSchema = z.strictObject({
  seats: z.array(seatSchema.prefault({})).min(2).max(6),
  first: seat.default(0),
  round: z.int().min(1).default(1),
  phase: z.literal(PHASES).default('challenges'),
  /** Where the phase stands, or the challenge if there is one. */
  step: z.literal(STEPS).default('window'),
  /** Who has the opportunity; without it whoever has the first one by the rules. */
  turn: seat.nullable().default(null),
  /** Who is active in the marshaling or challenges phase; without it the first player. */
  active: seat.nullable().default(null),
  challenge: z
    .strictObject({ attacker: seat, type: z.literal(CHALLENGE_TYPES), against: seat.nullable().default(null) })
    .nullable()
    .default(null),
  fought: z.array(foughtSchema).default([]),
  /** Who is out of the game already. */
  eliminated: z.array(seat).default([]),
  windows: z.literal(['open', 'brief']).default('open'),
});

export type AgotSituation = z.input<typeof situationSchema>;
export type ParsedSituation = z.infer<typeof situationSchema>;
export type ParsedSeat = ParsedSituation['seats'][number];
