import type { CardId, SeatId } from '@kronika/kernel';
import type { CharacterView } from '@kronika/l5r';
import type { Crowd } from '../../../table/crowd/crowd.ts';
import { Ranks } from '../../../table/crowd/Ranks.tsx';
import { Character } from './Character.tsx';

interface GroupProps {
  readonly crowd: Crowd<CharacterView>;
  readonly seat: SeatId;
  /** Those of them who are only marked to stand here. */
  readonly marching?: readonly CardId[];
}

/** The characters of a seat that stand together. */
export function Group({ crowd, seat, marching = [] }: GroupProps) {
  return (
    <Ranks crowd={crowd}>
      {({ one, wearing, breadth }) => (
        <Character
          key={one.id}
          character={one}
          wearing={wearing}
          breadth={breadth}
          seat={seat}
          isMarching={marching.includes(one.id)}
          from={`hand:${seat}`}
          to={`dynastyDiscard:${seat}`}
        />
      )}
    </Ranks>
  );
}
