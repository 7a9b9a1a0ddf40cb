import type { CardId } from '@kronika/kernel';
import type { SeatView } from '@kronika/l5r';
import { memo } from 'react';
import type { Layout } from '../../../table/board-module.ts';
import { crowdStyle } from '../../../table/crowd/Ranks.tsx';
import { charactersPart } from '../../../table/log/left-part.ts';
import { useMedia } from '../../../table/motion/pace.ts';
import { useSeatName } from '../../../table/session/context.ts';
import { crowdOf, type Ground } from './crowd.ts';
import { Group } from './Group.tsx';
import { HomeChips } from './HomeChips.tsx';
import { HomeTiles } from './HomeTiles.tsx';
import { useBoard } from './side.ts';
import { areMany } from './tiles.ts';

interface HomeProps {
  readonly seat: SeatView;
  readonly side: 'near' | 'far';
  readonly ground: Exclude<Ground, 'lane'>;
  readonly layout: Layout;
  /** Those who are marked to go to the conflict, and stand there already. */
  readonly marching: readonly CardId[];
}

/** On lower screens a phone has no height for a second rank of tiles either. */
const LOW = '(max-height: 760px)';

/** The characters at home. */
export const Home = memo(function Home({ seat, side, ground, layout, marching }: HomeProps) {
  const { words } = useBoard();
  const name = useSeatName(seat.seat);
  const characters = seat.characters.filter(({ at, id }) => at === 'home' && !marching.includes(id));
  const crowd = crowdOf(characters, ground, layout);
  // A phone has no height for a second rank of cards.
  const isCrowded = layout === 'desktop' ? areMany(characters.length) : crowd.fit === 'packed';
  const isLow = useMedia(LOW);
  if (isCrowded && isLow && layout === 'phone') return <HomeChips seat={seat} marching={marching} />;
  if (isCrowded)
    return (
      <section
        className={`home tiles ${side}`}
        data-part={charactersPart(seat.seat)}
        aria-label={words.homeOf(name)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard
        tabIndex={0}
      >
        <HomeTiles characters={characters} seat={seat.seat} />
      </section>
    );
  return (
    <section
      className={`home ${side} ${crowd.fit}${characters.length === 0 ? ' vacant' : ''}`}
      data-part={charactersPart(seat.seat)}
      aria-label={words.homeOf(name)}
      style={crowdStyle(crowd)}
    >
      <Group crowd={crowd} seat={seat.seat} />
    </section>
  );
});
