import { useSession, useTable } from '../session/context.ts';
import { KeyCap } from './KeyCap.tsx';
import { RingClock } from './RingClock.tsx';
import { usePassingWords } from './use-passing.ts';

/** The time that runs although there is something to answer, and a way to stop it. */
export function ThinkButton() {
  const { session } = useTable();
  const say = usePassingWords();
  const passesAt = useSession(({ known }) => known?.document.you.passesAt);
  if (passesAt === undefined) return undefined;
  return (
    <button type="button" className="btn think" aria-keyshortcuts="Escape" onClick={() => session.hold()}>
      <RingClock until={passesAt} />
      {say.think} <KeyCap text="Esc" />
    </button>
  );
}
