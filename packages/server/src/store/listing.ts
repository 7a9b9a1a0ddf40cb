import type { TableSummary } from '@kronika/protocol';
import type { Listing } from './port.ts';

/**
 * In which list a table stands: `open` while it waits for people and somebody waits there, `running` while it is
 * played. Tables by invitation stand in none.
 */
export function listOf({ visibility, status, seats }: TableSummary): 'open' | 'running' | undefined {
  if (visibility !== 'public') return undefined;
  if (status === 'gathering') return seats.some(({ is }) => is === 'person') ? 'open' : undefined;
  return status === 'playing' ? 'running' : undefined;
}

export function matches(listing: Exclude<Listing, { readonly is: 'these' }>, summary: TableSummary): boolean {
  return listOf(summary) === listing.is && (listing.game === undefined || listing.game === summary.game);
}
