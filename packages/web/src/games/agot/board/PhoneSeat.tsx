import type { AgotView, SeatView } from '@kronika/agot';
import { seatThing } from '@kronika/kernel';
import { memo, type ReactNode } from 'react';
import { Mon } from '../../../cards/Mon.tsx';
import { Icon } from '../../../sprite/Icon.tsx';
import { Place } from '../../../table/choosing/Place.tsx';
import { seatPlace } from '../../../table/choosing/place-names.ts';
import { SeatClock } from '../../../table/clock/SeatClock.tsx';
import '../../../table/crowd/seats.css';
import { Count } from '../../../table/motion/Count.tsx';
import { useSeatTitle } from '../../../table/session/context.ts';
import { SeatPresence } from '../../../table/session/SeatPresence.tsx';
import { FACTION_BADGES } from '../badges.ts';
import { useSeatWords } from './SeatPanel.tsx';
import { Challenges, ENOUGH, Track } from './SeatParts.tsx';
import { useBoard } from './side.ts';

interface PhoneSeatProps {
  readonly seat: SeatView;
  readonly view: AgotView;
  readonly children?: ReactNode;
}

/** A seat in one line; its lower edge is the way to 15. */
export const PhoneSeat = memo(function PhoneSeat({ seat, view, children }: PhoneSeatProps) {
  const { words } = useBoard();
  const name = useSeatTitle(seat.seat);
  const badge = FACTION_BADGES[seat.allegiance];
  const isActive = view.active === seat.seat;
  return (
    <section className={`aseat ${badge.allegiance}${isActive ? ' active' : ''}`} aria-label={name}>
      <Place
        place={seatPlace(seat.seat)}
        looked={seatThing(seat.seat)}
        label={useSeatWords(seat, view)}
        className="who"
      >
        {() => (
          <>
            <Mon badge={badge} place="line" />
            <span className="whois">
              <b className="seatname">
                <SeatPresence seat={seat.seat} />
                {name}
              </b>
              <span className="under">
                {view.first === seat.seat && (
                  <span className="firstmark" title={words.first}>
                    <Icon name="flying-flag" />
                  </span>
                )}
                {view.phase === 'challenges' && <Challenges seat={seat} view={view} />}
              </span>
            </span>
          </>
        )}
      </Place>
      <SeatClock seat={seat.seat} />
      <span className="v gold" data-part={`gold:${seat.seat}`}>
        <Icon name="two-coins" />
        <span className="vh">{words.gold} </span>
        <b>
          <Count value={seat.gold} />
        </b>
      </span>
      <span className="v" data-anchor={`hand:${seat.seat}`}>
        <Icon name="poker-hand" />
        <span className="vh">{words.inHand} </span>
        <b>{seat.hand.length}</b>
      </span>
      <span className="v p" data-part={`power:${seat.seat}`}>
        <Icon name="crown" />
        <span className="vh">{words.power(seat.power)}</span>
        <b aria-hidden="true">
          <Count value={seat.power} />
          <small>/{ENOUGH}</small>
        </b>
      </span>
      {children}
      <Track seat={seat} />
    </section>
  );
});
