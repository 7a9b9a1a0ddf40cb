import type { Question } from '@kronika/kernel';
import { useState } from 'react';
import { Icon } from '../../sprite/Icon.tsx';
import { wasteText } from '../choosing/told.ts';
import { useTable } from '../session/context.ts';
import { useTelling } from '../session/use-telling.ts';
import { Key } from './Key.tsx';

/** Somebody is about to give something up: what it is, and whether they mean it. */
export function WastePrompt({ question }: { readonly question: Question }) {
  const { session, words } = useTable();
  const telling = useTelling();
  const [next, setNext] = useState<'armed' | 'silent'>('armed');
  return (
    <section className="prompt own warns" aria-label={words.prompt}>
      <Icon name="hazard-sign" />
      <div className="asked">
        <h2>
          <span className="source">{`${words.passing}: `}</span>
          {wasteText(telling, question)}
        </h2>
        <label className="askagain">
          <input
            type="checkbox"
            checked={next === 'silent'}
            onChange={({ target }) => setNext(target.checked ? 'silent' : 'armed')}
          />
          {words.askNoMore}
        </label>
      </div>
      <div className="go">
        <button type="button" className="btn plain pass" aria-keyshortcuts="p" onClick={() => session.giveUp()}>
          {words.passAnyway}
        </button>
        <button type="button" className="btn main" data-does="playOn" onClick={() => session.playOn(next)}>
          {words.playOn}
          <Key name="↵" />
        </button>
      </div>
    </section>
  );
}
