import type { CardId } from '@kronika/kernel';
import type { SeatView } from '@kronika/l5r';
import { memo } from 'react';
import { charactersPart } from '../../../table/log/left-part.ts';
import { useSeatName } from '../../../table/session/context.ts';
import { CharacterChip } from './CharacterChip.tsx';
import { useBoard } from './side.ts';

interface HomeChipsProps {
  readonly seat: SeatView;
  /** Those who are marked to go to the conflict, and stand there already. */
  readonly marching: readonly CardId[];
}

/** The characters at home in one line, for when the conflict needs the room of a small screen. */
export const HomeChips = memo(function HomeChips({ seat, marching }: HomeChipsProps) {
  const { words } = useBoard();
  const name = useSeatName(seat.seat);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard
    <section className="hts" data-part={charactersPart(seat.seat)} aria-label={words.homeOf(name)} tabIndex={0}>
      {seat.characters
        .filter(({ at, id }) => at === 'home' && !marching.includes(id))
        .map((character) => (
          <CharacterChip
            key={character.id}
            character={character}
            to={`dynastyDiscard:${seat.seat}`}
            from={`hand:${seat.seat}`}
          />
        ))}
    </section>
  );
});
