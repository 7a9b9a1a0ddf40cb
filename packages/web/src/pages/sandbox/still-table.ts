import type { SeatId } from '@kronika/kernel';
import type { TableDocument } from '@kronika/protocol';
import type { ConnectionState, TableConnection } from '../../client/connection.ts';

interface Shown {
  readonly game: string;
  readonly view: unknown;
  readonly names: readonly string[];
  /** Whose side is near. */
  readonly near: SeatId;
}

/** A table that nobody plays at: the board draws it like any other, and it changes when another one is shown. */
export class StillTable implements TableConnection {
  #state: ConnectionState = { is: 'connecting' };
  readonly #listeners = new Set<() => void>();

  show(shown: Shown): void {
    this.#state = { is: 'live', known: { document: documentOf(shown), log: [], clockOffset: 0 } };
    for (const listener of [...this.#listeners]) listener();
  }

  state(): ConnectionState {
    return this.#state;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Nothing can be done here but looking. */
  async send(): Promise<{ readonly is: 'done' }> {
    return { is: 'done' };
  }

  close(): void {
    this.#listeners.clear();
  }
}

function documentOf({ game, view, names, near }: Shown): TableDocument {
  return {
    table: 'sandbox',
    game,
    status: 'playing',
    windows: 'brief',
    sight: 'all',
    seats: names.map((name) => ({ is: 'person', name, presence: 'here', hands: 'hidden' })),
    spectators: 0,
    again: [],
    you: { role: { is: 'seat', seat: near } },
    match: { game, viewer: 'arbiter', board: view, asked: 0, decisions: 0, waiting: [] },
  };
}
