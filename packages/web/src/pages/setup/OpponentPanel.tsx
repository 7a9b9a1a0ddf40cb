import { useId } from 'react';
import '../../shell/parts/option-row.css';
import { useWords } from '../../shell/use-words.ts';
import { Icon } from '../../sprite/Icon.tsx';
import type { BotName } from '../match/bot-name.ts';
import { OPPONENTS, withOther } from '../match/choice.ts';
import { StyleSelect } from '../match/StyleSelect.tsx';
import { MATCH_WORDS } from '../match/words.ts';
import { BringsLater } from './BringsLater.tsx';
import { LevelPicker } from './LevelPicker.tsx';
import { MatchShape } from './MatchShape.tsx';
import { NO_BADGE } from './no-badge.ts';
import { OPPONENT_ICONS } from './opponent-icons.ts';
import { badgeOf, type OtherSeatParts, type SetupParts } from './parts.ts';
import { SeatPanel } from './SeatPanel.tsx';
import { TheirName } from './TheirName.tsx';
import { TheirParts } from './TheirParts.tsx';
import { useOtherName } from './use-other-name.ts';
import { SETUP_WORDS } from './words.ts';

/** The other seat at a table of two: who sits there, and with what. */
export function OpponentPanel(parts: SetupParts) {
  const { choice, form, decks, change } = parts;
  const [other] = choice.others;
  return other === undefined ? undefined : (
    <Opponent
      parts={parts}
      seat={{
        choice,
        form,
        decks,
        place: 0,
        other,
        changeOther: (changed) => change(withOther(choice, 0, changed)),
      }}
    />
  );
}

function Opponent({ parts, seat }: { readonly parts: SetupParts; readonly seat: OtherSeatParts }) {
  const { other } = seat;
  const say = useWords(SETUP_WORDS);
  const names = useWords(MATCH_WORDS);
  const group = useId();
  return (
    <SeatPanel
      badge={other.opponent === 'link' ? NO_BADGE : badgeOf(parts, other.brings)}
      name={useOtherName(seat)}
      place={say.seat(2)}
    >
      <MatchShape {...parts} />
      <fieldset className="option-list">
        <legend>{say.opposite}</legend>
        <div>
          {OPPONENTS.map((opponent) => (
            <label key={opponent} className="option-row">
              <input
                type="radio"
                className="vh"
                name={group}
                checked={opponent === other.opponent}
                onChange={() => seat.changeOther({ opponent })}
              />
              <Icon name={OPPONENT_ICONS[opponent]} />
              <span>
                <b>{names.opponents[opponent].name}</b>
                <small>{names.opponents[opponent].about}</small>
              </span>
              <i className="option-row-mark" />
            </label>
          ))}
        </div>
      </fieldset>
      {other.opponent === 'bot' && <Level {...seat} />}
      {other.opponent === 'here' && <TheirName {...seat} />}
      {other.opponent === 'link' ? <BringsLater form={seat.form} /> : <TheirParts {...seat} />}
    </SeatPanel>
  );
}

function Level({ choice, other, changeOther }: OtherSeatParts) {
  const change = (bot: BotName) => changeOther({ bot });
  return (
    <>
      <LevelPicker bot={other.bot} onChange={change} />
      <StyleSelect game={choice.game} bot={other.bot} onChange={change} />
    </>
  );
}
