import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { registry } from '@kronika/games';
import { standingOf } from '@kronika/host';
import { MemoryStore, serve } from '@kronika/server';
import type { PlayedTable } from './played.ts';

const PAGES = fileURLToPath(new URL('../../../packages/web/dist', import.meta.url));

/** A server with the tables that are to be shown, and nothing else. */
export interface Stage {
  readonly address: string;
  close(): Promise<void>;
}

export async function stageWith(tables: readonly PlayedTable[]): Promise<Stage> {
  const store = new MemoryStore();
  for (const { table, entries } of tables) {
    await store.create({ header: table.header, ...standingOf(table) });
    await store.append({ table: table.header.table, after: 0, entries, ...standingOf(table) });
  }
  const data = mkdtempSync(join(tmpdir(), 'kronika-screenshots-'));
  const server = await serve({ registry, host: '127.0.0.1', port: 0, data, pages: PAGES, store, logLevel: 'error' });
  return {
    address: `http://127.0.0.1:${server.port}`,
    close: async () => {
      await server.drain();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
