import { cardsIn, type Match, type Outcome, present, randomOf, type SeatId } from '@kronika/kernel';
import * as z from 'zod';
import { ENDINGS, type Ending } from '../event.ts';
import { EDIFICES } from '../facts/edifices.ts';
import { EDIFICE_NAMES, type EdificeName, SITE_NAMES, type SiteName } from '../facts/library.ts';
import { SLOTS, type Slot } from '../places.ts';
import { cardsAt, nameIn, siteAt } from '../queries/cards.ts';
import { rulerOf } from '../queries/ruling.ts';
import { colourOf, turnOrder } from '../queries/seats.ts';
import { revealedVision } from '../rules/ending.ts';
import { COLOURS, GOALS, type Oath } from '../state.ts';
import { DISPOSSESSED } from '../zones.ts';
import { exportChronicle, newStory } from './exchange/exchange.ts';
import type { Chronicle } from './record.ts';

const seat = z.literal([0, 1, 2, 3, 4, 5]);
const edifice = z.literal(EDIFICE_NAMES);

/** An edifice at a site, intact or not. */
const standingSchema = z.strictObject({ edifice, state: z.literal(['intact', 'ruined']) });

const annalSchema = z.strictObject({
  game: z.int().min(1),
  goal: z.literal(GOALS),
  /** By seat, as they stood at the end. */
  players: z.array(z.strictObject({ colour: z.literal(COLOURS), role: z.literal(['chancellor', 'exile', 'citizen']) })),
  winner: seat,
  how: z.literal(ENDINGS),
  /** The Vision by which it was won. */
  vision: z.string().exactOptional(),
  round: z.int(),
  /** The eight sites at the end; a facedown one has no name. */
  map: z.array(
    z.strictObject({
      site: z.literal(SITE_NAMES).nullable(),
      ruler: z.literal(COLOURS).nullable(),
      standing: standingSchema.exactOptional(),
    }),
  ),
  /** What the winner built, what fell into ruin, and what went back to the box. */
  built: z.array(edifice),
  ruined: z.array(edifice),
  lost: z.array(edifice),
  /** Denizens that came into the world, and that left it. */
  came: z.array(z.string()),
  left: z.array(z.string()),
  /** The world as the next game finds it. */
  exchange: z.string(),
});

/** What the history of a chronicle tells of one game. */
export type Annal = z.infer<typeof annalSchema>;

/** Reads what was kept of a game; nothing where it cannot be told any more. */
export function readAnnal(value: unknown): Annal | undefined {
  const parsed = annalSchema.safeParse(value);
  return parsed.success ? parsed.data : undefined;
}

/** The annal of a finished game; nothing for one that wrote no chronicle. */
export function annalOf({ state, outcome }: Match<Oath>): Annal | undefined {
  const how = endingOf(outcome);
  const winner = outcome?.winners[0];
  if (state.next === null || how === undefined || winner === undefined) return undefined;
  const before = SLOTS.map((slot) => standingAt(state, slot));
  const after = state.next.map.flatMap(({ cards }) => standingIn(cards) ?? []);
  const outside = new Set([...Object.values(state.archive.denizens).flat(), ...dispossessed(state)]);
  const vision = how === 'visionary' ? revealedVision(state, winner) : undefined;
  return {
    game: state.archive.game,
    goal: state.goal,
    players: state.players.map(({ colour, role }) => ({ colour, role })),
    winner,
    how,
    ...(vision === undefined ? {} : { vision }),
    round: state.round,
    map: SLOTS.map((slot, at) => ({
      site: siteNameAt(state, slot),
      ruler: rulingColour(state, slot),
      ...(before[at] === undefined ? {} : { standing: before[at] }),
    })),
    built: namesOf(after, 'intact').filter((name) => !namesOf(before, 'intact').includes(name)),
    ruined: namesOf(after, 'ruined').filter((name) => namesOf(before, 'intact').includes(name)),
    lost: before.flatMap((one) =>
      one === undefined || after.some((other) => other.edifice === one.edifice) ? [] : [one.edifice],
    ),
    came: denizensOf(state.next).filter((name) => outside.has(name)),
    left: state.next.dispossessed.filter((name) => !outside.has(name)),
    exchange: exportChronicle(state.next, storyOf(state, winner), randomOf(`exchange/${state.archive.game}`)),
  };
}

type Standing = z.infer<typeof standingSchema>;

function endingOf(outcome: Outcome | undefined): Ending | undefined {
  return ENDINGS.find((ending) => ending === outcome?.reason.key);
}

function siteNameAt(state: Oath, slot: Slot): SiteName | null {
  const site = siteAt(state, slot);
  return SITE_NAMES.find((name) => name === site) ?? null;
}

function rulingColour(state: Oath, slot: Slot) {
  const ruler = rulerOf(state, slot);
  if (ruler === undefined || ruler === 'bandits') return null;
  return ruler === 'empire' ? 'purple' : colourOf(state, ruler);
}

function standingAt(state: Oath, slot: Slot): Standing | undefined {
  return standingIn(cardsAt(state, slot).map((card) => nameIn(state, card)));
}

function standingIn(cards: readonly string[]): Standing | undefined {
  for (const edificeName of EDIFICE_NAMES) {
    if (cards.includes(edificeName)) return { edifice: edificeName, state: 'intact' };
    if (cards.includes(EDIFICES[edificeName].ruin)) return { edifice: edificeName, state: 'ruined' };
  }
  return undefined;
}

function namesOf(all: readonly (Standing | undefined)[], wanted: Standing['state']): readonly EdificeName[] {
  return all.flatMap((one) => (one?.state === wanted ? [one.edifice] : []));
}

function dispossessed(state: Oath): readonly string[] {
  return cardsIn(state.table, DISPOSSESSED).map((card) => nameIn(state, card));
}

/** The denizens in the world: in its deck and at its sites. */
function denizensOf({ world, map }: Chronicle): readonly string[] {
  return [...world, ...map.flatMap(({ cards }) => cards)];
}

function storyOf(state: Oath, winner: SeatId) {
  return {
    ...newStory('Kronika'),
    played: turnOrder(state).map((each) => present(state.players[each], 'the player').colour),
    citizensBefore: [...state.archive.citizenBoards],
    winner: present(state.players[winner], 'the winner').colour,
  };
}
