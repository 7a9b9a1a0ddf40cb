import type { CardId, PrintedId } from '@kronika/kernel';
import { factOf } from '@kronika/l5r';
import type { ReactNode } from 'react';
import { cardPlace } from '../../../table/choosing/controls.ts';
import { Place } from '../../../table/choosing/Place.tsx';
import { lookedCard } from '../../../table/looked.ts';
import type { PlaceState } from '../../../table/session/session-state.ts';
import { cardLabel } from '../cards/label.ts';
import { useBoard } from './side.ts';

interface HandPlaceProps {
  readonly card: CardId;
  readonly printed: PrintedId;
  readonly seat: number;
  readonly className: string;
  readonly children: (state: PlaceState) => ReactNode;
}

/** A known card of a hand: it comes from the conflict deck, and goes to the conflict discard pile. */
export function HandPlace({ card, printed, seat, className, children }: HandPlaceProps) {
  const { lang } = useBoard();
  return (
    <Place
      place={cardPlace(card)}
      looked={lookedCard(printed, card)}
      flip={`c${card}`}
      from={`conflictDeck:${seat}`}
      to={`conflictDiscard:${seat}`}
      label={cardLabel(factOf(printed), {}, lang)}
      className={className}
    >
      {children}
    </Place>
  );
}
