import { type CharacterView, cardName, factOf, type SeatView } from '@kronika/agot';
import { memo } from 'react';
import { driftClass, driftOf } from '../../../../cards/compare.ts';
import { hyphenated } from '../../../../cards/hyphens.ts';
import { cardPlace } from '../../../../table/choosing/controls.ts';
import { Place } from '../../../../table/choosing/Place.tsx';
import { lookedCard } from '../../../../table/looked.ts';
import { useSeatName } from '../../../../table/session/context.ts';
import { FACTION_BADGES } from '../../badges.ts';
import { cardLabel } from '../../cards/label.ts';
import { FACE_WORDS } from '../../cards/words.ts';
import { characterState } from '../find-card.ts';
import { useBoard } from '../side.ts';
import { Thumb } from '../Thumb.tsx';
import { UnitIcons } from '../Unit.tsx';
import { Check, MiniLocation, nameOf, WornMarks } from './Mini.tsx';
import { type Box, locationCells, rosterOf, rowFormOf } from './packing.ts';
import './roster.css';
import { MELEE_WORDS } from './words.ts';

interface RosterProps {
  readonly seat: SeatView;
  /** The room for it, in the unit of the board. */
  readonly room: Box;
}

/** What lies before another seat: its characters by name, and its locations. Who kneels keeps name and place. */
export const Roster = memo(function Roster({ seat, room }: RosterProps) {
  const { lang, words } = useBoard();
  const name = useSeatName(seat.seat);
  const characters = seat.characters.filter(({ part }) => part === 'none');
  const cells = locationCells(seat.locations.length, room.width);
  const form = rosterOf(characters.length + cells, room);
  const { columns, row } = form;
  return (
    <div className="cards0">
      <section
        className={`roster ${rowFormOf(form, room.width)}`}
        aria-label={words.charactersOf(name)}
        style={{ '--columns': columns, '--row': row, '--places': Math.min(columns, cells) }}
      >
        {characters.map((character) => (
          <RosterRow key={character.id} character={character} to={`dead:${seat.seat}`} />
        ))}
        {seat.locations.length > 0 && (
          <section className="places" aria-label={`${MELEE_WORDS[lang].locations}: ${name}`}>
            {seat.locations.map((location) => (
              <MiniLocation key={location.id} location={location} seat={seat.seat} />
            ))}
          </section>
        )}
      </section>
    </div>
  );
});

/** Names of more letters are set narrower. */
const LONG_NAME = 18;

/** A character in one row: picture, name, icons, what lies on it, strength. */
const RosterRow = memo(function RosterRow(props: { readonly character: CharacterView; readonly to: string }) {
  const { character, to } = props;
  const { lang, words } = useBoard();
  const { id, sight, stance, strength, bypassed, power, tokens, controller } = character;
  const fact = sight.face === 'up' ? factOf(sight.printed) : undefined;
  const name = fact === undefined ? FACE_WORDS[lang].hidden : cardName(fact)[lang];
  const kneels = stance === 'kneeling';
  const drift = fact?.type === 'character' ? driftClass(driftOf(strength, fact.strength)) : '';
  const lying = Object.values(tokens).reduce((sum, amount) => sum + amount, 0);
  const label = [
    fact === undefined ? FACE_WORDS[lang].hidden : cardLabel(fact, characterState(character), lang),
    ...character.attachments.map((worn) => nameOf(worn, lang)),
    ...(bypassed ? [words.bypassed] : []),
  ];
  const colours = FACTION_BADGES[fact?.faction ?? 'neutral'].allegiance;
  return (
    <div className={`ros ${colours} ${stance}${bypassed ? ' evaded' : ''}`}>
      <Place
        place={cardPlace(id)}
        looked={fact && lookedCard(fact.id, id)}
        flip={`c${id}`}
        from={`hand:${controller}`}
        to={to}
        stance={kneels ? 'bowed' : 'ready'}
        label={label.join(', ')}
        className="roshost"
      >
        {(asked) => (
          <>
            {fact !== undefined && <Thumb printed={fact.id} cost="hidden" stance={kneels ? 'bowed' : 'ready'} />}
            <span className="rostold">
              <b className={name.length > LONG_NAME ? 'rosname long' : 'rosname'}>{hyphenated(name)}</b>
              <span className="rosicons">
                <UnitIcons character={character} />
                {kneels && <em className="roskneels">{FACE_WORDS[lang].kneeling}</em>}
              </span>
            </span>
            {power > 0 && <span className="tok power">{power}</span>}
            {lying > 0 && <span className="tok gold">{lying}</span>}
            <b className={`unitstrength${drift}`}>{strength}</b>
            <Check state={asked} />
          </>
        )}
      </Place>
      <WornMarks host={character} to={to} />
    </div>
  );
});
