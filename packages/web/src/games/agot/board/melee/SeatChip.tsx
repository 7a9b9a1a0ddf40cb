import type { AgotView, SeatView } from '@kronika/agot';
import { seatThing } from '@kronika/kernel';
import { memo } from 'react';
import { Mon } from '../../../../cards/Mon.tsx';
import { Icon } from '../../../../sprite/Icon.tsx';
import { Place } from '../../../../table/choosing/Place.tsx';
import { seatPlace } from '../../../../table/choosing/place-names.ts';
import { Count } from '../../../../table/motion/Count.tsx';
import { useSeatName } from '../../../../table/session/context.ts';
import { SeatPresence, usePresenceWords } from '../../../../table/session/SeatPresence.tsx';
import { FACTION_BADGES } from '../../badges.ts';
import { titleIcon } from '../../title-icons.ts';
import { useBoard } from '../side.ts';
import { seatClasses } from './OtherSeat.tsx';
import { Turn } from './SeatParts.tsx';
import { useTurn } from './use-turn.ts';
import { MELEE_WORDS } from './words.ts';

interface SeatChipProps {
  readonly seat: SeatView;
  readonly view: AgotView;
  readonly form: 'open' | 'closed';
  /** Whether something of it may be chosen now. */
  readonly glow: 'glows' | 'still';
  readonly toggle: () => void;
}

/** Another seat on a phone: who it is and how near to winning, chosen above, opened below. */
export const SeatChip = memo(function SeatChip({ seat, view, form, glow, toggle }: SeatChipProps) {
  const { lang, words } = useBoard();
  const say = MELEE_WORDS[lang];
  const name = useSeatName(seat.seat);
  const there = usePresenceWords(seat.seat);
  const turn = useTurn(view, seat.seat);
  const title = seat.title?.sight.face === 'up' ? seat.title.sight.printed : undefined;
  const told = [
    name,
    there,
    ...(turn === undefined ? [say.eliminated] : [say.turn(turn)]),
    words.power(seat.power),
    `${words.gold} ${seat.gold}`,
    `${words.inHand}: ${words.cards(seat.hand.length)}`,
  ];
  return (
    <div className={`seatchip ${seatClasses(seat, view)} ${form} ${glow}`}>
      <Place place={seatPlace(seat.seat)} looked={seatThing(seat.seat)} label={told.join(', ')} className="who">
        {(asked) => (
          <>
            <Mon badge={FACTION_BADGES[seat.allegiance]} place="line" />
            {turn !== undefined && <Turn turn={turn} />}
            <b className="chippower">
              <Count value={seat.power} />
              <small>/15</small>
            </b>
            <span className="seatname">
              <SeatPresence seat={seat.seat} />
              {name}
            </span>
            {asked.startsWith('is') && <span className="check">✓</span>}
          </>
        )}
      </Place>
      <button
        type="button"
        className="opener"
        aria-expanded={form === 'open'}
        aria-label={`${form === 'open' ? say.close(name) : say.open(name)}, ${words.inHand}: ${words.cards(seat.hand.length)}`}
        onClick={toggle}
      >
        {title !== undefined && <Icon name={titleIcon(title)} />}
        <span className="v">
          <Icon name="poker-hand" />
          {seat.hand.length}
        </span>
        <Icon name="x-chev" className="chev" />
      </button>
    </div>
  );
});
