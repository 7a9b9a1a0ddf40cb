import type { SeatView } from '@kronika/l5r';
import { memo } from 'react';
import { useSeatName } from '../../../table/session/context.ts';
import { HandPlace } from './HandPlace.tsx';
import { useBoard } from './side.ts';
import { Thumb } from './Thumb.tsx';

/** The hand of the other side, for who may see it: the cards that are known, small. */
export const FarHand = memo(function FarHand({ seat }: { readonly seat: SeatView }) {
  const { words } = useBoard();
  const name = useSeatName(seat.seat);
  const known = seat.hand.flatMap((sight) => (sight.face === 'up' ? [sight] : []));
  return (
    <section className="farhand" aria-label={`${words.hand}: ${name}`}>
      {known.map(({ card, printed }) => (
        <HandPlace key={card} card={card} printed={printed} seat={seat.seat} className="farcard">
          {(state) => (
            <>
              <Thumb printed={printed} />
              {state.startsWith('is') && <span className="check">{state.slice(3) || '✓'}</span>}
            </>
          )}
        </HandPlace>
      ))}
    </section>
  );
});
