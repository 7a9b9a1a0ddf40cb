import type { LastingSummary, MovingSummary } from '@kronika/protocol';
import { lastingOf, movingOf } from './documents.ts';
import { dueAt, timed } from './due.ts';
import type { HeaderSeat } from './header.ts';
import type { HostedTable } from './hosted-table.ts';
import { NOBODY } from './presence.ts';

/** What is written down of a table beside its journal, so that it can be listed and looked after without loading it. */
export interface Standing {
  /** The very same object for as long as neither anything in it nor the status of the table changes. */
  readonly lasting: LastingSummary;
  readonly moving: MovingSummary;
  /** When the table has to be looked after even if nobody is there, e.g. because a clock falls. */
  readonly due?: number;
}

export function standingOf(table: HostedTable): Standing {
  // Orders that need somebody to be there are none when everybody is gone.
  const dues = timed(dueAt(table), NOBODY);
  const lasting = knownLasting(table);
  const moving = movingOf(table);
  return dues.length === 0 ? { lasting, moving } : { lasting, moving, due: Math.min(...dues.map(({ at }) => at)) };
}

/** What everything lasting follows from: the header never changes. */
interface Known {
  readonly status: HostedTable['status'];
  readonly people: readonly HeaderSeat[];
  readonly lasting: LastingSummary;
}

const known = new WeakMap<HostedTable, Known>();

function knownLasting(table: HostedTable): LastingSummary {
  const { status, seats } = table;
  const last = known.get(table);
  if (last?.status === status && seats.every(({ who }, place) => who === last.people[place])) return last.lasting;
  const lasting = lastingOf(table);
  known.set(table, { status, people: seats.map(({ who }) => who), lasting });
  return lasting;
}
