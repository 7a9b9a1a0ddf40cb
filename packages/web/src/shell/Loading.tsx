import { Icon } from '../sprite/Icon.tsx';
import './notice.css';
import { useWords } from './use-words.ts';
import { SHELL_WORDS } from './words.ts';

/** Something is on its way. */
export function Loading() {
  const say = useWords(SHELL_WORDS);
  return (
    <main className="notice room">
      <Icon name="x-enso" />
      <p role="status">{say.loading}</p>
    </main>
  );
}
