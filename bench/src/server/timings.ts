/** Collects how long things took, once the warm-up is over. */
export class Timings {
  readonly #milliseconds: number[] = [];
  #from = Number.POSITIVE_INFINITY;

  /** What begins from now on counts. */
  begin(): void {
    this.#from = performance.now();
  }

  /** Something that began then has just ended. */
  note(began: number): void {
    if (began >= this.#from) this.#milliseconds.push(performance.now() - began);
  }

  get count(): number {
    return this.#milliseconds.length;
  }

  percentile(percent: number): number {
    return percentileOf(this.#milliseconds, percent);
  }
}

/** The value that so many percent of the values do not exceed. */
export function percentileOf(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  const place = Math.ceil((percent / 100) * sorted.length) - 1;
  return sorted[Math.max(0, place)] ?? Number.NaN;
}
