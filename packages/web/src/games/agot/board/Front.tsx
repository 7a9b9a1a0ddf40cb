import type { CharacterView, SeatView } from '@kronika/agot';
import { memo } from 'react';
import type { Layout } from '../../../table/board-module.ts';
import type { Crowd } from '../../../table/crowd/crowd.ts';
import { crowdStyle, Ranks } from '../../../table/crowd/Ranks.tsx';
import { charactersPart } from '../../../table/log/left-part.ts';
import { useSeatName } from '../../../table/session/context.ts';
import { crowdOf } from './crowd.ts';
import { Figure } from './Figure.tsx';
import { useBoard } from './side.ts';
import { Unit } from './Unit.tsx';
import { formOf, type TileHeight } from './units.ts';

interface FrontProps {
  readonly seat: SeatView;
  readonly ground?: 'front' | 'calm front';
  readonly layout?: Layout;
  /** How high the tiles are where there are many. */
  readonly tiles?: TileHeight;
  /** How they are drawn, where it does not depend on how many they are. */
  readonly form?: 'tiles';
}

/** The characters that take no part in a challenge. */
export const Front = memo(function Front({
  seat,
  ground = 'front',
  layout = 'desktop',
  tiles = 'tall',
  form: given,
}: FrontProps) {
  const { words } = useBoard();
  const name = useSeatName(seat.seat);
  const here = seat.characters.filter(({ part }) => part === 'none');
  const form = given ?? formOf(seat.characters.length);
  if (form === 'tiles')
    return (
      <section
        className={`front units ${tiles}${here.length === 0 ? ' vacant' : ''}`}
        data-part={charactersPart(seat.seat)}
        aria-label={words.charactersOf(name)}
      >
        {here.map((one) => (
          <Unit
            key={one.id}
            character={one}
            height={tiles}
            from={`hand:${one.controller}`}
            to={`discard:${one.owner}`}
          />
        ))}
      </section>
    );
  const crowd = crowdOf(here, ground, layout);
  const isVacant = crowd.ranks.every((rank) => rank.length === 0);
  return (
    <section
      className={`home front ${crowd.fit}${isVacant ? ' vacant' : ''}`}
      data-part={charactersPart(seat.seat)}
      aria-label={words.charactersOf(name)}
      style={crowdStyle(crowd)}
    >
      <Figures crowd={crowd} />
    </section>
  );
});

/** Characters that stand together; each goes back to whom it belongs. */
export function Figures({ crowd }: { readonly crowd: Crowd<CharacterView> }) {
  return (
    <Ranks crowd={crowd}>
      {({ one, wearing, breadth }) => (
        <Figure
          key={one.id}
          character={one}
          wearing={wearing}
          breadth={breadth}
          from={`hand:${one.controller}`}
          to={`discard:${one.owner}`}
        />
      )}
    </Ranks>
  );
}
