import { useId } from 'react';
import { Link } from 'wouter';
import { Mon } from '../../cards/Mon.tsx';
import '../../shell/parts/option-row.css';
import { useLang, useWords } from '../../shell/use-words.ts';
import './deck-picker.css';
import type { DeckChoice } from './deck-choice.ts';
import { PICKER_WORDS } from './picker-words.ts';

interface DeckPickerProps {
  readonly legend: string;
  readonly decks: readonly DeckChoice[];
  readonly value: string;
  onChange(deck: string): void;
}

/** One of the decks, one's own first; arrow keys move the choice. A draft is there, but it cannot be chosen. */
export function DeckPicker({ legend, decks, value, onChange }: DeckPickerProps) {
  const lang = useLang();
  const say = useWords(PICKER_WORDS);
  const name = useId();
  const first = decks.find(({ origin }) => origin === 'ready');
  const hasOwn = decks.some(({ origin }) => origin === 'own');
  return (
    <fieldset className="option-list deck-picker">
      <legend>{legend}</legend>
      <div>
        {decks.map((deck) => (
          <div key={deck.id} className="deck-picker-place">
            {hasOwn && deck === first && <p>{say.origins.ready}</p>}
            {hasOwn && deck === decks[0] && deck.origin === 'own' && <p>{say.origins.own}</p>}
            <label className="option-row">
              <input
                type="radio"
                className="vh"
                name={name}
                checked={deck.id === value}
                disabled={deck.state.is === 'draft'}
                onChange={() => onChange(deck.id)}
              />
              <Mon badge={deck.badge} place="line" />
              <span>
                <b>{deck.name[lang]}</b>
                <small>{deck.state.is === 'draft' ? say.draft(deck.state.faults) : deck.side[lang]}</small>
              </span>
              {deck.state.is === 'legal' && <i className="option-row-mark" />}
            </label>
          </div>
        ))}
        <Link href="/decks" className="deck-picker-build">
          {say.build}
        </Link>
      </div>
    </fieldset>
  );
}
