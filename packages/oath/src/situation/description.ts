import * as z from 'zod';
import { EDITIONS, POINTS } from '../editions.ts';
import { ENDINGS } from '../event.ts';
import { SUITS } from '../facts/fact.ts';
import { SITE_NAMES, VISIONS } from '../facts/library.ts';
import { REGIONS, RELIQUARY, SLOTS } from '../places.ts';
import { COLOURS, GOALS, PROMISES } from '../state.ts';
import { underwaySchema } from './underway.ts';

/**
 * A card note: `'longbows'`, `'longbows (facedown)'`, `'longbows (1 favor, 2 secrets)'`, `'conquest (1 red)'`, or
 * `'bandit-crown (known to red)'` of a hidden card at which somebody has looked.
 */
const note = z.string();
const notes = z.array(note).readonly();
const amount = z.int().min(0);
const colour = z.literal(COLOURS);
const slot = z.literal(SLOTS);
const siteName = z.literal(SITE_NAMES);

/** A pile by its first cards, top first; what the game has besides lies below, unless `only` says that this is all. */
const pile = z.union([notes, z.strictObject({ only: notes })]);

const player = z.strictObject({
  role: z.literal(['exile', 'citizen']).exactOptional(),
  /** Where the pawn stands: a place from 0 to 7, or the name of a faceup site. */
  site: z.union([slot, siteName]).exactOptional(),
  favor: amount.exactOptional(),
  secrets: amount.exactOptional(),
  /** Facedown secrets. */
  spentSecrets: amount.exactOptional(),
  supply: amount.max(7).exactOptional(),
  /** On the board, of the colour the player fights with, or by colour. */
  warbands: z.union([amount, z.partialRecord(colour, amount)]).exactOptional(),
  advisers: notes.exactOptional(),
  relics: notes.exactOptional(),
  vision: note.exactOptional(),
  /** Cards that were drawn and are neither played nor discarded yet: only in the middle of something. */
  hand: notes.exactOptional(),
  gaveUp: z.literal(true).exactOptional(),
});

const site = z.strictObject({
  site: siteName.exactOptional(),
  facedown: z.literal(true).exactOptional(),
  cards: notes.exactOptional(),
  relics: notes.exactOptional(),
  warbands: z.partialRecord(colour, amount).exactOptional(),
  favor: amount.exactOptional(),
  secrets: amount.exactOptional(),
});

export const situationSchema = z.strictObject({
  edition: z.literal(EDITIONS).exactOptional(),
  /** Points of the law that are read otherwise than the edition says. */
  law: z.partialRecord(z.literal(POINTS), z.literal(EDITIONS)).exactOptional(),
  goal: z.literal(GOALS).exactOptional(),
  round: z.int().min(1).max(8).exactOptional(),
  visionsDrawn: z.int().min(0).max(5).exactOptional(),
  /** Who sits where. If nothing is said, purple, the Chancellor, sits first and the others in the order of `COLOURS`. */
  seats: z.array(colour).min(2).max(COLOURS.length).readonly().exactOptional(),
  /** By colour; purple is the Chancellor and always there. */
  players: z.partialRecord(colour, player).exactOptional(),
  /** By place; a name alone is a faceup site with nothing there. */
  sites: z.partialRecord(z.literal(SLOTS.map(String)), z.union([siteName, site])).exactOptional(),
  /** In every bank, or by suit; 3 where nothing is said. */
  banks: z.union([amount, z.partialRecord(z.literal(SUITS), amount)]).exactOptional(),
  peoplesFavor: z
    .strictObject({
      holder: colour.exactOptional(),
      favor: amount.exactOptional(),
      mob: z.literal(true).exactOptional(),
    })
    .exactOptional(),
  darkestSecret: z.strictObject({ holder: colour.exactOptional(), secrets: amount.exactOptional() }).exactOptional(),
  /** The Chancellor holds it, unless somebody else meets the goal. */
  title: z
    .strictObject({
      holder: colour.exactOptional(),
      side: z.literal(['oathkeeper', 'usurper']).exactOptional(),
    })
    .exactOptional(),
  /** Whose turn it is. */
  turn: colour.exactOptional(),
  phase: z.literal(['wake', 'act', 'rest', 'endOfRound', 'chronicle']).exactOptional(),
  /** Who won and how, for the phase `chronicle`. */
  won: z
    .strictObject({
      by: colour,
      how: z.literal(ENDINGS).exactOptional(),
      visions: z.array(z.literal(VISIONS)).readonly().exactOptional(),
    })
    .exactOptional(),
  world: pile.exactOptional(),
  relicDeck: pile.exactOptional(),
  siteDeck: pile.exactOptional(),
  discards: z.partialRecord(z.literal(REGIONS), notes).exactOptional(),
  /** A relic, or that the slot is uncovered; a slot of which nothing is said holds some relic. */
  reliquary: z.partialRecord(z.literal(RELIQUARY), note).exactOptional(),
  dispossessed: notes.exactOptional(),
  /** The Archive of a suit, where not all denizens that are nowhere else are in it. */
  archive: z.partialRecord(z.literal(SUITS), notes).exactOptional(),
  /** Boards nobody plays that lie on their Citizen side. */
  citizenBoards: z
    .array(z.literal(COLOURS.filter((each) => each !== 'purple')))
    .readonly()
    .exactOptional(),
  /** Which game of its chronicle this is. */
  game: z.int().min(1).exactOptional(),
  /** Promises that bind. */
  agreements: z
    .array(
      z.strictObject({
        id: z.int().min(1),
        by: colour,
        to: colour,
        promise: z.literal(PROMISES),
        until: z.int().min(1).max(8),
        favor: amount,
      }),
    )
    .readonly()
    .exactOptional(),
  /** What is in the middle of being done; it goes on instead of `phase`. */
  underway: underwaySchema.exactOptional(),
});

/** A described position. Whatever is left out is a legal, dull default. */
export type OathSituation = z.input<typeof situationSchema>;
export type Described = z.output<typeof situationSchema>;
export type DescribedPlayer = z.output<typeof player>;
export type DescribedSite = z.output<typeof site>;
export type DescribedPile = z.output<typeof pile>;
