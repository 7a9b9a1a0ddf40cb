import { useId } from 'react';
import { LONGEST_NAME } from '../../shell/preferences/preferences.ts';
import { useWords } from '../../shell/use-words.ts';
import { MATCH_WORDS } from '../match/words.ts';
import type { OtherSeatParts } from './parts.ts';
import { SETUP_WORDS } from './words.ts';

/** What somebody else at this screen is called. */
export function TheirName({ choice, other, place, changeOther }: OtherSeatParts) {
  const say = useWords(SETUP_WORDS);
  const { player } = useWords(MATCH_WORDS);
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{choice.others.length === 1 ? say.theirName : say.nameInSeat}</label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        maxLength={LONGEST_NAME}
        placeholder={player(place + 2)}
        value={other.name}
        onChange={({ target }) => changeOther({ name: target.value })}
      />
    </div>
  );
}
