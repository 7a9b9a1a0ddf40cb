/** The caches of a browser, as far as the service worker uses them; gone with the test. */
export class MemoryCaches implements CacheStorage {
  readonly #caches = new Map<string, MemoryCache>();

  async open(name: string): Promise<Cache> {
    const found = this.#caches.get(name) ?? new MemoryCache();
    this.#caches.set(name, found);
    return found;
  }

  async match(request: RequestInfo | URL, { cacheName }: MultiCacheQueryOptions = {}): Promise<Response | undefined> {
    const among = [...this.#caches].filter(([name]) => cacheName === undefined || name === cacheName);
    for (const [, cache] of among) {
      const found = await cache.match(request);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  async has(name: string): Promise<boolean> {
    return this.#caches.has(name);
  }

  async delete(name: string): Promise<boolean> {
    return this.#caches.delete(name);
  }

  async keys(): Promise<string[]> {
    return [...this.#caches.keys()];
  }
}

class MemoryCache implements Cache {
  readonly #answers = new Map<string, Response>();

  async match(request: RequestInfo | URL): Promise<Response | undefined> {
    return this.#answers.get(String(request))?.clone();
  }

  async put(request: RequestInfo | URL, response: Response): Promise<void> {
    this.#answers.set(String(request), response);
  }

  async delete(request: RequestInfo | URL): Promise<boolean> {
    return this.#answers.delete(String(request));
  }

  async add(): Promise<void> {
    throw new Error('the service worker fetches by itself');
  }

  async addAll(): Promise<void> {
    throw new Error('the service worker fetches by itself');
  }

  async matchAll(): Promise<Response[]> {
    return [...this.#answers.values()];
  }

  async keys(): Promise<Request[]> {
    throw new Error('the service worker asks for what it knows');
  }
}
