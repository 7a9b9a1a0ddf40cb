import { layTable, type NewCard, present, SEATS, type SeatId, seatsOf, type Table, type ZoneId } from '@kronika/kernel';
import type { Archive } from '../chronicle/archive.ts';
import { EDIFICES } from '../facts/edifices.ts';
import { SUITS, type Suit } from '../facts/fact.ts';
import {
  type Back,
  type CardName,
  DECK_RELICS,
  DENIZEN_FACTS,
  EDIFICE_NAMES,
  GRAND_SCEPTER,
  SITE_NAMES,
  VISIONS,
} from '../facts/library.ts';
import { cardAt } from '../handling.ts';
import { REGIONS, RELIQUARY, SLOTS, type Slot } from '../places.ts';
import { newCard, zonesWith } from '../setup.ts';
import type { Colour, OathCard } from '../state.ts';
import {
  advisersOf,
  BOX,
  cardsZone,
  DISPOSSESSED,
  discardOf,
  handOf,
  RELIC_DECK,
  relicsOf,
  relicsZone,
  reliquaryZone,
  SITE_DECK,
  siteZone,
  visionOf,
  WORLD_DECK,
} from '../zones.ts';
import type { Described, DescribedPile, DescribedSite } from './description.ts';
import type { NoteReader } from './notes.ts';

/** The sites that lie open where nothing else is said, one in each region: those that change least. */
const OPEN: Readonly<Partial<Record<Slot, readonly CardName[]>>> = {
  0: ['lush-coast', 'rocky-coast', 'fertile-valley', 'river'],
  2: ['river', 'fertile-valley', 'rocky-coast', 'lush-coast'],
  5: ['fertile-valley', 'river', 'rocky-coast', 'lush-coast'],
};

const WORLD: readonly Back[] = ['denizen', 'vision'];
/** What may be drawn. */
const HELD: readonly Back[] = [...WORLD, 'relic'];

type Laid = Map<ZoneId, readonly NewCard<OathCard>[]>;

/** What is said of a place for sites. */
export function siteIn({ sites = {} }: Described, slot: Slot): DescribedSite {
  const said = sites[String(slot)];
  return typeof said === 'string' ? { site: said } : (said ?? {});
}

/** The table with all cards of the game on it, and the Archive with those that are in the box. */
export function laidOut(
  described: Described,
  seats: readonly Colour[],
  reader: NoteReader,
): { table: Table<OathCard>; archive: Archive } {
  const cards: Laid = new Map();
  named(described, seats, reader, cards);
  const free = (names: readonly string[]) => names.filter((name) => !reader.named.has(name));
  const take = (name: string): string => {
    reader.named.add(name);
    return name;
  };
  const throne = relicsOf(chancellorIn(seats));
  if (!reader.named.has(GRAND_SCEPTER))
    cards.set(throne, [...(cards.get(throne) ?? []), newCard(take(GRAND_SCEPTER), 'up')]);
  laySites(described, cards, reader);
  for (const slot of RELIQUARY) {
    const [relic] = free(DECK_RELICS);
    if (described.reliquary?.[slot] === undefined && relic !== undefined)
      cards.set(reliquaryZone(slot), [newCard(take(relic))]);
  }
  const below = (pile: DescribedPile | undefined, zone: ZoneId, rest: readonly string[]) => {
    if (pile !== undefined && 'only' in pile) return;
    cards.set(zone, [...(cards.get(zone) ?? []), ...free(rest).map((name) => newCard(take(name)))]);
  };
  below(
    described.world,
    WORLD_DECK,
    DENIZEN_FACTS.filter(({ firstGame }) => firstGame).map(({ name }) => name),
  );
  below(described.world, WORLD_DECK, VISIONS);
  cards.set(
    BOX,
    free(VISIONS).map((name) => newCard(take(name), 'up')),
  );
  below(described.relicDeck, RELIC_DECK, DECK_RELICS);
  below(described.siteDeck, SITE_DECK, SITE_NAMES);
  const table = layTable(seats.length, zonesWith(seats.length, cards), cardAt);
  return { table, archive: archiveOf(described, reader.named) };
}

