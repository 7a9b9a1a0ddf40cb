import type { Cell } from '../hex/index.ts';

/** What a way through a move line has cost so far: bamboo broken, in the order of the cells' names, and fallen entered. */
export interface Toll {
  readonly number: number;
  readonly breaks: readonly Cell[];
  readonly fallen: number;
  /** The number of the toll with the same bamboo broken and nobody entered. */
  readonly withoutFallen: number;
}

export const NO_TOLL: Toll = { number: 0, breaks: [], fallen: 0, withoutFallen: 0 };

/** The tolls of one search, each made once: whether two are the same is told by their numbers. */
export class Tolls {
  readonly #known = new Map<string, Toll>();

  afterFallen({ breaks, fallen }: Toll): Toll {
    return this.#toll(breaks, fallen + 1);
  }

  afterBreaking({ breaks, fallen }: Toll, bamboo: Cell): Toll {
    return this.#toll([...breaks, bamboo].sort(), fallen);
  }

  #toll(breaks: readonly Cell[], fallen: number): Toll {
    if (breaks.length + fallen === 0) return NO_TOLL;
    const key = `${fallen} ${breaks.join(' ')}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const withoutFallen = fallen === 0 ? this.#known.size + 1 : this.#toll(breaks, 0).number;
    const toll = { number: this.#known.size + 1, breaks, fallen, withoutFallen };
    this.#known.set(key, toll);
    return toll;
  }
}
