import { useEffect } from 'react';
import { useExplanation } from '../inspector/use-explanation.ts';
import { thingIn } from '../looked.ts';
import { RuleChip } from '../prompt/RuleChip.tsx';
import { useSession, useTable } from '../session/context.ts';
import type { Refused } from '../session/session-state.ts';
import { useTelling } from '../session/use-telling.ts';
import { withSeatNames } from '../text/seat-names.ts';
import { Bubble } from './Bubble.tsx';
import type { Side } from './bubble-place.ts';
import { refusalWords } from './refusal-words.ts';

/** How long it can be read, unless something else is clicked before. */
const STAYS = 4000;

const IN_HAND: readonly Side[] = ['right', 'left', 'above'];
const ELSEWHERE: readonly Side[] = ['above', 'below', 'right', 'left'];

/** Why what was clicked cannot be chosen now, beside it; gone after a while or with the next click. */
export function RefusalBubble() {
  const { session } = useTable();
  const refused = useSession((state) => state.refused);
  useEffect(() => {
    if (refused === undefined) return;
    const timer = setTimeout(() => session.forgetRefused(), STAYS);
    return () => clearTimeout(timer);
  }, [refused, session]);
  return refused === undefined ? undefined : <Told key={refused.place} refused={refused} />;
}

function Told({ refused: { place, looked } }: { readonly refused: Refused }) {
  const { lang, words, session } = useTable();
  const { names } = useTelling();
  const reason = useExplanation(thingIn(looked))?.whyNot[0];
  if (reason === undefined) return undefined;
  const { title, text } = refusalWords(
    withSeatNames(reason.text[lang], session.module.text[lang], names),
    words.notNow,
  );
  const isInHand = document.querySelector(`.hand [data-place="${CSS.escape(place)}"]`) !== null;
  return (
    <Bubble place={place} className="refusal" sides={isInHand ? IN_HAND : ELSEWHERE} role="status">
      <b>{title}</b>
      <span>{text}</span>
      <RuleChip rule={reason.rule} />
    </Bubble>
  );
}
