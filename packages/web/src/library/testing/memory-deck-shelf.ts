import type { DeckId, DeckShelf, KeptDeck } from '../deck-shelf.ts';
import { latestFirst } from '../kept.ts';

/** A shelf that is gone with the test. */
export class MemoryDeckShelf implements DeckShelf {
  readonly #decks = new Map<DeckId, KeptDeck>();
  readonly #listeners = new Set<() => void>();

  async list(): Promise<readonly KeptDeck[]> {
    return latestFirst([...this.#decks.values()]);
  }

  async read(id: DeckId): Promise<KeptDeck | undefined> {
    return this.#decks.get(id);
  }

  async keep(deck: KeptDeck): Promise<void> {
    this.#decks.set(deck.id, deck);
    this.#tell();
  }

  async remove(id: DeckId): Promise<void> {
    this.#decks.delete(id);
    this.#tell();
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #tell(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}
