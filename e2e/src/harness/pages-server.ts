import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { registry } from '@kronika/games';
import { type Server, serve } from '@kronika/server';

const BUILT = fileURLToPath(new URL('../../../packages/web/dist', import.meta.url));

/** A server at one address that can go away, and come back with other pages. */
export class PagesServer {
  readonly #data = mkdtempSync(join(tmpdir(), 'kronika-pages-'));
  #port = 0;
  #running: Server | undefined;

  get address(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async begin(pages = BUILT): Promise<void> {
    const data = this.#data;
    this.#running = await serve({ registry, host: '127.0.0.1', port: this.#port, data, pages, logLevel: 'error' });
    this.#port = this.#running.port;
  }

  async goAway(): Promise<void> {
    await this.#running?.drain();
    this.#running = undefined;
  }

  async remove(): Promise<void> {
    await this.goAway();
    rmSync(this.#data, { recursive: true, force: true });
  }
}
