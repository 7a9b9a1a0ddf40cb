/** A time limit for something a client has to do. It stands still while the client waits for us. */
export class Deadline {
  readonly #missed: () => void;
  #left: number;
  #since = 0;
  #timer: NodeJS.Timeout | undefined;

  /** Calls back when the client has let so many milliseconds pass. */
  constructor(milliseconds: number, missed: () => void) {
    this.#left = milliseconds;
    this.#missed = missed;
    this.resume();
  }

  /** The client has done something, and it is for us to go on. */
  pause(): void {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#left -= performance.now() - this.#since;
  }

  /** It is for the client to go on. */
  resume(): void {
    if (this.#timer !== undefined) return;
    this.#since = performance.now();
    // What has come in while the event loop was busy is read before anybody is late.
    this.#timer = setTimeout(() => setImmediate(() => this.#ring()), Math.max(0, this.#left));
  }

  #ring(): void {
    if (this.#timer === undefined) return;
    this.#timer = undefined;
    this.#missed();
  }
}
