import '../client/strict-policy.ts';
import { OvertakenError } from './archive.ts';
import { databaseArchive } from './database-archive.ts';
import { gameCalled } from './games.ts';
import { LocalHost } from './local-host.ts';
import { PortService } from './serve-port.ts';
import { onTableChanged, tellTableChanged } from './table-news.ts';

/** Errors end up where the browser shows them; at the table nobody could do anything about them. */
function report(error: unknown): void {
  // That another window was faster is no error: the table is loaded anew.
  if (!(error instanceof OvertakenError)) reportError(error);
}

const host = new LocalHost({
  archive: databaseArchive,
  time: {
    now: () => Date.now(),
    after: (milliseconds, then) => {
      const timer = setTimeout(then, milliseconds);
      return () => clearTimeout(timer);
    },
  },
  gameCalled,
  unique: () => crypto.randomUUID(),
  changed: tellTableChanged,
  report,
});

onTableChanged((table) => {
  host.overtaken(table).catch(report);
});

addEventListener('message', ({ ports: [port] }) => {
  if (port === undefined) return;
  const service = new PortService(
    host,
    { post: (message) => port.postMessage(message), close: () => port.close() },
    report,
  );
  port.addEventListener('message', ({ data }) => service.hear(data));
  port.start();
});

// Tells the page that the worker could be loaded.
postMessage('ready');
