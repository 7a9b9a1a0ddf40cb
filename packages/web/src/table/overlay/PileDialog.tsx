import { type Looked, lookedKey } from '../looked.ts';
import { useSession, useTable } from '../session/context.ts';
import { piecesIn } from '../text/pieces.ts';
import { Dialog } from './Dialog.tsx';
import { TrayThing } from './TrayThing.tsx';

interface PileDialogProps {
  readonly title: string;
  readonly things: readonly Looked[];
}

/** A pile that everybody may look through, from top to bottom. */
export function PileDialog({ title, things }: PileDialogProps) {
  const { session, words } = useTable();
  const view = useSession(({ known }) => known?.document.match?.board);
  const said = words[things.length === 0 ? session.module.pieces : piecesIn(...things)];
  return (
    <Dialog title={`${title} · ${said.here(things.length)}`} className="wide" onClose={() => session.close()}>
      <div className="traycards">
        {things.map((looked) => (
          <TrayThing key={lookedKey(looked)} looked={looked} view={view} state="plain" onTake={undefined} />
        ))}
        {things.length === 0 && <p className="quiet">{words.empty}</p>}
      </div>
    </Dialog>
  );
}
