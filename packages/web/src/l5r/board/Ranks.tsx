import type { CSSProperties } from 'react';
import { Character } from './Character.tsx';
import type { Crowd } from './crowd.ts';

interface RanksProps {
  readonly crowd: Crowd;
  readonly seat: number;
}

/** The characters of a crowd, rank by rank. */
export function Ranks({ crowd: { ranks }, seat }: RanksProps) {
  return ranks.map((rank, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a rank is its place
    <div key={place} className="rank">
      {rank.map(({ character, wearing, breadth }) => (
        <Character
          key={character.id}
          character={character}
          wearing={wearing}
          breadth={breadth}
          from={`hand:${seat}`}
          to={`dynastyDiscard:${seat}`}
        />
      ))}
    </div>
  ));
}

/** What the style sheet needs to know of a crowd. */
export function crowdStyle({ ranks, widest, column, above }: Crowd): CSSProperties {
  return { '--crowd': widest, '--ranks': ranks.length, '--column': column, '--above': above };
}
