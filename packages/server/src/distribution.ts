/** What a distribution is, for whoever looks at it. */
export interface Described {
  readonly name: string;
  readonly help: string;
  /** The values that split it, in rising order. */
  readonly bounds: readonly number[];
}

interface Counts {
  readonly within: number[];
  count: number;
  sum: number;
}

/**
 * How values are spread, as Prometheus calls a histogram. Counted at every message, so counting is all it does: the
 * library would put together a name of the labels each time.
 */
export class Distribution {
  readonly #described: Described;
  /** By the label; without one, by nothing. */
  readonly #counts = new Map<string, Counts>();

  constructor(described: Described) {
    this.#described = described;
  }

  note(value: number, label = ''): void {
    const { bounds } = this.#described;
    let counts = this.#counts.get(label);
    if (counts === undefined) {
      counts = { within: bounds.map(() => 0), count: 0, sum: 0 };
      this.#counts.set(label, counts);
    }
    counts.count += 1;
    counts.sum += value;
    for (let place = 0; place < bounds.length; place += 1) {
      if (value > (bounds[place] ?? 0)) continue;
      counts.within[place] = (counts.within[place] ?? 0) + 1;
      return;
    }
  }

  /** In the text format of Prometheus, with the label under this name. */
  text(labelled: string): string {
    const { name, help, bounds } = this.#described;
    const lines = [`# HELP ${name} ${help}`, `# TYPE ${name} histogram`];
    for (const [label, { within, count, sum }] of this.#counts) {
      const own = label === '' ? [] : [`${labelled}="${label}"`];
      let below = 0;
      for (const [place, bound] of bounds.entries()) {
        below += within[place] ?? 0;
        lines.push(`${name}_bucket{${[...own, `le="${bound}"`].join(',')}} ${below}`);
      }
      lines.push(`${name}_bucket{${[...own, 'le="+Inf"'].join(',')}} ${count}`);
      const labels = own.length === 0 ? '' : `{${own.join(',')}}`;
      lines.push(`${name}_sum${labels} ${sum}`, `${name}_count${labels} ${count}`);
    }
    return `${lines.join('\n')}\n`;
  }
}
