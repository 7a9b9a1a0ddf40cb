import { Icon } from '../../sprite/Icon.tsx';
import { useSession, useTable } from '../session/context.ts';

/** Somebody asks to take a decision back, and this seat has to agree. */
export function RequestPrompt() {
  const { session, words } = useTable();
  const document = useSession(({ known }) => known?.document);
  const request = document?.request;
  if (document === undefined || request === undefined) return undefined;
  const reply = (is: 'agree' | 'decline') => session.wish({ is, request: request.number });
  return (
    <section className="prompt own" aria-label={words.prompt}>
      <Icon name="x-undo" />
      <div className="asked">
        <h2>{words.request(document.seats[request.by]?.name ?? '')}</h2>
      </div>
      <div className="go">
        <button type="button" className="btn pick" onClick={() => reply('decline')}>
          {words.decline}
        </button>
        <button type="button" className="btn main" onClick={() => reply('agree')}>
          {words.agree}
        </button>
      </div>
    </section>
  );
}
