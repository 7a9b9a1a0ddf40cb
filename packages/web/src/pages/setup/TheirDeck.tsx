import { useId } from 'react';
import { useLang, useWords } from '../../shell/use-words.ts';
import { PICKER_WORDS } from '../decks/picker-words.ts';
import { deckCalled, type OtherSeatParts } from './parts.ts';
import { SETUP_WORDS } from './words.ts';

const ORIGINS = ['own', 'ready'] as const;

/** The deck of another seat; a draft cannot be played with. */
export function TheirDeck({ choice, other, decks, changeOther }: OtherSeatParts) {
  const say = useWords(SETUP_WORDS);
  const words = useWords(PICKER_WORDS);
  const lang = useLang();
  const id = useId();
  const isOnlyOne = choice.others.length === 1;
  return (
    <div className="field">
      <label htmlFor={id}>{isOnlyOne ? say.theirDeck : say.deckInSeat}</label>
      <select id={id} value={other.deck} onChange={({ target }) => changeOther({ deck: target.value })}>
        {ORIGINS.map((origin) => {
          const those = decks.filter((deck) => deck.origin === origin && deck.state.is === 'legal');
          return (
            those.length > 0 && (
              <optgroup key={origin} label={words.origins[origin]}>
                {those.map((deck) => (
                  <option key={deck.id} value={deck.id}>
                    {`${deck.name[lang]} · ${deck.side[lang]}`}
                  </option>
                ))}
              </optgroup>
            )
          );
        })}
      </select>
      {isOnlyOne && <small>{deckCalled(decks, other.deck)?.about[lang]}</small>}
    </div>
  );
}
