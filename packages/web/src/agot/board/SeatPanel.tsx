import { type AgotView, CHALLENGE_TYPES, FACTION_NAMES, type SeatView } from '@kronika/agot';
import { memo } from 'react';
import { Mon } from '../../cards/Mon.tsx';
import { Icon } from '../../sprite/Icon.tsx';
import { Place } from '../../table/choosing/Place.tsx';
import { seatPlace } from '../../table/choosing/place-names.ts';
import { SeatClock } from '../../table/clock/SeatClock.tsx';
import { Count } from '../../table/motion/Count.tsx';
import { useSeatName } from '../../table/session/context.ts';
import { SeatPresence, usePresenceWords } from '../../table/session/SeatPresence.tsx';
import { CHALLENGE_BADGES, FACTION_BADGES } from '../badges.ts';
import { CardPlace } from './CardPlace.tsx';
import { playedState } from './find-card.ts';
import { factionOf, useBoard } from './side.ts';

/** How much power wins (AGOT-WINGAME-a). */
const ENOUGH = 15;

/** Everything public about a seat, at one glance. */
export const SeatPanel = memo(function SeatPanel({ seat, view }: { readonly seat: SeatView; readonly view: AgotView }) {
  const { lang, words } = useBoard();
  const name = useSeatName(seat.seat);
  const there = usePresenceWords(seat.seat);
  const faction = factionOf(seat);
  const badge = FACTION_BADGES[faction];
  const told = [
    name,
    FACTION_NAMES[faction][lang],
    there,
    ...(view.first === seat.seat ? [words.first] : []),
    ...(view.active === seat.seat ? [words.active] : []),
  ];
  return (
    <section
      className={`panel seat ${badge.allegiance}${view.active === seat.seat ? ' active' : ''}`}
      aria-label={name}
    >
      <Place place={seatPlace(seat.seat)} label={told.join(', ')} className="who">
        {() => (
          <>
            <Mon badge={badge} place="line" />
            <span className="whois">
              <b className="seatname">{name}</b>
              <small>
                <SeatPresence seat={seat.seat} />
                {FACTION_NAMES[faction][lang]}
              </small>
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
        {seat.faction !== null && <CardPlace card={seat.faction} state={playedState(seat.faction)} />}
        {seat.agenda.map((card) => (
          <CardPlace key={card.id} card={card} />
        ))}
        {seat.title !== null && <CardPlace card={seat.title} />}
        <Challenges seat={seat} view={view} />
      </div>
    </section>
  );
});

/** The way to 15: solid what lies on the faction card, hollow what lies on other cards and can be lost with them. */
export function Power({ seat }: { readonly seat: SeatView }) {
  const { words } = useBoard();
  const safe = seat.faction?.power ?? 0;
  return (
    <div className="pow15" data-part={`power:${seat.seat}`} role="img" aria-label={words.power(seat.power)}>
      <b>
        <Count value={seat.power} />
        <small>/{ENOUGH}</small>
      </b>
      <span>
        <Icon name="crown" />
        {words.powerWord}
      </span>
      <div className="tr15">
        {Array.from({ length: ENOUGH }, (_, step) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
          <i key={step} className={step < safe ? 'f' : step < seat.power ? 'k' : undefined} />
        ))}
      </div>
    </div>
  );
}

/** Which challenges the seat has initiated this round, and which one is under way. */
export function Challenges({ seat, view }: { readonly seat: SeatView; readonly view: AgotView }) {
  const { words } = useBoard();
  return (
    <ul className="chal3" aria-label={words.challenges}>
      {CHALLENGE_TYPES.map((type) => {
        const isNow = view.challenge?.attacker === seat.seat && view.challenge.type === type;
        const state = isNow ? 'now' : seat.initiated.includes(type) ? 'done' : 'open';
        const told = `${words.challenge[type]}: ${words.challengeState[state]}`;
        return (
          <li key={type} className={state} title={told}>
            <Mon badge={CHALLENGE_BADGES[type]} place="line" />
            {state === 'done' && <Icon name="x-check" className="ok" />}
            <span className="vh">{told}</span>
          </li>
        );
      })}
    </ul>
  );
}
