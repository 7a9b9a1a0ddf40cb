import {
  invalid,
  invalidBecause,
  isRefusal,
  type Phrase,
  type Problem,
  type Random,
  type Refusal,
} from '@kronika/kernel';
import { capacityWith, isWithinCapacity } from '../../facts/capacity.ts';
import { EDIFICES } from '../../facts/edifices.ts';
import { SUITS } from '../../facts/fact.ts';
import {
  DECK_RELICS,
  DENIZEN_FACTS,
  type DeckRelic,
  EDIFICE_NAMES,
  SITE_NAMES,
  type SiteName,
} from '../../facts/library.ts';
import { COLOURS, type Colour, type ExileColour } from '../../state.ts';
import { firstWorld } from '../first-game.ts';
import { type Chronicle, chronicleSchema } from '../record.ts';
import { relicsFilledUp } from '../relics.ts';
import { stackedWorld } from '../world-deck.ts';
import { CURRENT_VERSION, type ExchangeString, readExchangeString, writeExchangeString } from './exchange-string.ts';
import { CHANCELLOR_BIT, COLOUR_BITS, cardWithId, EMPTY, FACEDOWN, idOf, OATH_CODES, SITE_IDS } from './ids.ts';

/** What an exchange string tells of a chronicle besides what the next game needs. */
export interface Story {
  readonly name: string;
  /** Who played the last game. */
  readonly played: readonly Colour[];
  readonly citizensBefore: readonly ExileColour[];
  readonly winner: Colour;
  readonly winnerName: string;
  /** Kept for others; the printed game does not use it. */
  readonly suits: string;
}

export interface Imported {
  readonly chronicle: Chronicle;
  readonly story: Story;
  /** What was repaired or guessed. */
  readonly notices: readonly Phrase[];
}

const USUAL_SUITS = '034152';
const NOBODY = 'UNKNOWN';
const FIRST_RELICS = 4;

/** A story for a chronicle of which nothing is known but its name. */
export function newStory(name: string): Story {
  return { name, played: [...COLOURS], citizensBefore: [], winner: 'purple', winnerName: NOBODY, suits: USUAL_SUITS };
}

const EXILES = COLOURS.filter((colour) => colour !== 'purple');

function exilesIn(mask: number): ExileColour[] {
  return EXILES.filter((colour) => (mask & COLOUR_BITS[colour]) !== 0);
}

function maskOf(colours: readonly Colour[]): number {
  return colours.reduce((mask, colour) => mask | (colour === 'purple' ? CHANCELLOR_BIT : COLOUR_BITS[colour]), 0);
}

/** Of several winners the one with the highest bit; without one, the Chancellor. */
function winnerIn(mask: number): Colour {
  if ((mask & CHANCELLOR_BIT) !== 0) return 'purple';
  return exilesIn(mask).toSorted((one, other) => COLOUR_BITS[other] - COLOUR_BITS[one])[0] ?? 'purple';
}

/** Collects what is wrong and what was repaired while a string becomes a chronicle. */
class Import {
  readonly problems: Problem[] = [];
  readonly notices: Phrase[] = [];
  readonly #denizens = new Set<string>();
  readonly #relics = new Set<DeckRelic>();
  readonly #sites = new Set<SiteName>();

  site(id: number, at: string): SiteName | undefined {
    const name = SITE_IDS[id % FACEDOWN];
    if (name === undefined) return undefined;
    if (this.#sites.has(name)) this.problems.push({ at, problem: `${name} is on the map twice` });
    this.#sites.add(name);
    return name;
  }

  /** A denizen, edifice or ruin; an edifice and its ruin are one card. One that stands twice counts once. */
  card(name: string): readonly string[] {
    const card = EDIFICE_NAMES.find((edifice) => EDIFICES[edifice].ruin === name) ?? name;
    return this.#once(this.#denizens, card) ? [name] : this.#removed(name);
  }

  /** A relic that stands twice counts once. */
  relic(name: DeckRelic): readonly DeckRelic[] {
    return this.#once(this.#relics, name) ? [name] : this.#removed(name);
  }

  #once<T>(seen: Set<T>, one: T): boolean {
    if (seen.has(one)) return false;
    seen.add(one);
    return true;
  }

