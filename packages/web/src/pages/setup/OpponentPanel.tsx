import { useId } from 'react';
import '../../shell/parts/option-row.css';
import { Segment } from '../../shell/parts/Segment.tsx';
import { LONGEST_NAME } from '../../shell/preferences/preferences.ts';
import { useLang, useWords } from '../../shell/use-words.ts';
import { Icon } from '../../sprite/Icon.tsx';
import type { IconName } from '../../sprite/names.ts';
import { PICKER_WORDS } from '../decks/picker-words.ts';
import { BOTS, OPPONENTS, type Opponent, PACES } from '../match/choice.ts';
import { MATCH_WORDS } from '../match/words.ts';
import { NO_DECK } from './no-deck.ts';
import { deckCalled, type SetupParts } from './parts.ts';
import { SeatPanel } from './SeatPanel.tsx';
import { SETUP_WORDS } from './words.ts';

const ICONS: Readonly<Record<Opponent, IconName>> = {
  link: 'linked-rings',
  here: 'shaking-hands',
  bot: 'vintage-robot',
};

/** The other seat: who sits there, and with which deck. */
export function OpponentPanel(parts: SetupParts) {
  const { choice, decks, change } = parts;
  const say = useWords(SETUP_WORDS);
  const names = useWords(MATCH_WORDS);
  const deck = choice.opponent === 'link' ? undefined : deckCalled(decks, choice.theirDeck);
  const group = useId();
  return (
    <SeatPanel badge={deck?.badge ?? NO_DECK} name={useTheirName(parts)} place={say.secondSeat}>
      <fieldset className="option-list">
        <legend>{say.opposite}</legend>
        <div>
          {OPPONENTS.map((opponent) => (
            <label key={opponent} className="option-row">
              <input
                type="radio"
                className="vh"
                name={group}
                checked={opponent === choice.opponent}
                onChange={() => change({ opponent })}
              />
              <Icon name={ICONS[opponent]} />
              <span>
                <b>{names.opponents[opponent].name}</b>
                <small>{names.opponents[opponent].about}</small>
              </span>
              <i className="option-row-mark" />
            </label>
          ))}
        </div>
      </fieldset>
      {choice.opponent === 'bot' && <Level {...parts} />}
      {choice.opponent === 'bot' && <BotPace {...parts} />}
      {choice.opponent === 'here' && <TheirName {...parts} />}
      {choice.opponent === 'link' ? <p className="new-match-hint">{say.theirDeckLater}</p> : <TheirDeck {...parts} />}
    </SeatPanel>
  );
}

function useTheirName({ choice }: SetupParts): string {
  const say = useWords(SETUP_WORDS);
  const names = useWords(MATCH_WORDS);
  switch (choice.opponent) {
    case 'link':
      return say.waitingFor;
    case 'here':
      return choice.theirName.trim() || names.second;
    case 'bot':
      return `${say.botName} · ${names.bots[choice.bot].name}`;
  }
}

function Level({ choice, change }: SetupParts) {
  const say = useWords(SETUP_WORDS);
  const { bots } = useWords(MATCH_WORDS);
  const group = useId();
  return (
    <fieldset className="bot-levels">
      <legend>{say.level}</legend>
      {BOTS.map((bot, place) => (
        <label key={bot}>
          <input
            type="radio"
            className="vh"
            name={group}
            checked={bot === choice.bot}
            onChange={() => change({ bot })}
          />
          <span className="bot-levels-face">
            <span className="bot-levels-bars" aria-hidden="true">
              {BOTS.map((other, bar) => (
                <i key={other} className={bar <= place ? 'full' : undefined} />
              ))}
            </span>
            <span>
              <b>{bots[bot].name}</b>
              <small>{bots[bot].about}</small>
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function BotPace({ choice, change }: SetupParts) {
  const say = useWords(SETUP_WORDS);
  const { paces } = useWords(MATCH_WORDS);
  return (
    <div>
      <Segment
        legend={say.pace}
        options={PACES.map((value) => ({ value, label: paces[value].name }))}
        value={choice.pace}
        onChange={(pace) => change({ pace })}
      />
      <p className="new-match-hint">{paces[choice.pace].about}</p>
    </div>
  );
}

function TheirName({ choice, change }: SetupParts) {
  const say = useWords(SETUP_WORDS);
  const { second } = useWords(MATCH_WORDS);
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{say.theirName}</label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        maxLength={LONGEST_NAME}
        placeholder={second}
        value={choice.theirName}
        onChange={({ target }) => change({ theirName: target.value })}
      />
    </div>
  );
}

const ORIGINS = ['own', 'ready'] as const;

function TheirDeck({ choice, decks, change }: SetupParts) {
  const say = useWords(SETUP_WORDS);
  const words = useWords(PICKER_WORDS);
  const lang = useLang();
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{say.theirDeck}</label>
      <select id={id} value={choice.theirDeck} onChange={({ target }) => change({ theirDeck: target.value })}>
        {ORIGINS.map((origin) => {
          const those = decks.filter((deck) => deck.origin === origin && deck.state.is === 'legal');
          return (
            those.length > 0 && (
              <optgroup key={origin} label={words.origins[origin]}>
                {those.map((deck) => (
                  <option key={deck.id} value={deck.id}>
                    {`${deck.side[lang]}: ${deck.name[lang]}`}
                  </option>
                ))}
              </optgroup>
            )
          );
        })}
      </select>
      <small>{deckCalled(decks, choice.theirDeck)?.about[lang]}</small>
    </div>
  );
}
