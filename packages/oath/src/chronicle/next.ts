import { type CardId, cardsIn, type Random, type SeatId, seatsOf, type ZoneId } from '@kronika/kernel';
import { EDIFICES } from '../facts/edifices.ts';
import { SUITS, type Suit } from '../facts/fact.ts';
import {
  DECK_RELICS,
  DENIZEN_FACTS,
  type DeckRelic,
  EDIFICE_NAMES,
  type EdificeName,
  SITE_NAMES,
  type SiteName,
} from '../facts/library.ts';
import { REGIONS, RELIQUARY, SLOTS, type Slot, slotsOf } from '../places.ts';
import { cardsAt, factIn, isFaceupSite, nameIn, relicsAt, siteCard } from '../queries/cards.ts';
import type { ExileColour, Goal, Oath } from '../state.ts';
import {
  advisersOf,
  DISPOSSESSED,
  discardOf,
  RELIC_DECK,
  relicsOf,
  reliquaryZone,
  SITE_DECK,
  WORLD_DECK,
} from '../zones.ts';
import type { Chronicle } from './record.ts';
import { winnersSites } from './ruled-sites.ts';

/** An edifice that is built in place of a denizen, or rebuilt from its ruin (OATH-8.3.1-a). */
export type Building =
  | { readonly is: 'build'; readonly card: CardId; readonly edifice: EdificeName }
  | { readonly is: 'rebuild'; readonly card: CardId };

/** What the winner decided (section 8). */
export interface Verdict {
  readonly winner: SeatId;
  readonly goal: Goal;
  /** Exiles who accepted Citizenship after an Exile's victory (OATH-8.2-b). */
  readonly joined: readonly SeatId[];
  readonly citizens: readonly ExileColour[];
  readonly building: Building | null;
  /** The suit that comes from the Archive first (OATH-8.4-a). */
  readonly suit: Suit;
  /** The suit of the Dispossessed that heals the world, if the Archive is short (OATH-8.4-c). */
  readonly healing: Suit | null;
}

interface Place {
  readonly site: SiteName;
  readonly face: 'up' | 'down';
  readonly cards: readonly string[];
  readonly relics: readonly DeckRelic[];
}

const ADDED = [3, 2, 1];
const DISPOSSESSED_EACH_GAME = 6;
const HEALED = 6;

function siteName(name: string): SiteName {
  return SITE_NAMES.find((each) => each === name) ?? 'plains';
}

function relicNames(state: Oath, cards: readonly CardId[]): readonly DeckRelic[] {
  return cards.flatMap((card) => DECK_RELICS.find((name) => name === nameIn(state, card)) ?? []);
}

function denizensIn(state: Oath, cards: readonly CardId[]): readonly string[] {
  return cards.filter((card) => factIn(state, card).back === 'denizen').map((card) => nameIn(state, card));
}

function inZone(state: Oath, zone: ZoneId): readonly CardId[] {
  return cardsIn(state.table, zone);
}

function edificeWithRuin(ruin: string): EdificeName | undefined {
  return EDIFICE_NAMES.find((name) => EDIFICES[name].ruin === ruin);
}

function isEdifice(name: string): name is EdificeName {
  return EDIFICE_NAMES.some((each) => each === name);
}

/** The archive suits from which cards are added, with how many of each (OATH-8.4-b). */
export function additions(suit: Suit): readonly { readonly suit: Suit; readonly count: number }[] {
  const first = SUITS.indexOf(suit);
  return ADDED.map((count, at) => ({ suit: SUITS[(first + at) % SUITS.length] ?? suit, count }));
}

/** Whether the Archive has enough to add; otherwise the Dispossessed return (OATH-8.4-c). */
export function archiveSuffices(state: Oath, suit: Suit): boolean {
  return additions(suit).every((each) => (state.archive.denizens[each.suit] ?? []).length >= each.count);
}

function suitOfName(name: string): Suit | null {
  return DENIZEN_FACTS.find((fact) => fact.name === name)?.suit ?? null;
}

