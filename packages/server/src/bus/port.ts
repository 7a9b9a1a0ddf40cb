/** Says that the journal of a table has grown. */
export interface Moved {
  readonly table: string;
  /** How many entries it has now. */
  readonly entries: number;
}

/** Tells everybody who holds a table that it moved on elsewhere. */
export interface Bus {
  tell(moved: Moved): void;
  /** Calls back until it is called off. */
  listen(listener: (moved: Moved) => void): () => void;
}
