import { type AgotView, type CharacterView, cardName, factOf, type SeatView } from '@kronika/agot';
import { seatThing } from '@kronika/kernel';
import { memo, type ReactNode } from 'react';
import { Mon } from '../../../../cards/Mon.tsx';
import { Icon } from '../../../../sprite/Icon.tsx';
import { cardPlace } from '../../../../table/choosing/controls.ts';
import { Place } from '../../../../table/choosing/Place.tsx';
import { seatPlace } from '../../../../table/choosing/place-names.ts';
import { charactersPart } from '../../../../table/log/left-part.ts';
import { lookedCard } from '../../../../table/looked.ts';
import { Count } from '../../../../table/motion/Count.tsx';
import { useSeatName } from '../../../../table/session/context.ts';
import { SeatPresence, usePresenceWords } from '../../../../table/session/SeatPresence.tsx';
import { FACTION_BADGES } from '../../badges.ts';
import { cardLabel } from '../../cards/label.ts';
import { FACE_WORDS } from '../../cards/words.ts';
import { titleIcon } from '../../title-icons.ts';
import { characterState } from '../find-card.ts';
import { ENOUGH } from '../SeatParts.tsx';
import { useBoard } from '../side.ts';
import { Check } from './Mini.tsx';
import { seatClasses } from './OtherSeat.tsx';
import { Turn } from './SeatParts.tsx';
import './seat-row.css';
import { useTurn } from './use-turn.ts';
import { MELEE_WORDS } from './words.ts';

interface SeatRowProps {
  readonly seat: SeatView;
  readonly view: AgotView;
  readonly form: 'open' | 'closed';
  /** Whether something of it may be chosen now. */
  readonly glow: 'glows' | 'still';
  readonly toggle: () => void;
  /** Its whole side, where it is open. */
  readonly children: ReactNode;
}

/** Another seat on a phone: who it is and its numbers, then its characters by name, in a line that scrolls. */
export const SeatRow = memo(function SeatRow({ seat, view, form, glow, toggle, children }: SeatRowProps) {
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
    <section
      className={`panel seatrow ${seatClasses(seat, view)} ${form} ${glow}`}
      data-part={charactersPart(seat.seat)}
      aria-label={name}
    >
      <div className="seatline">
        <Place place={seatPlace(seat.seat)} looked={seatThing(seat.seat)} label={told.join(', ')} className="who">
          {(asked) => (
            <>
              <Mon badge={FACTION_BADGES[seat.allegiance]} place="line" />
              {turn !== undefined && <Turn turn={turn} />}
              <b className="seatname">
                <SeatPresence seat={seat.seat} />
                {name}
              </b>
              {title !== undefined && <Icon name={titleIcon(title)} className="titlemark" />}
              <span className="v gold">
                <Icon name="two-coins" />
                <b>
                  <Count value={seat.gold} />
                </b>
              </span>
              <span className="v">
                <Icon name="poker-hand" />
                <b>{seat.hand.length}</b>
              </span>
              <span className="v p">
                <Icon name="crown" />
                <b>
                  <Count value={seat.power} />
                  <small>/{ENOUGH}</small>
                </b>
              </span>
              <Check state={asked} />
            </>
          )}
        </Place>
        <button
          type="button"
          className="opener"
          aria-expanded={form === 'open'}
          aria-label={form === 'open' ? say.close(name) : say.open(name)}
          onClick={toggle}
        >
          <Icon name="x-chev" className="chev" />
        </button>
      </div>
      {form === 'closed' && seat.standing === 'seated' && (
        <ul className="namechips" aria-label={words.charactersOf(name)}>
          {seat.characters
            .filter(({ part }) => part === 'none')
            .map((character) => (
              <NameChip key={character.id} character={character} />
            ))}
        </ul>
      )}
      {children}
    </section>
  );
});

/** A character by its name and strength. */
const NameChip = memo(function NameChip({ character }: { readonly character: CharacterView }) {
  const { lang } = useBoard();
  const { id, sight, stance, strength, controller } = character;
  const fact = sight.face === 'up' ? factOf(sight.printed) : undefined;
  const told = fact === undefined ? FACE_WORDS[lang].hidden : cardLabel(fact, characterState(character), lang);
  return (
    <li>
      <Place
        place={cardPlace(id)}
        looked={fact && lookedCard(fact.id, id)}
        flip={`c${id}`}
        from={`hand:${controller}`}
        to={`dead:${controller}`}
        stance={stance === 'kneeling' ? 'bowed' : 'ready'}
        label={told}
        className={`namechip ${FACTION_BADGES[fact?.faction ?? 'neutral'].allegiance} ${stance}`}
      >
        {() => (
          <>
            <span>{fact === undefined ? FACE_WORDS[lang].hidden : cardName(fact)[lang]}</span>
            <b>{strength}</b>
          </>
        )}
      </Place>
    </li>
  );
});
