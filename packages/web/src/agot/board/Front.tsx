import type { SeatView } from '@kronika/agot';
import { memo } from 'react';
import { useSeatName } from '../../table/session/context.ts';
import { Figure } from './Figure.tsx';
import { useBoard } from './side.ts';

/** The characters that take no part in a challenge. */
export const Front = memo(function Front({ seat }: { readonly seat: SeatView }) {
  const { words } = useBoard();
  const name = useSeatName(seat.seat);
  return (
    <section className="front" data-part={`characters:${seat.seat}`} aria-label={words.charactersOf(name)}>
      {seat.characters
        .filter(({ part }) => part === 'none')
        .map((character) => (
          <Figure key={character.id} character={character} from={`hand:${seat.seat}`} to={`dead:${seat.seat}`} />
        ))}
    </section>
  );
});
