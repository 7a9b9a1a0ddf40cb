import { type Answer, present, questionFor, randomOf, type SeatId } from '@kronika/kernel';
import { answerByOrders } from '@kronika/protocol';
import type { HostedTable } from './hosted-table.ts';
import type { Presence } from './presence.ts';
import type { Fall } from './timekeeping.ts';

/** What a table waits for although nobody has to do anything. */
export type Due =
  | { readonly is: 'bot'; readonly seat: SeatId; readonly bot: string; readonly at: number }
  | { readonly is: 'order'; readonly seat: SeatId; readonly answer: Answer; readonly at: number }
  /** An answer for which the seat has to be there: it comes so long after the question, or after the seat came. */
  | {
      readonly is: 'orderUnlessHeld';
      readonly seat: SeatId;
      readonly answer: Answer;
      readonly pause: number;
      readonly asked: number;
    }
  | { readonly is: 'clock'; readonly fall: Fall; readonly at: number };

export type TimedDue = Exclude<Due, { readonly is: 'orderUnlessHeld' }>;

interface Pause {
  readonly least: number;
  readonly most: number;
}

/** How long it takes until a standing order answers, in milliseconds; drawn alike whatever the seat holds. */
const ORDER_PAUSE: Pause = { least: 500, most: 1500 };

/** How long a seat has to say otherwise before it passes. */
const CHANCE_TO_HOLD: Pause = { least: 3000, most: 6000 };

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
    if (due.is !== 'orderUnlessHeld') return [due];
    const { seat, answer, pause, asked } = due;
    const since = presence.hereSince(seat);
    return since === undefined ? [] : [{ is: 'order', seat, answer, at: Math.max(asked, since) + pause }];
  });
}

function dueOf(table: HostedTable, seat: SeatId): readonly Due[] {
  const { who, orders } = present(table.seats[seat], 'the seat');
  if (who.is === 'bot') {
    const pause = table.header.pace === 'instant' ? 0 : drawn(table, seat, BOT_PAUSE);
    return [{ is: 'bot', seat, bot: who.bot, at: table.askedAt + pause }];
  }
  if (table.isHeld(seat)) return [];
  const { match } = present(table.recorder, 'the match');
  // Orders are about windows of the rules. What a person offers is for a person to answer.
  if (match.offer !== undefined) return [];
  const question = present(questionFor(match, seat), 'the question');
  const ordered = answerByOrders(orders, question, table.windows);
  switch (ordered?.comes) {
    case undefined:
      return [];
    case 'soon':
      return [{ is: 'order', seat, answer: ordered.answer, at: table.askedAt + drawn(table, seat, ORDER_PAUSE) }];
    case 'unlessHeld':
      return [
        {
          is: 'orderUnlessHeld',
          seat,
          answer: ordered.answer,
          pause: drawn(table, seat, CHANCE_TO_HOLD),
          asked: table.askedAt,
        },
      ];
  }
}

/** Drawn by the table's own chance, for this question and seat. */
function drawn({ header, recorder }: HostedTable, seat: SeatId, { least, most }: Pause): number {
  const asked = recorder?.match.asked ?? 0;
  return randomOf(`${header.seed}/pause/${asked}/${seat}`).int(least, most);
}
