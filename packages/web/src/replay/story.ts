import type { Phrase, SeatId, SeenEvent } from '@kronika/kernel';
import type { IconName } from '../sprite/names.ts';

/** A part of a match that is told as one, e.g. a round. */
export interface Chapter {
  /** The number of decisions with which it begins. */
  readonly from: number;
  readonly name: Phrase;
}

/** Something worth finding again, e.g. a conflict: its shape and picture tell what it is, its colour whose it is. */
export interface Mark {
  readonly move: number;
  readonly seat: SeatId;
  readonly shape: 'blade' | 'dome' | 'square';
  readonly icon: IconName;
  readonly text: Phrase;
  /** What came of it that cannot be undone, e.g. a province is broken. */
  readonly blow?: Phrase;
}

/** A match as it is told. */
export interface Story {
  readonly chapters: readonly Chapter[];
  readonly marks: readonly Mark[];
}

/** What happened with one decision, seen by who may know everything. */
export interface Scene<V> {
  readonly move: number;
  readonly events: readonly SeenEvent[];
  board(): V;
}

/** How a game tells its matches. A method, not a function property: each is handed the boards of its own game only. */
export interface Storyteller<V = unknown> {
  tell(scenes: readonly Scene<V>[]): Story;
}
