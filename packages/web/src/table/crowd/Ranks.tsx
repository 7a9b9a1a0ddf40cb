import type { CSSProperties, ReactNode } from 'react';
import type { Crowd, Standing } from './crowd.ts';
import './figures.css';

interface RanksProps<T> {
  readonly crowd: Crowd<T>;
  /** Draws one of them, with a key. */
  readonly children: (standing: Standing<T>) => ReactNode;
}

/** The characters of a crowd, rank by rank. */
export function Ranks<T>({ crowd: { ranks }, children }: RanksProps<T>) {
  return ranks.map((rank, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a rank is its place
    <div key={place} className="rank">
      {rank.map(children)}
    </div>
  ));
}

/** What the style sheet needs to know of a crowd. */
export function crowdStyle({ ranks, widest, column, above }: Crowd<unknown>): CSSProperties {
  return { '--crowd': widest, '--ranks': ranks.length, '--column': column, '--above': above };
}
