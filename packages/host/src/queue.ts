/** Does one thing after the other, in the order they came; what comes while nothing is under way begins at once. */
export class Queue {
  readonly #waiting: (() => Promise<void>)[] = [];
  #length = 0;
  #state: 'free' | 'busy' = 'free';

  /** Whether nothing is under way. */
  get isEmpty(): boolean {
    return this.#length === 0;
  }

  add<T>(task: () => Promise<T> | T): Promise<T> {
    this.#length += 1;
    return new Promise((resolve, reject) => {
      this.#waiting.push(async () => {
        try {
          const done = await task();
          // Whoever waits for this finds it gone.
          this.#length -= 1;
          resolve(done);
        } catch (error) {
          this.#length -= 1;
          reject(error);
        }
      });
      if (this.#state === 'free') void this.#doAll();
    });
  }

  async #doAll(): Promise<void> {
    this.#state = 'busy';
    for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift()) await next();
    this.#state = 'free';
  }
}
