import {
  type CardId,
  cardOf,
  cardsIn,
  present,
  SEATS,
  type SeatId,
  seatsOf,
  type Zone,
  type ZoneId,
  zoneIn,
  zoneShows,
} from '@kronika/kernel';
import { EDITIONS, type Edition, type Law, lawOf, POINTS } from '../editions.ts';
import type { Suit } from '../facts/fact.ts';
import { DENIZEN_FACTS, factOf, isSiteName, type SiteName } from '../facts/library.ts';
import { byRegion, byReliquarySlot, type Region, type ReliquarySlot, SLOTS, type Slot } from '../places.ts';
import { siteCard } from '../queries/cards.ts';
import { placeAt } from '../queries/pieces.ts';
import { playerOf } from '../queries/seats.ts';
import { COLOURS, type Colour, type Goal, type Oath, type Title, type Warbands } from '../state.ts';
import {
  advisersOf,
  cardsZone,
  DISPOSSESSED,
  discardOf,
  handOf,
  RELIC_DECK,
  relicsOf,
  relicsZone,
  reliquaryZone,
  SITE_DECK,
  visionOf,
  WORLD_DECK,
} from '../zones.ts';
import type { Described } from './description.ts';
import { writeNote } from './notes.ts';
import { colourAt } from './table.ts';

export interface DraftPlayer {
  readonly role: 'exile' | 'citizen';
  readonly site: Slot;
  readonly favor: number;
  readonly secrets: number;
  readonly spentSecrets: number;
  readonly supply: number;
  readonly warbands: Warbands;
  readonly advisers: readonly string[];
  readonly relics: readonly string[];
  readonly vision?: string;
  readonly hand: readonly string[];
  readonly gaveUp?: true;
}

export interface DraftSite {
  readonly site: SiteName;
  readonly facedown?: true;
  readonly cards: readonly string[];
  readonly relics: readonly string[];
  readonly warbands: Warbands;
  readonly favor: number;
  readonly secrets: number;
}

type Whole = { readonly only: readonly string[] };
type Kept = Pick<Described, 'won' | 'archive' | 'citizenBoards' | 'underway'>;

/** A description that leaves nothing unsaid but what is nowhere: then it is in the box. */
export interface Draft extends Kept {
  readonly edition: Edition;
  readonly law: Readonly<Partial<Law>>;
  readonly goal: Goal;
  readonly round: number;
  readonly visionsDrawn: number;
  readonly seats: readonly Colour[];
  readonly players: Readonly<Partial<Record<Colour, DraftPlayer>>>;
  /** By place, `0` to `7`. */
  readonly sites: Readonly<Partial<Record<string, DraftSite>>>;
  readonly banks: Readonly<Record<Suit, number>>;
  readonly peoplesFavor: { readonly holder?: Colour; readonly favor: number; readonly mob?: true };
  readonly darkestSecret: { readonly holder?: Colour; readonly secrets: number };
  readonly title: { readonly holder: Colour; readonly side: Title['side'] };
  readonly turn: Colour;
  readonly phase: NonNullable<Described['phase']>;
  readonly world: Whole;
  readonly relicDeck: Whole;
  readonly siteDeck: Whole;
  readonly discards: Readonly<Record<Region, readonly string[]>>;
  readonly reliquary: Readonly<Record<ReliquarySlot, string>>;
  readonly dispossessed: readonly string[];
  readonly game: number;
  readonly agreements: NonNullable<Described['agreements']>;
}

/** What a state does not say of itself. */
export type Moment = Pick<Draft, 'phase' | 'won' | 'underway'>;

/** How a state is described. */
export function draftOf(state: Oath, { phase, won, underway }: Moment): Draft {
  const seats = coloursIn(state);
  const colour = (seat: SeatId): Colour => colourAt(seats, seat);
  const notes = (zone: ZoneId): readonly string[] =>
    cardsIn(state.table, zone).map((card) => noteIn(state, seats, card));
  const { banners, mob, title, archive } = state;
  const { peoplesFavor, darkestSecret } = banners;
  const citizenBoards = archive.citizenBoards;
  const odd = oddArchive(state);
  return {
    ...lawSaid(state.law),
    goal: state.goal,
    round: state.round,
    visionsDrawn: state.visionsDrawn,
    seats,
    players: Object.fromEntries(
      seatsOf(seats.length).map((seat) => [colour(seat), playerSaid(state, seat, notes)] as const),
    ),
    sites: Object.fromEntries(SLOTS.map((slot) => [String(slot), siteSaid(state, slot, notes)] as const)),
    banks: state.banks,
    peoplesFavor: {
      ...(peoplesFavor.holder === null ? {} : { holder: colour(peoplesFavor.holder) }),
      favor: peoplesFavor.tokens,
      ...(mob ? { mob } : {}),
    },
    darkestSecret: {
      ...(darkestSecret.holder === null ? {} : { holder: colour(darkestSecret.holder) }),
      secrets: darkestSecret.tokens,
    },
    title: { holder: colour(title.holder), side: title.side },
    turn: colour(state.turn.seat),
    phase,
    ...(won === undefined ? {} : { won }),
    world: { only: notes(WORLD_DECK) },
    relicDeck: { only: notes(RELIC_DECK) },
    siteDeck: { only: notes(SITE_DECK) },
    discards: byRegion((region) => notes(discardOf(region))),
    reliquary: byReliquarySlot((slot) => notes(reliquaryZone(slot))[0] ?? 'uncovered'),
    dispossessed: notes(DISPOSSESSED),
    ...(odd === undefined ? {} : { archive: odd }),
    ...(citizenBoards.length === 0 ? {} : { citizenBoards }),
    game: archive.game,
    agreements: state.agreements.map(({ id, by, to, promise, until, favor }) => ({
      id,
      by: colour(by),
      to: colour(to),
      promise,
      until,
      favor,
    })),
    ...(underway === undefined ? {} : { underway }),
  };
}

