import { fileURLToPath } from 'node:url';
import { invalid, isRefusal, type Refusal } from '@kronika/kernel';
import type { Server, ServerOptions } from '@kronika/server';
import { type Command, Option } from 'commander';
import type { Context } from '../context.ts';
import { unusableFolder } from '../data-folder.ts';
import { conclude } from '../refuse.ts';
import { wholeNumber } from '../request/whole-number.ts';
import { wordsIn } from '../text/words-in.ts';

interface Options {
  readonly port?: string;
  readonly data: string;
  readonly host: string;
  readonly origin: readonly string[];
  readonly logLevel: NonNullable<ServerOptions['logLevel']>;
}

/** The pages that `vite build` makes. */
const PAGES = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** Tried one after the other, unless a port is named. */
const PORTS = [8080, 8081, 8082, 8083, 8084, 8085, 8086, 8087, 8088, 8089];

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] satisfies Options['logLevel'][];

/** `kronika serve`: the server, until it is told to stop. */
export function addServe(program: Command, context: Context): void {
  program
    .command('serve')
    .summary('serve the tabletop to browsers')
    .description('Serves the pages, the lobby and the tables on one port. Everything is kept in one folder.')
    .option('--port <number>', 'the port (default: the first free one from 8080)')
    .option('--data <folder>', 'where everything is kept', 'data')
    .option('--host <address>', 'the address to listen at; 0.0.0.0 for the whole network', '127.0.0.1')
    .option('--origin <url...>', 'other sites whose pages may connect', [])
    .addOption(new Option('--log-level <level>', 'how much is logged').choices(LOG_LEVELS).default('info'))
    .action(async (options: Options) => conclude(context, await run(context, options)));
}

async function run(context: Context, options: Options): Promise<Refusal | undefined> {
  const words = wordsIn(context.lang);
  const port =
    options.port === undefined
      ? undefined
      : wholeNumber(options.port, { option: '--port', min: 0, max: 65_535 }, words);
  if (isRefusal(port)) return port;
  const server = await start(context, options, port === undefined ? PORTS : [port]);
  if (isRefusal(server)) return server;
  const shown = options.host === '0.0.0.0' || options.host === '::' ? 'localhost' : options.host;
  context.terminal.print(words.serve.listening(`http://${shown}:${server.port}/`));
  await context.stopped();
  await server.drain();
  return undefined;
}

/** The server at the first of the ports that is free. */
async function start(context: Context, options: Options, ports: readonly number[]): Promise<Server | Refusal> {
  // Loaded only here: other commands do not wait for it.
  const { serve, UnusableDataError } = await import('@kronika/server');
  const { data, host, origin, logLevel } = options;
  for (const port of ports) {
    try {
      const { registry } = context;
      const bots = { start: 'now' } as const;
      return await serve({ registry, host, port, data, origins: origin, logLevel, pages: PAGES, bots });
    } catch (error) {
      if (error instanceof UnusableDataError) return unusableFolder(data, error.because, wordsIn(context.lang));
      if (!isTaken(error)) return invalid('serve', { at: '', problem: describe(error) });
    }
  }
  return invalid('serve', { at: '--port', problem: wordsIn(context.lang).serve.taken(ports) });
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : JSON.stringify(error);
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
