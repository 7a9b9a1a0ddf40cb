import { useState } from 'react';
import { Icon } from '../../sprite/Icon.tsx';
import { useWords } from '../use-words.ts';
import { SHELL_WORDS } from '../words.ts';
import './new-edition.css';
import { useFreshness } from './use-copy.ts';

/** Says quietly that there is a newer edition. The page never changes under anybody's hands: they reload when it suits. */
export function NewEdition() {
  const say = useWords(SHELL_WORDS);
  const [answer, setAnswer] = useState<'none' | 'later'>('none');
  const isShown = useFreshness() === 'superseded' && answer === 'none';
  return (
    <div className="new-edition" role="status">
      {isShown && (
        <div className="new-edition-bar panel">
          <p>
            <b>{say.newEdition}</b> {say.newEditionHint}
          </p>
          <button type="button" className="btn" onClick={() => location.reload()}>
            {say.reloadNow}
          </button>
          <button
            type="button"
            className="new-edition-later"
            aria-label={say.later}
            title={say.later}
            onClick={() => setAnswer('later')}
          >
            <Icon name="x-cross" />
          </button>
        </div>
      )}
    </div>
  );
}
