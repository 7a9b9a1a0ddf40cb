import { type Explanation, keyOf, type Thing, type ThingKey } from '@kronika/kernel';
import { useEffect, useState } from 'react';
import { useSession, useTable } from '../session/context.ts';

/** Long enough to pass over a thing without asking about it. */
const PAUSE = 120;

/** What there is to say of a thing now; asked for anew whenever something happened. */
export function useExplanation(thing: Thing | undefined): Explanation | undefined {
  const { session } = useTable();
  const decisions = useSession(({ known }) => known?.document.match?.decisions);
  const asked = useSession((state) => state.asked);
  const [known, setKnown] = useState<{ readonly key: ThingKey; readonly explanation: Explanation } | undefined>(
    undefined,
  );
  const key = thing === undefined ? undefined : keyOf(thing);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says which thing it is; what happened since makes the answer old
  useEffect(() => {
    if (thing === undefined || key === undefined) return;
    let isOff = false;
    const timer = setTimeout(() => {
      session.explain(thing).then(
        (explanation) => {
          if (!isOff) setKnown({ key, explanation });
        },
        () => undefined,
      );
    }, PAUSE);
    return () => {
      isOff = true;
      clearTimeout(timer);
    };
  }, [key, session, decisions, asked]);
  return known !== undefined && known.key === key ? known.explanation : undefined;
}
