import { CLAN_NAMES } from '@kronika/l5r';
import { memo, type ReactNode } from 'react';
import { Mon } from '../../../cards/Mon.tsx';
import { Icon } from '../../../sprite/Icon.tsx';
import { Place } from '../../../table/choosing/Place.tsx';
import { seatPlace } from '../../../table/choosing/place-names.ts';
import { SeatClock } from '../../../table/clock/SeatClock.tsx';
import '../../../table/crowd/seats.css';
import { Count } from '../../../table/motion/Count.tsx';
import { Drawer } from '../../../table/overlay/Drawer.tsx';
import { useSeatTitle } from '../../../table/session/context.ts';
import { SeatPresence, usePresenceWords } from '../../../table/session/SeatPresence.tsx';
import { CLAN_BADGES } from '../badges.ts';
import { conflictIcon } from './conflict-types.ts';
import { Piles } from './Piles.tsx';
import { Role } from './Role.tsx';
import { DialView, type SeatProps } from './SeatPanel.tsx';
import { clanOf, useBoard } from './side.ts';

/** A seat in one line. */
export const PhoneSeat = memo(function PhoneSeat({
  seat,
  isFirst,
  favor,
  children,
}: SeatProps & { readonly children?: ReactNode }) {
  const { lang, words } = useBoard();
  const name = useSeatTitle(seat.seat);
  const there = usePresenceWords(seat.seat);
  const clan = clanOf(seat);
  return (
    <section className={`pseat ${clan}`} aria-label={name}>
      <Place place={seatPlace(seat.seat)} label={`${name}, ${CLAN_NAMES[clan][lang]}, ${there}`} className="who">
        {() => (
          <>
            <Mon badge={CLAN_BADGES[clan]} place="line" />
            <span className="whois">
              <b className="seatname">
                <SeatPresence seat={seat.seat} />
                {name}
              </b>
              <span className="under">
                <span className="v marks">
                  {isFirst && (
                    <span title={words.first}>
                      <Icon name="flying-flag" />
                      <span className="vh">{words.first}</span>
                    </span>
                  )}
                  {favor?.holder === seat.seat && (
                    <span title={words.favor}>
                      <Icon name="crown" />
                      <Icon name={conflictIcon(favor.side)} />
                      <span className="vh">
                        {words.favor} {words.favorSide[favor.side]}
                      </span>
                    </span>
                  )}
                </span>
              </span>
            </span>
          </>
        )}
      </Place>
      <SeatClock seat={seat.seat} />
      <span className="v honor" data-part={`honor:${seat.seat}`}>
        <Icon name="spoted-flower" />
        <span className="vh">{words.honor} </span>
        <b>
          <Count value={seat.honor} />
        </b>
      </span>
      <span className="v fate" data-part={`fate:${seat.seat}`}>
        <Icon name="triple-yin" />
        <span className="vh">{words.fate} </span>
        <b>
          <Count value={seat.fate} />
        </b>
      </span>
      <span className="v" data-anchor={`hand:${seat.seat}`}>
        <Icon name="poker-hand" />
        <span className="vh">{words.cards(seat.hand.length)}</span>
        <b aria-hidden="true">{seat.hand.length}</b>
      </span>
      <DialView seat={seat} />
      <Drawer className="phonepiles">
        <summary className="tool" aria-label={words.piles.dynastyDiscard}>
          <Icon name="card-draw" />
        </summary>
        <div className="panel">
          <Piles seat={seat} />
          <Role role={seat.role} />
        </div>
      </Drawer>
      {children}
    </section>
  );
});
