import type { SeatView } from '@kronika/l5r';
import { memo } from 'react';
import type { Layout } from '../../../table/board-module.ts';
import { crowdStyle } from '../../../table/crowd/Ranks.tsx';
import { useSeatName } from '../../../table/session/context.ts';
import { crowdOf, type Ground } from './crowd.ts';
import { Group } from './Group.tsx';
import { useBoard } from './side.ts';

interface HomeProps {
  readonly seat: SeatView;
  readonly side: 'near' | 'far';
  readonly ground: Exclude<Ground, 'lane'>;
  readonly layout: Layout;
}

/** The characters at home. */
export const Home = memo(function Home({ seat, side, ground, layout }: HomeProps) {
  const { words } = useBoard();
  const name = useSeatName(seat.seat);
  const crowd = crowdOf(
    seat.characters.filter(({ at }) => at === 'home'),
    ground,
    layout,
  );
  const isVacant = crowd.ranks.every((rank) => rank.length === 0);
  return (
    <section
      className={`home ${side} ${crowd.fit}${isVacant ? ' vacant' : ''}`}
      aria-label={words.homeOf(name)}
      style={crowdStyle(crowd)}
    >
      <Group crowd={crowd} seat={seat.seat} />
    </section>
  );
});
