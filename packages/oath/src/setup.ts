import {
  invalid,
  invalidBecause,
  isRefusal,
  layTable,
  type NewCard,
  type NewZone,
  type Position,
  present,
  type Random,
  type Refusal,
  readSetup,
  SEATS,
  type SeatId,
  type Setup,
  seatsFrom,
  seatsOf,
  type ZoneId,
} from '@kronika/kernel';
import * as z from 'zod';
import type { Archive } from './chronicle/archive.ts';
import { importChronicle } from './chronicle/exchange/exchange.ts';
import { firstChronicle } from './chronicle/first-game.ts';
import { type Chronicle, chronicleSchema } from './chronicle/record.ts';
import { relicsFilledUp } from './chronicle/relics.ts';
import { stackedWorld } from './chronicle/world-deck.ts';
import { EDITIONS, type Edition, type Law, lawOf, POINTS, type Point } from './editions.ts';
import { GRAND_SCEPTER, isCardName, printedOf } from './facts/library.ts';
import { cardAt } from './handling.ts';
import { SLOTS } from './places.ts';
import { game } from './rules/game.ts';
import { setupForm } from './setup-form.ts';
import { COLOURS, type ExileColour, type Oath, type OathCard, type Player } from './state.ts';
import {
  advisersOf,
  cardsZone,
  DISPOSSESSED,
  handOf,
  RELIC_DECK,
  relicsOf,
  relicsZone,
  SHARED_ZONES,
  SITE_DECK,
  siteZone,
  visionOf,
  WORLD_DECK,
} from './zones.ts';

/** The property of the setup that holds what the game before handed on. */
export const CARRIED = 'chronicle';

const pointSchema = z.literal([...EDITIONS, 'edition']);

const schema = z.strictObject({
  seats: z.int(),
  format: z.literal('chronicle').exactOptional(),
  edition: z.literal(EDITIONS),
  /** Counted from 1, as people count seats. */
  chancellor: z.int(),
  ...Object.fromEntries(POINTS.map((point) => [point, pointSchema])),
  [CARRIED]: chronicleSchema.exactOptional(),
});

type Points = Readonly<Record<Point, Edition | 'edition'>>;

export type OathSetup = Setup &
  Points & {
    readonly edition: Edition;
    readonly chancellor: number;
    readonly chronicle?: Chronicle;
  };

function isOathSetup(value: z.infer<typeof schema>): value is z.infer<typeof schema> & OathSetup {
  return POINTS.every((point) => point in value);
}

/** The option that brings a chronicle from elsewhere, as an exchange string. */
export const IMPORTED = 'exchange';

/** The input with the chronicle of its exchange string instead of the string. */
function withImported(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || !(IMPORTED in input)) return input;
  const { [IMPORTED]: text, ...rest } = input;
  if (typeof text !== 'string') return invalid('the setup', { at: IMPORTED, problem: 'expected an exchange string' });
  const imported = importChronicle(text);
  return isRefusal(imported) ? imported : { ...rest, [CARRIED]: imported.chronicle };
}

/**
 * Beside what the form has, a setup may hold the chronicle of the games before, or an exchange string that tells it; both
 * may come from anywhere.
 */
export function parseSetup(input: unknown): OathSetup | Refusal {
  const told = withImported(input);
  if (isRefusal(told)) return told;
  const formed = readSetup(setupForm, told, { carries: CARRIED });
  if (isRefusal(formed)) return formed;
  const parsed = schema.safeParse(formed);
  if (!parsed.success) return invalidBecause('the setup', parsed.error);
  const { data } = parsed;
  if (!isOathSetup(data)) return invalid('the setup', { at: '', problem: 'expected every point of the law' });
  // The form has one range for all tables; at a smaller one the last seat is meant.
  return { ...data, chancellor: Math.min(data.chancellor, data.seats) };
}

export function lawIn(setup: OathSetup): Law {
  const exceptions: Partial<Record<Point, Edition>> = {};
  for (const point of POINTS) {
    const said = setup[point];
    if (said !== 'edition') exceptions[point] = said;
  }
  return lawOf(setup.edition, exceptions);
}

/** A new card that lies facedown, or faceup. */
export function newCard(name: string, face: 'up' | 'down' = 'down'): NewCard<OathCard> {
  if (!isCardName(name)) throw new Error(`no card is called ${name}`);
  return { printed: printedOf(name), owner: 0, controller: 0, face, favor: 0, secrets: 0, warbands: {} };
}

