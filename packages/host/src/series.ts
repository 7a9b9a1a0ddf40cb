import { type Game, invalid, isRefusal, nextStart, present, type Setup } from '@kronika/kernel';
import type { SeriesDocument } from '@kronika/protocol';
import { beginningOf, type HeaderSeat, type TableHeader } from './header.ts';
import type { HostedTable } from './hosted-table.ts';
import { isTableRefusal, NOT_BEGUN, refusedByEngine, type TableRefusal } from './refused.ts';

/** The header of a table where the same people play the same again. */
export function sameAgain({ header, seats }: HostedTable): TableHeader {
  return { ...header, seats: seats.map(({ who }) => who) };
}

/**
 * The header of a table for the next match of the series, with the same people. What the finished match hands on goes
 * from there to here, and never through anybody's hands.
 */
export function nextHeader(table: HostedTable): TableHeader | TableRefusal {
  const { game, recorder } = table;
  const { match } = present(recorder, 'the match');
  const next = nextStart(game, present(recorder, 'the match').course(), match);
  if (isRefusal(next)) return refusedByEngine(next);
  const { seats: count, ...options } = next.setup;
  if (count !== table.seats.length)
    return refusedByEngine(
      invalid('the next match', { at: 'seats', problem: `expected ${table.seats.length}, because so many play on` }),
    );
  const again = sameAgain(table);
  return {
    ...again,
    options: without(game.setup.brings?.key, options),
    seats: again.seats.map((seat, place) => bringing(seat, broughtIn(game, next.setup)?.[place])),
    follows: { table: table.header.table, ...next.follows },
  };
}

/**
 * The header of a table whose match follows the finished one of another table, with whoever sits down here. Options that the
 * plan leaves open are as in that match.
 */
export function followingHeader(header: TableHeader, finished: HostedTable): TableHeader | TableRefusal {
  const { game, recorder } = finished;
  if (header.game !== game.id)
    return refusedByEngine(invalid('the table', { at: 'follows', problem: `expected a table of ${header.game}` }));
  const forged = refusesForged(game, header);
  if (forged !== undefined || recorder === undefined) return forged ?? NOT_BEGUN;
  const next = nextStart(game, recorder.course(), recorder.match);
  if (isRefusal(next)) return refusedByEngine(next);
  const { seats, ...before } = next.setup;
  return {
    ...header,
    options: { ...without(game.setup.brings?.key, before), ...header.options },
    follows: { table: finished.header.table, ...next.follows },
  };
}

/** Why the people at the table cannot play a next match. */
export function refusesNext(table: HostedTable): TableRefusal | undefined {
  const header = nextHeader(table);
  return isTableRefusal(header) ? header : undefined;
}

/** Refuses a table that claims to carry something on from a match, and follows none. */
export function refusesForged({ series }: Game, { options, follows }: TableHeader): TableRefusal | undefined {
  if (series === undefined || follows !== undefined || !Object.hasOwn(options, series.carries)) return undefined;
  return refusedByEngine(
    invalid('the table', {
      at: `options.${series.carries}`,
      problem: 'expected nothing, because only a finished match hands this on, to the one that follows it',
    }),
  );
}

/** What everybody may know of the series. */
export function seriesDocument(table: HostedTable): SeriesDocument | undefined {
  const { game, header, recorder, onward } = table;
  if (game.series === undefined || beginningOf(header).is !== 'setup') return undefined;
  const number = header.follows?.number ?? 1;
  return recorder?.match.outcome === undefined ? { number } : { number, onward };
}

function without(name: string | undefined, options: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(options).filter(([key]) => key !== name));
}

/** What each seat brings to the next match, where seats bring something. */
function broughtIn(game: Game, setup: Setup): readonly unknown[] | undefined {
  const key = game.setup.brings?.key;
  const brought: unknown = key === undefined ? undefined : Reflect.get(setup, key);
  return Array.isArray(brought) ? brought : undefined;
}

function bringing(seat: HeaderSeat, brings: unknown): HeaderSeat {
  return brings === undefined || seat.is === 'open' ? seat : { ...seat, brings };
}
