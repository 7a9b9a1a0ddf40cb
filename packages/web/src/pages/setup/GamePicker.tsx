import { useId } from 'react';
import { Art } from '../../cards/art/Art.tsx';
import { GAMES } from '../../games/index.ts';
import { canBePlayed, OFFERED_GAMES } from '../../games/parts.ts';
import { useLang, useWords } from '../../shell/use-words.ts';
import { Icon } from '../../sprite/Icon.tsx';
import './game-picker.css';
import { SETUP_WORDS } from './words.ts';

interface GamePickerProps {
  readonly value: string;
  onChange(game: string): void;
}

/** Which game. Those that cannot be played yet are there and say so; an example is there if it was asked for. */
export function GamePicker({ value, onChange }: GamePickerProps) {
  const say = useWords(SETUP_WORDS);
  const lang = useLang();
  const name = useId();
  return (
    <fieldset className="game-picker">
      <legend className="vh">{say.game}</legend>
      {[...GAMES.filter(({ id, state }) => state === 'example' && id === value), ...OFFERED_GAMES].map((game) => (
        <label key={game.id} className={`game-picker-card ${game.allegiance}`}>
          <input
            type="radio"
            className="vh"
            name={name}
            checked={game.id === value}
            disabled={!canBePlayed(game)}
            onChange={() => onChange(game.id)}
          />
          <span className="game-picker-clip">
            <Art composition={game.picture} />
          </span>
          <span className="game-picker-tick">
            <Icon name="x-check" />
          </span>
          <span className="game-picker-caption">
            <b>{game.name[lang]}</b>
            <small>{canBePlayed(game) ? game.players[lang] : say.inPreparation}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