/** Colours by seat. While boards are still chosen, two may have the same: then the later one gets a free one. */
function coloursIn({ players }: Oath): readonly Colour[] {
  const taken = players.map(({ colour }) => colour);
  return taken.map((colour, at) => {
    if (taken.indexOf(colour) === at) return colour;
    const free = present(
      COLOURS.find((one) => !taken.includes(one)),
      'a free colour',
    );
    taken[at] = free;
    return free;
  });
}

function lawSaid(law: Law): Pick<Draft, 'edition' | 'law'> {
  const other = POINTS.filter((point) => law[point] !== 'pl');
  const edition = present(EDITIONS[other.length * 2 > POINTS.length ? 1 : 0], 'an edition');
  const usual = lawOf(edition);
  return {
    edition,
    law: Object.fromEntries(
      POINTS.filter((point) => law[point] !== usual[point]).map((point) => [point, law[point]] as const),
    ),
  };
}

type Notes = (zone: ZoneId) => readonly string[];

function playerSaid(state: Oath, seat: SeatId, notes: Notes): DraftPlayer {
  const { role, site, favor, secrets, spentSecrets, supply, warbands, gaveUp } = playerOf(state, seat);
  const [vision] = notes(visionOf(seat));
  return {
    role: role === 'citizen' ? 'citizen' : 'exile',
    site,
    favor,
    secrets,
    spentSecrets,
    supply,
    warbands,
    advisers: notes(advisersOf(seat)),
    relics: notes(relicsOf(seat)),
    ...(vision === undefined ? {} : { vision }),
    hand: notes(handOf(seat)),
    ...(gaveUp === true ? { gaveUp } : {}),
  };
}

function siteSaid(state: Oath, slot: Slot, notes: Notes): DraftSite {
  const card = cardOf(state.table, present(siteCard(state, slot), `site ${slot}`));
  const { name } = factOf(card.printed);
  const { warbands, favor, secrets } = placeAt(state, slot);
  return {
    site: present(isSiteName(name) ? name : undefined, `the name of site ${slot}`),
    ...(card.face === 'down' ? { facedown: true } : {}),
    cards: notes(cardsZone(slot)),
    relics: notes(relicsZone(slot)),
    warbands,
    favor,
    secrets,
  };
}

/** Cards whose place says that they lie facedown, or that their owner knows them, are not said to. */
function noteIn(state: Oath, seats: readonly Colour[], id: CardId): string {
  const { printed, zone: at, face, favor, secrets, warbands, knownTo } = cardOf(state.table, id);
  const zone = zoneIn(state.table, at);
  const owner = SEATS.find((seat) => advisersOf(seat) === at);
  const knowing = knownTo.filter((seat) => seat !== owner && !zoneShows(zone, face, seat));
  return writeNote({
    name: factOf(printed).name,
    facedown: face === 'down' && !isHidden(zone, at),
    favor,
    secrets,
    warbands,
    knownTo: COLOURS.filter((colour) => knowing.some((seat) => seats[seat] === colour)),
  });
}

/** Whether whatever lies in the zone lies facedown, so that it goes without saying. */
function isHidden({ kind }: Zone, at: ZoneId): boolean {
  return kind === 'deck' || SLOTS.some((slot) => relicsZone(slot) === at) || at.startsWith('reliquary/');
}

/** The Archive, if not all denizens that are nowhere else are in it. */
function oddArchive({ archive, table }: Oath): Described['archive'] {
  const known = new Set<string>([
    ...table.cards.map(({ printed }) => printed),
    ...Object.values(archive.denizens).flat(),
  ]);
  return DENIZEN_FACTS.every(({ name }) => known.has(name)) ? undefined : archive.denizens;
}
