import { invalid, isRefusal, type Phrase, type Problem, type Refusal } from '@kronika/kernel';
import { cardWithId, EMPTY, FACEDOWN, SITE_IDS } from './ids.ts';

/** What an exchange string says, field by field. */
export interface ExchangeString {
  readonly version: readonly [major: number, minor: number, patch: number];
  readonly game: number;
  readonly name: string;
  /** Bit masks of boards: see `ids.ts`. */
  readonly played: number;
  readonly citizens: number;
  readonly oath: number;
  /** Six codes that the printed game does not use; kept as they are. */
  readonly suits: string;
  /** Eight sites, each with its id and those of three cards. */
  readonly map: readonly { readonly site: number; readonly cards: readonly number[] }[];
  /** Top first. */
  readonly world: readonly number[];
  readonly dispossessed: readonly number[];
  /** Top last; from 3.1.0. */
  readonly relics?: readonly number[];
  /** From 3.3.1. */
  readonly ending?: { readonly citizensBefore: number; readonly winner: number; readonly winnerName: string };
}

/** What was read, and what its reader should know. */
export interface ReadString {
  readonly string: ExchangeString;
  readonly notices: readonly Phrase[];
}

export const CURRENT_VERSION = [3, 3, 3] as const;
const OLDEST = [1, 6, 0] as const;
const WITH_RELICS = [3, 1, 0] as const;
const WITH_ENDING = [3, 3, 1] as const;
const SITES = 8;
const CARDS_AT_SITE = 3;
const SUITS = 6;
const LAST_OATH = 3;

type Version = readonly [number, number, number];

