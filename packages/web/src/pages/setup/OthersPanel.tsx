import { useId } from 'react';
import { Mon } from '../../cards/Mon.tsx';
import { Segment } from '../../shell/parts/Segment.tsx';
import { useWords } from '../../shell/use-words.ts';
import { Icon } from '../../sprite/Icon.tsx';
import { BOTS, OPPONENTS, withOther } from '../match/choice.ts';
import { MATCH_WORDS } from '../match/words.ts';
import { NO_DECK } from './no-deck.ts';
import { OPPONENT_ICONS } from './opponent-icons.ts';
import './seat-panel.css';
import './others-panel.css';
import { deckCalled, type OtherSeatParts, type SetupParts } from './parts.ts';
import { SeatCount } from './SeatCount.tsx';
import { TheirDeck } from './TheirDeck.tsx';
import { TheirName } from './TheirName.tsx';
import { useOtherName } from './use-other-name.ts';
import { SETUP_WORDS } from './words.ts';

/** The other seats at a table of more than two, one under the other. */
export function OthersPanel(parts: SetupParts) {
  const { choice, decks, change } = parts;
  const say = useWords(SETUP_WORDS);
  return (
    <section className="panel others-panel" aria-label={say.otherSeats}>
      <SeatCount {...parts} />
      {choice.others.map((other, place) => (
        <OtherSeat
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          key={place}
          choice={choice}
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
  const { decks, place, other, changeOther } = seat;
  const say = useWords(SETUP_WORDS);
  const { opponents } = useWords(MATCH_WORDS);
  const badge = (other.opponent === 'link' ? undefined : deckCalled(decks, other.deck)?.badge) ?? NO_DECK;
  return (
    <section className={`other-seat ${badge.allegiance}`} aria-label={say.seat(place + 2)}>
      <header>
        <Mon badge={badge} place="line" />
        <div>
          <h2>{useOtherName(seat)}</h2>
          <p>{say.seat(place + 2)}</p>
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
          <p className="new-match-hint">{say.theirDeckLater}</p>
        ) : (
          <div className="other-seat-fields">
            <TheirDeck {...seat} />
            {other.opponent === 'bot' ? <BotLevel {...seat} /> : <TheirName {...seat} />}
          </div>
        )}
      </div>
    </section>
  );
}

function BotLevel({ other, changeOther }: OtherSeatParts) {
  const say = useWords(SETUP_WORDS);
  const { bots } = useWords(MATCH_WORDS);
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{say.level}</label>
      <select
        id={id}
        value={other.bot}
        onChange={({ target }) => changeOther({ bot: BOTS.find((bot) => bot === target.value) ?? other.bot })}
      >
        {BOTS.map((bot) => (
          <option key={bot} value={bot}>
            {bots[bot].name}
          </option>
        ))}
      </select>
    </div>
  );
}
