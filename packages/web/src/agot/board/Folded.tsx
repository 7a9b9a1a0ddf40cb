import type { SeatView } from '@kronika/agot';
import { memo } from 'react';
import { Icon } from '../../sprite/Icon.tsx';
import type { IconName } from '../../sprite/names.ts';
import { useSeatName } from '../../table/session/context.ts';
import { PILE_ICONS, Piles, PlotPiles } from './Piles.tsx';
import { useBoard } from './side.ts';
import { Tile, Tiles } from './Tiles.tsx';
import { Copies, Worn } from './Worn.tsx';

interface FoldedProps {
  readonly seat: SeatView;
  /** Where there is no challenge, the locations lie in the open. */
  readonly locations: 'folded' | 'shown';
}

/** What a phone has no room for, as three counts that open: locations, faction and agenda, and all piles. */
export const Folded = memo(function Folded({ seat, locations }: FoldedProps) {
  const { words } = useBoard();
  const name = useSeatName(seat.seat);
  const { faction, agenda, title } = seat;
  const counts: readonly { readonly icon: IconName; readonly word: string; readonly count: number }[] = [
    { icon: 'castle', word: words.locations, count: seat.locations.length },
    { icon: PILE_ICONS.discard, word: words.piles.discard, count: seat.discard.length },
    { icon: PILE_ICONS.dead, word: words.piles.dead, count: seat.dead.length },
  ];
  return (
    <details className="fold0">
      <summary aria-label={[words.holdings(name), ...counts.map(({ word, count }) => `${word} ${count}`)].join(', ')}>
        {counts.map(({ icon, count }) => (
          <span key={icon} aria-hidden="true">
            <Icon name={icon} />
            {count}
          </span>
        ))}
      </summary>
      <div className="panel unfolded">
        <div className="tiles">
          {locations === 'folded' && <Tiles seat={seat} />}
          {faction !== null && (
            <div className="holding">
              <Tile card={faction} />
              <Copies host={faction} to={`discard:${seat.seat}`} />
              <Worn host={faction} to={`discard:${seat.seat}`} />
            </div>
          )}
          {agenda.map((card) => (
            <Tile key={card.id} card={card} />
          ))}
          {title !== null && <Tile card={title} />}
        </div>
        <Piles seat={seat} />
        <PlotPiles seat={seat} />
      </div>
    </details>
  );
});
