import { parentPort, workerData } from 'node:worker_threads';
import { Database } from './database.ts';
import type { Request } from './request.ts';

/** A request with the number its reply will name. */
export interface Numbered {
  readonly number: number;
  readonly request: Request;
}

/** What comes back: the reply, or why there is none. */
export type Reply =
  | { readonly number: number; readonly reply: unknown }
  | { readonly number: number; readonly failed: string };

const database = new Database(String(workerData.data));

function replyTo(request: Request): unknown {
  switch (request.is) {
    case 'write':
      return database.write(request.writes);
    case 'load':
      return database.load(request.id);
    case 'list':
      return database.list(request.list, request.game, request.most);
    case 'summaries':
      return database.summaries(request.ids);
    case 'due':
      return database.due(request.before, request.most);
    case 'account':
      return database.accounts.read(request.read);
    case 'close':
      database.close();
      return undefined;
  }
}

/** Whatever is the matter, whoever reads or writes next is told. */
function tidy(): void {
  try {
    database.tidy();
  } catch {
    // What waits goes on waiting.
  }
}

parentPort?.on('message', (text: string) => {
  const { number, request }: Numbered = JSON.parse(text);
  try {
    const answer: Reply = { number, reply: replyTo(request) };
    parentPort?.postMessage(answer);
  } catch (error) {
    const answer: Reply = { number, failed: error instanceof Error ? error.message : String(error) };
    parentPort?.postMessage(answer);
  }
  if (request.is === 'close') parentPort?.close();
  else tidy();
});
