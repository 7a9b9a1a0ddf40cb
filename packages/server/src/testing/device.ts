import type { Answered, RunningServer } from './running.ts';
import type { SocketClient } from './socket-client.ts';

export const SECRET = 'kot pije zimną herbatę';

/** A browser with its cookies. */
export class Device {
  readonly #running: RunningServer;
  readonly #cookies = new Map<string, string>();

  constructor(running: RunningServer) {
    this.#running = running;
  }

  /** As the browser sends it back. */
  get headers(): Record<string, string> {
    const own = [...this.#cookies].map(([name, value]) => `${name}=${value}`);
    return own.length === 0 ? {} : { cookie: ['other=1', ...own].join('; ') };
  }

  async get(path: string): Promise<Answered> {
    return this.#heard(await this.#running.get(path, this.headers));
  }

  async post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answered> {
    return this.#heard(await this.#running.post(path, body, { ...this.headers, ...headers }));
  }

  async delete(path: string): Promise<Answered> {
    return this.#heard(await this.#running.delete(path, this.headers));
  }

  signUp(name: string, passphrase = SECRET): Promise<Answered> {
    return this.post('/api/account', { name, passphrase });
  }

  signIn(name: string, passphrase = SECRET): Promise<Answered> {
    return this.post('/api/account/session', { name, passphrase });
  }

  /** At the table, in a seat of the account. */
  client(table: string, seat: number): Promise<SocketClient> {
    return this.#running.client({ table }, { seat }, this.headers);
  }

  #heard(answer: Answered): Answered {
    for (const set of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = set.split(';')[0]?.split('=') ?? [];
      if (set.includes('Max-Age=0')) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return answer;
  }
}
