import { useSession } from '../session/context.ts';
import { Bubble } from './Bubble.tsx';
import type { Side } from './bubble-place.ts';
import { TIP_ID } from './tip-id.ts';

const SIDES: readonly Side[] = ['right', 'left', 'above', 'below'];

/** What a thing of the board does now, beside it. */
export function TipBubble() {
  const tip = useSession(({ tipped }) => tipped);
  if (tip === undefined) return undefined;
  return (
    <Bubble place={tip.place} className="tip" sides={SIDES} id={TIP_ID} role="tooltip">
      <b>{tip.title}</b>
      <span>{tip.text}</span>
    </Bubble>
  );
}
