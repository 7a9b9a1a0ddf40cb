import { BEACONS_WORDS, keeperThing } from '@kronika/examples';
import type { ReactNode } from 'react';
import { Mon } from '../../../cards/Mon.tsx';
import { Icon } from '../../../sprite/Icon.tsx';
import { Place } from '../../../table/choosing/Place.tsx';
import { seatPlace } from '../../../table/choosing/place-names.ts';
import { SeatClock } from '../../../table/clock/SeatClock.tsx';
import { useSeatName } from '../../../table/session/context.ts';
import { SeatPresence, usePresenceWords } from '../../../table/session/SeatPresence.tsx';
import { badgeOf } from '../badges.ts';
import { Embers } from './Embers.tsx';
import { keeperAbout } from './labels.ts';
import type { SeatProps } from './SeatPanel.tsx';
import { useBoard } from './scope.ts';

/** A seat in two short lines; what its keeper can do is shown when one rests a finger on it. */
export function PhoneSeat({ view, seat, children }: SeatProps & { readonly children?: ReactNode }) {
  const { lang, words } = useBoard();
  const { board } = BEACONS_WORDS[lang];
  const name = useSeatName(seat.seat);
  const there = usePresenceWords(seat.seat);
  const badge = badgeOf(view, seat.seat);
  const team = view.format === 'teams' ? [board.team(seat.team)] : [];
  return (
    <section
      className={`bea-pseat ${badge.allegiance}${seat.hex === null ? ' gone' : ''}${view.turn?.seat === seat.seat ? ' moves' : ''}`}
      aria-label={name}
    >
      <Place
        place={seatPlace(seat.seat)}
        looked={keeperThing(seat.seat)}
        label={[name, keeperAbout(seat, lang), ...team, there].join(', ')}
        className="who"
      >
        {() => (
          <>
            <Mon badge={badge} place="line" />
            <b className="seatname">
              <SeatPresence seat={seat.seat} />
              {name}
            </b>
          </>
        )}
      </Place>
      <SeatClock seat={seat.seat} />
      <span className="v fires">
        <Icon name="flame" />
        <span className="vh">{words.beacons} </span>
        <b>{seat.beacons}</b>
      </span>
      {seat.hex === null ? <small>{board.gone}</small> : <Embers embers={seat.embers} carries={seat.carries} />}
      {seat.wins > 0 && (
        <span className="v wins">
          <Icon name="crown" />
          <span className="vh">{board.wins(seat.wins)}</span>
          <b aria-hidden="true">{seat.wins}</b>
        </span>
      )}
      {children}
    </section>
  );
}
