import { teamsFor } from '@kronika/kernel';
import { heroFact } from '@kronika/senjutsu';
import { OPPONENTS, type OtherSeat, seatCountOf, withOther } from '../../../pages/match/choice.ts';
import { LevelSelect } from '../../../pages/match/LevelSelect.tsx';
import { StyleSelect } from '../../../pages/match/StyleSelect.tsx';
import { formatIn, teamsIn, withSeats } from '../../../pages/match/shape.ts';
import { MATCH_WORDS } from '../../../pages/match/words.ts';
import { TeamChoice } from '../../../pages/setup/MatchShape.tsx';
import { OPPONENT_ICONS } from '../../../pages/setup/opponent-icons.ts';
import type { SetupParts } from '../../../pages/setup/parts.ts';
import { TheirName } from '../../../pages/setup/TheirName.tsx';
import { useOtherName } from '../../../pages/setup/use-other-name.ts';
import { Segment } from '../../../shell/parts/Segment.tsx';
import { NameField } from '../../../shell/preferences/NameField.tsx';
import { teamNameOf } from '../../../shell/team-name.ts';
import { useLang, useWords } from '../../../shell/use-words.ts';
import { Icon } from '../../../sprite/Icon.tsx';
import { HERO_BADGES } from '../badges.ts';
import { Bust } from '../board/panel/Bust.tsx';
import { heroIn } from './seats.ts';
import { NEW_MATCH_WORDS } from './words.ts';

interface SeatsProps {
  readonly parts: SetupParts;
  /** The seat for which heroes, weapons and decks are chosen. */
  readonly edited: number;
  onEdit(seat: number): void;
}

const MOST = 4;

/** Who sits where. The seat that is marked is the one that heroes, weapons and decks are chosen for. */
export function Seats({ parts, edited, onEdit }: SeatsProps) {
  const { choice, form, change } = parts;
  const say = useWords(NEW_MATCH_WORDS);
  const count = seatCountOf(choice);
  const format = formatIn(choice, form);
  const most = Math.max(
    ...form.formats.filter(({ id }) => id === format.id || id === 'brawl').map((one) => one.seats.max),
  );
  return (
    <section className="panel sm-box sm-seats" aria-label={say.seats}>
      <h2>
        {say.seats} <small>{say.seated(count, format.id === 'horde' ? 1 : MOST)}</small>
      </h2>
      <OwnSeat parts={parts} edited={edited} onEdit={onEdit} />
      {choice.others.map((other, place) => (
        <Other
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          key={place}
          parts={parts}
          other={other}
          place={place}
          edited={edited}
          onEdit={onEdit}
        />
      ))}
      {count < most && format.id !== 'horde' && (
        <button type="button" className="sm-add" onClick={() => change(withSeats(choice, form, count + 1))}>
          <Icon name="x-plus" />
          <span>
            <b>{say.add}</b>
            {format.id === 'duel' && <small>{say.addHint}</small>}
          </span>
        </button>
      )}
      {teamsFor(format, count).length > 1 && <TeamChoice {...parts} />}
    </section>
  );
}

function OwnSeat({ parts, edited, onEdit }: SeatsProps) {
  const { choice, form } = parts;
  const say = useWords(NEW_MATCH_WORDS);
  const lang = useLang();
  const hero = heroIn(choice.brings);
  const team = teamsIn(choice, form)?.[0];
  return (
    <div className={`sm-seat ${HERO_BADGES[hero].allegiance}${edited === 0 ? ' on' : ''}`}>
      <div className="sm-seat-row">
        <span className="sm-seat-bust">
          <Bust kind={hero} />
        </span>
        <span className="sm-seat-who">
          <b>{say.you}</b>
          <small>
            {[heroFact(hero).name[lang], ...(team === undefined ? [] : [teamNameOf(team, lang)])].join(' · ')}
          </small>
        </span>
        <EditButton seat={0} edited={edited} onEdit={onEdit} />
      </div>
      <NameField />
    </div>
  );
}

interface OtherProps extends SeatsProps {
  readonly other: OtherSeat;
  /** Among the other seats. */
  readonly place: number;
}

function Other({ parts, other, place, edited, onEdit }: OtherProps) {
  const { choice, form, decks, change } = parts;
  const say = useWords(NEW_MATCH_WORDS);
  const { opponents } = useWords(MATCH_WORDS);
  const lang = useLang();
  const hero = heroIn(other.brings);
  const team = teamsIn(choice, form)?.[place + 1];
  const isLink = other.opponent === 'link';
  const seat = { choice, form, decks, place, other, changeOther: put };
  const name = useOtherName(seat);
  function put(changed: Partial<OtherSeat>) {
    change(withOther(choice, place, changed));
  }
  return (
    <div className={`sm-seat ${isLink ? 'neutral' : HERO_BADGES[hero].allegiance}${edited === place + 1 ? ' on' : ''}`}>
      <div className="sm-seat-row">
        <span className="sm-seat-bust">{isLink ? <Icon name={OPPONENT_ICONS.link} /> : <Bust kind={hero} />}</span>
        <span className="sm-seat-who">
          <b>{name}</b>
          <small>
            {[
              isLink ? say.choosesThemselves : heroFact(hero).name[lang],
              ...(team === undefined ? [] : [teamNameOf(team, lang)]),
            ].join(' · ')}
          </small>
        </span>
        {!isLink && <EditButton seat={place + 1} edited={edited} onEdit={onEdit} />}
        <RemoveButton parts={parts} place={place} name={name} />
      </div>
      <Segment
        legend={name}
        legendShown="heard"
        options={OPPONENTS.map((value) => ({
          value,
          label: (
            <>
              <Icon name={OPPONENT_ICONS[value]} />
              {opponents[value].short}
            </>
          ),
        }))}
        value={other.opponent}
        onChange={(opponent) => put({ opponent })}
      />
      {other.opponent === 'bot' && (
        <>
          <LevelSelect bot={other.bot} onChange={(bot) => put({ bot })} />
          <StyleSelect game={choice.game} bot={other.bot} onChange={(bot) => put({ bot })} />
        </>
      )}
      {other.opponent === 'here' && <TheirName {...seat} />}
    </div>
  );
}

interface EditButtonProps {
  readonly seat: number;
  readonly edited: number;
  onEdit(seat: number): void;
}

/** Whose hero, weapon and deck are chosen above. */
function EditButton({ seat, edited, onEdit }: EditButtonProps) {
  const say = useWords(NEW_MATCH_WORDS);
  return (
    <button type="button" className="sm-edit" aria-pressed={seat === edited} onClick={() => onEdit(seat)}>
      {seat === edited ? say.changing : say.change}
    </button>
  );
}

/** Takes a seat away, where the match goes on with one less. */
function RemoveButton({
  parts,
  place,
  name,
}: {
  readonly parts: SetupParts;
  readonly place: number;
  readonly name: string;
}) {
  const { choice, form, change } = parts;
  const say = useWords(NEW_MATCH_WORDS);
  const count = seatCountOf(choice);
  const fewest = Math.min(
    ...form.formats.filter(({ id }) => id === choice.format || choice.format === 'brawl').map((one) => one.seats.min),
  );
  if (count <= Math.max(fewest, choice.format === 'solo' ? 1 : 2)) return undefined;
  const without = { ...choice, others: choice.others.filter((_, at) => at !== place) };
  return (
    <button
      type="button"
      className="sm-remove"
      aria-label={`${say.remove}: ${name}`}
      onClick={() => change(withSeats(without, form, count - 1))}
    >
      <Icon name="x-cross" />
    </button>
  );
}
