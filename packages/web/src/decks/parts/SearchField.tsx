import { useWords } from '../../shell/use-words.ts';
import { Icon } from '../../sprite/Icon.tsx';
import { DECK_WORDS } from '../words.ts';
import './filters.css';

/** Where one writes what is looked for among the cards. */
export function SearchField({ value, onChange }: { readonly value: string; onChange(words: string): void }) {
  const say = useWords(DECK_WORDS);
  return (
    <label className="search-field">
      <Icon name="magnifying-glass" />
      <span className="vh">{say.search}</span>
      <input
        type="search"
        value={value}
        placeholder={say.searchHint}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}
