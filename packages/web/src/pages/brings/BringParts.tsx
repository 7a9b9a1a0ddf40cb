import { optionsWith, type PartForm, type SeatForm } from '@kronika/kernel';
import { useId } from 'react';
import '../../shell/parts/option-row.css';
import { useLang, useWords } from '../../shell/use-words.ts';
import { DeckPicker } from '../decks/DeckPicker.tsx';
import type { DeckChoice } from '../decks/deck-choice.ts';
import { type SeatChoice, withPart } from '../match/seat-choice.ts';
import { BRING_WORDS } from './words.ts';

interface BringPartsProps {
  readonly form: SeatForm;
  /** None while they are on their way. */
  readonly decks: readonly DeckChoice[];
  readonly value: SeatChoice;
  onChange(value: SeatChoice): void;
}

/** Everything that one brings to a match, part by part. */
export function BringParts({ form, decks, value, onChange }: BringPartsProps) {
  const say = useWords(BRING_WORDS);
  return form.parts.map((part) => {
    const change = (chosen: string) => onChange(withPart(form, value, part.key, chosen));
    const chosen = value[part.key] ?? '';
    if (part.is === 'choice')
      return <PartPicker key={part.key} part={part} parts={value} value={chosen} onChange={change} />;
    return decks.length === 0 ? (
      <p key={part.key} role="status">
        {say.loadingDecks}
      </p>
    ) : (
      <DeckPicker
        key={part.key}
        legend={say.yourDeck}
        decks={decks.filter(({ id }) => fits(part, value, id))}
        value={chosen}
        onChange={change}
      />
    );
  });
}

/** Whether a deck can come with the rest; of decks of one's own nobody knows before they are checked. */
function fits(part: PartForm, parts: SeatChoice, deck: string): boolean {
  const isReady = part.options.some(({ value }) => value === deck);
  return !isReady || optionsWith(part, parts).some(({ value }) => value === deck);
}

interface PartPickerProps {
  readonly part: PartForm;
  /** What was chosen for all parts. */
  readonly parts: SeatChoice;
  readonly value: string;
  onChange(value: string): void;
}

function PartPicker({ part, parts, value, onChange }: PartPickerProps) {
  const lang = useLang();
  const group = useId();
  return (
    <fieldset className="option-list">
      <legend>{part.name[lang]}</legend>
      <div>
        {optionsWith(part, parts).map((option) => (
          <label key={option.value} className="option-row">
            <input
              type="radio"
              className="vh"
              name={group}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {/* The first place is for a picture. */}
            <span />
            <span>
              <b>{option.name[lang]}</b>
              <small>{option.about[lang]}</small>
            </span>
            <i className="option-row-mark" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
