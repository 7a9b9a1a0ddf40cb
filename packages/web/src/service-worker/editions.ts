import type { Edition } from './edition.ts';
import { HASHED } from './way.ts';

/** Where the page itself is found. */
const PAGE = '/';

const PREFIX = 'kronika/';

/** So many files are fetched at a time: somebody who plays meanwhile must not wait behind them. */
const AT_A_TIME = 4;

type Fetch = (path: string, how: RequestInit) => Promise<Response>;

/** The editions of the program that this browser keeps. A new one is complete before anybody gets anything of it. */
export class Editions {
  readonly #caches: CacheStorage;
  readonly #fetch: Fetch;

  constructor(caches: CacheStorage, fetch: Fetch) {
    this.#caches = caches;
    this.#fetch = fetch;
  }

  /** Stores all of an edition; fails, and leaves nothing behind, if a part of it cannot be had. */
  async store(edition: Edition): Promise<void> {
    const name = PREFIX + edition.version;
    try {
      const cache = await this.#caches.open(name);
      await cache.put(PAGE, await this.#pageOf(edition));
      const left = [...edition.files];
      const lane = async () => {
        for (let path = left.shift(); path !== undefined; path = left.shift())
          await cache.put(path, await this.#fileAt(path));
      };
      await Promise.all(Array.from({ length: AT_A_TIME }, lane));
    } catch (error) {
      await this.#caches.delete(name);
      throw error;
    }
  }

  /** The page of an edition. */
  pageIn(version: string): Promise<Response | undefined> {
    return this.#caches.match(PAGE, { cacheName: PREFIX + version, ignoreVary: true });
  }

  /** A file: one whose name holds its hash is the same in every edition, any other is that of this one. */
  fileIn(version: string, path: string): Promise<Response | undefined> {
    return this.#caches.match(path, {
      ignoreVary: true,
      ...(path.startsWith(HASHED) ? {} : { cacheName: PREFIX + version }),
    });
  }

  /** Lets go of all editions but these. */
  async keepOnly(versions: ReadonlySet<string>): Promise<void> {
    const names = (await this.#caches.keys()).filter(
      (name) => name.startsWith(PREFIX) && !versions.has(name.slice(PREFIX.length)),
    );
    await Promise.all(names.map((name) => this.#caches.delete(name)));
  }

  /** Right behind an upgrade the server may still, or again, give the page of another edition. */
  async #pageOf({ version }: Edition): Promise<Response> {
    const page = await this.#get(PAGE, 'reload');
    if (!(await page.clone().text()).includes(version)) throw new Error(`the page is not that of ${version}`);
    return page;
  }

  /** What did not change since an earlier edition need not be fetched again. */
  async #fileAt(path: string): Promise<Response> {
    const kept = path.startsWith(HASHED) ? await this.#caches.match(path, { ignoreVary: true }) : undefined;
    return kept ?? this.#get(path, path.startsWith(HASHED) ? 'default' : 'reload');
  }

  async #get(path: string, cache: RequestCache): Promise<Response> {
    const answer = await this.#fetch(path, { cache, priority: 'low' });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return answer;
  }
}
