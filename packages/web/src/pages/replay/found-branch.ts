import { type MatchRecord, type SeatId, seatsOf } from '@kronika/kernel';
import type { SeatPlan, TablePlan } from '@kronika/protocol';
import { foundTable } from '../../client/api.ts';
import { foundLocalTable } from '../../client/local-tables.ts';
import { rememberSeats } from '../../client/my-tables.ts';
import type { BotName } from '../match/bot-name.ts';
import { USUAL_PACE } from '../match/choice.ts';

export const AGAINST = ['bot', 'friend'] as const;
export type Against = (typeof AGAINST)[number];

/** A match that goes on from a moment of a record. */
export interface Branch {
  readonly record: MatchRecord;
  readonly move: number;
  /** Where whoever asks for it sits. */
  readonly seat: SeatId;
  readonly seats: number;
  readonly against: Against;
  /** The bot that takes the other seats, if bots do. */
  readonly bot: BotName;
  readonly name: string;
}

/** Makes its table, and gives the address of its page. */
export async function foundBranch(branch: Branch): Promise<string> {
  const plan = planOf(branch);
  if (branch.against === 'bot') return `/l/${await foundLocalTable(plan)}`;
  const { table, seats } = await foundTable(plan);
  rememberSeats(table, seats);
  return `/t/${table}`;
}

export function planOf({ record, move, seat, seats, against, bot, name }: Branch): TablePlan {
  return {
    game: record.game,
    beginning: { is: 'record', record: withoutEnd(record), decisions: move },
    options: {},
    seats: seatsOf(seats).map((place): SeatPlan => {
      if (place === seat) return { is: 'me', name };
      return against === 'bot' ? { is: 'bot', bot, name: 'Bot' } : { is: 'open' };
    }),
    clock: { is: 'none' },
    visibility: 'invitation',
    pace: USUAL_PACE,
  };
}

/** The match at the end is not needed to go on from before it, and is the largest part of a record that holds it. */
function withoutEnd({ end: { match: _, ...end }, ...record }: MatchRecord): MatchRecord {
  return { ...record, end };
}
