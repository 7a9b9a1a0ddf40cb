import type { TableSummary } from '@kronika/protocol';
import { publicTables } from '../../client/api.ts';
import { type Refreshed, useRefreshed } from './use-refreshed.ts';

/** Tables of the server that everybody may see: some wait for somebody, at the others one can watch. */
export interface PublicTables {
  readonly open: readonly TableSummary[];
  readonly running: readonly TableSummary[];
}

export function usePublicTables(): Refreshed<PublicTables> {
  return useRefreshed(load);
}

async function load(): Promise<PublicTables> {
  const [open, running] = await Promise.all([publicTables('open'), publicTables('running')]);
  return { open, running };
}
