/** Does one thing after the other, in the order they came. */
export class Queue {
  #tail: Promise<unknown> = Promise.resolve();
  #length = 0;

  /** Whether nothing is under way. */
  get isEmpty(): boolean {
    return this.#length === 0;
  }

  add<T>(task: () => Promise<T> | T): Promise<T> {
    this.#length += 1;
    const done = this.#after(this.#tail, task);
    this.#tail = done.catch(() => undefined);
    return done;
  }

  async #after<T>(before: Promise<unknown>, task: () => Promise<T> | T): Promise<T> {
    await before;
    try {
      return await task();
    } finally {
      this.#length -= 1;
    }
  }
}
