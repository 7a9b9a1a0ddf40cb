import { factOf, type SeatView } from '@kronika/l5r';
import { memo } from 'react';
import { cardPlace } from '../../table/choosing/controls.ts';
import { Place } from '../../table/choosing/Place.tsx';
import { useSeatName } from '../../table/session/context.ts';
import { cardLabel } from '../cards/label.ts';
import { useBoard } from './side.ts';
import { Thumb } from './Thumb.tsx';

/** The hand of the other side, for who may see it: the cards that are known, small. */
export const FarHand = memo(function FarHand({ seat }: { readonly seat: SeatView }) {
  const { lang, words } = useBoard();
  const name = useSeatName(seat.seat);
  const known = seat.hand.flatMap((sight) => (sight.face === 'up' ? [sight] : []));
  return (
    <section className="farhand" aria-label={`${words.hand}: ${name}`}>
      {known.map(({ card, printed }) => (
        <Place
          key={card}
          place={cardPlace(card)}
          card={card}
          printed={printed}
          flip={`c${card}`}
          from={`conflictDeck:${seat.seat}`}
          to={`conflictDiscard:${seat.seat}`}
          label={cardLabel(factOf(printed), {}, lang)}
          className="farcard"
        >
          {(state) => (
            <>
              <Thumb printed={printed} />
              {state.startsWith('is') && <span className="check">{state.slice(3) || '✓'}</span>}
            </>
          )}
        </Place>
      ))}
    </section>
  );
});
