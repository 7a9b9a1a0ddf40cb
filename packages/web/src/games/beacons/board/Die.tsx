import { type BeaconsView, DIE } from '@kronika/examples';
import { keyOf } from '@kronika/kernel';
import { Place } from '../../../table/choosing/Place.tsx';
import { useSeatName } from '../../../table/session/context.ts';
import { DieFace } from './DieFace.tsx';
import { useBoard } from './scope.ts';

/** What was rolled, by whom, and how many steps are left of it. */
export function Die({ turn }: { readonly turn: NonNullable<BeaconsView['turn']> }) {
  const { words } = useBoard();
  const name = useSeatName(turn.seat);
  const left = words.stepsLeft(turn.left);
  return (
    <Place
      place={keyOf(DIE)}
      looked={DIE}
      label={`${name}, ${words.die} ${turn.roll}, ${left}`}
      className="bea-die panel"
    >
      {() => (
        <>
          <DieFace roll={turn.roll} />
          <span className="rolled">
            <b>{name}</b>
            <small>{left}</small>
          </span>
        </>
      )}
    </Place>
  );
}
