import type { Effort } from '@kronika/kernel';

/** How far an answer that took too long pulls the average towards what it showed. */
const DOWN = 0.6;
/** By how much a single quick answer may raise it: the search may have ended early. */
const UP = 0.04;
/** Answers that take less than this share of their time had nothing to look at: they tell nothing about the machine. */
const TELLING = 0.1;
/** However fast or slow a machine is, a level stays recognisable. */
const MOST = 16;

/**
 * How many positions a machine looks at in a second, game by game: a moving average over the answers it gave. A search
 * may end before it has used all its positions, so slow answers count for more than quick ones.
 */
export class Pace {
  readonly #now: () => number;
  readonly #speeds = new Map<string, number>();

  /** `now` tells the time in milliseconds. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Lets a bot think with the positions that fit into its time. */
  timed<T>(game: string, { nodes: usual, seconds }: Effort, think: (nodes: number) => T): T {
    const speed = this.#speeds.get(game) ?? usual / seconds;
    const nodes = Math.round(Math.min(usual * MOST, Math.max(usual / MOST, speed * seconds)));
    const begun = this.#now();
    const result = think(nodes);
    const taken = (this.#now() - begun) / 1000;
    this.#speeds.set(game, taken < seconds * TELLING ? speed : learnt(speed, nodes / taken));
    return result;
  }
}

function learnt(speed: number, seen: number): number {
  return seen < speed ? speed + DOWN * (seen - speed) : Math.min(seen, speed * (1 + UP));
}
