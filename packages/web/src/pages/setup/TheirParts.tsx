import { optionsWith, type PartForm, type SeatForm } from '@kronika/kernel';
import { useId } from 'react';
import { useLang, useWords } from '../../shell/use-words.ts';
import { PICKER_WORDS } from '../decks/picker-words.ts';
import { withPart } from '../match/seat-choice.ts';
import { deckIn, type OtherSeatParts } from './parts.ts';
import { SETUP_WORDS } from './words.ts';

const ORIGINS = ['own', 'ready'] as const;

/** What another seat brings, part by part. */
export function TheirParts(seat: OtherSeatParts) {
  const { brings } = seat.form;
  return brings?.parts.map((part) =>
    part.is === 'deck' ? (
      <TheirDeck key={part.key} {...seat} part={part} brings={brings} />
    ) : (
      <TheirPart key={part.key} {...seat} part={part} brings={brings} />
    ),
  );
}

interface TheirPartProps extends OtherSeatParts {
  readonly part: PartForm;
  readonly brings: SeatForm;
}

function TheirPart({ part, brings, other, changeOther }: TheirPartProps) {
  const lang = useLang();
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{part.name[lang]}</label>
      <select
        id={id}
        value={other.brings[part.key] ?? ''}
        onChange={({ target }) => changeOther({ brings: withPart(brings, other.brings, part.key, target.value) })}
      >
        {optionsWith(part, other.brings).map(({ value, name }) => (
          <option key={value} value={value}>
            {name[lang]}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The deck of another seat; a draft cannot be played with. */
function TheirDeck({ part, brings, choice, other, form, decks, changeOther }: TheirPartProps) {
  const say = useWords(SETUP_WORDS);
  const words = useWords(PICKER_WORDS);
  const lang = useLang();
  const id = useId();
  const isOnlyOne = choice.others.length === 1;
  return (
    <div className="field">
      <label htmlFor={id}>{isOnlyOne ? say.theirDeck : say.deckInSeat}</label>
      <select
        id={id}
        value={other.brings[part.key] ?? ''}
        onChange={({ target }) => changeOther({ brings: withPart(brings, other.brings, part.key, target.value) })}
      >
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
      {isOnlyOne && <small>{deckIn(form, decks, other.brings)?.about[lang]}</small>}
    </div>
  );
}
