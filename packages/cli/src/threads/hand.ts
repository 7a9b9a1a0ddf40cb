import { fork, type Serializable } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { startThread } from '@kronika/server/threads';

/** A thread or process that does jobs. */
export interface Hand {
  give(job: Serializable): void;
  dismiss(): Promise<unknown>;
}

export interface Listener<Reply> {
  reply(reply: Reply): void;
  fail(error: unknown): void;
}

export function threadHand<Reply>(module: URL, { reply, fail }: Listener<Reply>): Hand {
  const worker = startThread(module, undefined);
  worker.on('message', reply);
  worker.on('error', fail);
  return { give: (job) => worker.postMessage(job), dismiss: () => worker.terminate() };
}

const isBuilt = !import.meta.url.endsWith('.ts');

export function processHand<Reply>(module: URL, { reply, fail }: Listener<Reply>): Hand {
  const file = fileURLToPath(module);
  const child = isBuilt ? fork(file.replace(/\.ts$/, '.js')) : fork(file, { execArgv: ['--import', 'tsx'] });
  let isDismissed = false;
  child.on('message', reply);
  child.on('error', fail);
  child.on('exit', (code, signal) => {
    if (!isDismissed) fail(new Error(`a process that plays games has ended (${signal ?? code})`));
  });
  return {
    give: (job) => void child.send(job),
    async dismiss() {
      isDismissed = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill();
      await once(child, 'exit');
    },
  };
}
