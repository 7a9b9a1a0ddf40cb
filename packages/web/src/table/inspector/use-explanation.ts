import type { CardId, Explanation } from '@kronika/kernel';
import { useEffect, useState } from 'react';
import { useSession, useTable } from '../session/context.ts';

/** Long enough to pass over a card without asking about it. */
const PAUSE = 120;

/** What there is to say of a card now; asked for anew whenever something happened. */
export function useExplanation(card: CardId | undefined): Explanation | undefined {
  const { session } = useTable();
  const decisions = useSession(({ known }) => known?.document.match?.decisions);
  const asked = useSession((state) => state.asked);
  const [known, setKnown] = useState<{ readonly card: CardId; readonly explanation: Explanation } | undefined>(
    undefined,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: what happened since makes the answer old
  useEffect(() => {
    if (card === undefined) return;
    let isOff = false;
    const timer = setTimeout(() => {
      session.explain(card).then(
        (explanation) => {
          if (!isOff) setKnown({ card, explanation });
        },
        () => undefined,
      );
    }, PAUSE);
    return () => {
      isOff = true;
      clearTimeout(timer);
    };
  }, [card, session, decisions, asked]);
  return known !== undefined && known.card === card ? known.explanation : undefined;
}
