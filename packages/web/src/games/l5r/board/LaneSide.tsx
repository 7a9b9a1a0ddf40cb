import type { CardId, SeatId } from '@kronika/kernel';
import type { CharacterView, L5rView } from '@kronika/l5r';
import { useRef } from 'react';
import type { Layout } from '../../../table/board-module.ts';
import type { Crowd } from '../../../table/crowd/crowd.ts';
import { crowdStyle } from '../../../table/crowd/Ranks.tsx';
import { CharacterChip } from './CharacterChip.tsx';
import { crowdOf } from './crowd.ts';
import { Group } from './Group.tsx';
import { clanOf, useBoard } from './side.ts';
import { useIsLow } from './use-is-low.ts';

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

/** One side of the lane. Where there is no height for cards, those who stand there are told in one line. */
export function LaneSide({ view, seat, crowd, marching, vacant, caption }: LaneSideProps) {
  const { words } = useBoard();
  const box = useRef<HTMLDivElement>(null);
  const isLow = useIsLow(box, CARD + crowd.above * STRIP + (caption === undefined ? 0 : CAPTION));
  const isVacant = crowd.ranks.every((rank) => rank.length === 0);
  return (
    <div ref={box} className="sidebox">
      {caption !== undefined && <span className="sidecap">{caption}</span>}
      {isLow && !isVacant ? (
        <LowSide crowd={crowd} seat={seat} marching={marching} />
      ) : (
        <div className={`side ${clanAt(view, seat)} ${crowd.fit}`} style={crowdStyle(crowd)}>
          {isVacant ? (
            <span className="nothing">{vacant ?? words.nobody}</span>
          ) : (
            <Group crowd={crowd} seat={seat} marching={marching} />
          )}
        </div>
      )}
    </div>
  );
}

/** The height of the smallest card with its margins, of what looks out above it, and of a caption, in pixels. */
const CARD = 82;
const STRIP = 23;
const CAPTION = 16;

function LowSide({ crowd, seat, marching }: Pick<LaneSideProps, 'crowd' | 'seat' | 'marching'>) {
  return (
    <div className="hts low">
      {crowd.ranks.flat().map(({ one }) => (
        <CharacterChip
          key={one.id}
          character={one}
          from={`hand:${seat}`}
          to={`dynastyDiscard:${seat}`}
          isMarching={marching.includes(one.id)}
        />
      ))}
    </div>
  );
}