function isBefore(one: Version, other: Version): boolean {
  const at = one.findIndex((part, place) => part !== other[place]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
}

/** What is wrong in a string, and where. */
class Damage extends Error {
  readonly problem: Problem;

  constructor(at: number, problem: string) {
    super(problem);
    this.problem = { at: `character ${at + 1}`, problem };
  }
}

/** How the lengths of names are counted. */
type Unit = 'utf-16' | 'utf-8';

/** Reads from left to right. */
class Cursor {
  readonly #text: string;
  readonly #unit: Unit;
  #at = 0;

  constructor(text: string, unit: Unit) {
    this.#text = text;
    this.#unit = unit;
  }

  get at(): number {
    return this.#at;
  }

  get rest(): string {
    return this.#text.slice(this.#at);
  }

  take(width: number, what: string): string {
    const taken = this.#text.slice(this.#at, this.#at + width);
    if (taken.length < width) throw new Damage(this.#text.length, `the string ends before ${what}`);
    this.#at += width;
    return taken;
  }

  hex(width: number, what: string): number {
    const begin = this.#at;
    const taken = this.take(width, what);
    const wrong = [...taken].findIndex((digit) => !/[0-9a-f]/iu.test(digit));
    if (wrong >= 0) throw new Damage(begin + wrong, `expected a hexadecimal digit of ${what}, found "${taken[wrong]}"`);
    return Number.parseInt(taken, 16);
  }

  name(what: string): string {
    const begin = this.#at;
    const length = this.hex(2, `the length of ${what}`);
    if (length === 0) throw new Damage(begin, `${what} has no length`);
    return this.#unit === 'utf-16' ? this.take(length, what) : this.take(charactersIn(this.rest, length), what);
  }

  fail(problem: string, at: number): never {
    throw new Damage(at, problem);
  }
}

/** How many UTF-16 units that many UTF-8 bytes are; more than there are, if they run out. */
function charactersIn(text: string, bytes: number): number {
  let left = bytes;
  let units = 0;
  for (const character of text) {
    if (left <= 0) break;
    left -= new TextEncoder().encode(character).length;
    units += character.length;
  }
  return left > 0 ? Number.POSITIVE_INFINITY : units;
}

/** Reads an exchange string of the Tabletop Simulator mod; a damaged one is refused with what is wrong, and where. */
export function readExchangeString(text: string): ReadString | Refusal {
  const trimmed = text.replace(/^\s+/u, '');
  const read = readBy(trimmed, 'utf-16');
  if (!isRefusal(read)) return read;
  // Only names that are no plain ASCII can be counted in another way.
  const again = /^[\x20-\x7e\s]*$/u.test(trimmed) ? read : readBy(trimmed, 'utf-8');
  if (isRefusal(again)) return read;
  const counted: Phrase = {
    pl: 'Długości nazw policzono w bajtach, a nie w znakach; odczytano je w ten sposób.',
    en: 'Name lengths were counted in bytes rather than characters; they were read that way.',
  };
  return { ...again, notices: [...again.notices, counted] };
}

function readBy(text: string, unit: Unit): ReadString | Refusal {
  try {
    return readFields(new Cursor(text, unit));
  } catch (error) {
    if (error instanceof Damage) return invalid('the chronicle', error.problem);
    throw error;
  }
}

function readFields(cursor: Cursor): ReadString {
  const version = [cursor.hex(2, 'the version'), cursor.hex(2, 'the version'), cursor.hex(2, 'the version')] as const;
  const [major] = version;
  if (major > CURRENT_VERSION[0]) cursor.fail(`version ${version.join('.')} is too new; up to 3.x can be read`, 0);
  if (isBefore(version, OLDEST)) cursor.fail(`version ${version.join('.')} is too old; 1.6.0 or later can be read`, 0);
  const notices: Phrase[] = [];
  if (isBefore(CURRENT_VERSION, version))
    notices.push({
      pl: `Zapis ma nowszą wersję (${version.join('.')}) niż znana (3.3.3); odczytano go jak znaną.`,
      en: `The string has a newer version (${version.join('.')}) than the one known (3.3.3); it was read like that one.`,
    });
  const game = cursor.hex(4, 'the number of the game');
  if (game === 0) cursor.fail('the games of a chronicle are counted from 1', cursor.at - 4);
  const name = cursor.name('the name of the chronicle');
  const played = cursor.hex(2, 'the players of the last game');
  const citizens = cursor.hex(2, 'the Citizens');
  const oath = cursor.hex(2, 'the oath');
  if (oath > LAST_OATH) cursor.fail(`${oath} is no oath; expected 0 to ${LAST_OATH}`, cursor.at - 2);
  const suits = cursor.take(SUITS, 'the order of the suits');
  const wrong = [...suits].findIndex((code) => !/[0-5]/u.test(code));
  if (wrong >= 0) cursor.fail(`"${suits[wrong]}" is no suit; expected 0 to 5`, cursor.at - SUITS + wrong);
  const map = Array.from({ length: SITES }, (_, place) => siteOf(cursor, place + 1));
  const world = listOf(cursor, 'the world deck');
  const dispossessed = listOf(cursor, 'the Dispossessed');
  const relics = isBefore(version, WITH_RELICS) ? undefined : listOf(cursor, 'the relic deck');
  const ending = isBefore(version, WITH_ENDING)
    ? undefined
    : {
        citizensBefore: cursor.hex(2, 'the Citizens of the last game'),
        winner: cursor.hex(2, "the winner's colour"),
        winnerName: cursor.name("the winner's name"),
      };
  if (cursor.rest.trim() !== '')
    cursor.fail(`expected the end of the string, found "${cursor.rest.slice(0, 12)}"`, cursor.at);
  return {
    string: {
      version,
      game,
      name,
      played,
      citizens,
      oath,
      suits,
      map,
      world,
      dispossessed,
      ...(relics === undefined ? {} : { relics }),
      ...(ending === undefined ? {} : { ending }),
    },
    notices,
  };
}

function siteOf(cursor: Cursor, place: number) {
  const begin = cursor.at;
  const site = cursor.hex(2, `site ${place}`);
  const known = site === EMPTY || site < SITE_IDS.length || (site >= FACEDOWN && site < FACEDOWN + SITE_IDS.length);
  if (!known) cursor.fail(`${site} is the id of no site`, begin);
  const cards = Array.from({ length: CARDS_AT_SITE }, (_, at) => cardIn(cursor, `card ${at + 1} of site ${place}`));
  return { site, cards };
}

function cardIn(cursor: Cursor, what: string): number {
  const begin = cursor.at;
  const id = cursor.hex(2, what);
  if (id !== EMPTY && cardWithId(id) === undefined) cursor.fail(`${id} is the id of no card (${what})`, begin);
  return id;
}

function listOf(cursor: Cursor, what: string): readonly number[] {
  const count = cursor.hex(2, `the number of cards in ${what}`);
  return Array.from({ length: count }, (_, at) => cardIn(cursor, `card ${at + 1} of ${what}`));
}

function hex(value: number, width: number): string {
  return value.toString(16).toUpperCase().padStart(width, '0');
}

const MOST_UNITS = 255;

/** A name with its length; cut to what the length can say, and never inside a character. */
function written(name: string): string {
  const cut = /[\uD800-\uDBFF]$/u.test(name.slice(0, MOST_UNITS)) ? MOST_UNITS - 1 : MOST_UNITS;
  const kept = name.length > MOST_UNITS ? name.slice(0, cut) : name;
  return `${hex(kept.length, 2)}${kept}`;
}

function listed(ids: readonly number[]): string {
  return `${hex(ids.length, 2)}${ids.map((id) => hex(id, 2)).join('')}`;
}

/** Writes an exchange string; what was read comes out the same again. */
export function writeExchangeString(string: ExchangeString): string {
  const { version, game, name, played, citizens, oath, suits, map, world, dispossessed, relics, ending } = string;
  return [
    ...version.map((part) => hex(part, 2)),
    hex(game, 4),
    written(name),
    hex(played, 2),
    hex(citizens, 2),
    hex(oath, 2),
    suits,
    ...map.flatMap(({ site, cards }) => [hex(site, 2), ...cards.map((card) => hex(card, 2))]),
    listed(world),
    listed(dispossessed),
    ...(relics === undefined ? [] : [listed(relics)]),
    ...(ending === undefined ? [] : [hex(ending.citizensBefore, 2), hex(ending.winner, 2), written(ending.winnerName)]),
  ].join('');
}