/** The Dispossessed by suit. */
export function dispossessedBySuit(state: Oath): Readonly<Record<Suit, readonly string[]>> {
  const all = denizensIn(state, inZone(state, DISPOSSESSED));
  const of = (suit: Suit) => all.filter((name) => suitOfName(name) === suit);
  return {
    discord: of('discord'),
    arcane: of('arcane'),
    order: of('order'),
    hearth: of('hearth'),
    beast: of('beast'),
    nomad: of('nomad'),
  };
}

/** What becomes of the sites (8.3). */
function remade(state: Oath, verdict: Verdict) {
  const ruled = new Set(winnersSites(state, verdict.winner, verdict.joined));
  const cardsLeft: string[] = [];
  const relicsLeft: DeckRelic[] = [];
  const edificesLeft: EdificeName[] = [];
  const kept: Place[] = [];
  const setAside: Place[] = [];
  const sitesLeft: SiteName[] = [];
  const temple = SLOTS.some((slot) => builtAt(state, slot, verdict).includes('forest-temple'));
  for (const slot of SLOTS) {
    const card = siteCard(state, slot);
    if (card === undefined) continue;
    const site = siteName(nameIn(state, card));
    const cards = builtAt(state, slot, verdict);
    const relics = relicNames(state, relicsAt(state, slot));
    const edifice = cards.find(isEdifice);
    const ruin = cards.find((name) => edificeWithRuin(name) !== undefined);
    const sheltered = temple && cards.some((name) => suitOfName(name) === 'beast' || name === 'forest-temple');
    if (ruled.has(slot)) {
      const place: Place = { site, face: 'up', cards, relics };
      // Sites with ruins are set aside, older ruins at ruled sites included (OATH-8.3.3-c).
      (ruin === undefined ? kept : setAside).push(place);
    } else if (edifice !== undefined) {
      // An edifice the winner does not rule falls into ruin, and its neighbours leave (OATH-8.3.3-a).
      cardsLeft.push(...cards.filter((name) => suitOfName(name) !== null));
      setAside.push({ site, face: 'up', cards: [EDIFICES[edifice].ruin], relics });
    } else if (isFaceupSite(state, slot) && sheltered) {
      (ruin === undefined ? kept : setAside).push({ site, face: 'up', cards, relics });
    } else {
      sitesLeft.push(site);
      relicsLeft.push(...relics);
      cardsLeft.push(...cards.filter((name) => edificeWithRuin(name) === undefined));
      const home = ruin === undefined ? undefined : edificeWithRuin(ruin);
      if (home !== undefined) edificesLeft.push(home);
    }
  }
  return { kept, setAside, cardsLeft, relicsLeft, edificesLeft, sitesLeft };
}

/** The cards at a site after the winner has built (OATH-8.3.1-a). */
function builtAt(state: Oath, slot: Slot, { building }: Verdict): readonly string[] {
  return cardsAt(state, slot).map((card): string => {
    const name = nameIn(state, card);
    if (building === null || building.card !== card) return name;
    return building.is === 'build' ? building.edifice : (edificeWithRuin(name) ?? name);
  });
}

/** Lays the sites out anew (8.3.5). */
function laidOut(
  kept: readonly Place[],
  setAside: readonly Place[],
  deck: readonly SiteName[],
): { readonly map: readonly Place[]; readonly left: readonly SiteName[] } {
  // Pushing up and pulling from the regions behind comes to this: what is left fills the map from its top.
  const map: (Place | undefined)[] = SLOTS.map((slot) => kept[slot]);
  const ruins = [...setAside];
  for (const region of ['hinterland', 'provinces'] as const)
    for (const slot of slotsOf(region).toReversed()) if (map[slot] === undefined) map[slot] = ruins.pop();
  const left = [...deck, ...ruins.map(({ site }) => site)];
  const filled = map.map((place): Place => {
    if (place !== undefined) return place;
    return { site: left.shift() ?? 'plains', face: 'down', cards: [], relics: [] };
  });
  for (const region of REGIONS) {
    const slots = slotsOf(region);
    const [top] = slots;
    const place = top === undefined ? undefined : filled[top];
    if (top !== undefined && place !== undefined && slots.every((slot) => filled[slot]?.face === 'down'))
      filled[top] = { ...place, face: 'up' };
  }
  return { map: filled, left };
}