/** The cards the description names. */
function named(described: Described, seats: readonly Colour[], reader: NoteReader, cards: Laid): void {
  for (const seat of seatsOf(seats.length)) {
    const colour = colourAt(seats, seat);
    const { advisers = [], relics = [], vision, hand = [] } = described.players?.[colour] ?? {};
    const own = reader.read(`players.${colour}.advisers`, advisers, WORLD, 'up');
    cards.set(
      advisersOf(seat),
      own.map((card) => (card.face === 'down' ? { ...card, knownTo: together(card.knownTo, seat) } : card)),
    );
    cards.set(handOf(seat), reader.read(`players.${colour}.hand`, hand, HELD, 'up'));
    cards.set(relicsOf(seat), reader.read(`players.${colour}.relics`, relics, ['relic'], 'up'));
    cards.set(
      visionOf(seat),
      reader.read(`players.${colour}.vision`, vision === undefined ? [] : [vision], ['vision'], 'up'),
    );
  }
  for (const slot of SLOTS) {
    const { site, facedown, cards: there = [], relics = [] } = siteIn(described, slot);
    if (site !== undefined)
      cards.set(siteZone(slot), reader.read(`sites.${slot}`, [site], ['site'], facedown === true ? 'down' : 'up'));
    cards.set(cardsZone(slot), reader.read(`sites.${slot}.cards`, there, ['denizen', 'edifice'], 'up'));
    cards.set(relicsZone(slot), reader.read(`sites.${slot}.relics`, relics, ['relic'], 'down'));
  }
  const first = (pile: DescribedPile = []) => ('only' in pile ? pile.only : pile);
  cards.set(WORLD_DECK, reader.read('world', first(described.world), WORLD, 'down'));
  cards.set(RELIC_DECK, reader.read('relicDeck', first(described.relicDeck), ['relic'], 'down'));
  cards.set(SITE_DECK, reader.read('siteDeck', first(described.siteDeck), ['site'], 'down'));
  cards.set(DISPOSSESSED, reader.read('dispossessed', described.dispossessed ?? [], ['denizen'], 'down'));
  for (const region of REGIONS)
    cards.set(discardOf(region), reader.read(`discards.${region}`, described.discards?.[region] ?? [], WORLD, 'down'));
  for (const slot of RELIQUARY) {
    const relic = described.reliquary?.[slot];
    if (relic !== undefined && relic !== 'uncovered')
      cards.set(reliquaryZone(slot), reader.read(`reliquary.${slot}`, [relic], ['relic'], 'down'));
  }
}

/** Sites of which nothing is said: one lies open in each region, the others facedown. */
function laySites(described: Described, cards: Laid, reader: NoteReader): void {
  for (const slot of SLOTS) {
    const { site, facedown } = siteIn(described, slot);
    if (site !== undefined) continue;
    const usual = facedown === true ? [] : (OPEN[slot] ?? []);
    const open = usual.find((name) => !reader.named.has(name));
    // The last ones of the list: names that tests use come early.
    const name = open ?? SITE_NAMES.findLast((each) => !reader.named.has(each) && !DULL.has(each));
    if (name === undefined) continue;
    reader.named.add(name);
    cards.set(siteZone(slot), [newCard(name, open === undefined ? 'down' : 'up')]);
  }
}

const DULL: ReadonlySet<string> = new Set(Object.values(OPEN).flat());

function archiveOf(described: Described, used: ReadonlySet<string>): Archive {
  const left = (suit: Suit): readonly string[] =>
    described.archive?.[suit] ??
    DENIZEN_FACTS.filter((fact) => fact.suit === suit && !used.has(fact.name)).map(({ name }) => name);
  return {
    game: described.game ?? 1,
    denizens: Object.fromEntries(SUITS.map((suit) => [suit, left(suit)])),
    edifices: EDIFICE_NAMES.filter((name) => !used.has(name) && !used.has(EDIFICES[name].ruin)),
    citizenBoards: described.citizenBoards ?? [],
  };
}

/** Owners may always look at their facedown advisers (OATH-6.1-b). */
function together(knownTo: readonly SeatId[] = [], own: SeatId): readonly SeatId[] {
  return SEATS.filter((seat) => seat === own || knownTo.includes(seat));
}

export function chancellorIn(seats: readonly Colour[]): SeatId {
  return seatOfColour(seats, 'purple') ?? 0;
}

export function seatOfColour(seats: readonly Colour[], colour: Colour | undefined): SeatId | undefined {
  return SEATS.find((seat) => colour !== undefined && seats[seat] === colour);
}

export function colourAt(seats: readonly Colour[], seat: SeatId): Colour {
  return present(seats[seat], `the colour of seat ${seat}`);
}
