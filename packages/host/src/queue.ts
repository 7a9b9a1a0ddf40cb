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
    const done = this.#tail.then(task).finally(() => {
      this.#length -= 1;
    });
    this.#tail = done.catch(() => undefined);
    return done;
  }
}
