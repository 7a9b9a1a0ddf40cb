import { agot } from '@kronika/agot';
import { botCalled, decisionOf, seated } from '@kronika/bots';
import { type Entry, HostedTable, isTableRefusal, type TableHeader } from '@kronika/host';
import {
  type Game,
  isRefusal,
  type Match,
  present,
  type Question,
  questionFor,
  type SeatId,
  seatsOf,
} from '@kronika/kernel';
import { l5r } from '@kronika/l5r';
import { oath } from '@kronika/oath';

/** A moment of a match, as the seat that is asked sees it. */
export interface Moment {
  readonly seat: SeatId;
  readonly question: Question;
  readonly board: unknown;
}

const GAMES: Readonly<Record<string, Game>> = { l5r, agot, oath };

const gameOf = ({ game }: TableHeader): Game => present(GAMES[game], 'the game');

/** A table with everything that happened at it. */
export interface PlayedTable {
  readonly table: HostedTable;
  readonly entries: readonly Entry[];
}

/** No match is longer. */
const MOST_DECISIONS = 3_000;
const SEEDS = 40;

/**
 * A match that bots played up to the first moment that is wanted. The same every time: the first of a row of
 * seeds that leads to such a moment.
 */
export function playedUntil(header: TableHeader, wanted: (moment: Moment) => boolean): PlayedTable {
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    const played = play({ ...header, seed: `${header.seed}${seed}` }, wanted);
    if (played !== undefined) return played;
  }
  throw new Error(`no match of ${SEEDS} comes to the moment that ${header.table} is to show`);
}

/** A match that bots played to its end, with a winner that is wanted. */
export function playedToTheEnd(header: TableHeader, winner: SeatId): PlayedTable {
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    const played = play({ ...header, seed: `${header.seed}${seed}` }, () => false, 'end');
    if (played?.table.ending?.winners.includes(winner) === true) return played;
  }
  throw new Error(`seat ${winner} wins no match of ${SEEDS}`);
}

/** A table where nobody has done anything yet. */
export function founded(header: TableHeader): PlayedTable {
  const table = HostedTable.found(gameOf(header), header);
  if (isTableRefusal(table)) throw new Error(table.because.text.en);
  return { table, entries: [] };
}

function play(
  header: TableHeader,
  wanted: (moment: Moment) => boolean,
  upTo: 'moment' | 'end' = 'moment',
): PlayedTable | undefined {
  const { table } = founded(header);
  const game = gameOf(header);
  const entries: Entry[] = [];
  const bots = seatsOf(header.seats.length).map((seat) => thumbAt(game, seat, header.seed));
  while (entries.length < MOST_DECISIONS) {
    const [seat] = table.waiting;
    if (seat === undefined) return upTo === 'end' ? { table, entries } : undefined;
    const { match } = present(table.recorder, 'the match');
    if (wanted(momentOf(game, match, seat))) return { table, entries };
    const { answer } = decisionOf(present(bots[seat], 'the bot'), game, match);
    const entry: Entry = {
      is: 'decided',
      ...table.stamp(header.created + entries.length * 1_000),
      seat,
      answer: typeof answer === 'number' ? answer : [...answer],
      spent: 0,
    };
    const refusal = table.take(entry);
    if (refusal !== undefined) throw new Error(refusal.because.text.en);
    entries.push(entry);
  }
  return undefined;
}

function thumbAt(game: Game, seat: SeatId, seed: string) {
  const bot = botCalled(game, 'thumb');
  if (isRefusal(bot)) throw new Error('the bot is not there');
  return seated({ seat, bot, seed });
}

function momentOf(game: Game, match: Match, seat: SeatId): Moment {
  return { seat, question: present(questionFor(match, seat), 'a question'), board: game.view(match.state, seat) };
}
