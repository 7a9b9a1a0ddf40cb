import { registry } from '@kronika/games';
import { onTestFinished } from 'vitest';
import { type Server, type ServerOptions, serve } from '../server.ts';
import { MemoryStore } from '../store/memory.ts';
import { temporaryFolder } from './folder.ts';
import { type Credentials, SocketClient } from './socket-client.ts';

/** What came back for a request. */
export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** A server inside the test, on a port of its own. */
export class RunningServer {
  readonly server: Server;
  readonly url: string;

  private constructor(server: Server) {
    this.server = server;
    this.url = `http://127.0.0.1:${server.port}`;
  }

  static async start(options: Partial<ServerOptions> = {}): Promise<RunningServer> {
    const server = await serve({
      registry,
      host: '127.0.0.1',
      port: 0,
      data: temporaryFolder(),
      store: new MemoryStore(),
      logLevel: 'silent',
      ...options,
    });
    onTestFinished(() => server.drain());
    return new RunningServer(server);
  }

  async get(path: string, headers: Record<string, string> = {}): Promise<Answered> {
    return answered(await fetch(`${this.url}${path}`, { headers }));
  }

  async post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answered> {
    return answered(
      await fetch(`${this.url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    );
  }

  async delete(path: string, headers: Record<string, string> = {}): Promise<Answered> {
    return answered(await fetch(`${this.url}${path}`, { method: 'DELETE', headers }));
  }

  /** Makes a table; gives its address and the token of who made it. */
  async table(plan: object): Promise<Required<Credentials>> {
    const { body } = await this.post('/api/tables', plan);
    return madeTable(body);
  }

  async client(
    credentials: Credentials,
    extra: object = {},
    headers: Record<string, string> = {},
  ): Promise<SocketClient> {
    const client = await SocketClient.connect(this.url, { headers });
    onTestFinished(() => client.close());
    await client.attach(credentials, extra);
    return client;
  }
}

async function answered(response: Response): Promise<Answered> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
}

/** The address and the first token in an answer. */
export function madeTable(body: unknown): Required<Credentials> {
  const table = Reflect.get(Object(body), 'table');
  const [seat] = Object(Reflect.get(Object(body), 'seats'));
  return { table: String(table), token: String(Reflect.get(Object(seat), 'token')) };
}
