import { LEVEL_IDS } from '@kronika/bots';
import { present } from '@kronika/kernel';
import type { Role } from '@kronika/protocol';
import type { HostedTable } from './hosted-table.ts';
import { HINTS_ARE_OFF, NOT_ASKED, SPECTATORS_ONLY_WATCH, type TableRefusal } from './refused.ts';

/** The strongest bot gives the hints. */
export const ADVISER = present(LEVEL_IDS.at(-1), 'the highest level');

/** Whether seats may ask for hints: as the table says, else where no other person plays who would not know of it. */
export function hasHints({ header }: Pick<HostedTable, 'header'>): boolean {
  if (header.hints !== undefined) return header.hints === 'allowed';
  return header.sight === 'all' || header.seats.filter(({ is }) => is !== 'bot').length <= 1;
}

/** Why somebody gets no hint: it is for the seat that is asked now, and about its own question only. */
export function refusesHint(table: HostedTable, role: Role, asked: number): TableRefusal | undefined {
  if (role.is !== 'seat') return SPECTATORS_ONLY_WATCH;
  if (!hasHints(table)) return HINTS_ARE_OFF;
  const isAsked = table.status === 'playing' && table.recorder?.match.asked === asked;
  return isAsked && table.waiting.includes(role.seat) ? undefined : NOT_ASKED;
}
