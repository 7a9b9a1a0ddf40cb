import type { SeatView } from '@kronika/agot';
import type { Sight } from '@kronika/kernel';
import { memo } from 'react';
import { CardBack } from '../../cards/CardBack.tsx';
import { FACTION_BADGES } from '../badges.ts';
import { FACE_WORDS } from '../cards/words.ts';
import { CardPlace } from './CardPlace.tsx';
import { factionOf, useBoard } from './side.ts';

/** The hand below, and before the first round what was placed from it. */
export const Hand = memo(function Hand({ seat }: { readonly seat: SeatView }) {
  const { words } = useBoard();
  return (
    <>
      {seat.setup.length > 0 && (
        <section className="hand setup" aria-label={words.setupCards}>
          <Cards sights={seat.setup} seat={seat} />
        </section>
      )}
      <section className="hand" aria-label={words.hand}>
        <Cards sights={seat.hand} seat={seat} />
      </section>
    </>
  );
});

function Cards({ sights, seat }: { readonly sights: readonly Sight[]; readonly seat: SeatView }) {
  const { lang } = useBoard();
  return sights.map((sight, place) =>
    sight.face === 'up' ? (
      <CardPlace
        key={sight.card}
        card={{ id: sight.card, sight }}
        where="hand"
        from={`deck:${seat.seat}`}
        to={`discard:${seat.seat}`}
        className="handcard"
      />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike
      <div key={`down${place}`} className="handcard">
        <CardBack
          allegiance={FACTION_BADGES[factionOf(seat)].allegiance}
          icon="crown"
          word={FACE_WORDS[lang].hidden}
          lang={lang}
        />
      </div>
    ),
  );
}
