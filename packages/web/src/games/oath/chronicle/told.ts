import { isRefusal } from '@kronika/kernel';
import {
  type Annal,
  type Chronicle,
  DENIZEN_FACTS,
  EDIFICE_NAMES,
  EDIFICES,
  type EdificeName,
  importChronicle,
  readAnnal,
  readExchangeString,
  SUITS,
  type Suit,
  writeExchangeString,
} from '@kronika/oath';
import type { TableSummary } from '@kronika/protocol';

/** One game of a chronicle, with everything there is to tell. */
export interface ToldGame {
  readonly table: string;
  readonly annal: Annal;
  readonly names: readonly string[];
  readonly ended: number;
  /** The world it left behind. */
  readonly after: Chronicle;
}

/** The games of a chronicle; one that cannot be read any more is left out. */
export function toldGames(matches: readonly TableSummary[]): readonly ToldGame[] {
  return matches.flatMap(({ table, seats, result, updated }) => {
    const annal = readAnnal(result?.annal);
    const imported = annal === undefined ? undefined : importChronicle(annal.exchange);
    if (annal === undefined || imported === undefined || isRefusal(imported)) return [];
    const names = seats.map(({ name }) => name);
    return [{ table, annal, names, ended: result?.ended ?? updated, after: imported.chronicle }];
  });
}

export type Standing = 'intact' | 'ruined' | 'none';

/** How an edifice stands among these cards. */
function standingAmong(edifice: EdificeName, cards: readonly string[]): Standing {
  if (cards.includes(edifice)) return 'intact';
  return cards.includes(EDIFICES[edifice].ruin) ? 'ruined' : 'none';
}

/** How an edifice stands in a world. */
export function standingOf(edifice: EdificeName, { map }: Chronicle): Standing {
  return standingAmong(
    edifice,
    map.flatMap((place) => place.cards),
  );
}

/** How the edifice at a site stands, if there is one. */
export function standingAt({ cards }: Chronicle['map'][number]): Exclude<Standing, 'none'> | undefined {
  for (const edifice of EDIFICE_NAMES) {
    const standing = standingAmong(edifice, cards);
    if (standing !== 'none') return standing;
  }
  return undefined;
}

/** How many denizens of each suit are in a world: in its deck and at its sites. */
export function suitsIn({ world, map }: Chronicle): Readonly<Record<Suit, number>> {
  const there = new Set([...world, ...map.flatMap(({ cards }) => cards)]);
  const count = (suit: Suit) => DENIZEN_FACTS.filter((fact) => fact.suit === suit && there.has(fact.name)).length;
  const [discord, arcane, order, hearth, beast, nomad] = SUITS;
  return {
    discord: count(discord),
    arcane: count(arcane),
    order: count(order),
    hearth: count(hearth),
    beast: count(beast),
    nomad: count(nomad),
  };
}

/** So many of each suit are in the world when a chronicle begins (OATH-1-4). */
const FIRST_OF_SUIT = 9;

/** A band for each suit: how many were there at each point of the chronicle, its beginning first. */
export function bandsOf(games: readonly ToldGame[]): readonly Readonly<Record<Suit, number>>[] {
  const after = games.map((game) => suitsIn(game.after));
  if (games[0]?.annal.game !== 1) return after;
  const start = FIRST_OF_SUIT;
  return [{ discord: start, arcane: start, order: start, hearth: start, beast: start, nomad: start }, ...after];
}

/** How many denizens of each suit came after a game, the most first. */
export function arrivals({ came }: Annal): readonly { readonly suit: Suit; readonly count: number }[] {
  return SUITS.map((suit) => ({
    suit,
    count: DENIZEN_FACTS.filter((fact) => fact.suit === suit && came.some((name) => name === fact.name)).length,
  }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);
}

/** How often each person has won, the most first. */
export function winsByName(games: readonly ToldGame[]): readonly { readonly name: string; readonly wins: number }[] {
  const wins = new Map<string, number>();
  for (const { names } of games) for (const name of names) wins.set(name, wins.get(name) ?? 0);
  for (const { names, annal } of games) {
    const name = names[annal.winner];
    if (name !== undefined) wins.set(name, (wins.get(name) ?? 0) + 1);
  }
  return [...wins].map(([name, count]) => ({ name, wins: count })).toSorted((one, other) => other.wins - one.wins);
}

/** The exchange string of a game, with the names that only the table knows. */
export function exchangeOf({ annal, names }: ToldGame, name: string): string {
  const read = readExchangeString(annal.exchange);
  if (isRefusal(read)) return annal.exchange;
  const { string } = read;
  const winnerName = names[annal.winner];
  return writeExchangeString({
    ...string,
    name,
    ...(string.ending === undefined || winnerName === undefined ? {} : { ending: { ...string.ending, winnerName } }),
  });
}

const ROMAN = [
  ['C', 100],
  ['XC', 90],
  ['L', 50],
  ['XL', 40],
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
] as const;

/** The number of a game as chronicles write it. */
export function roman(number: number): string {
  let rest = number;
  let text = '';
  for (const [letters, value] of ROMAN)
    while (rest >= value) {
      text += letters;
      rest -= value;
    }
  return text;
}
