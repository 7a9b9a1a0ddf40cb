import { useEffect, useState } from 'react';
import { useSession } from '../../../table/session/context.ts';
import type { Action } from './things.ts';

/** The action that was picked on its tile; another question forgets it, and asking where to travel picks it anew. */
export function useFocus(): readonly [Action | undefined, (action: Action | undefined) => void] {
  const asked = useSession((state) => state.asked);
  const key = useSession(({ question }) => question?.message.key);
  const [focus, setFocus] = useState<Action>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked next begins anew
  useEffect(() => setFocus(undefined), [asked]);
  return [key === 'travelTo' ? 'travel' : key === 'act' ? focus : undefined, setFocus];
}
