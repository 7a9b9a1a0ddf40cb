import type { PrintedId } from '@kronika/kernel';
import type { Asking } from '@kronika/protocol';
import { useId } from 'react';
import { useSession, useTable } from '../session/context.ts';
import { usePassingWords } from './use-passing.ts';

/** When one wants to be asked about a card of one's own. */
export function MuteChoice({ printed }: { readonly printed: PrintedId }) {
  const { session, lang, guide } = useTable();
  const say = usePassingWords();
  const group = useId();
  const isOwn = useSession(
    ({ known }) => known?.document.status === 'playing' && known.document.you.ownCards?.includes(printed) === true,
  );
  const now = useSession(({ known }) => known?.document.you.muted?.[printed] ?? 'always');
  if (!isOwn || guide !== undefined) return undefined;
  const mine = session.module.text[lang].span?.('contest').mine;
  const choices: readonly Asking[] = mine === undefined ? ['always', 'never'] : ['always', 'own', 'never'];
  return (
    <fieldset className="mute panel">
      <legend>{say.askAbout}</legend>
      {choices.map((when) => (
        <label key={when}>
          <input
            type="radio"
            name={group}
            checked={when === now}
            onChange={() => session.wish({ is: 'askAbout', printed, when })}
          />
          <span>
            <b>{when === 'own' && mine !== undefined ? mine : say.asking[when]}</b>
            <small>{say.askingNote[when]}</small>
          </span>
        </label>
      ))}
      <p className="quiet">{say.askingHint}</p>
    </fieldset>
  );
}
