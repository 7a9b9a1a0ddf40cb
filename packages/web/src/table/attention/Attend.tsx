import { useEffect, useMemo } from 'react';
import { promptText } from '../choosing/told.ts';
import { useSession, useTable } from '../session/context.ts';
import { useTelling } from '../session/use-telling.ts';
import type { Attention } from './attention.ts';
import { Watch } from './watch.ts';

/** Tells the page what is to be noticed at the table, also by somebody who looks elsewhere. */
export function Attend({ attention }: { readonly attention: Attention }) {
  const { session } = useTable();
  const telling = useTelling();
  const log = useSession(({ known }) => known?.log);
  const status = useSession(({ known }) => known?.document.status);
  const question = useSession((state) => state.question);
  const watch = useMemo(() => new Watch((event) => session.module.soundOf(event)), [session]);
  const asked = question === undefined ? undefined : promptText(telling, question);
  useEffect(() => {
    if (log === undefined || status === undefined) return;
    const page = document.visibilityState === 'hidden' ? 'hidden' : 'shown';
    const heard = watch.look({ log, status, asked: question === undefined ? 'others' : 'me', page, at: Date.now() });
    for (const kind of heard) attention.sound(kind);
  }, [log, status, question, watch, attention]);
  useEffect(() => attention.asked(asked), [asked, attention]);
  useEffect(() => () => attention.asked(undefined), [attention]);
  return null;
}
