/** A measured ratio, and what it should be. */
export interface Ratio {
  readonly value: number;
  readonly aim: number;
  /** On which side of the aim the value is good. */
  readonly good: 'atLeast' | 'atMost';
  readonly holds: boolean;
}

export const UNITS = [
  'moves/s',
  'decisions/s',
  'games/s',
  'copies/s',
  'positions/s',
  'µs',
  'ms',
  'bytes',
  'matches',
  'prompts',
  'clicks',
  '%',
] as const;

/** A number beside the ratios, for those who want to know more. */
export interface Detail {
  readonly name: string;
  readonly value: number;
  readonly unit: (typeof UNITS)[number];
}

/** What one benchmark found out. */
export interface Findings {
  readonly ratios: Readonly<Record<string, Ratio>>;
  readonly details: readonly Detail[];
}

/** What all benchmarks of a run found out. */
export interface BenchResult extends Findings {
  /** The benchmarks that ran. */
  readonly ran: readonly string[];
}

export function atLeast(aim: number, value: number): Ratio {
  return { value, aim, good: 'atLeast', holds: value >= aim };
}

export function atMost(aim: number, value: number): Ratio {
  return { value, aim, good: 'atMost', holds: value <= aim };
}
