import { useSession, useTable } from '../session/context.ts';
import { Dialog } from './Dialog.tsx';

export function ResignDialog() {
  const { session, words } = useTable();
  const seats = useSession(({ known }) => known?.document.seats.length ?? 0);
  return (
    <Dialog title={words.resign} onClose={() => session.close()}>
      <p>{seats > 2 ? words.resignSureAmongMany : words.resignSure}</p>
      <div className="boxgo">
        <button type="button" className="btn" onClick={() => session.close()}>
          {words.cancel}
        </button>
        <button
          type="button"
          className="btn danger"
          onClick={() => {
            session.close();
            session.wish({ is: 'resign' });
          }}
        >
          {words.resignYes}
        </button>
      </div>
    </Dialog>
  );
}
