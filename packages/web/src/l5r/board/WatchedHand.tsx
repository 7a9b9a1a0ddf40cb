import type { Sight } from '@kronika/kernel';
import { factOf, type SeatView } from '@kronika/l5r';
import { memo } from 'react';
import { cardPlace } from '../../table/choosing/controls.ts';
import { Place } from '../../table/choosing/Place.tsx';
import { useSeatName } from '../../table/session/context.ts';
import { cardLabel } from '../cards/label.ts';
import { clanOf, useBoard } from './side.ts';
import { Thumb, ThumbBack } from './Thumb.tsx';

interface WatchedHandProps {
  readonly seat: SeatView;
  readonly side: 'near' | 'far';
}

/** A hand at the end of its row, where a match is watched: face up as far as the viewer knows it. */
export const WatchedHand = memo(function WatchedHand({ seat, side }: WatchedHandProps) {
  const { words } = useBoard();
  const name = useSeatName(seat.seat);
  return (
    <section className={`watchedhand ${side}`} aria-label={`${words.hand}: ${name}`}>
      {seat.hand.map((sight, place) => (
        <HandThumb key={sight.face === 'up' ? sight.card : `down${place}`} sight={sight} seat={seat} />
      ))}
    </section>
  );
});

function HandThumb({ sight, seat }: { readonly sight: Sight; readonly seat: SeatView }) {
  const { lang } = useBoard();
  if (sight.face === 'down') return <ThumbBack clan={clanOf(seat)} />;
  const { card, printed } = sight;
  return (
    <Place
      place={cardPlace(card)}
      card={card}
      printed={printed}
      flip={`c${card}`}
      from={`conflictDeck:${seat.seat}`}
      to={`conflictDiscard:${seat.seat}`}
      label={cardLabel(factOf(printed), {}, lang)}
      className="handthumb"
    >
      {() => <Thumb printed={printed} />}
    </Place>
  );
}
