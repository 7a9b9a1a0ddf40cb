import { Mon } from '../../cards/Mon.tsx';
import { Segment } from '../../shell/parts/Segment.tsx';
import { teamNameOf } from '../../shell/team-name.ts';
import { useLang, useWords } from '../../shell/use-words.ts';
import { Icon } from '../../sprite/Icon.tsx';
import type { BotName } from '../match/bot-name.ts';
import { OPPONENTS, withOther } from '../match/choice.ts';
import { LevelSelect } from '../match/LevelSelect.tsx';
import { StyleSelect } from '../match/StyleSelect.tsx';
import { teamsIn } from '../match/shape.ts';
import { MATCH_WORDS } from '../match/words.ts';
import { BringsLater } from './BringsLater.tsx';
import { MatchShape } from './MatchShape.tsx';
import { NO_BADGE } from './no-badge.ts';
import { OPPONENT_ICONS } from './opponent-icons.ts';
import './seat-panel.css';
import './others-panel.css';
import { badgeOf, type OtherSeatParts, type SetupParts } from './parts.ts';
import { TheirName } from './TheirName.tsx';
import { TheirParts } from './TheirParts.tsx';
import { useOtherName } from './use-other-name.ts';
import { SETUP_WORDS } from './words.ts';

interface OthersPanelProps {
  readonly parts: SetupParts;
  /** Whether format and number of seats are chosen at the top of it. */
  readonly shape: 'chosen here' | 'chosen elsewhere';
}

/** The other seats at a table of more than two, one under the other. */
export function OthersPanel({ parts, shape }: OthersPanelProps) {
  const { choice, form, decks, change } = parts;
  const say = useWords(SETUP_WORDS);
  return (
    <section className="panel others-panel" aria-label={say.otherSeats}>
      {shape === 'chosen here' && <MatchShape {...parts} />}
      {choice.others.map((other, place) => (
        <OtherSeat
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          key={place}
          choice={choice}
          form={form}
          decks={decks}
          place={place}
          other={other}
          changeOther={(changed) => change(withOther(choice, place, changed))}
        />
      ))}
    </section>
  );
}

function OtherSeat(seat: OtherSeatParts) {
  const { choice, form, place, other, changeOther } = seat;
  const say = useWords(SETUP_WORDS);
  const { opponents } = useWords(MATCH_WORDS);
  const lang = useLang();
  const badge = other.opponent === 'link' ? NO_BADGE : badgeOf(seat, other.brings);
  const team = teamsIn(choice, form)?.[place + 1];
  return (
    <section className={`other-seat ${badge.allegiance}`} aria-label={say.seat(place + 2)}>
      <header>
        <Mon badge={badge} place="line" />
        <div>
          <h2>{useOtherName(seat)}</h2>
          <p>{team === undefined ? say.seat(place + 2) : `${say.seat(place + 2)} · ${teamNameOf(team, lang)}`}</p>
        </div>
      </header>
      <div className="other-seat-inner">
        <Segment
          legend={say.whoSits(place + 2)}
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
          onChange={(opponent) => changeOther({ opponent })}
        />
        {other.opponent === 'link' ? (
          <BringsLater form={form} />
        ) : (
          <div className="other-seat-fields">
            <TheirParts {...seat} />
            {other.opponent === 'bot' ? <BotLevel {...seat} /> : <TheirName {...seat} />}
          </div>
        )}
      </div>
    </section>
  );
}

function BotLevel({ choice, other, changeOther }: OtherSeatParts) {
  const change = (bot: BotName) => changeOther({ bot });
  return (
    <>
      <LevelSelect bot={other.bot} onChange={change} />
      <StyleSelect game={choice.game} bot={other.bot} onChange={change} />
    </>
  );
}
