import type { Bus, Moved } from './port.ts';

/** A bus inside one process. */
export class LocalBus implements Bus {
  readonly #listeners = new Set<(moved: Moved) => void>();

  tell(moved: Moved): void {
    for (const listener of this.#listeners) listener(moved);
  }

  listen(listener: (moved: Moved) => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }
}
