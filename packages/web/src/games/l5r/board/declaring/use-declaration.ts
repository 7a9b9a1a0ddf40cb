import type { L5rView } from '@kronika/l5r';
import { useMemo } from 'react';
import { useSession } from '../../../../table/session/context.ts';
import { shownDraft, shownQuestion } from '../../../../table/session/session-state.ts';
import { type Declaration, declarationIn } from './declaration.ts';

/** What is being declared, as it changes with every click. */
export function useDeclaration(view: L5rView): Declaration | undefined {
  const question = useSession(shownQuestion);
  const draft = useSession(shownDraft);
  return useMemo(() => declarationIn(view, question, draft), [view, question, draft]);
}
