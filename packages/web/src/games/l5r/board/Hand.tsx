import type { Sight } from '@kronika/kernel';
import type { SeatView } from '@kronika/l5r';
import { memo } from 'react';
import { choiceOf } from '../../../table/choosing/Place.tsx';
import '../../../table/crowd/figures.css';
import { L5rBack } from '../cards/L5rBack.tsx';
import { L5rCard } from '../cards/L5rCard.tsx';
import { HandPlace } from './HandPlace.tsx';
import { clanOf, useBoard } from './side.ts';

/** The hand below; what cannot be chosen is dimmed while something else can. */
export const Hand = memo(function Hand({ seat }: { readonly seat: SeatView }) {
  const { words } = useBoard();
  return (
    <section className="hand" aria-label={words.hand} style={{ '--crowd': seat.hand.length }}>
      {seat.hand.map((sight, place) => (
        <HandCard
          key={sight.face === 'up' ? sight.card : `down${place}`}
          sight={sight}
          seat={seat.seat}
          clan={clanOf(seat)}
        />
      ))}
    </section>
  );
});

interface HandCardProps {
  readonly sight: Sight;
  readonly seat: number;
  readonly clan: ReturnType<typeof clanOf>;
}

const HandCard = memo(function HandCard({ sight, seat, clan }: HandCardProps) {
  const { lang } = useBoard();
  if (sight.face === 'down')
    return (
      <div className="handcard">
        <L5rBack deck="conflict" clan={clan} lang={lang} />
      </div>
    );
  const { card, printed } = sight;
  return (
    <HandPlace card={card} printed={printed} seat={seat} className="handcard">
      {(state) => {
        const choice = choiceOf(state, 'dimmed');
        return (
          <L5rCard
            printed={printed}
            size="t"
            lang={lang}
            place="hand"
            {...(choice === undefined ? {} : { state: { choice } })}
          />
        );
      }}
    </HandPlace>
  );
});
