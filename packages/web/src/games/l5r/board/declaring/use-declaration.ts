import type { L5rView } from '@kronika/l5r';
import { useMemo } from 'react';
import { useSession } from '../../../../table/session/context.ts';
import { type Declaration, declarationIn } from './declaration.ts';

/** What is being declared, as it changes with every click. */
export function useDeclaration(view: L5rView): Declaration | undefined {
  const question = useSession((state) => state.question);
  const draft = useSession((state) => state.draft);
  return useMemo(() => declarationIn(view, question, draft), [view, question, draft]);
}
