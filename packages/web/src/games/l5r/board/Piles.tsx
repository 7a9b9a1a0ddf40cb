import type { SeatId, Sight } from '@kronika/kernel';
import type { SeatView } from '@kronika/l5r';
import { memo } from 'react';
import { Icon } from '../../../sprite/Icon.tsx';
import type { IconName } from '../../../sprite/names.ts';
import { PileButton } from '../../../table/choosing/PileButton.tsx';
import { useBoard } from './side.ts';

interface PileProps {
  readonly seat: SeatId;
  readonly kind: 'dynastyDeck' | 'dynastyDiscard' | 'conflictDeck' | 'conflictDiscard';
  readonly icon: IconName;
  readonly size: number;
  readonly known: readonly Sight[];
}

/** The decks and discard piles of a seat. What may be looked through opens. */
export const Piles = memo(function Piles({ seat }: { readonly seat: SeatView }) {
  return (
    <div className="piles">
      <Pile
        seat={seat.seat}
        kind="dynastyDeck"
        icon="sunrise"
        size={seat.dynastyDeck.size}
        known={seat.dynastyDeck.known}
      />
      <Pile
        seat={seat.seat}
        kind="dynastyDiscard"
        icon="x-down"
        size={seat.dynastyDiscard.length}
        known={seat.dynastyDiscard}
      />
      <Pile
        seat={seat.seat}
        kind="conflictDeck"
        icon="crossed-swords"
        size={seat.conflictDeck.size}
        known={seat.conflictDeck.known}
      />
      <Pile
        seat={seat.seat}
        kind="conflictDiscard"
        icon="x-down"
        size={seat.conflictDiscard.length}
        known={seat.conflictDiscard}
      />
    </div>
  );
});

function Pile({ seat, kind, icon, size, known }: PileProps) {
  const { words } = useBoard();
  const title = words.piles[kind];
  const told = `${title}: ${words.cards(size)}`;
  return (
    <PileButton seat={seat} kind={kind} title={title} told={told} known={known} className="pile">
      <Icon name={icon} />
      {size}
    </PileButton>
  );
}
