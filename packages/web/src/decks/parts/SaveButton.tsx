import { useWords } from '../../shell/use-words.ts';
import { Icon } from '../../sprite/Icon.tsx';
import { useBuilding } from '../context.ts';
import { DECK_WORDS } from '../words.ts';
import type { Saving } from '../work/use-work.ts';
import { isUnsaved, type Work } from '../work/work.ts';

interface SaveButtonProps {
  readonly work: Work;
  readonly saving: Saving;
  onSave(): void;
}

/** Saves the deck, or the draft of one while it breaks rules. */
export function SaveButton({ work, saving, onSave }: SaveButtonProps) {
  const { problems } = useBuilding();
  const say = useWords(DECK_WORDS);
  const isDone = work.saved !== undefined && !isUnsaved(work);
  return (
    <>
      <button
        type="button"
        className={isDone ? 'btn' : 'btn main'}
        disabled={isDone || saving.is === 'saving'}
        onClick={onSave}
      >
        <Icon name={isDone ? 'x-check' : 'save'} />
        {isDone ? say.saved : problems.length === 0 ? say.saveDeck : say.saveDraft}
      </button>
      {saving.is === 'failed' && (
        <p className="deck-panel-hint" role="alert">
          {say.notSaved}
        </p>
      )}
    </>
  );
}
