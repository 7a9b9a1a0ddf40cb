import { useEffect, useState } from 'react';
import { useSession, useTable } from '../session/context.ts';
import { useTelling } from '../session/use-telling.ts';
import { withSeatNames } from '../text/seat-names.ts';

/** How long the last line stays, in milliseconds. */
const STAY = 3000;

/** On a phone the log is put away, so what happened last is shown for a moment. */
export function LastLine() {
  const { session, lang } = useTable();
  const { names } = useTelling();
  const last = useSession(({ known }) => known?.log.at(-1));
  const [shown, setShown] = useState<typeof last>(undefined);
  useEffect(() => {
    setShown(last);
    const timer = setTimeout(() => setShown(undefined), STAY);
    return () => clearTimeout(timer);
  }, [last]);
  if (shown === undefined) return undefined;
  const text =
    shown.is === 'said'
      ? `${shown.by}: ${shown.text}`
      : withSeatNames(shown.text[lang], session.module.text[lang], names);
  return (
    <p className="lastline" aria-hidden="true">
      {text}
    </p>
  );
}
