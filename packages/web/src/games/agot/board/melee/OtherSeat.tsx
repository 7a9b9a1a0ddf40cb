import type { AgotView, SeatView } from '@kronika/agot';
import { memo } from 'react';
import { ThumbBack } from '../../../../cards/Thumb.tsx';
import { Icon } from '../../../../sprite/Icon.tsx';
import type { IconName } from '../../../../sprite/names.ts';
import { seatPlace } from '../../../../table/choosing/place-names.ts';
import { charactersPart } from '../../../../table/log/left-part.ts';
import { useSeatName, useSession } from '../../../../table/session/context.ts';
import { FACTION_BADGES } from '../../badges.ts';
import type { Hands } from '../hands.ts';
import { Power } from '../SeatParts.tsx';
import { SmallHand } from '../SmallHand.tsx';
import { useBoard } from '../side.ts';
import { type Bond, bondOf, claimAgainst, defenceOf, hasChallenged, soughtType } from './bonds.ts';
import type { Box } from './packing.ts';
import { Roster } from './Roster.tsx';
import { Agendas, FactionMark, PileChips, PlotRow, Purse, TitleLine, Turn, Who } from './SeatParts.tsx';
import { breadthOf } from './seating.ts';
import { useTurn } from './use-turn.ts';
import { MELEE_WORDS } from './words.ts';

interface OtherSeatProps {
  readonly seat: SeatView;
  readonly view: AgotView;
  readonly form: 'open' | 'compact';
  /** The room for the cards, in the unit of the board. */
  readonly room: Box;
  readonly hands: Hands;
  /** Opens or folds it; nothing where there is always room. */
  readonly toggle: (() => void) | undefined;
}

/** Another seat on a desk: everything public at one glance, whole when it is opened. */
export const OtherSeat = memo(function OtherSeat({ seat, view, form, room, hands, toggle }: OtherSeatProps) {
  const name = useSeatName(seat.seat);
  const turn = useTurn(view, seat.seat);
  return (
    <section
      className={`panel other ${breadthOf(room.width + 15)} ${seatClasses(seat, view)} ${form}`}
      data-part={charactersPart(seat.seat)}
      aria-label={name}
    >
      <header>
        <FactionMark seat={seat} />
        {turn !== undefined && <Turn turn={turn} />}
        <Who seat={seat} view={view} />
        <TitleLine seat={seat} />
        <Power seat={seat} />
      </header>
      {seat.standing === 'seated' && (
        <>
          <SeatNumbers seat={seat} view={view} />
          <Roster seat={seat} room={room} />
          {hands === 'own' ? <SetupBacks seat={seat} /> : <OpenHand seat={seat} hands={hands} />}
        </>
      )}
      <SeatFoot seat={seat} view={view} form={form} toggle={toggle} />
    </section>
  );
});

/** The colours of a seat, and how it stands in the round. */
export function seatClasses(seat: SeatView, { active, challenge }: AgotView): string {
  const part = challenge?.attacker === seat.seat ? ' attacks' : challenge?.defender === seat.seat ? ' defends' : '';
  return `${FACTION_BADGES[seat.allegiance].allegiance} ${seat.standing}${active === seat.seat ? ' active' : ''}${part}`;
}

/** The title of the round and the agenda of the deck. */
export function Titled({ seat }: Pick<OtherSeatProps, 'seat'>) {
  return (
    <div className="title0">
      <TitleLine seat={seat} />
      <Agendas seat={seat} />
    </div>
  );
}

export function SeatNumbers({ seat, view }: Pick<OtherSeatProps, 'seat' | 'view'>) {
  return (
    <div className="numbers0">
      <div className="purse">
        <Purse seat={seat} />
        <PileChips seat={seat} />
        <Agendas seat={seat} />
      </div>
      <PlotRow seat={seat} view={view} />
    </div>
  );
}

/** What was placed before the first round and is not turned up yet (AGOT-INFO-i). */
export function SetupBacks({ seat }: Pick<OtherSeatProps, 'seat'>) {
  const { words } = useBoard();
  if (seat.setup.length === 0) return undefined;
  const { allegiance } = FACTION_BADGES[seat.allegiance];
  return (
    <section className="laidout" aria-label={`${words.setupCards}: ${words.cards(seat.setup.length)}`}>
      {seat.setup.map((_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike
        <ThumbBack key={place} allegiance={allegiance} />
      ))}
    </section>
  );
}

/** The hand of another seat, where hands lie open. */
export function OpenHand({ seat, hands }: Pick<OtherSeatProps, 'seat' | 'hands'>) {
  if (hands === 'own') return undefined;
  return <SmallHand seat={seat} as={hands === 'open' ? 'farhand' : 'watchedhand far'} />;
}

const BOND_ICONS: Readonly<Record<Bond, IconName>> = {
  supports: 'x-right',
  supported: 'x-back',
  rival: 'x-cross',
  rivalSpent: 'x-check',
  none: 'x-enso',
};

/** How the seat stands to the one below, what a challenge against it would mean, and the way to its whole side. */
export function SeatFoot({ seat, view, form, toggle }: Omit<OtherSeatProps, 'room' | 'hands'>) {
  const { lang, near } = useBoard();
  const say = MELEE_WORDS[lang];
  const name = useSeatName(seat.seat);
  const nearName = useSeatName(near);
  const type = useSession(({ question }) => soughtType(question));
  const hasTitles = view.seats.some(({ title }) => title !== null);
  const bond = bondOf(view, near, seat.seat);
  const claim = type === undefined ? undefined : claimAgainst(view, near, seat.seat, type);
  const isOffered = useSession(({ controls }) => controls.places.has(seatPlace(seat.seat)));
  // A second power challenge is against another opponent (AGOT-TITLE-HAND-a).
  const isSpared = type !== undefined && !isOffered && hasChallenged(view, near, seat.seat, type);
  const isForbidden = bond === 'supports' || isSpared;
  const said = isSpared ? say.anotherOpponent : view.viewer === near ? say.bond[bond] : say.bondOf[bond](nearName);
  if (seat.standing === 'eliminated') return <footer className="seatfoot">{say.eliminated}</footer>;
  return (
    <footer className="seatfoot">
      <span className={`bond ${bond}`} title={said}>
        {hasTitles && (
          <>
            <Icon name={isSpared ? 'x-check' : BOND_ICONS[bond]} />
            <span>{said}</span>
          </>
        )}
      </span>
      {type !== undefined && !isForbidden && (
        <span className="prospect">
          {claim !== undefined && (
            <span title={say.claim(claim)}>
              <Icon name="gavel" />
              <span className="vh">{say.claim(claim)}</span>
              <b aria-hidden="true">{claim}</b>
            </span>
          )}
          <span title={say.defence(defenceOf(seat, type))}>
            <Icon name="round-shield" />
            <span className="vh">{say.defence(defenceOf(seat, type))}</span>
            <b aria-hidden="true">{defenceOf(seat, type)}</b>
          </span>
        </span>
      )}
      {toggle !== undefined && (
        <button
          type="button"
          className="tool opener"
          aria-expanded={form === 'open'}
          aria-label={form === 'open' ? say.close(name) : say.open(name)}
          title={form === 'open' ? say.close(name) : say.open(name)}
          onClick={toggle}
        >
          <Icon name="x-chev" />
        </button>
      )}
    </footer>
  );
}
