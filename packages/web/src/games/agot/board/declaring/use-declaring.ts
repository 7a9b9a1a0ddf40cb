import type { AgotView } from '@kronika/agot';
import { useMemo } from 'react';
import { useSession } from '../../../../table/session/context.ts';
import { shownDraft, shownQuestion } from '../../../../table/session/session-state.ts';
import { type Declaring, declaringIn } from './declaring.ts';

/** What who looks is declaring just now. */
export function useDeclaring(view: AgotView): Declaring | undefined {
  const question = useSession(shownQuestion);
  const draft = useSession(shownDraft);
  return useMemo(() => declaringIn(view, question, draft), [view, question, draft]);
}
