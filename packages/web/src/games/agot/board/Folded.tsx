import type { SeatView } from '@kronika/agot';
import { memo } from 'react';
import { Icon } from '../../../sprite/Icon.tsx';
import type { IconName } from '../../../sprite/names.ts';
import type { PlaceName } from '../../../table/choosing/controls.ts';
import { pilePlace } from '../../../table/choosing/place-names.ts';
import { Drawer } from '../../../table/overlay/Drawer.tsx';
import { useSeatName } from '../../../table/session/context.ts';
import { PILE_ICONS, Piles, PlotPiles } from './Piles.tsx';
import { useBoard } from './side.ts';
import { Tile, Tiles } from './Tiles.tsx';
import { Copies, Worn } from './Worn.tsx';

interface FoldedProps {
  readonly seat: SeatView;
  /** Where there is no challenge, the locations lie in the open. */
  readonly locations: 'folded' | 'shown';
}

interface FoldedCount {
  readonly icon: IconName;
  readonly word: string;
  readonly count: number;
  /** What is counted, for who points at it while it is folded. */
  readonly part?: PlaceName;
}

/** What a phone has no room for, as three counts that open: locations, faction and agenda, and all piles. */
export const Folded = memo(function Folded({ seat, locations }: FoldedProps) {
  const { words } = useBoard();
  const name = useSeatName(seat.seat);
  const { faction, agenda, title } = seat;
  const counts: readonly FoldedCount[] = [
    { icon: 'castle', word: words.locations, count: seat.locations.length },
    {
      icon: PILE_ICONS.discard,
      word: words.piles.discard,
      count: seat.discard.length,
      part: pilePlace('discard', seat.seat),
    },
    { icon: PILE_ICONS.dead, word: words.piles.dead, count: seat.dead.length, part: pilePlace('dead', seat.seat) },
  ];
  return (
    <Drawer className="fold0">
      <summary>
        <em className="vh">{words.holdings(name)}</em>
        {counts.map(({ icon, word, count, part }) => (
          <span key={icon} data-part={part}>
            <Icon name={icon} />
            <em className="vh">{word} </em>
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
    </Drawer>
  );
});
