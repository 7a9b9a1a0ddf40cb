import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const BOOT = fileURLToPath(new URL('./boot.mjs', import.meta.url));

/** A server in a process of its own, so that who measures does not share its thread. */
export class Child {
  readonly #child: ChildProcess;
  readonly url: string;

  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.url = `http://127.0.0.1:${port}`;
  }

  /** Starts a module that says `listening <port>` when it is ready. */
  static async start(module: URL, ...args: readonly string[]): Promise<Child> {
    const env = { ...process.env, NODE_ENV: 'production' };
    const child = spawn(process.execPath, [BOOT, module.href, ...args], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    let said = '';
    for await (const text of child.stdout.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
      said += String(text);
      const port = /listening (\d+)/.exec(said)?.[1];
      if (port === undefined) continue;
      child.stdout.resume();
      return new Child(child, Number(port));
    }
    throw new Error(`the server did not start: ${said}`);
  }

  async stop(): Promise<void> {
    const exited = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await exited;
  }
}
