import { useId } from 'react';
import { formatIn, withFormat } from '../../../pages/match/shape.ts';
import type { SetupParts } from '../../../pages/setup/parts.ts';
import { useLang, useWords } from '../../../shell/use-words.ts';
import { Picture, type PictureOf } from '../cards/Picture.tsx';
import { NEW_MATCH_WORDS } from './words.ts';

const ICONS: Readonly<Record<string, PictureOf>> = {
  duel: 'katana',
  brawl: 'sword-clash',
  teams: 'shaking-hands',
  solo: 'vintage-robot',
  horde: 'spears',
};

/** The formats side by side. */
export function Modes({ choice, form, change }: SetupParts) {
  const say = useWords(NEW_MATCH_WORDS);
  const lang = useLang();
  const name = useId();
  const chosen = formatIn(choice, form);
  return (
    <fieldset className="sm-modes">
      <legend className="vh">{say.modes}</legend>
      {form.formats.map((format) => (
        <label key={format.id} className="sm-mode">
          <input
            type="radio"
            className="vh"
            name={name}
            checked={format.id === chosen.id}
            onChange={() => change(withFormat(choice, form, format))}
          />
          <Picture name={ICONS[format.id] ?? 'katana'} />
          <span>
            <b>{format.name[lang]}</b>
            <small>{say.players(format.seats.min, format.seats.max)}</small>
          </span>
        </label>
      ))}
      <p className="new-match-hint">{chosen.about[lang]}</p>
    </fieldset>
  );
}
