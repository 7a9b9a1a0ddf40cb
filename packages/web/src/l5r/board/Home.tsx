import type { SeatView } from '@kronika/l5r';
import { memo } from 'react';
import { useSeatName } from '../../table/session/context.ts';
import { Character } from './Character.tsx';
import { useBoard } from './side.ts';

/** The characters at home; from the seventh on they overlap, names stay visible. */
export const Home = memo(function Home({ seat, className }: { readonly seat: SeatView; readonly className: string }) {
  const { words } = useBoard();
  const name = useSeatName(seat.seat);
  const home = seat.characters.filter(({ at }) => at === 'home');
  return (
    <section className={`home ${className} n${Math.min(home.length, 14)}`} aria-label={words.homeOf(name)}>
      {home.map((character) => (
        <Character
          key={character.id}
          character={character}
          from={`hand:${seat.seat}`}
          to={`dynastyDiscard:${seat.seat}`}
        />
      ))}
    </section>
  );
});
