import { parentPort, workerData } from 'node:worker_threads';
import { type Unusable, unusableBecause } from '../../data/unusable.ts';
import { DamagedTableError } from '../port.ts';
import { Database } from './database.ts';
import type { Request } from './request.ts';

/** A request with the number its reply will name. */
export interface Numbered {
  readonly number: number;
  readonly request: Request;
}

/** What comes back: the reply, or why there is none. */
export type Reply = { readonly number: number; readonly reply: unknown } | Failure;

export interface Failure {
  readonly number: number;
  readonly failed: string;
  readonly because: 'damagedTable' | Unusable;
}

let opened: Database | undefined;

function replyTo(request: Request): unknown {
  if (request.is === 'open') {
    opened = new Database(String(workerData.data));
    return undefined;
  }
  return opened === undefined ? undefined : replyFrom(opened, request);
}

function replyFrom(database: Database, request: Exclude<Request, { readonly is: 'open' }>): unknown {
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
    case 'setAside':
      database.setAside(request.id);
      return undefined;
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
    opened?.tidy();
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
    const failed = error instanceof Error ? error.message : String(error);
    const because = error instanceof DamagedTableError ? 'damagedTable' : unusableBecause(error);
    const answer: Reply = { number, failed, because };
    parentPort?.postMessage(answer);
  }
  if (request.is === 'close') parentPort?.close();
  else tidy();
});
