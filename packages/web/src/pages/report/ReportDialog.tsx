import { type FormEvent, useId, useState } from 'react';
import { RefusedError } from '../../client/refused-error.ts';
import { Modal } from '../../shell/parts/Modal.tsx';
import { useLang, useWords } from '../../shell/use-words.ts';
import { Icon } from '../../sprite/Icon.tsx';
import { type About, reportOf, sendReport, writtenReport } from './report.ts';
import { saveFile } from './save-file.ts';
import { REPORT_WORDS } from './words.ts';
import './report.css';

type Sending =
  | { readonly is: 'idle' | 'sending' | 'saved' }
  | { readonly is: 'sent'; readonly report: string }
  | { readonly is: 'failed'; readonly because: string | undefined };

/** Tells who looks after the program what went wrong, with the match it went wrong in. */
export function ReportDialog({ about, close }: { readonly about: About; readonly close: () => void }) {
  const say = useWords(REPORT_WORDS);
  const lang = useLang();
  const id = useId();
  const [text, setText] = useState('');
  const [sending, setSending] = useState<Sending>({ is: 'idle' });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setSending({ is: 'sending' });
    reportOf(about, text.trim())
      .then(sendReport)
      .then(
        (report) => setSending({ is: 'sent', report }),
        (error: unknown) =>
          setSending({ is: 'failed', because: error instanceof RefusedError ? error.because.text[lang] : undefined }),
      );
  };
  const save = () => {
    reportOf(about, text.trim()).then(
      (report) => {
        saveFile('kronika-report.json', writtenReport(report));
        setSending({ is: 'saved' });
      },
      () => undefined,
    );
  };
  const isDone = sending.is === 'sent' || sending.is === 'saved';
  return (
    <Modal title={say.title} closing={say.close} onClose={close} className="reportbox">
      {isDone ? (
        <p role="status">{sending.is === 'sent' ? say.sent(sending.report) : say.saved}</p>
      ) : (
        <form onSubmit={send} className="reportform">
          <label htmlFor={id}>{say.what}</label>
          <textarea
            id={id}
            required
            maxLength={4000}
            rows={5}
            value={text}
            placeholder={say.hint}
            onChange={(event) => setText(event.target.value)}
          />
          <p className="quiet">{say.attached[about.is]}</p>
          {sending.is === 'failed' && (
            <p className="bad" role="alert">
              {sending.because ?? say.noServer}
            </p>
          )}
          <div className="boxgo">
            {sending.is === 'failed' && (
              <button type="button" className="btn" onClick={save}>
                <Icon name="save" />
                {say.save}
              </button>
            )}
            <button type="submit" className="btn main" disabled={text.trim() === '' || sending.is === 'sending'}>
              {sending.is === 'sending' ? say.sending : say.send}
            </button>
          </div>
        </form>
      )}
    </Modal>
  );
}
