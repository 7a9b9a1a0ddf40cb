import { Icon } from '../../sprite/Icon.tsx';
import { useNow } from '../clock/use-now.ts';
import { useSession, useTable } from '../session/context.ts';

/** How long it takes until the table passes for the seat by its orders, and a way to make it wait. */
export function HoldButton() {
  const { session, words } = useTable();
  const passesAt = useSession(({ known }) => known?.document.you.passesAt);
  const now = useNow(passesAt === undefined ? 'stands' : 'runs');
  if (passesAt === undefined) return undefined;
  const seconds = Math.max(0, Math.ceil((passesAt - now) / 1000));
  return (
    <button type="button" className="btn pick" title={words.passesIn(seconds)} onClick={() => session.hold()}>
      <Icon name="hourglass" />
      {`${words.hold} (${seconds})`}
    </button>
  );
}
