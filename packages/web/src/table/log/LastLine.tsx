import { useSession, useTable } from '../session/context.ts';
import { useTelling } from '../session/use-telling.ts';
import { withSeatNames } from '../text/seat-names.ts';
import { isReadable } from './readable.ts';

/** On a phone the log is put away, so what happened last stands under the prompt, and opens the rest. */
export function LastLine() {
  const { session, lang, words } = useTable();
  const { names } = useTelling();
  const last = useSession(({ known }) => known?.log.findLast(isReadable));
  const text =
    last === undefined
      ? ''
      : last.is === 'said'
        ? `${last.by}: ${last.text}`
        : withSeatNames(last.text[lang], session.module.text[lang], names);
  return (
    <button
      type="button"
      className="lastline"
      tabIndex={-1}
      aria-label={`${words.log}: ${text}`}
      onClick={() => session.open({ is: 'log' })}
    >
      {text}
    </button>
  );
}
