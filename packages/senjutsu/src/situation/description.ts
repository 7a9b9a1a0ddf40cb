import * as z from 'zod';
import { HEROES } from '../cards/fact.ts';
import { KAMAE } from '../cards/pictograms.ts';
import { BOARDS } from '../field/boards.ts';
import { isCell } from '../hex/index.ts';
import { BEHAVIOURS, CONTRACTS, FOE_KINDS, GUEST_HEROES } from '../solo/foe.ts';
import { FORMATS, TERRAIN } from '../state.ts';
import { underwaySchema } from './underway.ts';

const cell = z.custom<`${number},${number}`>(
  (value) => typeof value === 'string' && isCell(value),
  'expected a cell, e.g. "2,-1"',
);
const facing = z.literal([0, 1, 2, 3, 4, 5]);
const count = z.int().min(0).max(99);

/** What heroes and AI opponents have in common. */
const body = {
  team: z.int().min(0).max(5).optional(),
  cell: cell.optional(),
  facing: facing.optional(),
  wounds: count.default(0),
  bleeding: count.default(0),
  /** For each limp card, how many ends of turn are left. */
  limps: z.array(z.int().min(1).max(4)).readonly().default([]),
  stealth: z.literal(['hidden', 'seen']).default('seen'),
  /** What it was defeated by: it is off the field, and its cards are out of the game. */
  defeat: z.literal(['wounds', 'stun', 'execution', 'conceded']).optional(),
};

/** Cards are named by their ids: `steel-block`. */
const heroSchema = z.strictObject({
  ...body,
  hero: z.literal(HEROES).optional(),
  /** The core weapons; the first one that the hero may carry without it. */
  weapons: z.array(z.string()).readonly().optional(),
  /** The order in which core cards lie that are not played. */
  coreOrder: z.array(z.string()).readonly().optional(),
  kamae: z.literal(KAMAE).default('neutral'),
  focus: z.int().min(0).max(3).default(0),
  stuns: count.default(0),
  hand: z.array(z.string()).readonly().default([]),
  /** Top first; without it a few dull cards. */
  deck: z.array(z.string()).readonly().optional(),
  /** Oldest first; `fend (down)` lies face down. */
  discard: z.array(z.string()).readonly().default([]),
  /** Cards that remain in play; `iron-will (3)` stays for three more ends of turn. */
  inPlay: z.array(z.string()).readonly().default([]),
  /** The poisons it has to give. */
  poisons: z.array(z.string()).readonly().default([]),
  /** The card of the turn and what lies with it, in a turn that is under way. */
  played: z.array(z.string()).readonly().default([]),
  /** Its cards that are out of the game. */
  out: z.array(z.string()).readonly().default([]),
});

const foeSchema = z.strictObject({
  ...body,
  kind: z.literal([...FOE_KINDS, ...HEROES, ...GUEST_HEROES, 'hachiko']).default('ashigaruKatana'),
  behaviour: z.literal(BEHAVIOURS).default('centre'),
  stance: z.literal(['offensive', 'defensive']).default('offensive'),
  woundLimit: z.int().min(1).max(99).default(7),
  preferredDistance: z.int().min(1).max(20).default(1),
  /** How many draws for its deck were nightmares; otherwise as many as are there. */
  nightmares: count.exactOptional(),
  /** Top first: ids of solo cards, `stun` or `poison`. */
  deck: z.array(z.string()).readonly().default([]),
  /** Oldest first; `solo-014 (down)` lies face down. */
  discard: z.array(z.string()).readonly().default([]),
  /** What players know of the top of the deck. */
  peeks: z
    .array(z.strictObject({ seat: z.literal([0, 1, 2, 3]), cards: z.array(z.string()).readonly() }))
    .readonly()
    .default([]),
  stuns: count.default(0),
  /** The poisons it has to give. */
  poisonDeck: z.array(z.string()).readonly().default([]),
  /** What Yojimbo has done already, and which attack cards he has hit with. */
  contracts: z.array(z.literal(CONTRACTS)).readonly().default([]),
  tools: z.array(z.string()).readonly().default([]),
  /** The poisons that lie with it. */
  poisons: z
    .array(z.strictObject({ printed: z.string(), turnsLeft: z.int().min(1).max(4) }))
    .readonly()
    .default([]),
});

const pieceSchema = z.strictObject({ kind: z.literal(TERRAIN), cells: z.array(cell).min(1).max(3).readonly() });

/**
 * A position of a duel, a brawl or a fight against AI opponents. Whatever is not said is dull: two heroes who face each
 * other at two paces, unhurt and with empty hands, on a field without terrain, about to choose their cards.
 */
export const situationSchema = z.strictObject({
  format: z.literal(FORMATS).optional(),
  windows: z.literal(['open', 'brief']).default('brief'),
  switches: z
    .strictObject({
      endOfTurn: z.literal(['discardFirst', 'effectsFirst']).default('discardFirst'),
      coreWeapons: z.literal(['afterTheirType', 'afterAllTypes']).default('afterTheirType'),
      foeStuns: z.literal(['setAside', 'allDealt']).default('setAside'),
    })
    .prefault({}),
  board: z.literal(BOARDS.map(({ id }) => id)).default('practice-field'),
  terrain: z.array(pieceSchema).readonly().default([]),
  heroes: z.array(heroSchema).min(1).max(4).readonly().prefault([{}, {}]),
  foes: z.array(foeSchema).max(8).readonly().default([]),
  /** The Advantage track from the top, by seats; as printed without it. */
  advantage: z
    .array(z.literal([0, 1, 2, 3]))
    .readonly()
    .optional(),
  turn: z.int().min(1).max(999).default(1),
  /** `draw`: at the very start of the turn. `choose`: about to choose. `discard`: after the cards are resolved. */
  phase: z.literal(['draw', 'choose', 'discard']).default('choose'),
  /** What seats have chosen: an id, or `stun`. With it the turn begins at the reveal; whoever is not named does nothing. */
  cards: z.partialRecord(z.literal(['0', '1', '2', '3']), z.string()).optional(),
  /** What seats know of cards that lie hidden, by places: `0/hand/2`. */
  known: z.record(z.string(), z.array(z.literal([0, 1, 2, 3])).readonly()).optional(),
  /** With it the match goes on in the middle of the turn. */
  underway: underwaySchema.optional(),
  bannedTypes: z
    .array(z.literal(['attack', 'defence', 'meditation']))
    .readonly()
    .default([]),
  bannedCards: z.array(z.string()).readonly().default([]),
  horde: z
    .strictObject({
      round: z.int().min(1).max(99).default(1),
      wave: z.int().min(0).max(4).default(1),
      beaten: count.default(0),
      ranks: z
        .array(z.literal([...FOE_KINDS, ...HEROES, ...GUEST_HEROES]))
        .readonly()
        .default([]),
      nightmare: count.default(0),
      fallenLeader: cell.nullable().default(null),
    })
    .optional(),
});

export type SenjutsuSituation = z.input<typeof situationSchema>;
export type Described = z.output<typeof situationSchema>;
export type DescribedHero = Described['heroes'][number];
export type DescribedFoe = Described['foes'][number];
