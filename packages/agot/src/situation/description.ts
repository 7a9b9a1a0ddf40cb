import { cardReference, memoryFields } from '@kronika/lcg';
import * as z from 'zod';
import { CHALLENGE_TYPES } from '../cards/fact.ts';
import { PHASES } from '../state.ts';

const cards = z.array(z.string()).default([]);
const seat = z.literal([0, 1, 2, 3, 4, 5]);

/** Where a described phase or challenge stands; which of them fit is in `steps.ts`. */
export const STEPS = ['begin', 'window', 'opportunity', 'initiated', 'defenders', 'end'] as const;
export type SituationStep = (typeof STEPS)[number];

/** The moments of the set-up at which a description may stand. */
export const SET_UP_STEPS = ['mulligan', 'placing', 'arranging'] as const;
export type SetUpStep = (typeof SET_UP_STEPS)[number];

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
  /** Cards placed facedown in the set-up, before they are turned up. */
  placed: cards,
  /** How many characters of the player have stood in this phase. */
  stood: z.int().min(0).default(0),
  /** The title the player holds, in melee. */
  title: z.string().exactOptional(),
});

/** A challenge of this round that is over. */
const foughtSchema = z.strictObject({
  attacker: seat,
  type: z.literal(CHALLENGE_TYPES),
  against: seat,
  /** Whom it was resolved against, where it was redirected. */
  defender: seat.nullable().default(null),
  winner: seat.nullable().default(null),
  rivalry: z.literal(['gained', 'none']).default('none'),
});

/** How a challenge was decided. */
const resultSchema = z.strictObject({
  winner: seat.nullable(),
  loser: seat.nullable(),
  totals: z.strictObject({ attacking: z.int().min(0), defending: z.int().min(0) }),
  margin: z.int().min(0),
  unopposed: z.literal(['yes', 'no']),
});

/** A card that somebody marshaled or played this round. */
const deedSchema = z.strictObject({
  is: z.literal(['marshaled', 'duplicated', 'played']),
  seat,
  printed: z.string(),
});

/** How dominance was decided in this round. */
const dominanceSchema = z.strictObject({ winner: seat.nullable(), totals: z.array(z.int().min(0)) });

export const situationSchema = z.strictObject({
  seats: z.array(seatSchema.prefault({})).min(2).max(6),
  first: seat.default(0),
  round: z.int().min(1).default(1),
  /** Where the set-up stands, for the seat whose turn it is; then no round has begun. */
  setUp: z.literal(SET_UP_STEPS).nullable().default(null),
  phase: z.literal(PHASES).default('challenges'),
  /** Where the phase stands, or the challenge if there is one. */
  step: z.literal(STEPS).default('window'),
  /** Who has the opportunity; without it whoever has the first one by the rules. */
  turn: seat.nullable().default(null),
  /** How many seats have passed one after the other before whose turn it is. */
  passes: z.int().min(0).max(5).default(0),
  /** Who is active in the marshaling or challenges phase; without it the first player. */
  active: seat.nullable().default(null),
  challenge: z
    .strictObject({
      attacker: seat,
      type: z.literal(CHALLENGE_TYPES),
      against: seat.nullable().default(null),
      /** Whom it is resolved against, where it was redirected. */
      defender: seat.nullable().default(null),
      /** Characters that stealth keeps from being declared as defenders, and who bypassed them. */
      bypassed: z.array(z.strictObject({ by: cardReference, card: cardReference })).default([]),
      redirect: z.literal(['open', 'over']).default('over'),
      result: resultSchema.nullable().default(null),
    })
    .nullable()
    .default(null),
  fought: z.array(foughtSchema).default([]),
  /** What has been determined, in the window of the dominance phase. */
  dominance: dominanceSchema.nullable().default(null),
  /** Who is out of the game already. */
  eliminated: z.array(seat).default([]),
  /** Who gave up and is out of the game at the next check. */
  conceded: z.array(seat).default([]),
  /** What was marshaled and played this round, in its order. */
  deeds: z.array(deedSchema).default([]),
  windows: z.literal(['open', 'brief']).default('open'),
  ...memoryFields,
});

export type AgotSituation = z.input<typeof situationSchema>;
export type ParsedSituation = z.infer<typeof situationSchema>;
export type ParsedSeat = ParsedSituation['seats'][number];
