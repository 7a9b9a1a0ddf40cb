import type { SeatView } from '@kronika/agot';
import type { Sight } from '@kronika/kernel';
import { memo } from 'react';
import { PileButton } from '../../table/choosing/PileButton.tsx';
import { useSeatName } from '../../table/session/context.ts';
import { CardPlace } from './CardPlace.tsx';
import { Worn } from './Figure.tsx';
import { playedState } from './find-card.ts';
import { useBoard } from './side.ts';
import type { PileKind } from './words.ts';

/** Behind the characters: the locations, and the piles that may be looked through. */
export const BackRow = memo(function BackRow({ seat }: { readonly seat: SeatView }) {
  const { words } = useBoard();
  const name = useSeatName(seat.seat);
  const to = `discard:${seat.seat}`;
  return (
    <section className="backrow" aria-label={words.locationsOf(name)}>
      {seat.locations.map((location) => (
        <div key={location.id} className={location.stance === 'kneeling' ? 'figure lies' : 'figure'}>
          <Worn attachments={location.attachments} duplicates={location.duplicates} host={location} to={to} />
          <CardPlace card={location} state={playedState(location)} from={`hand:${seat.seat}`} to={to} />
        </div>
      ))}
      <span className="sep" />
      <Pile seat={seat} kind="deck" size={seat.deck.size} known={seat.deck.known} />
      <Pile seat={seat} kind="discard" size={seat.discard.length} known={seat.discard} />
      <Pile seat={seat} kind="dead" size={seat.dead.length} known={seat.dead} />
      <Pile seat={seat} kind="plotDeck" size={seat.plotDeck.length} known={seat.plotDeck} />
      <Pile seat={seat} kind="usedPlots" size={seat.usedPlots.length} known={seat.usedPlots} />
    </section>
  );
});

interface PileProps {
  readonly seat: SeatView;
  readonly kind: PileKind;
  readonly size: number;
  readonly known: readonly Sight[];
}

function Pile({ seat, kind, size, known }: PileProps) {
  const { words } = useBoard();
  const title = words.piles[kind];
  const told = `${title}: ${words.cards(size)}`;
  return (
    <PileButton seat={seat.seat} kind={kind} title={title} told={told} known={known} className="pile0">
      <b>{size}</b>
      <small>{title}</small>
    </PileButton>
  );
}
