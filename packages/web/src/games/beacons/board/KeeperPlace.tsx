import { BEACONS_WORDS, type BeaconsSeatView, type BeaconsView, keeperThing } from '@kronika/examples';
import { keyOf } from '@kronika/kernel';
import { Mon } from '../../../cards/Mon.tsx';
import { Place } from '../../../table/choosing/Place.tsx';
import { badgeOf } from '../badges.ts';
import { At } from './At.tsx';
import { keeperAbout } from './labels.ts';
import { keeperPoint } from './layout.ts';
import { useBoard } from './scope.ts';
import { useNamed } from './use-named.ts';

interface KeeperPlaceProps {
  readonly view: BeaconsView;
  readonly seat: BeaconsSeatView;
}

/** The figure of a seat; none for one that gave up. */
export function KeeperPlace({ view, seat }: KeeperPlaceProps) {
  const { lang } = useBoard();
  const named = useNamed();
  const thing = keeperThing(seat.seat);
  if (seat.hex === null) return undefined;
  const { board, seat: nameOf } = BEACONS_WORDS[lang];
  const label = named([nameOf(seat.seat), keeperAbout(seat, lang), board.keeper(seat.hex)].join(', '));
  return (
    <At point={keeperPoint(view, seat.hex)}>
      <Place
        place={keyOf(thing)}
        looked={thing}
        flip={keyOf(thing)}
        label={label}
        className={`bea-keeper${view.turn?.seat === seat.seat ? ' moves' : ''}`}
      >
        {() => (
          <span className="token">
            <Mon badge={badgeOf(view, seat.seat)} place="line" />
          </span>
        )}
      </Place>
    </At>
  );
}
