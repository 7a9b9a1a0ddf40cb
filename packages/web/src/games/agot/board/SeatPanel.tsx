import { type AgotView, cardName, FACTION_NAMES, factOf, type SeatView } from '@kronika/agot';
import { type Lang, seatThing } from '@kronika/kernel';
import { memo } from 'react';
import { Mon } from '../../../cards/Mon.tsx';
import { Icon } from '../../../sprite/Icon.tsx';
import { Place } from '../../../table/choosing/Place.tsx';
import { seatPlace } from '../../../table/choosing/place-names.ts';
import { SeatClock } from '../../../table/clock/SeatClock.tsx';
import '../../../table/crowd/seats.css';
import { Count } from '../../../table/motion/Count.tsx';
import { useSeatName, useSeatTitle } from '../../../table/session/context.ts';
import { SeatPresence, usePresenceWords } from '../../../table/session/SeatPresence.tsx';
import { FACTION_BADGES } from '../badges.ts';
import { SeatCards } from './SeatCards.tsx';
import { Challenges, Power } from './SeatParts.tsx';
import { useBoard } from './side.ts';

interface SeatPanelProps {
  readonly seat: SeatView;
  readonly view: AgotView;
}

/** Everything public about a seat, at one glance. */
export const SeatPanel = memo(function SeatPanel({ seat, view }: SeatPanelProps) {
  const { lang, words } = useBoard();
  const name = useSeatTitle(seat.seat);
  const badge = FACTION_BADGES[seat.allegiance];
  return (
    <section
      className={`panel seat ${badge.allegiance}${view.active === seat.seat ? ' active' : ''}`}
      aria-label={name}
    >
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
              <b className="seatname">{name}</b>
              <small>
                <SeatPresence seat={seat.seat} />
                <span className="clanname">{FACTION_NAMES[seat.allegiance][lang]}</span>
              </small>
              {agendasOf(seat, lang).map((agenda) => (
                <small key={agenda} className="agendaname">
                  {agenda}
                </small>
              ))}
            </span>
            {view.first === seat.seat && (
              <span className="first" title={words.first}>
                <Icon name="flying-flag" />
              </span>
            )}
          </>
        )}
      </Place>
      <SeatClock seat={seat.seat} />
      <Power seat={seat} />
      <div className="vals">
        <div className="val gold" data-part={`gold:${seat.seat}`}>
          <Icon name="two-coins" />
          <b>
            <Count value={seat.gold} />
          </b>
          <small>{words.gold}</small>
        </div>
        <div className="val" data-anchor={`hand:${seat.seat}`}>
          <Icon name="poker-hand" />
          <b>
            <Count value={seat.hand.length} />
          </b>
          <small>{words.inHand}</small>
        </div>
      </div>
      <div className="seatcards">
        <SeatCards seat={seat} />
        <Challenges seat={seat} view={view} />
      </div>
    </section>
  );
});

/** All that is told of a seat beside its numbers. */
export function useSeatWords(seat: SeatView, view: AgotView): string {
  const { lang, words } = useBoard();
  const name = useSeatName(seat.seat);
  const there = usePresenceWords(seat.seat);
  return [
    name,
    FACTION_NAMES[seat.allegiance][lang],
    ...agendasOf(seat, lang),
    there,
    ...(view.first === seat.seat ? [words.first] : []),
    ...(view.active === seat.seat ? [words.active] : []),
  ].join(', ');
}

function agendasOf({ agenda }: SeatView, lang: Lang): readonly string[] {
  return agenda.flatMap(({ sight }) => (sight.face === 'up' ? [cardName(factOf(sight.printed))[lang]] : []));
}
