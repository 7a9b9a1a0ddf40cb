import type { PageMessage } from '../worker/messages.ts';

/** The worker in which the tables of this device live. */
class LocalWorker {
  readonly #worker = new Worker(new URL('../worker/main.ts', import.meta.url), { type: 'module', name: 'kronika' });
  readonly #breaks = new Set<() => void>();

  constructor(ended: () => void) {
    const begun = new AbortController();
    this.#worker.addEventListener('message', () => begun.abort(), { once: true });
    // An error before its first message means that it could not be loaded: whoever needs it next gets a new one.
    // Later ones are told to the browser's log on their way through here, and the worker goes on.
    this.#worker.addEventListener(
      'error',
      () => {
        ended();
        this.#worker.terminate();
        for (const broke of [...this.#breaks]) broke();
      },
      { signal: begun.signal },
    );
  }

  /** A port of its own for one purpose, which its first message tells. */
  open(heard: (message: unknown) => void, broke: () => void): LocalPort {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }) => heard(data));
    port1.start();
    this.#worker.postMessage('port', [port2]);
    this.#breaks.add(broke);
    return {
      say: (message) => port1.postMessage(message),
      hangUp: () => {
        this.#breaks.delete(broke);
        const goodbye: PageMessage = { is: 'hangUp' };
        port1.postMessage(goodbye);
        port1.close();
      },
    };
  }
}

export interface LocalPort {
  say(message: PageMessage): void;
  hangUp(): void;
}

let running: LocalWorker | undefined;

/** The worker; it is started when it is first needed. */
export function localWorker(): LocalWorker {
  running ??= new LocalWorker(() => {
    running = undefined;
  });
  return running;
}
