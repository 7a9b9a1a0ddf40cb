import type { CardId, SeatId } from '@kronika/kernel';
import type { CharacterView, L5rView } from '@kronika/l5r';
import type { Layout } from '../../../table/board-module.ts';
import type { Crowd } from '../../../table/crowd/crowd.ts';
import { crowdStyle } from '../../../table/crowd/Ranks.tsx';
import { crowdOf } from './crowd.ts';
import { Group } from './Group.tsx';
import { clanOf, useBoard } from './side.ts';

/** Those of a seat who take part, and those who are marked to. */
export function laneCrowd(
  view: L5rView,
  seat: SeatId,
  layout: Layout,
  marching: readonly CardId[],
): Crowd<CharacterView> {
  const characters = view.seats[seat]?.characters ?? [];
  return crowdOf(
    characters.filter(({ at, id }) => at === 'conflict' || marching.includes(id)),
    'lane',
    layout,
  );
}

export function clanAt(view: L5rView, seat: SeatId): string {
  const there = view.seats[seat];
  return there === undefined ? 'neutral' : clanOf(there);
}

interface LaneSideProps {
  readonly view: L5rView;
  readonly seat: SeatId;
  readonly crowd: Crowd<CharacterView>;
  readonly marching: readonly CardId[];
  /** What stands there while nobody does. */
  readonly vacant?: string;
  /** What is said above those who stand there. */
  readonly caption?: string | undefined;
}

/** One side of the lane. */
export function LaneSide({ view, seat, crowd, marching, vacant, caption }: LaneSideProps) {
  const { words } = useBoard();
  const isVacant = crowd.ranks.every((rank) => rank.length === 0);
  return (
    <div className="sidebox">
      {caption !== undefined && <span className="sidecap">{caption}</span>}
      <div className={`side ${clanAt(view, seat)} ${crowd.fit}`} style={crowdStyle(crowd)}>
        {isVacant ? (
          <span className="nothing">{vacant ?? words.nobody}</span>
        ) : (
          <Group crowd={crowd} seat={seat} marching={marching} />
        )}
      </div>
    </div>
  );
}
