import {
  BEACONS_WORDS,
  type BeaconsSeatView,
  type BeaconsView,
  KEEPER_WORDS,
  keeperThing,
  TOOL_WORDS,
} from '@kronika/examples';
import { Mon } from '../../../cards/Mon.tsx';
import { Icon } from '../../../sprite/Icon.tsx';
import { Place } from '../../../table/choosing/Place.tsx';
import { seatPlace } from '../../../table/choosing/place-names.ts';
import { SeatClock } from '../../../table/clock/SeatClock.tsx';
import '../../../table/crowd/seats.css';
import { Count } from '../../../table/motion/Count.tsx';
import { useSeatName } from '../../../table/session/context.ts';
import { SeatPresence, usePresenceWords } from '../../../table/session/SeatPresence.tsx';
import { badgeOf } from '../badges.ts';
import { Embers } from './Embers.tsx';
import { keeperAbout } from './labels.ts';
import { useBoard } from './scope.ts';
import { ToolIcon } from './ToolIcon.tsx';

export interface SeatProps {
  readonly view: BeaconsView;
  readonly seat: BeaconsSeatView;
}

/** A seat at one glance: who it is, its keeper and tool, its embers and beacons, its team and its chapters. */
export function SeatPanel({ view, seat }: SeatProps) {
  const { lang, words } = useBoard();
  const { board } = BEACONS_WORDS[lang];
  const name = useSeatName(seat.seat);
  const there = usePresenceWords(seat.seat);
  const badge = badgeOf(view, seat.seat);
  return (
    <section
      className={`panel seat bea-seat ${badge.allegiance}${seat.hex === null ? ' gone' : ''}${view.turn?.seat === seat.seat ? ' moves' : ''}`}
      aria-label={name}
    >
      <Place
        place={seatPlace(seat.seat)}
        looked={keeperThing(seat.seat)}
        label={[name, keeperAbout(seat, lang), there].join(', ')}
        className="who"
      >
        {() => (
          <>
            <Mon badge={badge} place="line" />
            <span className="whois">
              <b className="seatname">{name}</b>
              <small>
                <SeatPresence seat={seat.seat} />
                {seat.hex === null ? board.gone : KEEPER_WORDS[seat.keeper].name[lang]}
              </small>
            </span>
          </>
        )}
      </Place>
      <SeatClock seat={seat.seat} />
      <div className="vals">
        <div className="val fires">
          <Icon name="flame" />
          <b>
            <Count value={seat.beacons} />
          </b>
          <small>{words.beacons}</small>
        </div>
        <div className="val ember">
          <b>
            <Count value={seat.embers} />
          </b>
          <small>{words.embers}</small>
          <Embers embers={seat.embers} carries={seat.carries} />
        </div>
      </div>
      <SeatChips view={view} seat={seat} />
    </section>
  );
}

/** Its tool, and what it has besides: a team, chapters that it won. */
function SeatChips({ view, seat }: SeatProps) {
  const { lang } = useBoard();
  const { board } = BEACONS_WORDS[lang];
  return (
    <div className="chips">
      <span className="chip">
        <ToolIcon tool={seat.tool} />
        {TOOL_WORDS[seat.tool].name[lang]}
      </span>
      {view.format === 'teams' && (
        <span className="chip">
          <Icon name="three-friends" />
          {board.team(seat.team)}
        </span>
      )}
      {seat.wins > 0 && (
        <span className="chip" title={board.wins(seat.wins)}>
          <Icon name="crown" />
          <span className="vh">{board.wins(seat.wins)}</span>
          <b aria-hidden="true">{seat.wins}</b>
        </span>
      )}
    </div>
  );
}
