import { factOf, type LyingCard, type SeatView } from '@kronika/agot';
import { memo } from 'react';
import { ThumbBack } from '../../../cards/Thumb.tsx';
import { cardPlace } from '../../../table/choosing/controls.ts';
import { Place } from '../../../table/choosing/Place.tsx';
import { lookedAt } from '../../../table/looked.ts';
import type { AgotCardState } from '../cards/card-state.ts';
import { cardLabel } from '../cards/label.ts';
import { FACE_WORDS } from '../cards/words.ts';
import { playedState } from './find-card.ts';
import { useBoard } from './side.ts';
import { Thumb } from './Thumb.tsx';
import { Copies, Worn } from './Worn.tsx';

/** The faction card of a seat, its agenda and its title, as pictures: what they are called stands beside them. */
export const SeatCards = memo(function SeatCards({ seat }: { readonly seat: SeatView }) {
  const { faction, agenda, title } = seat;
  return (
    <span className="seatthumbs">
      {faction !== null && <SeatCard card={faction} state={playedState(faction)} />}
      {agenda.map((card) => (
        <SeatCard key={card.id} card={card} />
      ))}
      {title !== null && <SeatCard card={title} />}
      {faction !== null && <Copies host={faction} to={`discard:${seat.seat}`} />}
      {faction !== null && <Worn host={faction} to={`discard:${seat.seat}`} />}
    </span>
  );
});

function SeatCard({ card, state = {} }: { readonly card: LyingCard; readonly state?: AgotCardState }) {
  const { lang } = useBoard();
  const { id, sight } = card;
  const stance = state.stance ?? 'ready';
  const label = sight.face === 'up' ? cardLabel(factOf(sight.printed), state, lang) : FACE_WORDS[lang].hidden;
  return (
    <Place
      place={cardPlace(id)}
      looked={lookedAt(sight)}
      flip={`c${id}`}
      label={label}
      stance={stance}
      className={`seatthumb ${stance}`}
    >
      {(choice) => (
        <>
          {sight.face === 'up' ? (
            <Thumb printed={sight.printed} cost="hidden" stance={stance} />
          ) : (
            <ThumbBack allegiance="neutral" />
          )}
          {choice.startsWith('is') && <span className="check">{choice.slice(3) || '✓'}</span>}
        </>
      )}
    </Place>
  );
}
