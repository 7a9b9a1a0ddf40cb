import { useId } from 'react';
import { Mon } from '../../cards/Mon.tsx';
import '../../shell/parts/option-row.css';
import { useLang } from '../../shell/use-words.ts';
import './deck-picker.css';
import type { ReadyDeck } from './ready-deck.ts';

interface DeckPickerProps {
  readonly legend: string;
  readonly decks: readonly ReadyDeck[];
  readonly value: string;
  onChange(deck: string): void;
}

/** One of the ready decks; arrow keys move the choice. */
export function DeckPicker({ legend, decks, value, onChange }: DeckPickerProps) {
  const lang = useLang();
  const name = useId();
  return (
    <fieldset className="option-list deck-picker">
      <legend>{legend}</legend>
      <div>
        {decks.map((deck) => (
          <label key={deck.id} className="option-row">
            <input
              type="radio"
              className="vh"
              name={name}
              checked={deck.id === value}
              onChange={() => onChange(deck.id)}
            />
            <Mon badge={deck.badge} place="line" />
            <span>
              <b>{deck.name[lang]}</b>
              <small>{deck.side[lang]}</small>
            </span>
            <i className="option-row-mark" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
