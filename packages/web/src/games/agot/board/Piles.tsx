import type { SeatView } from '@kronika/agot';
import type { PrintedId, Sight } from '@kronika/kernel';
import { memo } from 'react';
import { ThumbBack } from '../../../cards/Thumb.tsx';
import { Icon } from '../../../sprite/Icon.tsx';
import type { IconName } from '../../../sprite/names.ts';
import { PileButton } from '../../../table/choosing/PileButton.tsx';
import { FACTION_BADGES } from '../badges.ts';
import { useBoard } from './side.ts';
import { Thumb } from './Thumb.tsx';
import type { PileKind } from './words.ts';

export const PILE_ICONS: Readonly<Record<PileKind, IconName>> = {
  deck: 'card-draw',
  discard: 'card-discard',
  dead: 'tombstone',
  plotDeck: 'scroll-unfurled',
  usedPlots: 'x-check',
};

interface PilesProps {
  readonly seat: SeatView;
}

/** The deck and the piles of cards that were discarded or died, with the card that lies on top. */
export const Piles = memo(function Piles({ seat }: PilesProps) {
  const back = FACTION_BADGES[seat.allegiance].allegiance;
  return (
    <div className="piles0">
      <Pile seat={seat} kind="deck" size={seat.deck.size} known={seat.deck.known} back={back} />
      <Pile seat={seat} kind="discard" size={seat.discard.length} known={seat.discard} top={topOf(seat.discard)} />
      <Pile seat={seat} kind="dead" size={seat.dead.length} known={seat.dead} top={topOf(seat.dead)} />
    </div>
  );
});

/** What is left of a plot deck, and the plots that were used. */
export const PlotPiles = memo(function PlotPiles({ seat }: PilesProps) {
  return (
    <div className="plotpiles">
      <Pile seat={seat} kind="plotDeck" size={seat.plotDeck.length} known={seat.plotDeck} />
      <Pile seat={seat} kind="usedPlots" size={seat.usedPlots.length} known={seat.usedPlots} />
    </div>
  );
});

function topOf(pile: readonly Sight[]): PrintedId | undefined {
  const top = pile.at(-1);
  return top?.face === 'up' ? top.printed : undefined;
}

interface PileProps {
  readonly seat: SeatView;
  readonly kind: PileKind;
  readonly size: number;
  readonly known: readonly Sight[];
  readonly top?: PrintedId | undefined;
  readonly back?: string;
}

function Pile({ seat, kind, size, known, top, back }: PileProps) {
  const { words } = useBoard();
  const title = words.piles[kind];
  const told = `${title}: ${words.cards(size)}`;
  return (
    <PileButton seat={seat.seat} kind={kind} title={title} told={told} known={known} className="pile0">
      {top !== undefined ? (
        <Thumb printed={top} cost="hidden" />
      ) : back !== undefined && size > 0 ? (
        <ThumbBack allegiance={back} />
      ) : (
        <span className="nopile">
          <Icon name={PILE_ICONS[kind]} />
        </span>
      )}
      <span className="counted">
        <small>{title}</small> <b>{size}</b>
      </span>
    </PileButton>
  );
}