/** What this game hands on to the next one (section 8). */
export function nextChronicle(state: Oath, verdict: Verdict, random: Random): Chronicle {
  const { winner, goal, citizens, building, suit, healing } = verdict;
  const { kept, setAside, cardsLeft, relicsLeft, edificesLeft, sitesLeft } = remade(state, verdict);
  const deck = random.shuffled([
    ...inZone(state, SITE_DECK).map((card) => siteName(nameIn(state, card))),
    ...sitesLeft,
  ]);
  const { map, left } = laidOut(kept, setAside, deck);
  const losers = seatsOf(state.players.length).filter((seat) => seat !== winner);

  const archive: Record<Suit, string[]> = {
    discord: [...(state.archive.denizens.discord ?? [])],
    arcane: [...(state.archive.denizens.arcane ?? [])],
    order: [...(state.archive.denizens.order ?? [])],
    hearth: [...(state.archive.denizens.hearth ?? [])],
    beast: [...(state.archive.denizens.beast ?? [])],
    nomad: [...(state.archive.denizens.nomad ?? [])],
  };
  const added: string[] = [];
  let dispossessed: readonly string[] = denizensIn(state, inZone(state, DISPOSSESSED));
  if (archiveSuffices(state, suit))
    for (const { suit: from, count } of additions(suit)) {
      const drawn = random.shuffled(archive[from]).slice(0, count);
      added.push(...drawn);
      archive[from] = archive[from].filter((name) => !drawn.includes(name));
    }
  else {
    const bySuit = dispossessedBySuit(state);
    const healed = healing === null ? [] : random.shuffled(bySuit[healing]).slice(0, HEALED);
    added.push(...healed);
    for (const each of SUITS)
      archive[each] = [...archive[each], ...bySuit[each].filter((name) => !healed.includes(name))];
    dispossessed = [];
  }

  const thrown = random.shuffled([
    ...REGIONS.flatMap((region) => denizensIn(state, inZone(state, discardOf(region)))),
    ...cardsLeft,
    ...losers.flatMap((seat) => denizensIn(state, inZone(state, advisersOf(seat)))),
  ]);
  const replaced = building?.is === 'build' ? [nameIn(state, building.card)] : [];
  const relicsGone = [
    ...relicNames(state, inZone(state, RELIC_DECK)),
    ...losers.flatMap((seat) => relicNames(state, inZone(state, relicsOf(seat)))),
    ...relicsLeft,
  ];
  return {
    game: state.archive.game + 1,
    goal,
    citizens: [...citizens],
    map: map.map(({ site, face, cards, relics }) => ({ site, face, cards: [...cards], relics: [...relics] })),
    world: [
      ...denizensIn(state, inZone(state, WORLD_DECK)),
      ...denizensIn(state, inZone(state, advisersOf(winner))),
      ...thrown.slice(DISPOSSESSED_EACH_GAME),
      ...added,
      ...replaced,
    ],
    relicsFirst: [
      ...relicNames(state, inZone(state, relicsOf(winner))),
      ...RELIQUARY.flatMap((slot) => relicNames(state, inZone(state, reliquaryZone(slot)))),
    ],
    relics: [...random.shuffled(relicsGone)],
    sites: [...left],
    dispossessed: [...dispossessed, ...thrown.slice(0, DISPOSSESSED_EACH_GAME)],
    archive,
    edifices: EDIFICE_NAMES.filter(
      (name) =>
        edificesLeft.includes(name) ||
        (state.archive.edifices.includes(name) && !(building?.is === 'build' && building.edifice === name)),
    ),
  };
}
