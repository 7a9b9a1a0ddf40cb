import { type Answer, present, randomOf, type SeatId } from '@kronika/kernel';
import type { PassesBy } from '@kronika/protocol';
import type { HostedTable } from './hosted-table.ts';
import { comingPass, timeOfWindow, WINDOW_TIME } from './passing.ts';
import type { Presence } from './presence.ts';
import type { Fall } from './timekeeping.ts';

/** What a table waits for although nobody has to do anything. */
export type Due =
  | { readonly is: 'bot'; readonly seat: SeatId; readonly bot: string; readonly at: number }
  | {
      readonly is: 'pass';
      readonly seat: SeatId;
      readonly answer: Answer;
      readonly by: PassesBy;
      readonly at: number;
    }
  /** A pass for which the seat has to be there: it comes so long after the question, or after the seat came. */
  | {
      readonly is: 'passUnlessHeld';
      readonly seat: SeatId;
      readonly answer: Answer;
      readonly pause: number;
      readonly asked: number;
    }
  /** Where only bots play, they play for those who look on. */
  | { readonly is: 'botWhenWatched'; readonly seat: SeatId; readonly bot: string; readonly at: number }
  | { readonly is: 'clock'; readonly fall: Fall; readonly at: number };

export type TimedDue = Exclude<Due, { readonly is: 'passUnlessHeld' | 'botWhenWatched' }>;

interface Pause {
  readonly least: number;
  readonly most: number;
}

/** How long a bot seems to think, so that one can follow what it does. */
const BOT_PAUSE: Pause = { least: 500, most: 1000 };

/** What was due behind so many entries: it is asked for several times after each, and changes only with one. */
const known = new WeakMap<HostedTable, { readonly entries: number; readonly dues: readonly Due[] }>();

/** What will happen at the table by itself, and when. */
export function dueAt(table: HostedTable): readonly Due[] {
  const last = known.get(table);
  if (last?.entries === table.entries) return last.dues;
  const dues = duesOf(table);
  known.set(table, { entries: table.entries, dues });
  return dues;
}

function duesOf(table: HostedTable): readonly Due[] {
  if (table.status !== 'playing') return [];
  const { waiting } = table;
  const dues = waiting.flatMap((seat): readonly Due[] => dueOf(table, seat));
  const fall = table.time.fall(waiting);
  return fall === undefined ? dues : [...dues, { is: 'clock', fall, at: fall.at }];
}

const NOTHING: readonly TimedDue[] = [];

/** When everything happens, given who is there. */
export function timed(dues: readonly Due[], presence: Presence): readonly TimedDue[] {
  if (dues.length === 0) return NOTHING;
  return dues.flatMap((due): readonly TimedDue[] => {
    if (due.is === 'botWhenWatched') return presence.spectators === 0 ? [] : [{ ...due, is: 'bot' }];
    if (due.is !== 'passUnlessHeld') return [due];
    const { seat, answer, pause, asked } = due;
    const since = presence.hereSince(seat);
    if (since === undefined) return [];
    return [{ is: 'pass', seat, answer, by: 'time', at: Math.max(asked, since) + pause }];
  });
}

function dueOf(table: HostedTable, seat: SeatId): readonly Due[] {
  const { who } = present(table.seats[seat], 'the seat');
  if (who.is === 'bot') {
    const pause = table.header.pace === 'instant' ? 0 : drawn(table, seat, BOT_PAUSE);
    const isWatchedOnly = table.seats.every((other) => other.who.is === 'bot');
    return [{ is: isWatchedOnly ? 'botWhenWatched' : 'bot', seat, bot: who.bot, at: table.askedAt + pause }];
  }
  const coming = comingPass(table, seat);
  if (coming === undefined) return [];
  const { answer, by } = coming;
  const asked = table.askedAt;
  if (by === 'time') return [{ is: 'passUnlessHeld', seat, answer, pause: WINDOW_TIME, asked }];
  // Whoever passes, for whatever reason: where hands are guarded, it takes the same time.
  return [{ is: 'pass', seat, answer, by, at: asked + timeOfWindow(table, seat) }];
}

/** Drawn by the table's own chance, for this question and seat. */
function drawn({ header, recorder }: HostedTable, seat: SeatId, { least, most }: Pause): number {
  const asked = recorder?.match.asked ?? 0;
  return randomOf(`${header.seed}/pause/${asked}/${seat}`).int(least, most);
}
