import { factOf, type SeatView } from '@kronika/agot';
import type { Sight } from '@kronika/kernel';
import { memo } from 'react';
import { ThumbBack } from '../../../cards/Thumb.tsx';
import { cardPlace } from '../../../table/choosing/controls.ts';
import { Place } from '../../../table/choosing/Place.tsx';
import { lookedCard } from '../../../table/looked.ts';
import { useSeatName } from '../../../table/session/context.ts';
import { FACTION_BADGES } from '../badges.ts';
import { cardLabel } from '../cards/label.ts';
import { useBoard } from './side.ts';
import { Thumb } from './Thumb.tsx';

interface SmallHandProps {
  readonly seat: SeatView;
  /** A match that is watched shows all hands as far as they are known; who may know everything sees those of the others. */
  readonly as: 'watchedhand near' | 'watchedhand far' | 'farhand';
}

/** A hand that lies where everybody's cards are, small, with what was placed from it before the first round. */
export const SmallHand = memo(function SmallHand({ seat, as }: SmallHandProps) {
  const { words } = useBoard();
  const name = useSeatName(seat.seat);
  return (
    <section className={as} aria-label={words.handOf(name)}>
      {[...seat.hand, ...seat.setup].map((sight, place) => (
        <SmallCard key={sight.face === 'up' ? sight.card : `down${place}`} sight={sight} seat={seat} />
      ))}
    </section>
  );
});

function SmallCard({ sight, seat }: { readonly sight: Sight; readonly seat: SeatView }) {
  const { lang } = useBoard();
  if (sight.face === 'down') return <ThumbBack allegiance={FACTION_BADGES[seat.allegiance].allegiance} />;
  const { card, printed } = sight;
  return (
    <Place
      place={cardPlace(card)}
      looked={lookedCard(printed, card)}
      flip={`c${card}`}
      from={`deck:${seat.seat}`}
      to={`discard:${seat.seat}`}
      label={cardLabel(factOf(printed), {}, lang)}
      className="smallcard"
    >
      {(state) => (
        <>
          <Thumb printed={printed} cost="shown" />
          {state.startsWith('is') && <span className="check">{state.slice(3) || '✓'}</span>}
        </>
      )}
    </Place>
  );
}