  #removed(name: string): readonly never[] {
    this.notices.push({
      pl: `Karta ${name} była zapisana dwa razy; drugi zapis pominięto.`,
      en: `The card ${name} was listed twice; the second entry was dropped.`,
    });
    return [];
  }

  has(name: string): boolean {
    return this.#denizens.has(name);
  }

  get freeSites(): readonly SiteName[] {
    return SITE_NAMES.filter((site) => !this.#sites.has(site));
  }

  get missingRelics(): readonly DeckRelic[] {
    return DECK_RELICS.filter((relic) => !this.#relics.has(relic));
  }
}

/** Reads a chronicle out of an exchange string, or says what is wrong with it. */
export function importChronicle(text: string): Imported | Refusal {
  const read = readExchangeString(text);
  if (isRefusal(read)) return read;
  const { string } = read;
  const work = new Import();
  const map = mapIn(string, work);
  const world = string.world.flatMap((id, at) => denizenIn(id, `card ${at + 1} of the world deck`, work));
  const dispossessed = string.dispossessed.flatMap((id, at) =>
    denizenIn(id, `card ${at + 1} of the Dispossessed`, work),
  );
  const relics = relicsIn(string, work);
  const [first, ...more] = work.problems;
  if (first !== undefined) return invalid('the chronicle', first, ...more);
  const goal = OATH_CODES[string.oath];
  if (goal === undefined) return invalid('the chronicle', { at: 'the oath', problem: 'expected 0 to 3' });

  const isNew = string.world.length === 0 && string.dispossessed.length === 0;
  if (isNew)
    work.notices.push({
      pl: 'Zapis nie ma talii świata; ułożono początkową.',
      en: 'The string has no world deck; the starting one was built.',
    });
  const denizens = isNew ? firstWorld().filter((name) => !work.has(name)) : world;
  const inGame = new Set([...denizens, ...dispossessed, ...map.flatMap(({ cards }) => cards)]);
  const sites = [...work.freeSites];
  const placed = map.map(({ site, face, cards, relics: there }) => ({
    site: site ?? sites.shift() ?? SITE_NAMES[0] ?? 'plains',
    face,
    cards: [...cards],
    relics: [...there],
  }));
  const parsed = chronicleSchema.safeParse({
    game: string.game,
    goal,
    citizens: exilesIn(string.citizens),
    map: placed,
    world: [...denizens],
    ...relics,
    sites,
    dispossessed: [...dispossessed],
    archive: Object.fromEntries(
      SUITS.map((suit) => [
        suit,
        DENIZEN_FACTS.filter((fact) => fact.suit === suit && !inGame.has(fact.name)).map(({ name }): string => name),
      ]),
    ),
    edifices: EDIFICE_NAMES.filter((name) => !work.has(name)),
  });
  if (!parsed.success) return invalidBecause('the chronicle', parsed.error);
  return { chronicle: parsed.data, story: storyIn(string), notices: [...read.notices, ...work.notices] };
}

function storyIn({ name, played, suits, ending }: ExchangeString): Story {
  const usual = newStory(name.trim());
  const players: readonly Colour[] = [
    ...((played & CHANCELLOR_BIT) !== 0 ? (['purple'] as const) : []),
    ...exilesIn(played),
  ];
  return {
    ...usual,
    suits,
    played: players.length === 0 ? usual.played : players,
    ...(ending === undefined
      ? {}
      : {
          citizensBefore: exilesIn(ending.citizensBefore),
          winner: winnerIn(ending.winner),
          winnerName: ending.winnerName.trim(),
        }),
  };
}

interface ReadPlace {
  readonly site: SiteName | undefined;
  readonly face: 'up' | 'down';
  readonly cards: readonly string[];
  readonly relics: readonly DeckRelic[];
}

function mapIn({ map }: ExchangeString, work: Import): readonly ReadPlace[] {
  return map.map(({ site: id, cards: ids }, place): ReadPlace => {
    const at = `site ${place + 1}`;
    const there = ids.flatMap((card) => cardWithId(card) ?? []);
    const cards = there.flatMap((card) => (card.is === 'denizen' || card.is === 'edifice' ? work.card(card.name) : []));
    const relics = there.flatMap((card) => (card.is === 'relic' ? work.relic(card.name) : []));
    for (const { is, name } of there)
      if (is === 'vision') work.problems.push({ at, problem: `the Vision ${name} cannot lie at a site` });
    const isFacedown = id === EMPTY || id >= FACEDOWN;
    if (isFacedown && there.length > 0) work.problems.push({ at, problem: 'nothing can lie at a facedown site' });
    const site = id === EMPTY ? undefined : work.site(id, at);
    if (site === undefined)
      work.notices.push({
        pl: `Miejsce ${place + 1} nie ma obszaru; położono tam zakryty.`,
        en: `Place ${place + 1} has no site; a facedown one was put there.`,
      });
    else if (!isFacedown && !isWithinCapacity(site, cards))
      work.problems.push({
        at,
        problem: `${site} takes ${capacityWith(site, cards)} cards, and there are ${cards.length}`,
      });
    return { site, face: isFacedown ? 'down' : 'up', cards, relics };
  });
}

/** The denizens of a deck; Visions are shuffled in anew when a game begins. */
function denizenIn(id: number, at: string, work: Import): readonly string[] {
  const card = cardWithId(id);
  if (card?.is === 'vision') return [];
  if (card?.is !== 'denizen') {
    work.problems.push({ at, problem: card === undefined ? 'expected a denizen' : `${card.name} is no denizen` });
    return [];
  }
  return work.card(card.name);
}

/** The first relics go to the Reliquary; those that are nowhere come to the others. */
function relicsIn({ relics }: ExchangeString, work: Import): Pick<Chronicle, 'relics' | 'relicsFirst'> {
  const deck = (relics ?? []).toReversed().flatMap((id, at) => {
    const card = cardWithId(id);
    if (card?.is === 'relic') return work.relic(card.name);
    work.problems.push({ at: `card ${at + 1} of the relic deck`, problem: `${card?.name ?? 'nothing'} is no relic` });
    return [];
  });
  const missing = work.missingRelics;
  if (missing.length > 0)
    work.notices.push(
      missing.length === DECK_RELICS.length || relics === undefined
        ? { pl: 'Talię reliktów przetasowano od nowa.', en: 'The relic deck was shuffled anew.' }
        : {
            pl: `Brakujące relikty dodano do talii: ${missing.join(', ')}.`,
            en: `Relics that were missing were added to the deck: ${missing.join(', ')}.`,
          },
    );
  return { relicsFirst: deck.slice(0, FIRST_RELICS), relics: [...deck.slice(FIRST_RELICS), ...missing] };
}

/** A site has three places for cards and relics together. */
const PLACES_AT_SITE = 3;

/** Writes a chronicle as an exchange string; decks are stacked as the next game would stack them. */
export function exportChronicle(chronicle: Chronicle, story: Story, random: Random): string {
  const { map, left } = relicsFilledUp(chronicle, random.shuffled(chronicle.relics));
  const places = chronicle.map.map(({ site, face, cards }, place) => {
    const relics = map[place] ?? [];
    const room = PLACES_AT_SITE - cards.length;
    return { site, face, shown: [...cards, ...relics.slice(0, room)], over: relics.slice(room) };
  });
  // Relics for which the string has no place at their site go below the relic deck.
  const relics = [...random.shuffled(chronicle.relicsFirst), ...left, ...places.flatMap(({ over }) => over)];
  return writeExchangeString({
    version: CURRENT_VERSION,
    game: chronicle.game,
    name: story.name,
    played: maskOf(story.played),
    citizens: maskOf(chronicle.citizens),
    oath: OATH_CODES.indexOf(chronicle.goal),
    suits: story.suits,
    map: places.map(({ site, face, shown }) => ({
      site: SITE_IDS.indexOf(site) + (face === 'down' ? FACEDOWN : 0),
      cards: [...shown.map(idOf), EMPTY, EMPTY, EMPTY].slice(0, PLACES_AT_SITE),
    })),
    world: stackedWorld(chronicle.world, random).map(idOf),
    dispossessed: chronicle.dispossessed.map(idOf),
    relics: relics.map(idOf).toReversed(),
    ending: {
      citizensBefore: maskOf(story.citizensBefore),
      winner: maskOf([story.winner]),
      winnerName: story.winnerName,
    },
  });
}
