import { type FinishedMatch, otherSides, ownGear, ownSide } from './finished.ts';

/** How many matches went which way. */
export interface Tally {
  readonly won: number;
  readonly lost: number;
  /** Without a winner, or won and lost at once by people around one screen. */
  readonly other: number;
}

export const NOTHING: Tally = { won: 0, lost: 0, other: 0 };

export function tallyOf(matches: readonly FinishedMatch[]): Tally {
  const count = (...verdicts: readonly FinishedMatch['verdict'][]) =>
    matches.filter(({ verdict }) => verdicts.includes(verdict)).length;
  return { won: count('won'), lost: count('lost'), other: count('drawn', 'shared') };
}

export function sizeOf({ won, lost, other }: Tally): number {
  return won + lost + other;
}

/** Of those that somebody won: how many of a hundred were won; nothing if there are none. */
export function shareOf({ won, lost }: Tally): number | undefined {
  return won + lost === 0 ? undefined : Math.round((100 * won) / (won + lost));
}

/** A tally under its name. */
export interface Row<K = string> {
  readonly key: K;
  readonly tally: Tally;
}

function rowsBy<K extends string | number>(
  matches: readonly FinishedMatch[],
  keyOf: (match: FinishedMatch) => K | undefined,
): readonly Row<K>[] {
  const groups = new Map<K, FinishedMatch[]>();
  for (const match of matches) {
    const key = keyOf(match);
    if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), match]);
  }
  return [...groups].map(([key, group]) => ({ key, tally: tallyOf(group) }));
}

const mostFirst = (rows: readonly Row[]): readonly Row[] =>
  rows.toSorted((one, other) => sizeOf(other.tally) - sizeOf(one.tally) || (one.key < other.key ? -1 : 1));

/** By what the own seat played as, the most played first. */
export function bySide(matches: readonly FinishedMatch[]): readonly Row[] {
  return mostFirst(rowsBy(matches, ownSide));
}

/** By what the own seat played with besides, the most played first. */
export function byGear(matches: readonly FinishedMatch[]): readonly Row[] {
  return mostFirst(rowsBy(matches, ownGear));
}

/** Own against other; at a table of more than two, one plays against each of the others. */
export function against(matches: readonly FinishedMatch[], own: string, other: string): Tally {
  return tallyOf(matches.filter((match) => ownSide(match) === own && otherSides(match).includes(other)));
}

/** The sides that others played against us. */
export function sidesMet(matches: readonly FinishedMatch[]): readonly string[] {
  return [...new Set(matches.flatMap(otherSides))];
}

export type Order = 'first' | 'second';

/** Whether one went first. */
export function byOrder(matches: readonly FinishedMatch[]): readonly Row<Order>[] {
  const rows = rowsBy(matches, ({ mine, result, seats }): Order | undefined => {
    if (mine === undefined || result?.first === undefined || seats.length !== 2) return undefined;
    return result.first === mine ? 'first' : 'second';
  });
  return rows.toSorted((one, other) => (one.key < other.key ? -1 : 1));
}

/** By the way the match came to its end: the game's own ways, or giving up, or the clock. */
export function byWay(matches: readonly FinishedMatch[]): readonly Row[] {
  return mostFirst(rowsBy(matches, ({ result }) => (result?.how === 'played' ? result.reason : result?.how)));
}

/** How many sat at the table, the fewest first. */
export function bySeats(matches: readonly FinishedMatch[]): readonly Row<number>[] {
  return rowsBy(matches, ({ seats }) => seats.length).toSorted((one, other) => one.key - other.key);
}

/** How many rounds it took, the fewest first. */
export function byRounds(matches: readonly FinishedMatch[]): readonly Row<number>[] {
  return rowsBy(matches, ({ result }) => result?.rounds).toSorted((one, other) => one.key - other.key);
}

const MONTHS = 12;

/** The last twelve months, each under its first moment; also those without a match. */
export function byMonth(matches: readonly FinishedMatch[], now: number): readonly Row<number>[] {
  const today = new Date(now);
  return Array.from({ length: MONTHS }, (_, place) => {
    const month = (ago: number) => new Date(today.getFullYear(), today.getMonth() - ago, 1).getTime();
    const [from, to] = [month(MONTHS - 1 - place), month(MONTHS - 2 - place)];
    return { key: from, tally: tallyOf(matches.filter(({ ended }) => ended >= from && ended < to)) };
  });
}

/** What lies in the middle; nothing of nothing. */
export function median(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)];
}
