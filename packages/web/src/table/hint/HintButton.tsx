import { Icon } from '../../sprite/Icon.tsx';
import { Key } from '../prompt/Key.tsx';
import { useSession, useTable } from '../session/context.ts';
import { HINT_WORDS } from './words.ts';

/** Asks what a strong bot would do here; where the table allows it. */
export function HintButton() {
  const { session, lang, guide } = useTable();
  const say = HINT_WORDS[lang];
  const isAllowed = useSession(({ known }) => known?.document.hints === 'allowed');
  const isOpen = useSession(({ hint }) => hint !== undefined);
  if (!isAllowed || guide !== undefined) return undefined;
  return (
    <button
      type="button"
      className="btn ghost hintbtn"
      aria-label={say.ask}
      title={say.ask}
      aria-keyshortcuts="i"
      aria-expanded={isOpen}
      onClick={() => session.toggleHint()}
    >
      <Icon name="asian-lantern" />
      <Key name="I" />
    </button>
  );
}
