import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { NODE_FLAGS } from '@kronika/server';
import * as z from 'zod';
import { isBuilt } from '../is-built.ts';

const usageSchema = z.object({ user: z.number(), system: z.number() });

const BOOT = fileURLToPath(new URL('./boot.mjs', import.meta.url));

/** What runs the module, with the same number of words before its own arguments. */
function programOf(module: URL): readonly string[] {
  if (!isBuilt) return [BOOT, module.href];
  const program = fileURLToPath(module).replace(/\.ts$/, '.js');
  return [program, program];
}

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
    // The peer's server is told the same: it gains by it, too.
    const child = spawn(process.execPath, [...NODE_FLAGS, ...programOf(module), ...args], {
      env,
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    if (child.stdout === null) throw new Error('the server cannot be heard');
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

  /** The processor time that it has used, in milliseconds. */
  async timeUsed(): Promise<number> {
    const answer = once(this.#child, 'message');
    this.#child.send('time');
    const [usage] = await answer;
    const { user, system } = usageSchema.parse(usage);
    return (user + system) / 1000;
  }

  async stop(): Promise<void> {
    const exited = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await exited;
  }
}
