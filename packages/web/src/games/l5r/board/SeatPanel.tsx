import { CLAN_NAMES, type L5rView, type SeatView } from '@kronika/l5r';
import { memo } from 'react';
import { Mon } from '../../../cards/Mon.tsx';
import { Icon } from '../../../sprite/Icon.tsx';
import { Place } from '../../../table/choosing/Place.tsx';
import { seatPlace } from '../../../table/choosing/place-names.ts';
import { SeatClock } from '../../../table/clock/SeatClock.tsx';
import '../../../table/crowd/seats.css';
import { Count } from '../../../table/motion/Count.tsx';
import { useSeatTitle } from '../../../table/session/context.ts';
import { SeatPresence, usePresenceWords } from '../../../table/session/SeatPresence.tsx';
import { CLAN_BADGES } from '../badges.ts';
import { FACE_WORDS } from '../cards/words.ts';
import { conflictIcon } from './conflict-types.ts';
import { Piles } from './Piles.tsx';
import { Role } from './Role.tsx';
import { clanOf, useBoard } from './side.ts';

export interface SeatProps {
  readonly seat: SeatView;
  readonly isFirst: boolean;
  readonly favor: L5rView['favor'];
  readonly phase: L5rView['phase'];
}

/** Everything public about a seat, at one glance. */
export const SeatPanel = memo(function SeatPanel({ seat, isFirst, favor, phase }: SeatProps) {
  const { lang, words } = useBoard();
  const name = useSeatTitle(seat.seat);
  const there = usePresenceWords(seat.seat);
  const clan = clanOf(seat);
  return (
    <section className={`panel seat ${clan}`} aria-label={name}>
      <Place place={seatPlace(seat.seat)} label={`${name}, ${CLAN_NAMES[clan][lang]}, ${there}`} className="who">
        {() => (
          <>
            <Mon badge={CLAN_BADGES[clan]} place="line" />
            <span className="whois">
              <b className="seatname">{name}</b>
              <small>
                <SeatPresence seat={seat.seat} />
                <span className="clanname">
                  {clan === 'neutral' ? CLAN_NAMES[clan][lang] : FACE_WORDS[lang].clan(clan)}
                </span>
              </small>
            </span>
          </>
        )}
      </Place>
      <SeatClock seat={seat.seat} />
      <div className="vals">
        <div className="val honor" data-part={`honor:${seat.seat}`}>
          <Icon name="spoted-flower" />
          <b>
            <Count value={seat.honor} />
          </b>
          <small>{words.honor}</small>
        </div>
        <div className="val fate" data-part={`fate:${seat.seat}`}>
          <Icon name="triple-yin" />
          <b>
            <Count value={seat.fate} />
          </b>
          <small>{words.fate}</small>
        </div>
      </div>
      <div className="seatrow">
        <DialView seat={seat} />
        <div className="chips">
          <span className="chip" data-anchor={`hand:${seat.seat}`}>
            <Icon name="poker-hand" />
            {words.cards(seat.hand.length)}
          </span>
          {isFirst && (
            <span className="chip" title={words.first}>
              <Icon name="flying-flag" />
              <span className="vh">{words.first}</span>
            </span>
          )}
          {favor?.holder === seat.seat && (
            <span className="chip" title={`${words.favor}: ${words.favorSide[favor.side]}`}>
              <Icon name="crown" />
              <Icon name={conflictIcon(favor.side)} />
              <span className="vh">
                {words.favor} ({words.favorSide[favor.side]})
              </span>
            </span>
          )}
          {phase === 'conflict' && <Opportunities seat={seat} />}
        </div>
      </div>
      <div className="seatrow">
        <Piles seat={seat} />
        <Role role={seat.role} />
      </div>
    </section>
  );
});

/** How many conflicts a seat may still declare, and which types it has declared. */
function Opportunities({ seat }: { readonly seat: SeatView }) {
  const { words } = useBoard();
  return (
    <span className="chip" title={words.conflictsLeft(seat.opportunities)}>
      <Icon name="crossed-swords" />
      <span className="vh">{words.conflictsLeft(seat.opportunities)} </span>
      <b aria-hidden="true">{seat.opportunities}</b>
      {seat.declared.map((type, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the declared types only grow
        <span key={place} className="used">
          <Icon name={conflictIcon(type)} />
          <span className="vh">{words.conflict[type]} </span>
        </span>
      ))}
    </span>
  );
}

/** What the bid counts as; where a text changed it, the number on the honor dial stands beside it. */
export function DialView({ seat }: { readonly seat: SeatView }) {
  const { words } = useBoard();
  const { dial, bid } = seat;
  const isChanged = bid !== null && dial !== null && bid !== dial;
  return (
    <span className="dial" data-part={`dial:${seat.seat}`} style={{ '--n': dial ?? 0 }} title={words.dial}>
      <b>
        <span className="vh">{words.dial} </span>
        {isChanged ? bid : (dial ?? '–')}
      </b>
      {isChanged && (
        <small className="dialwas" title={words.dialShows(dial)}>
          <span className="vh">{words.dialShows(dial)}</span>
          <s aria-hidden="true">{dial}</s>
        </small>
      )}
    </span>
  );
}
