import { useId } from 'react';
import '../parts/field.css';
import { useWords } from '../use-words.ts';
import { SHELL_WORDS } from '../words.ts';
import { LONGEST_NAME, namePreference } from './preferences.ts';
import { useStored } from './use-stored.ts';

/** How one wants to be called; remembered while one writes. */
export function NameField() {
  const say = useWords(SHELL_WORDS);
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{say.name}</label>
      <input
        id={id}
        type="text"
        autoComplete="nickname"
        maxLength={LONGEST_NAME}
        placeholder={say.nameHint}
        value={useStored(namePreference)}
        onChange={({ target }) => namePreference.set(target.value)}
      />
    </div>
  );
}
