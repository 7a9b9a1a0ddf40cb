import { isRecord, isText } from '../client/reading.ts';
import { type Stored, stored } from '../client/storage/stored.ts';

/** What this browser remembers of its exchanges with one account. */
export interface Traces {
  /** Up to where it knows what has changed there. */
  readonly revision: number;
  /** The decks that both have, and as of when. */
  readonly known: Readonly<Record<string, number>>;
  /** The decks that were deleted here and that the account does not know of yet, with the time. */
  readonly deleted: Readonly<Record<string, number>>;
}

export const NO_TRACES: Traces = { revision: 0, known: {}, deleted: {} };

/** By account: two people may use one browser, and neither gets the decks of the other. */
export type TracesOf = Readonly<Record<string, Traces>>;

export const deckTraces: Stored<TracesOf> = stored({
  key: 'deck-traces',
  read: (text) => entriesIn(parsed(text), readTraces),
  write: (traces) => JSON.stringify(traces),
});

function readTraces(value: unknown): Traces | undefined {
  if (!isRecord(value) || typeof value.revision !== 'number') return undefined;
  return {
    revision: value.revision,
    known: entriesIn(value.known, readTime),
    deleted: entriesIn(value.deleted, readTime),
  };
}

// A function, not a constant: what is stored is read while this module is still being loaded.
function readTime(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

function entriesIn<T>(value: unknown, read: (one: unknown) => T | undefined): Readonly<Record<string, T>> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) => {
      const known = read(one);
      return known === undefined ? [] : [[key, known]];
    }),
  );
}

function parsed(text: string | undefined): unknown {
  try {
    return isText(text) ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}
