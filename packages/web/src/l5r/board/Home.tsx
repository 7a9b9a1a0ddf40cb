import type { SeatView } from '@kronika/l5r';
import { memo } from 'react';
import { useSeatName } from '../../table/session/context.ts';
import { Character } from './Character.tsx';
import { breadthOf } from './crowd.ts';
import { useBoard } from './side.ts';

/** The characters at home; from the seventh on they overlap, names stay visible. */
export const Home = memo(function Home({ seat, className }: { readonly seat: SeatView; readonly className: string }) {
  const { words } = useBoard();
  const name = useSeatName(seat.seat);
  const home = seat.characters.filter(({ at }) => at === 'home');
  return (
    <section
      className={`home ${className}`}
      aria-label={words.homeOf(name)}
      style={{ '--crowd': home.reduce((sum, character) => sum + breadthOf(character, 'beside'), 0) }}
    >
      {home.map((character) => (
        <Character
          key={character.id}
          character={character}
          wearing="beside"
          from={`hand:${seat.seat}`}
          to={`dynastyDiscard:${seat.seat}`}
        />
      ))}
    </section>
  );
});
