import type { ReactNode } from 'react';
import { Mon } from '../../cards/Mon.tsx';
import { useWords } from '../../shell/use-words.ts';
import { Icon } from '../../sprite/Icon.tsx';
import { useBuilding } from '../context.ts';
import { DECK_WORDS } from '../words.ts';
import './bottom-bar.css';
import { partSize } from './part-size.ts';

/** The deck on a phone: how many cards, how many faults; it opens to the list. */
export function BottomBar({ save }: { readonly save: ReactNode }) {
  const { module, deck, problems, lang, open } = useBuilding();
  const say = useWords(DECK_WORDS);
  return (
    <div className="bottom-bar panel">
      <button type="button" className="bottom-bar-open" onClick={() => open({ is: 'deck' })}>
        <Mon badge={module.badgeOf(deck)} place="line" />
        <span className="vh">{say.openDeck}</span>
        <span className="bottom-bar-sizes">
          {module.parts.map((part) => (
            <span key={part.id}>
              <b>{partSize(deck, part)}</b>
              <small>{part.name[lang]}</small>
            </span>
          ))}
        </span>
        {problems.length > 0 && (
          <span className="bottom-bar-faults">
            <Icon name="hazard-sign" />
            <b aria-hidden="true">{problems.length}</b>
            <span className="vh">{say.broken(problems.length)}</span>
          </span>
        )}
        <Icon name="x-up" />
      </button>
      {save}
    </div>
  );
}
