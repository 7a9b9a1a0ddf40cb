import { useMemo } from 'react';
import type { Telling } from '../choosing/told.ts';
import { useSession, useTable } from './context.ts';
import { shownBoard } from './session-state.ts';

/** The words around what is asked now. */
export function useTelling(): Telling {
  const { session, lang } = useTable();
  const view = useSession(shownBoard);
  const seats = useSession(({ known }) => known?.document.seats);
  return useMemo(
    () => ({ module: session.module, lang, view, names: seats?.map(({ name }) => name) ?? [] }),
    [session, lang, view, seats],
  );
}