/** The zones of a table with these cards in them. */
export function zonesWith(
  seats: number,
  cards: ReadonlyMap<ZoneId, readonly NewCard<OathCard>[]>,
): readonly NewZone<OathCard>[] {
  const decks: ReadonlySet<ZoneId> = new Set(
    SHARED_ZONES.filter(
      (zone) =>
        zone === WORLD_DECK ||
        zone === RELIC_DECK ||
        zone === SITE_DECK ||
        zone === DISPOSSESSED ||
        zone.startsWith('discard/'),
    ),
  );
  return [
    ...SHARED_ZONES.map(
      (id): NewZone<OathCard> => ({ id, kind: decks.has(id) ? 'deck' : 'open', cards: cards.get(id) ?? [] }),
    ),
    ...seatsOf(seats).flatMap((seat): readonly NewZone<OathCard>[] => [
      ...[advisersOf(seat), relicsOf(seat), visionOf(seat)].map(
        (id): NewZone<OathCard> => ({ id, kind: 'open', seat, cards: cards.get(id) ?? [] }),
      ),
      { id: handOf(seat), kind: 'hand', seat, cards: cards.get(handOf(seat)) ?? [] },
    ]),
  ];
}

/** The state before anybody has done anything; the set-up itself is a procedure (`rules/setup.ts`). */
export function start(setup: OathSetup, random: Random): Position<Oath> {
  const { seats } = setup;
  const chronicle = setup.chronicle ?? firstChronicle(random);
  const chancellor = present(SEATS[setup.chancellor - 1], 'the seat of the Chancellor');
  // Relics that come first stay first; where each of them lies is dealt anew.
  const filled = relicsFilledUp(chronicle, random.shuffled(chronicle.relics));
  const hidden = random.shuffled([
    ...chronicle.sites,
    ...chronicle.map.filter(({ face }) => face === 'down').map(({ site }) => site),
  ]);
  let nextHidden = 0;
  const cards = new Map<ZoneId, readonly NewCard<OathCard>[]>();
  for (const slot of SLOTS) {
    const { site, face, cards: there } = present(chronicle.map[slot], `site ${slot}`);
    const name = face === 'up' ? site : present(hidden[nextHidden], 'a facedown site');
    if (face === 'down') nextHidden += 1;
    cards.set(siteZone(slot), [newCard(name, face)]);
    cards.set(
      cardsZone(slot),
      there.map((card) => newCard(card, 'up')),
    );
    cards.set(
      relicsZone(slot),
      (filled.map[slot] ?? []).map((relic) => newCard(relic)),
    );
  }
  cards.set(
    SITE_DECK,
    hidden.slice(nextHidden).map((name) => newCard(name)),
  );
  cards.set(
    WORLD_DECK,
    stackedWorld(chronicle.world, random).map((name) => newCard(name)),
  );
  cards.set(
    RELIC_DECK,
    [...random.shuffled(chronicle.relicsFirst), ...filled.left].map((name) => newCard(name)),
  );
  cards.set(
    DISPOSSESSED,
    random.shuffled(chronicle.dispossessed).map((name) => newCard(name)),
  );
  cards.set(relicsOf(chancellor), [newCard(GRAND_SCEPTER, 'up')]);
  const state: Oath = {
    law: lawIn(setup),
    table: layTable(seats, zonesWith(seats, cards), cardAt),
    chancellor,
    goal: chronicle.goal,
    round: 1,
    visionsDrawn: 0,
    players: playersOf(seats, chancellor, chronicle.citizens),
    sites: SLOTS.map(() => ({ warbands: {}, favor: 0, secrets: 0 })),
    banks: { discord: 0, arcane: 0, order: 0, hearth: 0, beast: 0, nomad: 0 },
    banners: { peoplesFavor: { holder: null, tokens: 0 }, darkestSecret: { holder: null, tokens: 0 } },
    mob: false,
    title: { holder: chancellor, side: 'oathkeeper' },
    turn: { seat: chancellor, phase: 'setup', actEnded: false, discarded: [], scepterTaken: false },
    campaign: null,
    endDieShift: 0,
    agreements: [],
    archive: archiveOf(chronicle),
    next: null,
  };
  return { seats, state, stack: [game({})] };
}

function archiveOf({ game: number, archive, edifices, citizens }: Chronicle): Archive {
  return { game: number, denizens: archive, edifices, citizenBoards: citizens };
}

const FIRST_SUPPLY = 7;

/** Boards by seat: purple for the Chancellor, the others in turn order, Citizens' boards as the chronicle has them. */
function playersOf(seats: number, chancellor: SeatId, citizens: readonly ExileColour[]): readonly Player[] {
  const order = seatsFrom(chancellor, seats);
  return seatsOf(seats).map((seat) => {
    const colour = present(COLOURS[order.indexOf(seat)], `the colour of seat ${seat}`);
    const role = colour === 'purple' ? 'chancellor' : citizens.includes(colour) ? 'citizen' : 'exile';
    return { role, colour, site: 0, favor: 0, secrets: 0, spentSecrets: 0, supply: FIRST_SUPPLY, warbands: {} };
  });
}
