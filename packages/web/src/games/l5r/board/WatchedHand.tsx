import type { Sight } from '@kronika/kernel';
import type { SeatView } from '@kronika/l5r';
import { memo } from 'react';
import { ThumbBack } from '../../../cards/Thumb.tsx';
import { useSeatName } from '../../../table/session/context.ts';
import { HandPlace } from './HandPlace.tsx';
import { clanOf, useBoard } from './side.ts';
import { Thumb } from './Thumb.tsx';

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
  if (sight.face === 'down') return <ThumbBack allegiance={clanOf(seat)} />;
  const { card, printed } = sight;
  return (
    <HandPlace card={card} printed={printed} seat={seat.seat} className="handthumb">
      {() => <Thumb printed={printed} />}
    </HandPlace>
  );
}
