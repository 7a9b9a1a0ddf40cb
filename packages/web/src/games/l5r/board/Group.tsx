import type { CharacterView } from '@kronika/l5r';
import type { Crowd } from '../../../table/crowd/crowd.ts';
import { Ranks } from '../../../table/crowd/Ranks.tsx';
import { Character } from './Character.tsx';

interface GroupProps {
  readonly crowd: Crowd<CharacterView>;
  readonly seat: number;
}

/** The characters of a seat that stand together. */
export function Group({ crowd, seat }: GroupProps) {
  return (
    <Ranks crowd={crowd}>
      {({ one, wearing, breadth }) => (
        <Character
          key={one.id}
          character={one}
          wearing={wearing}
          breadth={breadth}
          from={`hand:${seat}`}
          to={`dynastyDiscard:${seat}`}
        />
      )}
    </Ranks>
  );
}
