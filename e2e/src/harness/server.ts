import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtServer } from '../../../packages/cli/build/build-server.mjs';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const START_LIMIT = 90_000;

/** A server of our own: a free port, an empty data folder. It can be killed and started again on both. */
export class TestServer {
  readonly address: string;
  readonly #port: number;
  readonly #data = mkdtempSync(join(tmpdir(), 'kronika-e2e-'));
  #process: ChildProcess | undefined;

  private constructor(port: number) {
    this.#port = port;
    this.address = `http://127.0.0.1:${port}`;
  }

  static async start(): Promise<TestServer> {
    const server = new TestServer(await freePort());
    await server.begin();
    return server;
  }

  async begin(): Promise<void> {
    const args = [
      // As people run it; it also starts several times faster than its sources.
      join(ROOT, await builtServer()),
      'serve',
      '--host',
      '127.0.0.1',
      '--port',
      String(this.#port),
      '--data',
      this.#data,
      '--log-level',
      'error',
    ];
    this.#process = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    const limit = Date.now() + START_LIMIT;
    while (Date.now() < limit) {
      if (await isUp(this.address)) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('the server did not start');
  }

  /** Ends the process without a chance to say good-bye. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM');
    rmSync(this.#data, { recursive: true, force: true });
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const running = this.#process;
    this.#process = undefined;
    if (running === undefined || running.exitCode !== null) return;
    const gone = new Promise((resolve) => running.once('exit', resolve));
    running.kill(signal);
    await gone;
  }
}

async function isUp(address: string): Promise<boolean> {
  try {
    return (await fetch(`${address}/healthz`)).ok;
  } catch {
    return false;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address !== null && typeof address === 'object' ? resolve(address.port) : reject(new Error('no free port')),
      );
    });
  });
}
