import { sizeOf, type Tally } from '../../history/tally.ts';

/** What is won is full, what is lost is hatched, what is neither is only outlined: the colours say the same again. */
const PARTS = ['won', 'lost', 'other'] as const;

export const LOST_PATTERN = 'statistics-lost';

/** The hatching that all plots of the page share. */
export function Hatching() {
  return (
    <svg className="statistics-hatching" width="0" height="0" aria-hidden="true">
      <defs>
        <pattern id={LOST_PATTERN} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="6" height="6" className="ground" />
          <rect width="2.5" height="6" className="line" />
        </pattern>
      </defs>
    </svg>
  );
}

interface BarProps {
  readonly tally: Tally;
  /** How many fill the whole width. */
  readonly most: number;
}

/** A lying bar of won, lost and the rest. The numbers stand beside it. */
export function Bar({ tally, most }: BarProps) {
  const scale = most === 0 ? 0 : 100 / most;
  return (
    <svg className="statistics-bar" aria-hidden="true">
      <rect className="track" width="100%" height="100%" rx="3" />
      {partsOf(tally).map(({ part, from, size }) => (
        <rect key={part} className={part} x={`${from * scale}%`} width={`${size * scale}%`} height="100%" rx="3" />
      ))}
    </svg>
  );
}

/** Where each part of a bar begins, and how long it is. */
export function partsOf(tally: Tally) {
  return PARTS.map((part, place) => ({
    part,
    size: tally[part],
    from: PARTS.slice(0, place).reduce((sum, before) => sum + tally[before], 0),
  })).filter(({ size }) => size > 0);
}

export function mostOf(tallies: readonly Tally[]): number {
  return Math.max(0, ...tallies.map(sizeOf));
}
