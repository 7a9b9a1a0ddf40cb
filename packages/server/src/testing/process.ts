import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('./main.mjs', import.meta.url));

/** A server in a process of its own, which can be ended like a machine that fails. */
export class ServerProcess {
  readonly #child: ChildProcess;
  readonly port: number;
  #errors = '';

  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.port = port;
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#errors += text;
    });
  }

  /** Resolves when it listens. Port 0 is any. */
  static async start(data: string, port: number): Promise<ServerProcess> {
    const child = spawn(process.execPath, [MAIN, String(port), data], { stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for await (const text of child.stdout.setEncoding('utf8')) {
      said += String(text);
      if (said.includes('\n')) break;
    }
    const listening = Number(/listening (\d+)/.exec(said)?.[1] ?? Number.NaN);
    if (Number.isNaN(listening)) throw new Error(`the server did not start: ${said}`);
    return new ServerProcess(child, listening);
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** What it complained about. */
  get errors(): string {
    return this.#errors;
  }

  /** Ends it at once, without a word. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Asks it to end; gives the exit code. */
  async stop(): Promise<number | null> {
    await this.#end('SIGTERM');
    return this.#child.exitCode;
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const exited = once(this.#child, 'exit');
    this.#child.kill(signal);
    await exited;
  }
}
