import { useSession, useTable } from '../session/context.ts';
import type { Looked } from '../session/session-state.ts';
import { Dialog } from './Dialog.tsx';
import { TrayCard } from './TrayCard.tsx';

interface PileDialogProps {
  readonly title: string;
  readonly cards: readonly Looked[];
}

/** A pile that everybody may look through, the top card first. */
export function PileDialog({ title, cards }: PileDialogProps) {
  const { session, words } = useTable();
  const view = useSession(({ known }) => known?.document.match?.board);
  return (
    <Dialog title={`${title} · ${words.cardsHere(cards.length)}`} className="wide" onClose={() => session.close()}>
      <div className="traycards">
        {cards.map((looked) => (
          <TrayCard key={looked.card ?? looked.printed} looked={looked} view={view} state="plain" onTake={undefined} />
        ))}
        {cards.length === 0 && <p className="quiet">{words.empty}</p>}
      </div>
    </Dialog>
  );
}
