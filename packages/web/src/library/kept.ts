import { isRecord, isText } from '../client/reading.ts';

/** Something of one's own, whatever its game: a shelf keeps it and does not look into it. */
export interface Kept<Id extends string> {
  /** Given once and never changed, so that it is the same one on every device. */
  readonly id: Id;
  readonly game: string;
  readonly name: string;
  /** When its owner changed it last, in milliseconds since 1970. */
  readonly changed: number;
  /** The thing itself, as a file of ours. */
  readonly file: string;
}

/** Where somebody's own things of one kind are kept: in this browser, or on several devices. */
export interface Shelf<Id extends string> {
  /** The latest first. */
  list(): Promise<readonly Kept<Id>[]>;
  /** `undefined` if there is no such thing. */
  read(id: Id): Promise<Kept<Id> | undefined>;
  /** Puts it on the shelf, in the place of the one with its id. */
  keep(kept: Kept<Id>): Promise<void>;
  /** Takes it away for good; one that is not there is no mistake. */
  remove(id: Id): Promise<void>;
  /** Calls back after every change, also one made in another window, until it is called off. */
  subscribe(listener: () => void): () => void;
}

/** A kept thing as it came from a database or from another device; what is none is left out. */
export function readKept<Id extends string>(value: unknown, idOf: (text: string) => Id): Kept<Id> | undefined {
  if (!isRecord(value)) return undefined;
  const { id, game, name, changed, file } = value;
  if (!isText(id) || !isText(game) || !isText(name) || !isText(file)) return undefined;
  if (typeof changed !== 'number' || !Number.isFinite(changed)) return undefined;
  return { id: idOf(id), game, name, changed, file };
}

/** In the order in which a shelf shows them: the latest first. */
export function latestFirst<Id extends string>(kept: readonly Kept<Id>[]): readonly Kept<Id>[] {
  return kept.toSorted((one, other) => other.changed - one.changed || (one.id < other.id ? -1 : 1));
}
